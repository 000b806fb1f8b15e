import { isSameText, keyedHash } from '../../http/keyed-hash.ts';

/** What shows that a file was sent by whoever names it: numbers of files are no secret. */
export const claimOf = (secret: string, fileId: number): string =>
  keyedHash(secret, 'sign-up file')(String(fileId));

export const isClaimed = (secret: string, { id, claim }: { id: number; claim: string }): boolean =>
  isSameText(claim, claimOf(secret, id));
