import { capital, counted, lists } from "../../../words/english";

/** Returns every mix of rarities in words, by the letters on the cards. */
function rarities(): Record<string, string> {
  const names = Object.entries({ CO: "Commons", UC: "Uncommons", RA: "Rares", SR: "Super Rares" });
  const mixes = Array.from({ length: 2 ** names.length - 1 }, (_, mix) => names.filter((_, place) => ((mix + 1) >> place) & 1));
  const told = (mix: typeof names): string => (mix.length === names.length ? "all" : mix.length === 1 ? `${mix[0]![1]} only` : lists.format(mix.map(([, name]) => name)));
  return Object.fromEntries(mixes.map((mix) => [mix.map(([sign]) => sign).join("+"), told(mix)]));
}

/** What Shadows & Syndicates says in the client in English, beside what the server says. */
export const en = {
  fx: "FX",
  signedFx: (helps: boolean): string => (helps ? "FX+" : "FX−"),
  people: "team",
  unprinted: (card: string): string => capital(card.replaceAll("-", " ")), // from its name in the rules
  kinds: {
    leader: "Leader",
    family: "Family",
    friend: "Friend",
    passionate: "Passionate Supporter",
    reluctant: "Reluctant Supporter",
    altruist: "Altruist",
    "energy-boost": "Energy boost",
    "mental-boost": "Mental boost",
    "high-tech-stuff": "High-tech stuff",
    "bungle-boost": "Bungle boost",
  } as Record<string, string>,
  briefKinds: { passionate: "Passionate", reluctant: "Reluctant" } as Record<string, string>, // for small cards
  factions: { green: "Green", red: "Red" } as Record<string, string>,
  /** What stands above the text of a card, such as `Leader · Green · 60 KT`. */
  facts: (faction: string, kind: string, kt: number): string =>
    [en.kinds[kind] ?? kind, en.factions[faction] ?? faction, kt > 0 ? `${kt} KT` : ""].filter(Boolean).join(" · "),
  duo: (partner: string): string => `Duo with ${partner}`,
  phases: { factions: "Factions", analysis: "Team", turns: "Match" },
  unused: "one-time skill unused",
  used: "one-time skill used",
  factionCard: (faction: string, black: boolean): string =>
    faction ? `${capital(faction)} faction card, ${black ? "black: the one-time skill is used" : "white: the one-time skill is unused"}` : "No faction yet",
  plays: (faction: string, black: boolean): string => `Plays ${faction.toLowerCase()}. The Leader’s one-time skill ${black ? "is used" : "can still be used"}.`,
  side: (names: string[], faction: string): string => (faction ? `${lists.format(names)}, ${faction}` : lists.format(names)),
  standing: (matches: number, points: number): string => `${counted(matches, "match", "matches")} won · ${counted(points, "point", "points")}`,
  skips: (turns: number): string => `skips ${counted(turns, "turn", "turns")}`,
  slot: (name: string): string => (name === "leader" ? "Leader slot" : name === "family" ? "Family slot" : `slot ${name.slice(1)}`),
  slotSign: (name: string): string => (name === "leader" ? "L" : name === "family" ? "F" : name.slice(1)),
  empty: (slot: string): string => `${capital(slot)}, empty`,
  closed: (slot: string): string => `${capital(slot)}, closed for this match`,
  stands: (title: string, slot: string, kt: number): string => `${title}, ${kt} KT, ${slot}`,
  commanded: (name: string, you: boolean): string => `acts for ${you ? "you" : name}`,
  attached: (title: string, kt: number, turns: number | null): string =>
    `${title} on top${kt > 0 ? `, ${kt} KT` : ""}${turns === null ? "" : `, for ${counted(turns, "more turn", "more turns")}`}`,
  beneath: (titles: string[]): string => `underneath: ${lists.format(titles)}`,
  immune: "immune to attacks",
  inactive: "can’t act now",
  fit: "skill ready",
  liesBeneath: "underneath.",
  liesOnTop: "on top.",
  toll: (before: number, after: number, fx: boolean): string => `${before} → ${after > 0 ? after : fx ? "gone" : "out"}`,
  delta: (kt: number): string => (kt > 0 ? `+${kt}` : `−${-kt}`),
  fxDeck: (cards: number): string => `FX deck, ${counted(cards, "card", "cards")}`,
  peopleDeck: (cards: number): string => `Character deck, ${counted(cards, "card", "cards")}`,
  usedCount: (cards: number): string => `Used: ${cards}`,
  outCount: (cards: number): string => `Out: ${cards}`,
  openUsed: (cards: number): string => `Used: ${counted(cards, "FX card", "FX cards")}`, // each begins with what is seen
  openOut: (cards: number): string => `Out: ${counted(cards, "character", "characters")}`,
  usedFx: (cards: number): string => `Used FX cards: ${cards}`,
  usedPeople: (cards: number): string => `Characters out of play: ${cards}`,
  nothingThere: "Nothing here yet.",
  heldCard: (title: string, text: string, keeper: string): string => `${keeper ? `Kept by ${keeper}` : "Kept"}: ${title}. ${text}`,
  amount: (kt: number): string => `${kt} KT`,
  middle: "Between the two sides",
  useAll: "Use all, left to right",
  threw: (names: string[]): string => `${lists.format(names)} rolled`,
  factionOf: (faction: string, people: string[]): string => `${faction}: ${lists.format(people)}`,
  yourTeam: "Your team",
  makeRoom: (title: string): string => `Who makes room for ${title}?`,
  fetch: (title: string): string => `Bring in ${title}`,
  willLeave: (why: string): string => `Will leave: ${why}`,
  against: "Against you",
  /** What is asked once the first of two is taken up. */
  next: {
    attacks: (title: string): string => `Whom does ${title} attack?`,
    attacked: (title: string): string => `Who attacks ${title}?`,
    protects: (title: string): string => `Whom does ${title} protect?`,
    protected: (title: string): string => `Who protects ${title}?`,
    swaps: (title: string): string => `Who swaps places with ${title}?`,
    comes: (slot: string): string => `Who goes to ${slot}?`,
  },
  captions: { attacked: "Attack", skill: "Skill used", drew_fx: "FX card drawn", played_fx: "Held card played" } as Record<string, string>,
  legend: [
    ["won", "won the match or the series"],
    ["-", "lost it"],
    ["draw", "nobody won, so the match is played again"],
    ["points", "1 for each match won, and 1 for each series"],
  ] as [string, string][],

  /** What the rules call by one word, by the rule it settles. */
  settings: {
    format: {
      "sumo-rush": "Sumo Rush – four characters a side, quick",
      controlled: "Controlled – six characters a side",
      fiasco: "Fiasco – eight characters a side",
    },
    contest: { match: "one match", "best-of-3": "best of three", casual: "casual – eight matches of Sumo Rush, or three best-of-three duels" },
    rarities: rarities(),
    leader_face: { "out-of-concern": "Out of Concern", bodyguard: "Bodyguard" },
  } as Record<string, Record<string, string>>,
  /** Where they mean something else for two teams. */
  teamSettings: {
    format: { "sumo-rush": "Sumo Rush – six characters a team, quick", controlled: "Controlled – eight characters a team" },
  } as Record<string, Record<string, string>>,
  teamsMean: "Teammates sit opposite each other and share a faction. A team’s first seat commands the left flank, its second the right.",
  contest: { won: "Match won", lost: "Match lost", decided: "Match decided" },
  score: (score: number): string => counted(score, "point", "points"),
};
