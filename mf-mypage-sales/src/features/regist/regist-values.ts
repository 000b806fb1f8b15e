import {
  type BodyOf,
  type ClientPrice,
  type createManualOrderForm,
  createManualOrderFormInput,
  type OrderStart,
  PriceTier,
  type ProductCard,
  type ShippingAddressFields,
  UNIT_PRICE_LIMIT,
} from '@vitis/contracts';
import {
  type Amounts,
  type Day,
  DayField,
  formatPack,
  lastDeliveryDay,
  MAX_LINE_BOTTLES,
  unitPriceAt,
  wineTitle,
} from '@vitis/domain';
import { typedAmounts, typedTotals } from '@vitis/portal/lines';
import type { QuantityUnit } from '@vitis/ui';
import * as v from 'valibot';

/** Stands for an address that is typed, in place of one of the client's. */
export const OTHER_PLACE = 'other';
/** Stands for the address of the order before. */
export const LAST_PLACE = 'last';

/** A line as it is being typed: a count of cases or of bottles. */
export interface RegistLine {
  idProduct: number;
  productName: string;
  specification: string;
  caseSize: number;
  /** The client's prices by quantity. */
  tiers: PriceTier[];
  unit: QuantityUnit;
  count: number | null;
  unitPrice: number | null;
  /** Why it costs less than the client's price. */
  note: string;
}

export interface RegistValues {
  /** Who of the client asks: an id, as a choice has it; "" where nobody may buy for it yet. */
  idBuyer: string;
  dueDate: Day;
  requestMessage: string;
  /** Id of one of the client's addresses, `LAST_PLACE` or `OTHER_PLACE`. */
  place: string;
  shipping: ShippingAddressFields;
  products: RegistLine[];
}

/** Bottles of a line; null while no count is typed that can be read. */
export const bottlesOf = ({
  unit,
  count,
  caseSize,
}: Pick<RegistLine, 'unit' | 'count' | 'caseSize'>): number | null =>
  count === null || Number.isNaN(count) ? null : count * (unit === 'case' ? caseSize : 1);

/** What a bottle costs this client when so many are ordered. */
export const clientPriceOf = ({ tiers }: Pick<RegistLine, 'tiers'>, bottles: number | null): number =>
  unitPriceAt(tiers, Math.max(bottles ?? 0, tiers[0]?.minQty ?? 1));

/** True where a bottle is to cost less than this client's price: that needs a reason. */
export const isLowered = (line: RegistLine): boolean =>
  line.unitPrice !== null && line.unitPrice < clientPriceOf(line, bottlesOf(line));

/** Whole cases are counted as such, everything else by the bottle. */
const counted = (bottles: number | null, caseSize: number): Pick<RegistLine, 'unit' | 'count'> => {
  if (bottles === null) return { unit: caseSize > 1 ? 'case' : 'bottle', count: 1 };
  const isWhole = caseSize > 1 && bottles % caseSize === 0;
  return isWhole ? { unit: 'case', count: bottles / caseSize } : { unit: 'bottle', count: bottles };
};

type Named = Pick<RegistLine, 'idProduct' | 'productName' | 'specification' | 'caseSize'>;

const lineOf = (named: Named, tiers: PriceTier[], bottles: number | null): RegistLine => {
  const quantity = counted(bottles, named.caseSize);
  const unitPrice = clientPriceOf({ tiers }, bottlesOf({ ...quantity, caseSize: named.caseSize }));
  return { ...named, tiers, ...quantity, unitPrice, note: '' };
};

/** A line of a wine that was found, at the client's price; one case where no quantity was said. */
export const lineOfWine = (wine: ProductCard, price: ClientPrice, bottles: number | null): RegistLine =>
  lineOf(
    {
      idProduct: wine.id,
      productName: wineTitle(wine),
      specification: formatPack(wine.volume, wine.caseSize),
      caseSize: wine.caseSize,
    },
    price.tiers,
    bottles,
  );

type LastOrder = NonNullable<OrderStart['lastOrder']>;

/** The lines of the order before at the prices of today, and the names of wines that are not sold any more. */
export function linesAsLast({ products }: LastOrder, prices: ReadonlyMap<number, ClientPrice>) {
  const lines: RegistLine[] = [];
  const gone: string[] = [];
  for (const { idProduct, productName, specification, caseSize, qty } of products) {
    const price = prices.get(idProduct);
    if (price === undefined) gone.push(productName);
    else lines.push(lineOf({ idProduct, productName, specification, caseSize }, price.tiers, qty));
  }
  return { lines, gone };
}

/** True until a count is typed that can be read. */
export const isOpen = ({ count }: Pick<RegistLine, 'count'>): boolean =>
  count === null || Number.isNaN(count);

/** Whether what is typed of a wine cannot be read: it takes no bottles until its writer has said what it means. */
export const isHeld = (lines: readonly RegistLine[], id: number): boolean =>
  lines.some(({ idProduct, count }) => idProduct === id && Number.isNaN(count));

/**
 * A wine that is there already gets the new bottles on top, unless what is typed there cannot be read: who typed it has to say
 * first what it means. Every other one becomes a line of its own.
 */
