import { type Amounts, documentTotals, vatOf } from './vat.ts';
import { type Won, won } from './won.ts';

/** A line of an order form at the prices that were agreed. `qty` in bottles. */
export interface AgreedLine {
  readonly idProduct: number;
  readonly qty: number;
  readonly supply: Won;
  readonly tax: Won;
}

/** Bottles of a product that one delivery hands over. */
export interface DeliveredBottles {
  readonly idProduct: number;
  readonly qty: number;
}

/** A line of an order, or the part of it that one delivery hands over, with what that charges. */
export interface DeliveredPart<Line extends AgreedLine> extends Amounts {
  readonly line: Line;
  readonly qty: number;
}

/**
 * Which parts of an order each delivery hands over, `deliveries` in the order in which they were completed. A part of
 * a line is its share of the supply value, rounded down, and a tenth of that; the last part takes the rest of the line,
 * so that the deliveries of an order add up to it to the won. A product on several lines is handed over line by line.
 * Throws a RangeError for more bottles than the order has, or for no positive whole number of them.
 */
export function deliveredParts<Line extends AgreedLine>(
  lines: readonly Line[],
  deliveries: readonly (readonly DeliveredBottles[])[],
): DeliveredPart<Line>[][] {
  const open = lines.map((line) => ({ line, qty: line.qty, supply: line.supply, tax: line.tax }));

  const take = ({ idProduct, qty }: DeliveredBottles): DeliveredPart<Line>[] => {
    if (!Number.isSafeInteger(qty) || qty <= 0) throw new RangeError(`Not a quantity in bottles: ${qty}`);
    const parts: DeliveredPart<Line>[] = [];
    let wanted = qty;
    for (const rest of open) {
      if (rest.line.idProduct !== idProduct || rest.qty === 0 || wanted === 0) continue;
      const bottles = Math.min(wanted, rest.qty);
      const supply = bottles === rest.qty ? rest.supply : shareOf(rest.line, bottles);
      const tax = bottles === rest.qty ? rest.tax : vatOf(supply);
      rest.qty -= bottles;
      rest.supply = won(rest.supply - supply);
      rest.tax = won(rest.tax - tax);
      wanted -= bottles;
      parts.push({ line: rest.line, qty: bottles, supply, tax, total: won(supply + tax) });
    }
    if (wanted > 0) throw new RangeError(`The order has ${wanted} bottles of ${idProduct} too few`);
    return parts;
  };

  return deliveries.map((delivered) => delivered.flatMap(take));
}

/**
 * An order's lines as far as `deliveries` handed them over, which together charge what these have charged; see
 * `deliveredParts`. A line of which nothing was handed over is gone; one whose parts were rounded down more than their
 * whole would be is a line for each part.
 */
export function handedOverLines<Line extends AgreedLine>(
  lines: readonly Line[],
  deliveries: readonly (readonly DeliveredBottles[])[],
): Line[] {
  const parts = deliveredParts(lines, deliveries).flat();
  return lines.flatMap((line) => {
    const own = parts.filter((part) => part.line === line);
    const { supply, tax } = documentTotals(own);
    const qty = own.reduce((sum, part) => sum + part.qty, 0);
    if (qty === 0) return [];
    if (tax === vatOf(supply)) return [{ ...line, qty, supply, tax }];
    return own.map((part) => ({ ...line, qty: part.qty, supply: part.supply, tax: part.tax }));
  });
}

/** What each delivery of an order charges; see `deliveredParts`. */
export function deliveryAmounts(
  lines: readonly AgreedLine[],
  deliveries: readonly (readonly DeliveredBottles[])[],
): Amounts[] {
  return deliveredParts(lines, deliveries).map(documentTotals);
}

/** BigInt: supply × bottles leaves the numbers that are exact. */
function shareOf({ supply, qty }: AgreedLine, bottles: number): Won {
  return won(Number((BigInt(supply) * BigInt(bottles)) / BigInt(qty)));
}
