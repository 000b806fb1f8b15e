import { START_FAILED } from '@vitis/contracts/start-failure';

/** What no boundary caught, for React's root: React takes the whole page away, and the start script's message stands there. */
export function onUncaughtError(error: unknown): void {
  dispatchEvent(new Event(START_FAILED));
  reportError(error);
}
