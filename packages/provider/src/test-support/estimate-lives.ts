import fc from 'fast-check';
import { takenLines } from '../features/estimates/estimate-lines.ts';
import { agreePrices } from '../features/order-forms/agree-prices.ts';
import { partOf } from '../features/order-forms/order-lines.ts';
import { type LineColumns, lineColumns } from '../features/trade-documents/document-lines.ts';

const NAMES = { productName: '와인', specification: '750ml × 6', note: '', listPrice: 900_000 };
const NO_DISCOUNT = { discountReason: null, discountedBy: null };
const SALES = 3;

/** A wine with its bottles and its price. */
export const tradedLine = fc.record({
  // Few enough for a wine to stand on several lines.
  idProduct: fc.integer({ min: 1, max: 4 }),
  qty: fc.integer({ min: 1, max: 24 }),
  // Cheap ones round most.
  unitPrice: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1_000, max: 900_000 })),
});

/** What becomes of a line that sales offer: confirmed or not, ordered or not, in part, for less. */
const offered = fc.record({
  line: tradedLine,
  isTaken: fc.boolean(),
  isOrdered: fc.boolean(),
  /** Of its bottles and of its price, in hundredths. */
  part: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
  price: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 100 })),
});

/** An estimate, each wine of it once, and what comes of its lines. */
export const estimateLife = fc.uniqueArray(offered, {
  selector: ({ line }) => line.idProduct,
  minLength: 1,
  maxLength: 4,
});
type EstimateLife = typeof estimateLife extends fc.Arbitrary<infer Value> ? Value : never;
type OfferedLine = EstimateLife[number];

/** Of these the ones that are wanted; at least the first. */
const orFirst = <Each>(all: readonly Each[], isWanted: (each: Each) => boolean): Each[] => {
  const wanted = all.filter(isWanted);
  return wanted.length > 0 ? wanted : all.slice(0, 1);
};

const bottlesOf = ({ line: { qty }, part }: OfferedLine): number =>
  Math.max(1, Math.floor((qty * part) / 100));
const priceOf = ({ line: { unitPrice }, price }: OfferedLine): number =>
  Math.floor((unitPrice * price) / 100);
const sumOf = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((sum, each) => sum + of(each), 0);

/**
 * The lines of an order that comes of an estimate, by the steps of the trade: the buyer confirms some of its lines, orders
 * some of these and not all of their bottles, and sales confirm the order for less. Each won of the estimate is on the order,
 * or was left out in one of these steps.
 */
export function orderOfEstimate(life: EstimateLife) {
  const answered = lineColumns(
    life.map(({ line: { idProduct, qty, unitPrice } }) => ({
      ...NAMES,
      productId: idProduct,
      qty,
      unitPrice,
    })),
  );
  const confirmed = orFirst(life, ({ isTaken }) => isTaken);
  const positions = confirmed.map((each) => life.indexOf(each) + 1);
  const { taken } = takenLines(answered, positions, 'ko-KR');

  const ordered = orFirst(confirmed, ({ isOrdered }) => isOrdered);
  const part = ordered.map((each) => ({ idProduct: each.line.idProduct, qty: bottlesOf(each) }));
  const placed = lineColumns(partOf(taken, part, 'ko-KR')).map((line) => ({ ...line, ...NO_DISCOUNT }));

  const prices = ordered.map((each) => ({
    idProduct: each.line.idProduct,
    unitPrice: priceOf(each),
    discountReason: '물량 할인',
  }));
  const lowered = agreePrices(placed, prices, SALES, 'ko-KR');
  const lines = lineColumns(
    placed.map((line) => lowered.find(({ position }) => position === line.position) ?? line),
  );

  const leftOut =
    sumOf(
      life.filter((each) => !ordered.includes(each)),
      ({ line }) => line.qty * line.unitPrice,
    ) +
    sumOf(ordered, (each) => (each.line.qty - bottlesOf(each)) * each.line.unitPrice) +
    sumOf(ordered, (each) => bottlesOf(each) * (each.line.unitPrice - priceOf(each)));
  expect(sumOf(lines, ({ supply }) => supply) + leftOut).toBe(sumOf(answered, ({ supply }) => supply));
  for (const line of lines) followLine(line, answered);
  return lines.map(({ productId: idProduct, qty, unitPrice, position, supply, tax }) => ({
    ...{ idProduct, qty, unitPrice, position, supply, tax },
  }));
}

/** A line of an order has no more, and costs no more, than that of the estimate; as a whole it is the same to the won. */
function followLine(line: LineColumns, answered: readonly LineColumns[]): void {
  const offer = answered.find(({ productId }) => productId === line.productId)!;
  expect(line.qty).toBeLessThanOrEqual(offer.qty);
  expect(line.unitPrice).toBeLessThanOrEqual(offer.unitPrice);
  expect(line.tax).toBeLessThanOrEqual(offer.tax);
  if (line.qty === offer.qty && line.unitPrice === offer.unitPrice)
    expect([line.supply, line.tax]).toEqual([offer.supply, offer.tax]);
}
