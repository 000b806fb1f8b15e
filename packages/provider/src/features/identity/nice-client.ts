import * as v from 'valibot';
import { askOtherService } from '../../http/ask-other-service.ts';
import { keysOf, type NiceKeys } from './nice-cipher.ts';

/** How the shop is known to NICE, and where NICE is. */
export interface NiceClient {
  clientId: string;
  clientSecret: string;
  /** What was ordered: 본인확인(통합형). */
  productId: string;
  /** Where its servers answer ours. */
  apiUrl: string;
  /** Where the browser goes. */
  checkUrl: string;
}

/** What the environment says of it. */
interface NiceVariables {
  VITIS_NICE_CLIENT_ID?: string | undefined;
  VITIS_NICE_CLIENT_SECRET?: string | undefined;
  VITIS_NICE_PRODUCT_ID: string;
  VITIS_NICE_API_URL: string;
  VITIS_NICE_CHECK_URL: string;
}

/** Null where it says nothing; throws one `Error` that names what is missing. */
export function niceClient(read: NiceVariables): NiceClient | null {
  const { VITIS_NICE_CLIENT_ID: clientId, VITIS_NICE_CLIENT_SECRET: clientSecret } = read;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined || clientSecret === undefined)
    throw new Error(
      'The configuration is not usable:\n  VITIS_NICE_CLIENT_ID, VITIS_NICE_CLIENT_SECRET: must be set both',
    );
  return {
    clientId,
    clientSecret,
    productId: read.VITIS_NICE_PRODUCT_ID,
    apiUrl: read.VITIS_NICE_API_URL.replace(/\/$/, ''),
    checkUrl: read.VITIS_NICE_CHECK_URL,
  };
}

/** Keys of one check, which both sides have and no browser sees. */
export interface CheckKeys {
  siteCode: string;
  /** NICE's name of the keys: the one thing that travels in the clear. */
  tokenVersionId: string;
  keys: NiceKeys;
}

/** Paths below `apiUrl`, as NICE's own. */
export const NICE_PATHS = {
  token: '/digital/niceid/oauth/oauth/token',
  cryptoToken: '/digital/niceid/api/v1.0/common/crypto/token',
} as const;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(1_000));
const dataHeader = v.object({ GW_RSLT_CD: v.literal('1200') });
const Token = v.object({ dataHeader, dataBody: v.object({ access_token: text }) });
const CryptoToken = v.object({
  dataHeader,
  dataBody: v.object({
    rsp_cd: v.literal('P000'),
    result_cd: v.literal('0000'),
    site_code: text,
    token_version_id: text,
    token_val: text,
  }),
});

const base64 = (words: string): string => Buffer.from(words).toString('base64');
/** `20261123091500`, by the clock of Seoul. */
const compactTime = (at: Date): string =>
  new Date(at.getTime() + 9 * 60 * 60 * 1000).toISOString().replace(/\D/g, '').slice(0, 14);

/** NICE's servers as ours ask them. Its token of access is good for years, and is kept while it is taken. */
export function createNiceClient(clientOf: () => NiceClient) {
  let accessToken: string | undefined;

  const askForToken = async ({ apiUrl, clientId, clientSecret }: NiceClient): Promise<string> => {
    const { dataBody } = await askOtherService(
      apiUrl + NICE_PATHS.token,
      {},
      Token,
      { authorization: `Basic ${base64(`${clientId}:${clientSecret}`)}` },
      new URLSearchParams({ grant_type: 'client_credentials', scope: 'default' }),
    );
    return dataBody.access_token;
  };

  return {
    /** Asks for the keys of a new check. Throws 503 where NICE does not answer, or not as agreed. */
    keysFor: async (requestNumber: string, at: Date): Promise<CheckKeys> => {
      const client = clientOf();
      const token = accessToken ?? (await askForToken(client));
      const requestedAt = compactTime(at);
      const seconds = Math.floor(at.getTime() / 1000);
      // Until it was taken it is not kept: one that is over is asked for anew with the next check.
      accessToken = undefined;
      const { dataBody } = await askOtherService(
        client.apiUrl + NICE_PATHS.cryptoToken,
        {},
        CryptoToken,
        {
          authorization: `bearer ${base64(`${token}:${seconds}:${client.clientId}`)}`,
          client_id: client.clientId,
          productID: client.productId,
        },
        {
          dataHeader: { CNTY_CD: 'ko' },
          dataBody: { req_dtim: requestedAt, req_no: requestNumber, enc_mode: '1' },
        },
      );
      accessToken = token;
      return {
        siteCode: dataBody.site_code,
        tokenVersionId: dataBody.token_version_id,
        keys: keysOf(requestedAt, requestNumber, dataBody.token_val),
      };
    },
  };
}
