import { randomBytes, randomInt } from 'node:crypto';
import type { CodeMode, CodeProof, Language, SentCode } from '@vitis/contracts';
import {
  VERIFICATION_CODE_DIGITS,
  VERIFICATION_CODE_MINUTES,
  VERIFICATION_CODE_RESEND_SECONDS,
  VERIFICATION_CODE_TRIES,
} from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import { isSameText, keyedHash } from '../../http/keyed-hash.ts';
import type { Services } from '../../http/services.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict, type ProblemError, tooMany } from '../../problems/problem-error.ts';
import { problemText } from '../../problems/problem-texts.ts';
import {
  findProof,
  holdLatestCode,
  insertCode,
  lockSending,
  sentSince,
  updateCode,
  useProof,
} from './code.repository.ts';
import { codeMail, codeText } from './code-messages.ts';

/** What a code is bound to: one that was asked for with other words is not found. */
export interface CodeSubject {
  purpose: CodeMode | 'FIND_ACCOUNT' | 'FIND_PASSWORD' | 'LINK_SOCIAL' | 'CONFIRM_EMAIL';
  /** Digits. The code goes there; without a number, to the address of mail. */
  mobile?: string | undefined;
  /** Lower case. */
  email?: string | undefined;
  /** Of a proof that shows more than the number. */
  fullName?: string | undefined;
}

interface Asked extends CodeSubject {
  language: Language;
  /** Who asks, as `limitedAddress` has it; null for this machine, which has no limit. */
  address: string | null;
  /** False: nothing is sent, and everything else is as if it were. Nobody learns by it who is a member. */
  isSent?: boolean;
}

/** Codes to one recipient within an hour and a day, and of one address within an hour. */
export const CODE_LIMITS_OF = {
  recipientPerHour: 5,
  recipientPerDay: 10,
  addressPerHour: 20,
} as const;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** How long a proof is good: a form is filled in meanwhile. */
const proofMinutes = 60;

export type CodeService = ReturnType<typeof createCodeService>;

