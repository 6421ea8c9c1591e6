import type {
  ApiToken, CheckedDeck, Credentials, DeckFile, Fork, GameDetail, GameInfo, NewTable, NewTournament, Person, Problem, Rating, RecordInfo, Replay, TableInfo, TableMade,
  TournamentInfo, TournamentLine,
} from "../protocol";
import { asSentence } from "../words/phrase";
import { words } from "../words/words.svelte";

/** What can be asked of a tournament. */
export type TournamentRequest = "join" | "leave" | "begin" | "call-off";

/** Why the server refused, in words for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new Refusal(0, words.errors.unreachable);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(response.status, (answer as Problem | null)?.reason ?? words.errors.refused);
  return answer as Answer;
}

export const server = {
  game: (name: string) => ask<GameDetail>("GET", `/games/${encodeURIComponent(name)}`),
  games: () => ask<GameInfo[]>("GET", "/games"),
  me: () => ask<Person>("GET", "/me"),
  rename: (name: string) => ask<Person>("PUT", "/me", { name }),
  ratings: () => ask<Rating[]>("GET", "/me/ratings"),
  register: (request: Credentials) => ask<Person>("POST", "/account", request),
  login: (request: Credentials) => ask<Person>("POST", "/login", request),
  logout: () => ask<Person>("POST", "/logout"),
  token: () => ask<ApiToken>("POST", "/token"),
  checkDeck: (request: DeckFile) => ask<CheckedDeck>("POST", "/decks", request),
  tables: () => ask<TableInfo[]>("GET", "/tables"),
  open: (request: NewTable) => ask<TableMade>("POST", "/tables", request),
  records: (before?: number) => ask<RecordInfo[]>("GET", `/records?mine=true${before === undefined ? "" : `&before=${before}`}`),
  replay: (id: string, at: number, eyes: number | null, line: number | null) =>
    ask<Replay>("GET", `/records/${id}/at/${at}?eyes=${eyes ?? ""}&line=${line ?? ""}`),
  record: (id: string) => ask<RecordInfo>("GET", `/records/${id}`),
  fork: (id: string, request: Fork) => ask<TableMade>("POST", `/records/${id}/fork`, request),
  tournaments: () => ask<TournamentLine[]>("GET", "/tournaments"),
  hold: (request: NewTournament) => ask<TableMade>("POST", "/tournaments", request),
  /** Answers as soon as the tournament has changed after a version, or after a while with nothing new. */
  tournament: (id: string, after: number, signal: AbortSignal) => ask<TournamentInfo>("GET", `/tournaments/${id}?after=${after}`, undefined, signal),
  atTournament: (id: string, request: TournamentRequest) => ask<TournamentInfo>("POST", `/tournaments/${id}/${request}`),
};

/** Returns what went wrong as a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Refusal ? asSentence(error.message) : words.errors.unknown;
}
