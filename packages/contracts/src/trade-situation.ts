import * as v from 'valibot';
import { ReceiptType } from './documents.ts';
import { Id, IsoDay, OrderFormNumber, Won } from './scalars.ts';

/** What trade is added up by, whoever reads it. */
export const TRADE_GROUPS = [
  'client',
  'wine',
  'kind',
  'country',
  'region',
  'price',
  'month',
  'document',
] as const;
export type TradeGroup = (typeof TRADE_GROUPS)[number];

/** Where the bands of prices begin, in won for a bottle without VAT. */
export const PRICE_BANDS = [0, 20_000, 30_000, 50_000, 100_000] as const;

/** Bottles, negative where more came back than went out. */
const SignedBottles = v.pipe(v.number(), v.integer());
const TradeSums = v.object({ qty: SignedBottles, /** Without VAT. */ supply: Won, tax: Won });
export type TradeSums = v.InferOutput<typeof TradeSums>;

/** What was traded of one month, wine, kind, place or band of prices, with one client, or by one document. */
export const TradeRow = v.object({
  /**
   * `2026-11`, a client's code, a wine's id, `RED`, `FR`, an area's id, where a band begins, a receipt's id; "" for what is
   * of no wine: allowances.
   */
  key: v.string(),
  /** In the reader's language; "" where the key says all. */
  label: v.string(),
  ...TradeSums.entries,
  /** The same of the period before; null where nothing is compared. */
  before: v.nullable(TradeSums),
  /** Of a document. */
  receipt: v.nullable(
    v.object({
      id: Id,
      type: ReceiptType,
      date: IsoDay,
      orderFormNumber: v.nullable(OrderFormNumber),
      /** With whom, where documents of several clients stand beside each other. */
      client: v.nullable(v.object({ code: v.string(), name: v.string() })),
    }),
  ),
});
export type TradeRow = v.InferOutput<typeof TradeRow>;

/** Trade of a period, added up by one of these groups. */
/* @__NO_SIDE_EFFECTS__ */
export const tradeSituation = <const Groups extends readonly TradeGroup[]>(groups: Groups) =>
  v.object({
    by: v.picklist(groups),
    dateFrom: IsoDay,
    dateTo: IsoDay,
    /** The period that it is compared with. */
    before: v.object({ dateFrom: IsoDay, dateTo: IsoDay, ...TradeSums.entries }),
    rows: v.array(TradeRow),
    totals: TradeSums,
    /** What `of` and `key` are called, where they narrow it. */
    within: v.nullable(v.object({ of: v.picklist(groups), key: v.string(), label: v.string() })),
  });

/** Whatever it is added up by. */
export type TradeSituation = v.InferOutput<ReturnType<typeof tradeSituation<typeof TRADE_GROUPS>>>;
