import { createHash } from 'node:crypto';

/**
 * Of the files of a build. Each lazy file's hash stands in a table that travels with every page of its part and does not
 * compress: 32 bytes for each, where sha384 has 48.
 */
export const HASH = 'sha256';

/** What subresource integrity calls a file's content. */
export const integrityOf = (data: Buffer, hash: string = HASH): string =>
  `${hash}-${createHash(hash).update(data).digest('base64')}`;

/** Of builds that are older than the choice above, and that a rollback may bring back. */
const OLDER_HASH = 'sha384';

/** Whether this is the file that is spoken of. */
export const hasIntegrity = (data: Buffer, integrity: string): boolean =>
  integrityOf(data, integrity.startsWith(`${OLDER_HASH}-`) ? OLDER_HASH : HASH) === integrity;

/** The hash alone. */
export const digestIn = (integrity: string): string => integrity.slice(integrity.indexOf('-') + 1);
