import { APP_SYSTEMS, type AppSystem } from '@vitis/contracts';

/** What the app around the page says: its system and, where it has one, the token for its push messages. */
export interface HostMessage {
  os: Exclude<AppSystem, ''>;
  pushToken: string | null;
}

/** Longer than any push service's token. */
const PUSH_TOKEN_LIMIT = 4096;

/**
 * Reads `{ source: 'vitis-app', type: 'host/ready', os, pushToken? }`, as an object or as JSON (Android hands over
 * text). Null for everything else: other frames and extensions post messages to a page, too.
 */
export function readHostMessage(data: unknown): HostMessage | null {
  const given = typeof data === 'string' ? parse(data) : data;
  if (typeof given !== 'object' || given === null) return null;
  const { source, type, os, pushToken = null } = given as Record<string, unknown>;
  if (source !== 'vitis-app' || type !== 'host/ready') return null;
  const system = APP_SYSTEMS.find((known) => known === os);
  if (system === undefined || system === '') return null;
  if (pushToken === null) return { os: system, pushToken: null };
  if (typeof pushToken !== 'string' || pushToken.length > PUSH_TOKEN_LIMIT) return null;
  // It travels as a header: anything else than visible ASCII would make every call fail.
  if (!/^[\x21-\x7e]+$/.test(pushToken)) return null;
  return { os: system, pushToken };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text of somebody else's.
    return null;
  }
}
