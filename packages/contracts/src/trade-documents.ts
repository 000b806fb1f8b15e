import * as v from 'valibot';
import { Picture } from './picture.ts';
import { Bottles, Count, Id, listUpTo, Won } from './scalars.ts';

export const MESSAGE_LIMIT = 1000;
export const LINE_NOTE_LIMIT = 100;
export const DOCUMENT_LINES_LIMIT = 100;
/** Highest price of a bottle in won; whatever is above is a slip of the finger. */
export const UNIT_PRICE_LIMIT = 100_000_000;

/** Free words of a person, edges trimmed. The provider refuses control characters; markup is text like any other. */
export const Message = v.pipe(v.string(), v.trim(), v.maxLength(MESSAGE_LIMIT));
export const LineNote = v.pipe(v.string(), v.trim(), v.maxLength(LINE_NOTE_LIMIT));
export const UnitPrice = v.pipe(Won, v.minValue(0), v.maxValue(UNIT_PRICE_LIMIT));

/** Reason of a cancellation; may be empty. */
export const CancelBody = v.object({ reason: v.optional(Message, '') });

/** A business on paper: 등록번호, 상호, 대표자, 주소, 업태, 종목, 전화. */
export const Party = v.object({
  companyName: v.string(),
  /** Ten digits. */
  registrationNumber: v.string(),
  representativeName: v.string(),
  address: v.string(),
  businessType: v.string(),
  businessItem: v.string(),
  phone: v.string(),
});
export type Party = v.InferOutput<typeof Party>;

/** A line of an estimate or an order form. `supply` is `unitPrice` × `qty`, `tax` a tenth of it, rounded down. */
export const DocumentLine = v.object({
  /** From 1. */
  position: Count,
  idProduct: Id,
  /** In Korean, as it was called then, with the vintage: what papers say. */
  productName: v.string(),
  /** As it is called today in the language of another reader; absent in Korean, and where the wine is gone. */
  name: v.optional(v.string()),
  /** `750ml × 6`. */
  specification: v.string(),
  /** Bottles. */
  qty: Count,
  caseSize: Count,
  /** List price of the client's group then; the agreed one beside it. */
  listPrice: Won,
  unitPrice: Won,
  supply: Won,
  tax: Won,
  note: v.string(),
  /** Why it costs less than the list says, by whoever agreed to that; absent where it does not. */
  discountReason: v.optional(v.string()),
  /** Of the wine as it is now; absent where it has none. */
  picture: v.optional(Picture),
});
export type DocumentLine = v.InferOutput<typeof DocumentLine>;

/** A wine as somebody asks for it, in bottles. */
export const AskedLine = v.object({ idProduct: Id, qty: Bottles });
export type AskedLine = v.InferInput<typeof AskedLine>;

export const AskedLines = listUpTo(AskedLine, DOCUMENT_LINES_LIMIT, 1);

/** Per bottle, as the buyer was shown it: a higher price of the moment refuses the order. No price is taken from here. */
export const ShownPrice = v.object({ idProduct: Id, unitPrice: UnitPrice });
export type ShownPrice = v.InferInput<typeof ShownPrice>;

/** A wine as it is ordered. */
export const OrderedLine = v.object({
  ...AskedLine.entries,
  /** As in `ShownPrice`. */
  unitPrice: v.optional(ShownPrice.entries.unitPrice),
});
export type OrderedLine = v.InferInput<typeof OrderedLine>;

export const OrderedLines = listUpTo(OrderedLine, DOCUMENT_LINES_LIMIT, 1);

/** Refused where a wine is not in the cart any more: what two windows send of one cart is asked for once. */
export const FromCart = v.optional(v.boolean(), false);

/** A wine with the price that sales staff offer for a bottle. */
export const PricedLine = v.object({
  idProduct: Id,
  qty: Bottles,
  unitPrice: UnitPrice,
  note: v.optional(LineNote, ''),
});
export const PricedLines = listUpTo(PricedLine, DOCUMENT_LINES_LIMIT, 1);

/** Fields of the client that both documents carry. */
export const clientFields = {
  idClient: Id,
  clientName: v.string(),
  /** The buyer whose document it is. */
  clientFullName: v.string(),
  clientMobile: v.nullable(v.string()),
  clientManagerEmail: v.nullable(v.string()),
  clientCompanyRegistrationNumber: v.string(),
  taxEmail: v.nullable(v.string()),
  businessClientType: v.string(),
  erpCode: v.string(),
  /** 결제조건: days from the hand-over until it is to be paid. */
  paymentDays: Count,
};