export function withLine(lines: readonly RegistLine[], added: RegistLine): RegistLine[] {
  const at = lines.findIndex(({ idProduct }) => idProduct === added.idProduct);
  const known = lines[at];
  if (known === undefined) return [...lines, added];
  if (Number.isNaN(known.count)) return [...lines];
  const bottles = (bottlesOf(known) ?? 0) + (bottlesOf(added) ?? 0);
  return lines.with(at, { ...known, ...counted(bottles, known.caseSize) });
}

const NO_PLACE: ShippingAddressFields = {
  fullName: '',
  mobile: '',
  postalCode: '',
  address1: '',
  address2: '',
  message: '',
};

/** Where wines of this client can go, and the place that is meant unless somebody says otherwise. */
export function placesOf({ addresses, lastOrder }: OrderStart) {
  const places = new Map<string, ShippingAddressFields>();
  if (lastOrder) places.set(LAST_PLACE, lastOrder.shipping);
  for (const { id, name: _name, isDefault: _isDefault, ...fields } of addresses) places.set(`${id}`, fields);
  const usual = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return { places, usual: usual ? `${usual.id}` : lastOrder ? LAST_PLACE : OTHER_PLACE };
}

/** An empty document for a client: its first contact, its usual place. */
export function startRegist(start: OrderStart, dueDate: Day): RegistValues {
  const { places, usual } = placesOf(start);
  return {
    idBuyer: `${start.client.buyers[0]?.id ?? ''}`,
    dueDate,
    requestMessage: '',
    place: usual,
    shipping: places.get(usual) ?? NO_PLACE,
    products: [],
  };
}

const LINE: RegistLine = {
  idProduct: 0,
  productName: '',
  specification: '',
  caseSize: 1,
  tiers: [{ minQty: 1, maxQty: null, price: 0 }],
  unit: 'case',
  count: 0,
  unitPrice: 0,
  note: '',
};

/** What a draft of the form looks like. */
export const sampleOf = (start: RegistValues): RegistValues => ({ ...start, products: [LINE] });

const LineRule = v.pipe(
  v.object({
    idProduct: v.number(),
    caseSize: v.number(),
    tiers: v.array(PriceTier),
    unit: v.picklist(['case', 'bottle']),
    count: v.pipe(v.number(), v.minValue(1)),
    unitPrice: v.pipe(v.number(), v.maxValue(UNIT_PRICE_LIMIT)),
    note: v.pipe(v.string(), v.trim()),
  }),
  v.forward(
    v.check((line) => (bottlesOf(line) ?? 0) <= MAX_LINE_BOTTLES, 'TOO_MANY'),
    ['count'],
  ),
  v.forward(
    v.check((line) => line.note !== '' || line.unitPrice >= clientPriceOf(line, bottlesOf(line)), 'REQUIRED'),
    ['note'],
  ),
  v.transform(({ idProduct, unitPrice, note, ...line }) => ({
    idProduct,
    qty: bottlesOf(line) ?? 0,
    unitPrice,
    note,
  })),
);

/** What is typed, as an order by telephone takes it. */
export function registRule(idClient: number, today: Day) {
  return v.pipe(
    v.object({
      idBuyer: v.string(),
      dueDate: v.pipe(
        DayField,
        v.check((day) => day >= today, 'DAY_PAST'),
        v.check((day) => day <= lastDeliveryDay(today), 'DAY_TOO_FAR'),
      ),
      requestMessage: v.string(),
      shipping: createManualOrderFormInput().body.entries.shipping,
      products: v.pipe(v.array(LineRule), v.minLength(1)),
    }),
    v.transform(
      ({ idBuyer, ...rest }): BodyOf<typeof createManualOrderForm> => ({
        ...rest,
        idClient,
        ...(idBuyer === '' ? {} : { idBuyer: Number(idBuyer) }),
      }),
    ),
    createManualOrderFormInput().body,
  );
}

/** Which text says what is wrong with a field. */
export function issueOf(code: string, field: string): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  if (name === 'requestMessage') return 'portal.common.messageLimit';
  if (code === 'DAY_FORMAT') return 'narrow.noDay';
  if (code === 'DAY_TOO_FAR') return 'document.dayTooFar';
  if (name === 'dueDate') return 'order.promisePast';
  if (name === 'note') return code === 'REQUIRED' ? 'order.reasonMissing' : 'answer.errors.note';
  if (name === 'count') return 'answer.errors.qty';
  if (name === 'unitPrice') return `answer.errors.${code === 'number' ? 'unitPrice' : 'unitPriceLimit'}`;
  return field.startsWith('shipping') ? 'regist.errors.place' : 'regist.errors.products';
}

/** Sums of the lines that have amounts. */
export const registTotals = (lines: readonly RegistLine[]): Amounts =>
  typedTotals(lines.map((line) => ({ qty: bottlesOf(line), unitPrice: line.unitPrice })));

/** Amounts of one line; null while its figures are none. */
export const registAmounts = (line: RegistLine): Amounts | null =>
  typedAmounts({ qty: bottlesOf(line), unitPrice: line.unitPrice });
