/** A request as a page made it; times in milliseconds of one clock. */
export interface TimedRequest {
  url: string;
  startedAt: number;
  /** When its answer was there whole; infinite for one that is still on its way. */
  endedAt: number;
}

/**
 * How often one request had to wait for another: each is one round later than the latest of those that had ended when it
 * started. Requests that overlap are one round, none at all are no round.
 */
export function countRounds(requests: readonly TimedRequest[]): number {
  const rounds: number[] = [];
  const byStart = [...requests].sort((one, other) => one.startedAt - other.startedAt);
  byStart.forEach((request, index) => {
    const before = rounds.slice(0, index).filter((_, at) => (byStart[at]?.endedAt ?? 0) <= request.startedAt);
    rounds.push(Math.max(0, ...before) + 1);
  });
  return Math.max(0, ...rounds);
}
