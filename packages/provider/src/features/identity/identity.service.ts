import { randomBytes } from 'node:crypto';
import { IDENTITY_RETURN_PATHS, type IdentityWindow, type ShownIdentity } from '@vitis/contracts';
import { isMobile, normalisePhone, PersonNameField } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../db/connect.ts';
import { hashOf, newSecret } from '../../http/browser-secret.ts';
import { sealedBy } from '../../http/sealed.ts';
import { conflict, ProblemError } from '../../problems/problem-error.ts';
import { demonstrationNice } from './demonstration/demonstration-nice.ts';
import { insertCheck, takeCheck } from './identity-checks.repository.ts';
import { openFromNice, sealForNice } from './nice-cipher.ts';
import { createNiceClient, type NiceClient } from './nice-client.ts';

/** What is kept of a check while its browser is away. */
const Kept = v.object({
  requestNumber: v.string(),
  siteCode: v.string(),
  keys: v.object({ key: v.string(), iv: v.string(), hmacKey: v.string() }),
});

const text = v.optional(v.pipe(v.string(), v.maxLength(1_000)), '');
/** What is read of a result. NICE says more about a person (birthday, gender, CI, DI), which nobody here needs. */
const Result = v.object({
  resultcode: v.string(),
  requestno: v.string(),
  sitecode: v.string(),
  mobileno: text,
  utf8_name: text,
});

interface Came {
  tokenVersionId: string;
  encData: string;
  integrityValue: string;
  browserHash: string;
}

const mismatch = () => new ProblemError(400, 'IDENTITY_MISMATCH');

/** A name that one signs up with; null for one in other letters, or none. */
function nameOf(encoded: string): string | null {
  try {
    const name = v.safeParse(PersonNameField, decodeURIComponent(encoded.replaceAll('+', ' ')));
    return name.success ? name.output : null;
  } catch {
    return null;
  }
}

/** Identity checks by NICE (CheckPlus): begun for one browser, opened once, and exchanged for a proof. */
export function createIdentityService({ config, server, services, codes, secret }: FastifyInstance) {
  const { database, now } = services;
  const kept = sealedBy(secret, 'identity checks');

  const find = (): NiceClient | null => {
    if (!config.niceDemonstration) return config.nice;
    const address = server.address();
    return demonstrationNice(typeof address === 'object' && address !== null ? address.port : config.port);
  };
  const client = (): NiceClient => {
    const found = find();
    if (found === null) throw new ProblemError(404, 'IDENTITY_NOT_OFFERED');
    return found;
  };
  const nice = createNiceClient(client);

  return {
    offered: () => ({ offered: find() !== null, demonstration: config.niceDemonstration }),

    /** Begins a check: answers where the browser goes, and the secret that it is to keep. */
    begin: async (tx: Database, shop: string, window: IdentityWindow) => {
      const { checkUrl } = client();
      const requestNumber = randomBytes(12).toString('hex');
      const { siteCode, tokenVersionId, keys } = await nice.keysFor(requestNumber, now());
      const { encData, integrityValue } = sealForNice(
        {
          requestno: requestNumber,
          returnurl: shop + IDENTITY_RETURN_PATHS[window],
          sitecode: siteCode,
          // By a mobile number alone: cards and certificates do not say one.
          authtype: 'M',
          methodtype: 'get',
          popupyn: window === 'popup' ? 'Y' : 'N',
          receivedata: '',
        },
        keys,
      );
      const browserSecret = newSecret();
      await insertCheck(tx, {
        tokenVersionId,
        browserHash: hashOf(browserSecret),
        sealed: kept.seal(
          JSON.stringify({ requestNumber, siteCode, keys } satisfies v.InferOutput<typeof Kept>),
        ),
        createdAt: now(),
      });
      const url = new URL(checkUrl);
      url.searchParams.set('m', 'service');
      url.searchParams.set('token_version_id', tokenVersionId);
      url.searchParams.set('enc_data', encData);
      url.searchParams.set('integrity_value', integrityValue);
      return { checkUrl: url.href, browserSecret };
    },

    /**
     * Ends it. Throws 400 `IDENTITY_MISMATCH` for a result that was changed, used, is late, or belongs to another check or
     * browser; 409 `IDENTITY_FAILED` where the person was not recognized, `IDENTITY_WITHOUT_MOBILE` without a number.
     */
    finish: async ({ tokenVersionId, browserHash, ...sealed }: Came): Promise<ShownIdentity> => {
      const check = await takeCheck(database, { tokenVersionId, browserHash }, now());
      if (check === undefined) throw mismatch();
      const { requestNumber, siteCode, keys } = v.parse(Kept, JSON.parse(kept.open(check)));
      const read = v.safeParse(Result, openFromNice(sealed, keys));
      if (!read.success) throw mismatch();
      const { resultcode, requestno, sitecode, mobileno, utf8_name } = read.output;
      if (requestno !== requestNumber || sitecode !== siteCode) throw mismatch();
      if (resultcode !== '0000') throw conflict('IDENTITY_FAILED');
      const mobile = normalisePhone(mobileno);
      if (!isMobile(mobile)) throw conflict('IDENTITY_WITHOUT_MOBILE');
      const fullName = nameOf(utf8_name);
      const subject = { purpose: 'SIGN_UP', mobile, fullName: fullName ?? undefined } as const;
      return { mobile, fullName, ...(await codes.prove(database, subject)) };
    },
  };
}
