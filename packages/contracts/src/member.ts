import * as v from 'valibot';
import { BusinessHours, Email } from './account.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES } from './languages.ts';
import { items } from './page.ts';
import { refusal } from './problem.ts';
import { Id, IsoTime, listUpTo, ShortText } from './scalars.ts';
import { CODE_REFUSALS, TypedCode, TypedMobile } from './verification-codes.ts';

const TypedPassword = v.pipe(v.string(), v.minLength(1, 'REQUIRED'), v.maxLength(200, 'PASSWORD_LENGTH'));

/** Days of the week on which sales staff work, Monday is 1 and Sunday 7. */
export const BUSINESS_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const BusinessDay = v.picklist(BUSINESS_DAYS);

export const STATUS_MESSAGE_LIMIT = 60;

/** What a member's own page needs a password for. */
export const MemberAccount = v.object({
  /** The version that `changeUser` is made from. */
  version: Id,
  email: v.string(),
  fullName: v.string(),
  mobile: v.nullable(v.string()),
  /** Until when the password that was typed counts. */
  checkedUntil: IsoTime,
});
export type MemberAccount = v.InferOutput<typeof MemberAccount>;

export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/account',
  access: ROLES,
  responses: {
    /** Null until the password has been typed in this session, and again half an hour after. */
    200: v.object({ account: v.nullable(MemberAccount) }),
  },
  input: typeOnly<typeof getAccountInput>(),
});

export const getAccountInput = () =>
  ({
    summary: "A member's own data, once the password has been typed again",
  }) satisfies InputSchemas;

export const matchPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/me/match-password',
  access: ROLES,
  responses: { 204: v.undefined(), 403: refusal('PASSWORD_WRONG'), 429: refusal('TOO_MANY_PASSWORDS') },
  input: typeOnly<typeof matchPasswordInput>(),
});

export const matchPasswordInput = () =>
  ({
    summary: "Checks the password again: for half an hour it opens the session's own data",
    body: v.object({ password: TypedPassword }),
  }) satisfies InputSchemas;

/** Said where the password has not been typed, or not lately. */
const unchecked = refusal('PASSWORD_CHECK_REQUIRED');

export const changeUser = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/change-user',
  access: ROLES,
  ifMatch: true,
  responses: { 200: MemberAccount, 403: unchecked },
  input: typeOnly<typeof changeUserInput>(),
});

export const changeUserInput = () =>
  ({
    summary: "Changes the member's name",
    body: v.object({
      fullName: v.pipe(
        v.string(),
        v.maxLength(100, 'TOO_LONG'),
        v.normalize('NFC'),
        v.trim(),
        v.nonEmpty('REQUIRED'),
        v.maxLength(50, 'TOO_LONG'),
        v.regex(/^[가-힣]+$/, 'NAME_HANGUL_ONLY'),
      ),
    }),
  }) satisfies InputSchemas;

export const changeMobile = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/b2b/me/mobile',
  access: ROLES,
  responses: {
    204: v.undefined(),
    403: unchecked,
    409: refusal(...CODE_REFUSALS, 'MOBILE_TAKEN'),
  },
  input: typeOnly<typeof changeMobileInput>(),
});

export const changeMobileInput = () =>
  ({
    summary: 'Changes the mobile number to one that a code has shown to be the member’s own',
    body: v.object({
      mode: v.literal('CHANGE_MOBILE'),
      mobile: TypedMobile,
      code: TypedCode,
      /** Not read: the number alone is what the code went to. */
      email: v.optional(Email),
    }),
  }) satisfies InputSchemas;

const subscription = { 204: v.undefined() };
const active = () => v.object({ active: v.boolean() });

export const subscribeSms = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/me/subscribe/sms',
  access: ROLES,
  responses: subscription,
  input: typeOnly<typeof subscribeSmsInput>(),
});

export const subscribeSmsInput = () =>
  ({ summary: 'Agrees to news by text message, or ends that', body: active() }) satisfies InputSchemas;

export const subscribeEmail = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/me/subscribe/email',
  access: ROLES,
  responses: subscription,
  input: typeOnly<typeof subscribeEmailInput>(),
});

export const subscribeEmailInput = () =>
  ({ summary: 'Agrees to news by mail, or ends that', body: active() }) satisfies InputSchemas;

export const changeImage = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/b2b/me/image',
  access: ROLES,
  responses: { 204: v.undefined() },
  input: typeOnly<typeof changeImageInput>(),
});

