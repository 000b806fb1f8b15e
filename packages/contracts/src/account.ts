import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES, Role } from './languages.ts';
import { Picture } from './picture.ts';
import { refusal } from './problem.ts';
import { Count, Id, IsoTime, ShortText } from './scalars.ts';
import { SecondFactorCode } from './second-factor.ts';

export const Email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/account/login',
  access: 'everyone',
  responses: {
    200: v.object({
      accessToken: v.string(),
      /** The password is older than the shop advises. */
      passwordChangeRecommended: v.boolean(),
    }),
    401: refusal('LOGIN_FAILED', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG'),
    403: refusal('ACCOUNT_PENDING', 'ACCOUNT_REJECTED', 'ACCOUNT_WITHDRAWN', 'ACCOUNT_DISABLED'),
    429: refusal('TOO_MANY_LOGINS'),
  },
  input: typeOnly<typeof loginInput>(),
});

export const loginInput = () =>
  ({
    summary:
      'Signs in; the token lasts one day, and in a browser only together with a cookie that comes with it',
    body: v.object({
      email: Email,
      password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      /** False from a browser that lets its pages have no cookies: it keeps the token in memory. */
      keepsCookies: v.optional(v.boolean(), true),
      /** Of an authenticator, or a recovery code; for accounts with a second factor. */
      code: v.optional(SecondFactorCode),
    }),
  }) satisfies InputSchemas;

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/account/logout',
  access: ROLES,
  responses: { 204: v.undefined() },
  input: typeOnly<typeof logoutInput>(),
});

export const logoutInput = () =>
  ({
    summary: 'Ends the session; its token is refused from now on',
  }) satisfies InputSchemas;

const HourOfDay = v.nullable(v.pipe(ShortText, v.isoTime()));

/** When sales staff can be reached, `HH:MM`; null where they cannot. */
export const BusinessHours = v.object({
  weekdayStartTime: HourOfDay,
  weekdayEndTime: HourOfDay,
  weekendStartTime: HourOfDay,
  weekendEndTime: HourOfDay,
  holidayStartTime: HourOfDay,
  holidayEndTime: HourOfDay,
});

/** The sales person a client belongs to. */
export const Manager = v.object({
  id: Id,
  fullName: v.string(),
  mobile: v.nullable(v.string()),
  email: v.string(),
  picture: v.nullable(Picture),
  /** Says so, and it is a time of their hours. */
  working: v.boolean(),
  statusMessage: v.string(),
  /** Left out by a provider of an earlier release. */
  hours: v.optional(BusinessHours),
  idBusinessDayList: v.optional(v.array(Id)),
});
export type Manager = v.InferOutput<typeof Manager>;

export const Me = v.object({
  id: Id,
  /** The first one decides the menu. */
  roles: v.pipe(v.array(Role), v.minLength(1)),
  fullName: v.string(),
  email: v.string(),
  mobile: v.nullable(v.string()),
  picture: v.nullable(Picture),
  createdAt: IsoTime,
  passwordChangedAt: IsoTime,
  passwordChangeRecommended: v.boolean(),
  /** Nothing but the member's own data is open before a second factor is set up: the operator demands one. */
  secondFactorMissing: v.optional(v.boolean()),
  smsSubscribed: v.boolean(),
  emailSubscribed: v.boolean(),
  /** Buyers only. */
  client: v.optional(
    v.object({
      id: Id,
      companyName: v.string(),
      companyRegistrationNumber: v.string(),
      representativeName: v.string(),
      businessClientType: v.string(),
      taxEmail: v.nullable(v.string()),
      postalCode: v.nullable(v.string()),
      address1: v.nullable(v.string()),
      address2: v.nullable(v.string()),
      manager: v.nullable(Manager),
    }),
  ),
  /** Sales staff only. */
  sales: v.optional(
    v.object({
      working: v.boolean(),
      statusMessage: v.string(),
      hours: BusinessHours,
      idBusinessDayList: v.array(Id),
      clientCount: Count,
    }),
  ),
});
export type Me = v.InferOutput<typeof Me>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/me',
  access: ROLES,
  responses: { 200: Me },
  input: typeOnly<typeof getMeInput>(),
});

export const getMeInput = () =>
  ({
    summary: 'Who is signed in',
  }) satisfies InputSchemas;
