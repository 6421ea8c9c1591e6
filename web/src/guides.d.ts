declare module "guides" {
  /** The guides to the games: each by the name of its game, with the title from its heading. */
  export const games: { name: string; title: string; html: string }[];
  /** The guide to writing cards. */
  export const cards: string;
}
