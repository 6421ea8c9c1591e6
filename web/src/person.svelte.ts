import { server } from "./net/http";
import type { Person } from "./protocol";

/** Whoever sits in front of this browser. */
class Self {
  person: Person | null = $state(null);

  private meeting: Promise<Person> | null = null; // only one at a time, or the server would make two guests

  async meet(): Promise<void> {
    if (this.person === null) await this.meetAgain();
  }

  /** Asks the server anew, which may have forgotten who this is. */
  async meetAgain(): Promise<void> {
    this.meeting ??= server.me().finally(() => (this.meeting = null));
    this.person = await this.meeting;
  }
}

export const self = new Self();
