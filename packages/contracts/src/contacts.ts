import * as v from 'valibot';
import { Email } from './account.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { IsoTime } from './scalars.ts';

/** What somebody writes about who is no member yet. */
export const CONTACT_TOPICS = ['SIGN_UP', 'WINES', 'TRADE', 'VISIT', 'OTHER'] as const;
export const ContactTopic = v.picklist(CONTACT_TOPICS);
export type ContactTopic = v.InferOutput<typeof ContactTopic>;

export const CONTACT_MESSAGE_LIMIT = 2_000;

const words = (limit: number, least = 0) =>
  v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(limit));

export const createContact = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contacts',
  access: 'everyone',
  idempotent: true,
  responses: { 201: v.object({ receivedAt: IsoTime }) },
  input: typeOnly<typeof createContactInput>(),
});

export const createContactInput = () =>
  ({
    summary: 'A message to the house, from anybody',
    body: v.object({
      topic: ContactTopic,
      name: words(50, 1),
      companyName: v.optional(words(100), ''),
      email: Email,
      /** Digits, with or without hyphens. */
      phone: v.optional(v.pipe(words(20), v.regex(/^(?:[+\d][\d -]*)?$/)), ''),
      message: words(CONTACT_MESSAGE_LIMIT, 1),
      /** Agreed that the house keeps this to answer it. */
      agreed: v.literal(true),
      /** No person sees this field: what is filled in by a machine is refused. */
      website: v.optional(v.pipe(v.string(), v.maxLength(0)), ''),
    }),
  }) satisfies InputSchemas;