export const changeImageInput = () =>
  ({
    summary: 'Takes an uploaded picture of the member as theirs',
    body: v.object({ idFile: Id }),
  }) satisfies InputSchemas;

export const deleteImage = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/me/image/delete',
  access: ROLES,
  responses: { 204: v.undefined() },
  input: typeOnly<typeof deleteImageInput>(),
});

export const deleteImageInput = () => ({ summary: "Takes the member's picture away" }) satisfies InputSchemas;

export const changeWorking = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/b2b/me/working',
  access: ['SALESPERSON'],
  responses: { 204: v.undefined() },
  input: typeOnly<typeof changeWorkingInput>(),
});

export const changeWorkingInput = () =>
  ({
    summary: 'Says that the sales person is at work, or is not',
    body: v.object({ working: v.boolean() }),
  }) satisfies InputSchemas;

export const saveBusinessDays = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/b2b/me/business-day/save',
  access: ['SALESPERSON'],
  responses: { 204: v.undefined() },
  input: typeOnly<typeof saveBusinessDaysInput>(),
});

const spans = [
  ['weekdayStartTime', 'weekdayEndTime'],
  ['weekendStartTime', 'weekendEndTime'],
  ['holidayStartTime', 'holidayEndTime'],
] as const;

export const saveBusinessDaysInput = () =>
  ({
    summary: 'Says on which days and at what hours the sales person can be reached',
    body: v.pipe(
      v.object({ ...BusinessHours.entries, idBusinessDayList: listUpTo(BusinessDay, 7) }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const { value } = dataset;
        for (const [from, to] of spans) {
          const [start, end] = [value[from], value[to]];
          if ((start === null) === (end === null) && (start === null || end === null || start < end))
            continue;
          const key = start === null ? from : to;
          const message = start === null || end === null ? 'REQUIRED' : 'HOURS_REVERSED';
          addIssue({
            message,
            path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
          });
        }
      }),
    ),
  }) satisfies InputSchemas;

export const deleteBusinessDays = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/b2b/me/business-day/delete',
  access: ['SALESPERSON'],
  responses: { 204: v.undefined() },
  input: typeOnly<typeof deleteBusinessDaysInput>(),
});

export const deleteBusinessDaysInput = () =>
  ({ summary: 'Forgets the days and hours of the sales person' }) satisfies InputSchemas;

export const changeStatusMessage = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/b2b/me/status-message',
  access: ['SALESPERSON'],
  responses: { 204: v.undefined() },
  input: typeOnly<typeof changeStatusMessageInput>(),
});

export const changeStatusMessageInput = () =>
  ({
    summary: 'A word of the sales person to the clients',
    body: v.object({
      statusMessage: v.pipe(
        v.string(),
        v.maxLength(STATUS_MESSAGE_LIMIT + 100, 'TOO_LONG'),
        v.trim(),
        v.maxLength(STATUS_MESSAGE_LIMIT, 'TOO_LONG'),
      ),
    }),
  }) satisfies InputSchemas;

/** Where a member is signed in. */
export const SignedInDevice = v.object({
  id: v.string(),
  /** The one that asks. */
  current: v.boolean(),
  /** As far as they are told by what the browser calls itself. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  address: v.nullable(v.string()),
  createdAt: IsoTime,
  /** To the minute. */
  lastUsedAt: IsoTime,
});
export type SignedInDevice = v.InferOutput<typeof SignedInDevice>;

export const listDevices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/sessions',
  access: ROLES,
  responses: { 200: items(SignedInDevice) },
  input: typeOnly<typeof listDevicesInput>(),
});

export const listDevicesInput = () =>
  ({ summary: 'Where the member is signed in, this device first' }) satisfies InputSchemas;

export const endDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/me/sessions/:id',
  access: ROLES,
  responses: { 204: v.undefined() },
  input: typeOnly<typeof endDeviceInput>(),
});

export const endDeviceInput = () =>
  ({
    summary: 'Signs the member out on one device',
    params: v.object({ id: v.pipe(ShortText, v.uuid()) }),
  }) satisfies InputSchemas;

export const endOtherDevices = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/me/sessions',
  access: ROLES,
  responses: { 200: v.object({ ended: v.pipe(v.number(), v.integer()) }) },
  input: typeOnly<typeof endOtherDevicesInput>(),
});

export const endOtherDevicesInput = () =>
  ({ summary: 'Signs the member out everywhere but on this device' }) satisfies InputSchemas;
