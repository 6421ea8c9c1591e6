import { server } from "./net/http";
import type { Person } from "./protocol";

/** Whoever sits in front of this browser. */
class Self {
  person: Person | null = $state(null);

  async meet(): Promise<void> {
    this.person ??= await server.me();
  }
}

export const self = new Self();
