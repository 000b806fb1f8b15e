import * as v from 'valibot';
import { Email } from './account.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { Language } from './languages.ts';
import { BankAccount } from './order-payment.ts';
import { items } from './page.ts';
import { Picture } from './picture.ts';
import { Count, Id, IsoTime, listOf } from './scalars.ts';

export const Clock = v.pipe(v.string(), v.maxLength(5), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

/** When a place is open on some days of the week: 0 is Sunday. Times are Seoul's; it is closed on public holidays. */
export const OpeningHours = v.object({
  days: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  from: Clock,
  to: Clock,
});
export type OpeningHours = v.InferOutput<typeof OpeningHours>;

/** When a place is open, and whether it is at the moment of the answer. */
export const Opening = v.object({
  hours: v.array(OpeningHours),
  isOpen: v.boolean(),
  /** When that ends: it closes, or opens again; null where it does not within two weeks. */
  changesAt: v.nullable(IsoTime),
});
export type Opening = v.InferOutput<typeof Opening>;

const Degrees = v.nullable(v.number());

/** How to come: by what, and the way in words. */
export const DIRECTIONS_BY = ['SUBWAY', 'BUS', 'CAR', 'PARKING'] as const;
const Direction = v.object({ by: v.picklist(DIRECTIONS_BY), text: v.string() });

/** The house: who it is, and where. */
export const Location = v.object({
  companyName: v.string(),
  representativeName: v.string(),
  /** Digits. */
  registrationNumber: v.string(),
  /** 업태, 종목, as papers print them; a provider of an earlier release leaves them out. */
  businessType: v.optional(v.string(), ''),
  businessItem: v.optional(v.string(), ''),
  address: v.string(),
  /** Digits. */
  phone: v.string(),
  email: Email,
  longitude: Degrees,
  latitude: Degrees,
  opening: Opening,
  directions: v.array(Direction),
  /** Whether the shop shows Kakao's own map: see `MAP_FRAME_PATH`. */
  kakaoMap: v.optional(v.boolean(), false),
  /** Where orders are paid to; null where the house names none. */
  bankAccount: v.optional(v.nullable(BankAccount), null),
});
export type Location = v.InferOutput<typeof Location>;

export const getLocation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/location',
  access: 'everyone',
  responses: { 200: Location },
  input: typeOnly<typeof getLocationInput>(),
});

export const getLocationInput = () =>
  ({
    summary: 'Who the house is, where it is, and how to come',
    query: v.object({
      /** The caller's unless told: papers are Korean. */
      language: v.optional(Language),
    }),
  }) satisfies InputSchemas;

/** What a store has besides its wines. */
export const STORE_OPTIONS = ['PICK_UP', 'TASTING', 'CONSULTING', 'PARKING'] as const;
export const StoreOptionCode = v.picklist(STORE_OPTIONS);
export type StoreOptionCode = v.InferOutput<typeof StoreOptionCode>;

const StoreOption = v.object({ code: StoreOptionCode, name: v.string() });

/** A place of the shop, where wines are tasted or picked up. */
export const Store = v.object({
  id: Id,
  name: v.string(),
  /** Digits. */
  phone: v.string(),
  postalCode: v.string(),
  address: v.string(),
  longitude: Degrees,
  latitude: Degrees,
  opening: Opening,
  /** What the hours do not say. */
  note: v.nullable(v.string()),
  options: v.array(StoreOption),
  picture: v.nullable(Picture),
  /** Wines on sale that stand there: `/b2b/wines/products?idStore=`. */
  productCount: Count,
});
export type Store = v.InferOutput<typeof Store>;

export const listStores = defineEndpoint({
  method: 'GET',
  path: '/api/v1/stores',
  access: 'everyone',
  responses: { 200: items(Store) },
  input: typeOnly<typeof listStoresInput>(),
});

export const listStoresInput = () =>
  ({
    summary: 'Stores, all or those that have every one of these options',
    query: v.object({ options: v.optional(listOf(StoreOptionCode, STORE_OPTIONS.length)) }),
  }) satisfies InputSchemas;

export const listStoreOptions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/stores/options',
  access: 'everyone',
  responses: { 200: items(v.object({ ...StoreOption.entries, storeCount: Count })) },
  input: typeOnly<typeof listStoreOptionsInput>(),
});

export const listStoreOptionsInput = () =>
  ({
    summary: 'What stores have, with how many of them have it',
  }) satisfies InputSchemas;
