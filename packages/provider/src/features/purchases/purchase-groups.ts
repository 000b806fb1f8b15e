import {
  PRICE_BANDS,
  type ProductCard,
  type PurchaseGroup,
  type Receipt,
  type ReceiptLine,
} from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';

/** A wine of a receipt, or an allowance, which is of no wine. */
export interface Bought {
  receipt: Receipt;
  line: ReceiptLine | null;
  wine: ProductCard | undefined;
  qty: number;
  supply: number;
}

interface Grouping {
  key(bought: Bought): string;
  label(bought: Bought): string;
  /** Orders the rows; the largest sum first where there is no other order. */
  order?: (a: string, b: string) => number;
  /** Whether a row is compared with the same row of the period before. */
  compared: boolean;
}

const none = '';
const byNumber = (a: string, b: string): number => Number(a) - Number(b);
const bandOf = (price: number): string => String(PRICE_BANDS.findLast((from) => price >= from) ?? 0);

/** How purchases are put together. What is of no wine stands in a row without a key. */
export const GROUPINGS: Readonly<Record<PurchaseGroup, Grouping>> = {
  month: {
    key: ({ receipt }) => receipt.date.slice(0, 7),
    label: () => none,
    order: (a, b) => (a < b ? -1 : 1),
    compared: false,
  },
  wine: {
    key: ({ line }) => (line === null ? none : String(line.idProduct)),
    label: ({ wine, line }) => (wine ? wineTitle(wine) : (line?.productName ?? none)),
    compared: true,
  },
  kind: {
    key: ({ wine }) => wine?.kind.code ?? none,
    label: ({ wine }) => wine?.kind.name ?? none,
    compared: true,
  },
  country: {
    key: ({ wine }) => wine?.country.countryCode ?? none,
    label: ({ wine }) => wine?.country.name ?? none,
    compared: true,
  },
  price: {
    key: ({ line }) => (line === null ? none : bandOf(line.unitPrice)),
    label: () => none,
    order: byNumber,
    compared: true,
  },
  document: {
    key: ({ receipt }) => String(receipt.id),
    label: ({ receipt }) => receipt.orderFormNumber ?? receipt.memo,
    order: (a, b) => byNumber(b, a),
    compared: false,
  },
};
