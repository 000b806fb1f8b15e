import { PRICE_BANDS, type ProductCard, type Receipt, type TradeGroup } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';

/** What a row of the ledger says that is added up. */
type TradedReceipt = Pick<Receipt, 'id' | 'type' | 'date' | 'orderFormNumber' | 'memo'>;

/** A wine of a receipt; or what is of no wine: an allowance. Signed as it moves the ledger. */
export interface Traded {
  receipt: TradedReceipt;
  /** With whom, where that is not the same everywhere. */
  client: { code: string; name: string } | null;
  /** Null: of no wine. */
  idProduct: number | null;
  /** Null: of no wine, or of several prices. */
  unitPrice: number | null;
  wine: ProductCard | undefined;
  qty: number;
  supply: number;
  tax: number;
}

/** Trade that the database has added up within one period: what it was not told apart by is null. */
export interface SummedTrade extends Pick<Traded, 'idProduct' | 'unitPrice' | 'qty' | 'supply' | 'tax'> {
  /** A day of the period, of the month that it is of where months are told apart. */
  date: string;
  id: number | null;
  type: TradedReceipt['type'] | null;
  orderFormNumber: string | null;
  memo: string | null;
  code: string | null;
  name: string | null;
}

interface Grouping {
  key(traded: Traded): string;
  label(traded: Traded): string;
  /** Orders the rows; the largest sum first where there is no other order. */
  order?: (a: string, b: string) => number;
  /** Whether a row is compared with the same row of the period before. */
  compared: boolean;
}

const none = '';
const byNumber = (a: string, b: string): number => Number(a) - Number(b);
const bandOf = (price: number): string => String(PRICE_BANDS.findLast((from) => price >= from) ?? 0);

/** How trade is put together. What is of no wine stands in a row without a key. */
export const GROUPINGS: Readonly<Record<TradeGroup, Grouping>> = {
  client: {
    key: ({ client }) => client?.code ?? none,
    label: ({ client }) => client?.name ?? none,
    compared: true,
  },
  wine: {
    key: ({ idProduct }) => (idProduct === null ? none : String(idProduct)),
    label: ({ wine }) => (wine ? wineTitle(wine) : none),
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
  // The outermost area; of a wine that names none, its country.
  region: {
    key: ({ wine }) => (wine?.areas[0] ? String(wine.areas[0].id) : (wine?.country.countryCode ?? none)),
    label: ({ wine }) => [wine?.country.name, wine?.areas[0]?.name].filter(Boolean).join(' '),
    compared: true,
  },
  price: {
    key: ({ unitPrice }) => (unitPrice === null ? none : bandOf(unitPrice)),
    label: () => none,
    order: byNumber,
    compared: true,
  },
  month: {
    key: ({ receipt }) => receipt.date.slice(0, 7),
    label: () => none,
    order: (a, b) => (a < b ? -1 : 1),
    compared: false,
  },
  document: {
    key: ({ receipt }) => String(receipt.id),
    label: ({ receipt }) => receipt.orderFormNumber ?? receipt.memo,
    order: (a, b) => byNumber(b, a),
    compared: false,
  },
};
