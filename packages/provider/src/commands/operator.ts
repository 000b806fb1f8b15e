import type { Deed } from '../http/unit-of-work.ts';

/** Who works at the command line: no account of the shop. */
export const operator: Deed = { userId: null, requestId: null, address: null };
