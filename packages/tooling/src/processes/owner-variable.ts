import { identify } from '../../../../tools/process-identity.mjs';

/** Environment variable that names the owner of all programs of a command, and of all that these start. */
export const OWNER_VARIABLE = 'VITIS_HELD_BY';

/** Name of this process, unique even when its number is used again. */
export function ownerName(): string {
  const { pid, started } = identify(process.pid);
  return `${pid}:${started}`;
}
