import * as v from 'valibot';
import { ReceiptType } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { Id, IsoDay, ShortText, Won } from './scalars.ts';
import { asSheet } from './sheets.ts';

/** What purchases are added up by. */
export const PURCHASE_GROUPS = ['month', 'wine', 'kind', 'country', 'price', 'document'] as const;
export const PurchaseGroup = v.picklist(PURCHASE_GROUPS);
export type PurchaseGroup = v.InferOutput<typeof PurchaseGroup>;

/** Days that can be added up at once. */
export const PURCHASE_DAYS_LIMIT = 366;

/** Where the bands of prices begin, in won for a bottle without VAT. */
export const PRICE_BANDS = [0, 20_000, 30_000, 50_000, 100_000] as const;

/** Bottles, negative where more came back than went out. */
const SignedBottles = v.pipe(v.number(), v.integer());
const Sums = v.object({ qty: SignedBottles, /** Without VAT. */ supply: Won });

/** What was bought of one month, wine, kind, country or band of prices, or by one document. */
export const PurchaseRow = v.object({
  /** `2026-11`, a wine's id, `RED`, `FR`, where a band begins, a receipt's id; "" for allowances, which are of no wine. */
  key: v.string(),
  /** In the reader's language; "" where the key says all. */
  label: v.string(),
  ...Sums.entries,
  /** The same of the period before, as long as this one; null where nothing is compared. */
  before: v.nullable(Sums),
  /** Of a document. */
  receipt: v.nullable(v.object({ id: Id, type: ReceiptType, date: IsoDay })),
});
export type PurchaseRow = v.InferOutput<typeof PurchaseRow>;

export const PurchaseSituation = v.object({
  by: PurchaseGroup,
  dateFrom: IsoDay,
  dateTo: IsoDay,
  /** The period that it is compared with. */
  before: v.object({ dateFrom: IsoDay, dateTo: IsoDay, ...Sums.entries }),
  rows: v.array(PurchaseRow),
  totals: Sums,
  /** What `of` and `key` are called, where they narrow it. */
  within: v.nullable(v.object({ of: PurchaseGroup, key: v.string(), label: v.string() })),
});
export type PurchaseSituation = v.InferOutput<typeof PurchaseSituation>;

export const getPurchaseSituation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/purchase-situation',
  access: ['B2B'],
  responses: { 200: PurchaseSituation },
  input: typeOnly<typeof getPurchaseSituationInput>(),
});

export const getPurchaseSituationInput = () =>
  ({
    summary: 'What the company bought, less what it gave back: the last six months where no days are named',
    query: v.object({
      by: v.optional(PurchaseGroup, 'month'),
      dateFrom: v.optional(IsoDay),
      dateTo: v.optional(IsoDay),
      /** Only what lies in this row of another grouping. */
      of: v.optional(PurchaseGroup),
      key: v.optional(ShortText),
      ...asSheet(),
    }),
  }) satisfies InputSchemas;