/** Codes of six digits: sent, confirmed once, and exchanged for a proof that one call takes. */
export function createCodeService({ database, now }: Services, secret: string) {
  const hash = keyedHash(secret, 'verification codes');
  const subjectHashOf = ({ purpose, mobile = '', email = '', fullName }: CodeSubject) =>
    hash('subject', purpose, mobile, email, ...(fullName === undefined ? [] : [fullName]));

  const refuseTooMany = async (tx: Database, recipientHash: string, address: string | null) => {
    const at = now().getTime();
    await lockSending(tx, [recipientHash, ...(address === null ? [] : [`address ${address}`])]);
    const sent = await sentSince(tx, { recipientHash }, new Date(at - 24 * hour));
    const latest = sent.at(-1);
    const next = (latest?.getTime() ?? 0) + VERIFICATION_CODE_RESEND_SECONDS * second;
    if (next > at) throw tooMany('CODE_TOO_SOON', (next - at) / second);

    const refusePast = (times: readonly Date[], most: number, window: number) => {
      const within = times.filter((each) => each.getTime() > at - window);
      const oldest = within.at(-most);
      if (oldest) throw tooMany('TOO_MANY_CODES', (oldest.getTime() + window - at) / second);
    };
    refusePast(sent, CODE_LIMITS_OF.recipientPerHour, hour);
    refusePast(sent, CODE_LIMITS_OF.recipientPerDay, 24 * hour);
    if (address !== null)
      refusePast(await sentSince(tx, { address }, new Date(at - hour)), CODE_LIMITS_OF.addressPerHour, hour);
  };

  const redeemed = (tx: Database, subject: CodeSubject, proof: string) =>
    useProof(tx, { subjectHash: subjectHashOf(subject), proofHash: hash('proof', proof) }, now());

  return {
    /**
     * Sends a code with the transaction; the one before it is worth nothing any more. Throws 429 with the time to wait:
     * `CODE_TOO_SOON` within a minute, `TOO_MANY_CODES` past the limits of the recipient and of the address.
     */
    send: async (unit: UnitOfWork, asked: Asked): Promise<SentCode> => {
      const { mobile, email, address, language, isSent = true } = asked;
      const recipient = mobile ?? email;
      if (recipient === undefined) throw new TypeError('a code needs a number or an address of mail');
      const recipientHash = hash('recipient', recipient);
      await refuseTooMany(unit.tx, recipientHash, address);

      const id = crypto.randomUUID();
      const code = String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, '0');
      await insertCode(unit.tx, {
        id,
        subjectHash: subjectHashOf(asked),
        recipientHash,
        address,
        codeHash: hash('code', id, code),
        sentAt: now(),
        expiresAt: new Date(now().getTime() + VERIFICATION_CODE_MINUTES * minute),
      });
      if (mobile === undefined) unit.mail(codeMail(recipient, code, language), { isSent });
      else unit.sms(codeText(recipient, code, language), { isSent });
      return {
        expiresInSeconds: VERIFICATION_CODE_MINUTES * 60,
        resendAfterSeconds: VERIFICATION_CODE_RESEND_SECONDS,
      };
    },

    /**
     * Tries a code, in a transaction of its own, so that a wrong try counts whatever becomes of the call. Throws 409:
     * `CODE_WRONG`, `CODE_EXPIRED` (also for one that was taken already), `CODE_USED_UP` after five wrong ones.
     */
    confirm: async (subject: CodeSubject, code: string, language: Language): Promise<CodeProof> => {
      const subjectHash = subjectHashOf(subject);
      const proof = randomBytes(24).toString('base64url');
      const refused = await database.transaction(async (tx) => {
        const row = await holdLatestCode(tx, subjectHash);
        if (!row) return 'CODE_WRONG';
        if (row.expiresAt <= now() || row.proofHash !== null) return 'CODE_EXPIRED';
        if (row.tries >= VERIFICATION_CODE_TRIES) return 'CODE_USED_UP';
        const isRight = isSameText(row.codeHash, hash('code', row.id, code));
        await updateCode(tx, row.id, {
          tries: row.tries + 1,
          ...(isRight && {
            proofHash: hash('proof', proof),
            proofExpiresAt: new Date(now().getTime() + proofMinutes * minute),
          }),
        });
        if (isRight) return undefined;
        return row.tries + 1 >= VERIFICATION_CODE_TRIES ? 'CODE_USED_UP' : 'CODE_WRONG';
      });
      if (refused) throw refusedCode(refused, language);
      return { proof, expiresInSeconds: proofMinutes * 60 };
    },

    /**
     * A proof for what somebody else has shown about a number, as an identity check does, or for who opens a mail.
     */
    prove: async (tx: Database, subject: CodeSubject, minutes = proofMinutes): Promise<CodeProof> => {
      const proof = randomBytes(24).toString('base64url');
      const id = crypto.randomUUID();
      await insertCode(tx, {
        id,
        subjectHash: subjectHashOf(subject),
        recipientHash: hash('none', id),
        codeHash: hash('none', id),
        sentAt: now(),
        expiresAt: now(),
        proofHash: hash('proof', proof),
        proofExpiresAt: new Date(now().getTime() + minutes * minute),
      });
      return { proof, expiresInSeconds: minutes * 60 };
    },

    /** Why a proof was not redeemed: it was already, its time is over, or it never was one. */
    whyNot: async (
      tx: Database,
      subject: CodeSubject,
      proof: string,
    ): Promise<'USED' | 'EXPIRED' | 'WRONG'> => {
      const found = await findProof(tx, {
        subjectHash: subjectHashOf(subject),
        proofHash: hash('proof', proof),
      });
      if (!found) return 'WRONG';
      return found.usedAt === null ? 'EXPIRED' : 'USED';
    },

    /** Uses a proof up with the transaction, where it is good for the subject; says whether it was. */
    tryRedeem: (tx: Database, subject: CodeSubject, proof: string): Promise<boolean> =>
      redeemed(tx, subject, proof),

    /** Uses a proof up with the transaction. Throws 409 `PROOF_EXPIRED` for one that is not, or not any more, good. */
    redeem: async (tx: Database, subject: CodeSubject, proof: string): Promise<void> => {
      if (!(await redeemed(tx, subject, proof))) throw conflict('PROOF_EXPIRED');
    },
  };
}

/** Said at the field `code`. */
function refusedCode(code: string, language: Language): ProblemError {
  const message = problemText(code, 409, language);
  return conflict(code, { errors: [{ field: 'code', code, message }] });
}
