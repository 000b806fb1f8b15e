import type { AuditContext } from '../http/unit-of-work.ts';

/** Who works at the command line: no account of the shop. */
export const operator: AuditContext = { userId: null, requestId: null, address: null };
