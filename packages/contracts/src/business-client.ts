import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES } from './languages.ts';
import { refusal } from './problem.ts';
import { Count, Id, listUpTo, ShortText, Won } from './scalars.ts';

/** A client company as its buyers see it. Name and registration are what the approval was given for. */
export const BusinessClient = v.object({
  version: Id,
  companyName: v.string(),
  companyRegistrationNumber: v.string(),
  representativeName: v.string(),
  businessType: v.string(),
  businessItem: v.string(),
  businessClientType: v.string(),
  taxEmail: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  address1: v.nullable(v.string()),
  address2: v.nullable(v.string()),
  /** 사업자등록증: private files of the company. Left out by a provider of an earlier release. */
  registrationFiles: v.optional(v.array(v.object({ id: Id, name: v.string(), size: Count }))),
});
export type BusinessClient = v.InferOutput<typeof BusinessClient>;

export const getBusinessClient = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/me/business-client',
  access: ['B2B'],
  responses: { 200: BusinessClient },
  input: typeOnly<typeof getBusinessClientInput>(),
});

export const getBusinessClientInput = () => ({ summary: "The buyer's own company" }) satisfies InputSchemas;

const words = (most: number, least = 0) =>
  v.pipe(
    v.string(),
    v.maxLength(most + 100, 'TOO_LONG'),
    v.trim(),
    v.minLength(least, 'REQUIRED'),
    v.maxLength(most, 'TOO_LONG'),
    v.regex(/^[^\p{Cc}]*$/u, 'CONTROL_CHARACTERS'),
  );

export const changeBusinessClient = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/b2b/me/business-client',
  access: ['B2B'],
  ifMatch: true,
  responses: {
    200: BusinessClient,
    403: refusal('PASSWORD_CHECK_REQUIRED'),
    409: refusal('FILES_GONE'),
  },
  input: typeOnly<typeof changeBusinessClientInput>(),
});

export const changeBusinessClientInput = () =>
  ({
    summary:
      'Changes where the company is reached, where its tax invoices go, and the papers of its registration',
    body: v.object({
      taxEmail: v.pipe(
        v.string(),
        v.maxLength(354, 'TOO_LONG'),
        v.trim(),
        v.toLowerCase(),
        v.nonEmpty('REQUIRED'),
        v.maxLength(254, 'TOO_LONG'),
        v.email('EMAIL_FORMAT'),
      ),
      /** Digits, with or without hyphens; stored as digits. */
      phone: words(20, 1),
      postalCode: v.pipe(
        ShortText,
        v.trim(),
        v.nonEmpty('REQUIRED'),
        v.regex(/^\d{5}$/, 'POSTAL_CODE_FORMAT'),
      ),
      address1: words(200, 1),
      address2: words(100),
      /** All that are to be kept: files of the company, and uploads of the member that become some. */
      registrationFiles: v.optional(listUpTo(Id, 3)),
    }),
  }) satisfies InputSchemas;

/** Why members leave; what else there is to say is a text of their own. */
export const LEAVE_REASONS = [
  'PRICES',
  'WINES',
  'DELIVERY',
  'SERVICE',
  'SCREENS',
  'ELSEWHERE',
  'CLOSED',
  'PRIVACY',
  'OTHER',
] as const;
export const LEAVE_COMMENT_LIMIT = 500;

/** What leaving would take away, and what stands against it. */
export const LeaveCheck = v.object({
  openEstimates: Count,
  openOrders: Count,
  receivable: Won,
  wishes: Count,
  cartLines: Count,
});
export type LeaveCheck = v.InferOutput<typeof LeaveCheck>;

export const getLeaveCheck = defineEndpoint({
  method: 'GET',
  path: '/api/v1/leave-user',
  access: ['B2B'],
  responses: { 200: LeaveCheck },
  input: typeOnly<typeof getLeaveCheckInput>(),
});

export const getLeaveCheckInput = () =>
  ({ summary: 'What would be lost by leaving, and what stops it' }) satisfies InputSchemas;

export const leaveUser = defineEndpoint({
  method: 'POST',
  path: '/api/v1/leave-user',
  access: ROLES,
  responses: {
    204: v.undefined(),
    403: refusal('PASSWORD_WRONG'),
    409: refusal('LEAVE_OPEN_ORDERS', 'LEAVE_RECEIVABLE', 'LEAVE_BY_OPERATOR'),
    429: refusal('TOO_MANY_PASSWORDS'),
  },
  input: typeOnly<typeof leaveUserInput>(),
});

export const leaveUserInput = () =>
  ({
    summary: 'Withdraws the member; every session ends',
    body: v.pipe(
      v.object({
        leaveReason: v.picklist(LEAVE_REASONS, 'REQUIRED'),
        leaveComment: v.optional(
          v.pipe(
            v.string(),
            v.maxLength(LEAVE_COMMENT_LIMIT + 100, 'TOO_LONG'),
            v.trim(),
            v.maxLength(LEAVE_COMMENT_LIMIT, 'TOO_LONG'),
          ),
          '',
        ),
        leaveTerms: v.literal(true, 'REQUIRED'),
        password: v.pipe(v.string(), v.minLength(1, 'REQUIRED'), v.maxLength(200, 'PASSWORD_LENGTH')),
      }),
      v.forward(
        v.partialCheck(
          [['leaveReason'], ['leaveComment']],
          ({ leaveReason, leaveComment }) => leaveReason !== 'OTHER' || leaveComment !== '',
          'REQUIRED',
        ),
        ['leaveComment'],
      ),
    ),
  }) satisfies InputSchemas;
