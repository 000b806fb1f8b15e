import * as v from 'valibot';

/** The five languages of the interface, as BCP 47 tags; the first is the default. */
export const LANGUAGES = ['ko-KR', 'en-US', 'zh-CN', 'zh-TW', 'ja-JP'] as const;
export const Language = v.picklist(LANGUAGES);
export type Language = v.InferOutput<typeof Language>;
export const DEFAULT_LANGUAGE = 'ko-KR' satisfies Language;

/** Who may sign in. The first role of a user decides the menu, membership decides what it may do. */
export const ROLES = ['B2B', 'SALESPERSON', 'DRIVER'] as const;
export const Role = v.picklist(ROLES);
export type Role = v.InferOutput<typeof Role>;

/** Request headers beside the standard ones. Names as they are written; HTTP compares them without case. */
export const HEADERS = {
  language: 'Accept-Language',
  businessType: 'X-Business-Type',
  appOs: 'X-App-OS',
  pushToken: 'X-Push-Token',
  authorization: 'Authorization',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
} as const;

/** The only business type of this shop, sent with every call and kept on every cart line. */
export const BUSINESS_TYPE = 'B2B';

/** What `X-App-OS` may say; empty on the web. */
export const APP_SYSTEMS = ['iOS', 'Android', ''] as const;
export type AppSystem = (typeof APP_SYSTEMS)[number];

/** Cookie that holds the access token in the browser. */
export const TOKEN_COOKIE = 'vitis-b2b-access-token';
