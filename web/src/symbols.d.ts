declare module "symbols:*" {
  /** The symbols of a game: a path for each of its names. */
  export const SYMBOLS: Record<string, string>;
}
