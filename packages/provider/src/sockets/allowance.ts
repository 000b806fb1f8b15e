/** Events of one member within the window, over all of its sockets; nobody types faster on all pages together. */
const mostEvents = 120;
/** In milliseconds. */
export const EVENT_WINDOW = 10_000;

export interface Allowance {
  /** Takes one event of a member's; false where it has none left. */
  spend(userId: number): boolean;
}

/** Counts by member and not by socket: more sockets are not more events. */
export function createAllowance(now: () => number = Date.now): Allowance {
  const members = new Map<number, { spent: number; since: number }>();
  let sweptAt = now();

  const sweep = (time: number): void => {
    if (time - sweptAt <= EVENT_WINDOW) return;
    sweptAt = time;
    for (const [userId, { since }] of members) if (time - since > EVENT_WINDOW) members.delete(userId);
  };

  return {
    spend: (userId) => {
      const time = now();
      sweep(time);
      const known = members.get(userId);
      const state = known && time - known.since <= EVENT_WINDOW ? known : { spent: 0, since: time };
      state.spent += 1;
      members.set(userId, state);
      return state.spent <= mostEvents;
    },
  };
}
