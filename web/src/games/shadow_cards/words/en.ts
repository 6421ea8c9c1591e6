import { capital, counted, lists } from "../../../words/english";
import { mark, type Phrase } from "../../../words/phrase";

const MULTIPLES = ["", "twice", "three times", "four times", "five times", "six times", "seven times", "eight times", "nine times"];

/** What Shadow Cards says in the client in English, beside what the server says. */
export const en = {
  suits: { red: "red", yellow: "yellow", green: "green", blue: "blue" } as Record<string, string>,
  letters: { red: "R", yellow: "Y", green: "G", blue: "B" } as Record<string, string>,
  card: (suit: string, number: number): string => `${suit} ${number}`,
  worth: (number: number): string => `Worth ${counted(number, "point", "points")}`,
  trump: "Red is trump: it beats every other suit.",
  plain: (suit: string): string => `It beats lower ${suit} cards; any red card beats it.`,
  points: (points: number): string => (points === 1 ? "point" : "points"),
  cards: (cards: number): string => (cards === 1 ? "card" : "cards"),
  experience: "XP", // there is no room for more at a seat
  phases: { predict: "Predict", play: "Play", score: "Take points" },
  predictions: "Predictions",
  predict: "What do you predict?",
  predictionMeans: (cards: number, exactly: boolean): string =>
    `${cards === 2 ? "Two" : "Three"} cards, face down. Their sum is how many points you aim to win${exactly ? ", exactly" : ", or more"}.`,
  sum: "Sum so far: ",
  locked: (name: string): string => `${name}: locked in`,
  choosing: (name: string): string => `${name}: choosing`,
  trick: "The trick",
  led: (suit: string): Phrase => [mark(capital(suit)), " was led; red is trump"],
  ledTrump: (suit: string): Phrase => [mark(capital(suit)), " was led"],
  leads: (name: string, you: boolean): string => `${name} ${you ? "lead" : "leads"} the next trick`,
  roundOver: "The round is over",
  laid: (name: string, card: string): string => `${name}: ${card}`,
  wins: "wins",
  ahead: "ahead",
  aside: (cards: number | string): string => `${cards} aside`,
  openAside: (cards: number): string => `Open · ${cards} aside`,
  lieAside: (cards: number): string => `${counted(cards, "card", "cards")} set aside`,
  openCard: (card: string): string => `Open card: ${card}`,
  cannotWin: "cannot win",
  lastTrick: "Last trick",
  theLastTrick: "The last trick",
  lastCard: (name: string, card: string, scored: boolean, won: boolean): Phrase => [
    name,
    mark(`: ${card}${scored ? ", scored" : ""}${won ? ", won the trick" : ""}`),
  ],
  lastOpenCard: (card: string): Phrase => ["open", mark(`: ${card}`)],
  pointsThisRound: "Points this round",
  yourPrediction: "Your prediction",
  predictedAndWon: (points: number, won: number): Phrase => ["Predicted ", mark(points), ", won ", mark(won)],
  toGo: (points: number): string => `${points} to go`,
  exact: "exact",
  over: (points: number): string => `${points} over`,
  scored: (round: number): string => `Round ${round} scores`,
  legend: (kept: number, teaching: boolean): [string, string][] => [
    ["x", "started the round"],
    ["22=10+12", "predicted 22, with a 10 and a 12"],
    ["points", "trick points won in the round, and how they counted:"],
    ["exact", "as many points as predicted"],
    ["over", "more points than predicted"],
    ["under", "fewer points than predicted"],
    ["none", "no points at all, which has its own reward"],
    ["most", `the most points of all, but not exact: the best ${kept} cards count, and the rest are subtracted`],
    ...(teaching ? [["made", "at least as many points as predicted (first lesson only)"] as [string, string]] : []),
    ["experience", "what the round was worth"],
    ["total", "experience from all rounds so far"],
  ],
  spokenPrediction: (prediction: number, cards: string[], starter: boolean): string =>
    `predicted ${prediction}${cards.length > 0 ? `, with ${lists.format(cards)}` : ""}${starter ? ", started the round" : ""}`,
  goOn: "Continue",
  kept: (predicted: number, won: number): string => {
    const apart = predicted === won ? "exact" : won > predicted ? `${won - predicted} over` : `${predicted - won} short`;
    return `predicted ${predicted}, won ${won}: ${apart}`;
  },
  standing: (points: number, experience: number, cards: number): string =>
    `${counted(points, "point", "points")} this round, ${experience} experience in total, ${counted(cards, "card", "cards")} in hand.`,
  predicted: "Has predicted.",
  notPredicted: "Hasn’t predicted yet.",
  pointCards: "Point cards",
  voids: (suits: string[]): string => `Didn’t follow ${lists.format(suits)}, so has none left.`,

  /** What the rules call by one word, by the rule it settles. */
  settings: {
    zero_reward: { P: "the prediction", "2P": "twice the prediction", "3P": "three times the prediction" },
    exact_factor: Object.fromEntries(MULTIPLES.map((times, place) => [place + 1, `${times && `${times} `}the prediction`])),
    over_bonus: { prediction: "prediction and trick points", none: "trick points only", only: "the prediction only" },
    round_floor: { none: "no minimum" },
    first_starter: { random: "drawn at random" },
    trick_history: { none: "none", last: "the last", all: "all" },
  } as Record<string, Record<string, string>>,
  contest: { won: "Trick won", lost: "Trick lost", decided: "Trick decided" },
  score: (score: number): string => `${score} experience`,
};
