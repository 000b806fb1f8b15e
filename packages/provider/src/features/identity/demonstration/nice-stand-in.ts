import { randomBytes } from 'node:crypto';
import { IDENTITY_RETURN_PATHS } from '@vitis/contracts';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { keysOf, type NiceKeys, openFromNice, sealForNice } from '../nice-cipher.ts';

const CryptoRequest = v.object({
  dataBody: v.object({ req_dtim: v.string(), req_no: v.string(), enc_mode: v.literal('1') }),
});
const CheckRequest = v.object({
  requestno: v.string(),
  returnurl: v.pipe(v.string(), v.check(isShop)),
  sitecode: v.string(),
  authtype: v.literal('M'),
  methodtype: v.literal('get'),
});

const isOwnName = (hostname: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

/** The shop on this machine, whichever port it has. */
function isShop(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(address);
  const isReturn = Object.values(IDENTITY_RETURN_PATHS).some((path) => path === pathname);
  return protocol === 'http:' && isOwnName(hostname) && isReturn && search + hash === '';
}

/** What travels through the browser. */
export interface NiceQuery {
  token_version_id: string;
  enc_data: string;
  integrity_value: string;
}

/** Who is sitting there, as they say; null for somebody who does not want to, or is not recognized. */
export interface NicePerson {
  name: string;
  birthdate: string;
  mobileno: string;
  mobileco: string;
}

const done = { GW_RSLT_CD: '1200', GW_RSLT_MSG: '' };

/** NICE's side of a check (본인확인 통합형), which recognizes everybody who says who they are. Kept in memory alone. */
export function createNiceStandIn() {
  const sites = new LRUCache<string, { siteCode: string; keys: NiceKeys }>({
    max: 1_000,
    ttl: 60 * 60 * 1000,
  });

  const requestOf = ({ token_version_id, enc_data, integrity_value }: NiceQuery) => {
    const site = sites.get(token_version_id);
    if (!site) return undefined;
    const sealed = { encData: enc_data, integrityValue: integrity_value };
    const request = v.safeParse(CheckRequest, openFromNice(sealed, site.keys));
    return request.success && request.output.sitecode === site.siteCode
      ? { ...request.output, keys: site.keys }
      : undefined;
  };

  return {
    token: () => ({
      dataHeader: done,
      dataBody: {
        access_token: randomBytes(16).toString('hex'),
        token_type: 'bearer',
        expires_in: 1_576_800_000,
      },
    }),

    /** Undefined for what is no such request. */
    cryptoToken: (asked: unknown) => {
      const read = v.safeParse(CryptoRequest, asked);
      if (!read.success) return undefined;
      const { req_dtim, req_no } = read.output.dataBody;
      const [siteCode, value] = ['VITISDEMO', randomBytes(24).toString('base64')];
      const tokenVersionId = `${req_dtim}-${randomBytes(8).toString('hex')}`;
      sites.set(tokenVersionId, { siteCode, keys: keysOf(req_dtim, req_no, value) });
      return {
        dataHeader: done,
        dataBody: {
          rsp_cd: 'P000',
          rsp_msg: '',
          result_cd: '0000',
          site_code: siteCode,
          token_version_id: tokenVersionId,
          token_val: value,
          period: 3_600,
        },
      };
    },

    /** Where the shop is that has sent the browser; undefined for a request that was not sealed for this stand-in. */
    shopOf: (query: NiceQuery): string | undefined => {
      const request = requestOf(query);
      return request && new URL(request.returnurl).origin;
    },

    /** The address with which the browser goes back. */
    finish: (query: NiceQuery, person: NicePerson | null): string | undefined => {
      const request = requestOf(query);
      if (!request) return undefined;
      const { requestno, sitecode, authtype, keys, returnurl } = request;
      const { encData, integrityValue } = sealForNice(
        {
          requestno,
          sitecode,
          authtype,
          responseno: randomBytes(12).toString('hex'),
          ...(person === null
            ? { resultcode: '1001' }
            : {
                resultcode: '0000',
                utf8_name: encodeURIComponent(person.name),
                birthdate: person.birthdate,
                gender: '1',
                nationalinfo: '0',
                mobileco: person.mobileco,
                mobileno: person.mobileno.replace(/\D/g, ''),
                ci: randomBytes(64).toString('base64'),
                di: randomBytes(48).toString('base64'),
              }),
        },
        keys,
      );
      const url = new URL(returnurl);
      url.searchParams.set('token_version_id', query.token_version_id);
      url.searchParams.set('enc_data', encData);
      url.searchParams.set('integrity_value', integrityValue);
      return url.href;
    },
  };
}
