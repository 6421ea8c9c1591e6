import type { Sight } from "../protocol";

/** Returns the other seats clockwise from one's own; a spectator sees all of them. */
export function around(sight: Sight): number[] {
  const seats = sight.table.seats.map((info) => info.seat);
  if (sight.eyes === null) return seats;
  return seats.slice(1).map((_, place) => (sight.eyes! + place + 1) % seats.length);
}
