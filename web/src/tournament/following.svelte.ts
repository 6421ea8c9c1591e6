import { reasonOf, Refusal, server, type TournamentRequest } from "../net/http";
import type { TournamentInfo } from "../protocol";

const BREATH = 2000; // milliseconds before a server that does not answer is asked again

/** A tournament as it is now: the server answers as soon as something is new. */
export class Following {
  tournament: TournamentInfo | null = $state.raw(null);
  trouble = $state("");
  gone = $state(false);

  constructor(readonly id: string) {}

  /** Whether nothing will change any more. */
  get ended(): boolean {
    return this.tournament?.phase === "over" || this.tournament?.phase === "called off";
  }

  /** Takes a newer version; an older one that comes late changes nothing. */
  take(told: TournamentInfo): void {
    if (this.tournament === null || told.version >= this.tournament.version) this.tournament = told;
  }

  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !this.ended && !this.gone) {
      try {
        this.take(await server.tournament(this.id, this.tournament?.version ?? 0, signal));
        this.trouble = "";
      } catch (error) {
        if (signal.aborted) return;
        this.gone = error instanceof Refusal && error.status === 404;
        this.trouble = reasonOf(error);
        await new Promise((resolve) => setTimeout(resolve, BREATH));
      }
    }
  }

  async request(wanted: TournamentRequest): Promise<void> {
    try {
      this.take(await server.atTournament(this.id, wanted));
      this.trouble = "";
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }
}
