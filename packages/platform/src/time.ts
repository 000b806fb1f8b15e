/**
 * The page's clock, corrected by the `Date` of the provider's answers: a device whose clock is off by a day must neither
 * lose its session nor show another day. The offset is stored on `globalThis` and not in a module, since builds of any
 * age read it.
 */
const KEY = Symbol.for('vitis.clock');
type WithClock = { [KEY]?: number };

/** Tolerance: the header has whole seconds, and an answer takes time. */
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

/** Current time of the server; of the device before the first answer. */
export const serverNow = (): Date => new Date(Date.now() + ((globalThis as WithClock)[KEY] ?? 0));
