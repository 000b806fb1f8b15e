import * as v from 'valibot';
import { ReceivingHours } from './deliveries.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ClientCredit } from './sales.ts';
import { Count, Id, IdParam, IsoDay, IsoTime, OrderFormNumber, Won } from './scalars.ts';
import { ShippingAddress } from './shipping-addresses.ts';

export const CLIENT_NOTE_LIMIT = 500;

/** What sales staff note down about a client, for each other: the client never reads it. */
export const ClientNote = v.object({
  id: Id,
  text: v.string(),
  author: v.string(),
  /** Written by whoever reads it. */
  isOwn: v.boolean(),
  writtenAt: IsoTime,
});
export type ClientNote = v.InferOutput<typeof ClientNote>;

/** A wine that a client orders again and again: how often, and at which price the last time. */
export const UsualWine = v.object({
  idProduct: Id,
  /** In the reader's language; as it was called on the order where the wine is gone. */
  name: v.string(),
  specification: v.string(),
  orders: Count,
  /** Bottles of a year. */
  qty: Count,
  lastPrice: Won,
  lastDay: IsoDay,
  lastNumber: OrderFormNumber,
});
export type UsualWine = v.InferOutput<typeof UsualWine>;

/** 거래처: all that its sales contact knows of it. */
export const Client = v.object({
  ...ClientCredit.entries,
  clientCompanyRegistrationNumber: v.string(),
  representativeName: v.string(),
  businessType: v.string(),
  businessItem: v.string(),
  businessClientType: v.string(),
  taxEmail: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  address: v.string(),
  paymentDays: Count,
  contacts: v.array(
    v.object({ id: Id, fullName: v.string(), email: v.string(), mobile: v.nullable(v.string()) }),
  ),
  addresses: v.array(ShippingAddress),
  /** Of the last twelve months, the most often ordered first. */
  wines: v.array(UsualWine),
  /** The latest first. */
  notes: v.array(ClientNote),
  /** When it receives wines; a provider of an earlier release leaves it out. */
  receiving: v.optional(ReceivingHours, { from: null, until: null }),
});
export type Client = v.InferOutput<typeof Client>;

const params = v.object({ id: IdParam });

export const getClient = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/clients/:id',
  access: ['SALESPERSON'],
  responses: { 200: Client },
  input: typeOnly<typeof getClientInput>(),
});

export const getClientInput = () =>
  ({
    summary: 'An own client: credit, usual wines, contacts, addresses and notes',
    params,
  }) satisfies InputSchemas;

export const changeReceivingHours = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/clients/:id/receiving',
  access: ['SALESPERSON'],
  responses: { 200: ReceivingHours },
  input: typeOnly<typeof changeReceivingHoursInput>(),
});

export const changeReceivingHoursInput = () =>
  ({
    summary: 'Says when an own client receives wines; at any time where both ends are null',
    params,
    body: v.pipe(
      ReceivingHours,
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const { value } = dataset;
        const { from, until } = value;
        if (from === null || until === null || from < until) return;
        addIssue({
          message: 'HOURS_REVERSED',
          path: [{ type: 'object', origin: 'value', input: value, key: 'until', value: until }],
        });
      }),
    ),
  }) satisfies InputSchemas;

const Notes = v.object({ notes: v.array(ClientNote) });

export const createClientNote = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/clients/:id/notes',
  access: ['SALESPERSON'],
  idempotent: true,
  responses: { 201: Notes },
  input: typeOnly<typeof createClientNoteInput>(),
});

export const createClientNoteInput = () =>
  ({
    summary: 'Notes something down about an own client; answers all notes of it',
    params,
    body: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CLIENT_NOTE_LIMIT)) }),
  }) satisfies InputSchemas;

export const deleteClientNote = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/b2b/clients/:id/notes/:note',
  access: ['SALESPERSON'],
  responses: { 200: Notes },
  input: typeOnly<typeof deleteClientNoteInput>(),
});

export const deleteClientNoteInput = () =>
  ({
    summary: "Takes one's own note away; answers those that are left",
    params: v.object({ id: IdParam, note: IdParam }),
  }) satisfies InputSchemas;
