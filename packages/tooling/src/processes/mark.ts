import { identify } from '../../../../tools/process-identity.mjs';

/** Environment variable that all programs of a command carry, and all that these start: who holds them. */
export const HOLDER = 'VITIS_HELD_BY';

/** Names this very process; a later one with the same number has another name. */
export function holderName(): string {
  const { pid, started } = identify(process.pid);
  return `${pid}:${started}`;
}
