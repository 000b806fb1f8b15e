/**
 * The clock of the page, kept right by the provider's answers: a device whose clock is off by a day must neither lose
 * its session nor see another day. It lies on the page and not in a module, since parts of every build read it, those
 * too whose shell does not keep it.
 */
const KEY = Symbol.for('vitis.clock');
type WithClock = { [KEY]?: number };

/** A clock that is off by less is right: the header has whole seconds, and an answer takes its time. */
const TOLERATED_MS = 30_000;

/**
 * Compares the device's clock with the server's.
 *
 * @param date `Date` of an answer that came from no cache; null tells nothing
 * @param now when it came, by the device, in milliseconds since 1970
 */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const ahead = Date.parse(date ?? '') - now;
  if (Number.isNaN(ahead)) return;
  (globalThis as WithClock)[KEY] = Math.abs(ahead) < TOLERATED_MS ? 0 : ahead;
}

/** What time it is by the server; by the device until the server has said. */
export const serverNow = (): Date => new Date(Date.now() + ((globalThis as WithClock)[KEY] ?? 0));
