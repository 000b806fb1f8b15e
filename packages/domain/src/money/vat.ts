import { sumWon, type Won, won } from './won.ts';

/** 부가세 10 %: the tax is one tenth of the supply value. */
export const VAT_DIVISOR = 10;

/** 공급가액 (supply) + 세액 (tax) = 합계 (total), all in won. */
export interface Amounts {
  readonly supply: Won;
  readonly tax: Won;
  readonly total: Won;
}

/** What a line charges: `discount` is in won off the whole line and needs a reason and an author. */
export interface LinePrice {
  /** Won per bottle, VAT-exclusive. */
  readonly unitPrice: Won;
  readonly bottles: number;
  readonly discount?: ManualDiscount;
}

/** A discount given by hand always says why and by whom. */
export interface ManualDiscount {
  readonly amount: Won;
  readonly reason: string;
  readonly idAuthor: number;
}

/**
 * The tax of one line: `floor(supply / 10)`. A returned line mirrors the sold one, so a negative supply
 * is rounded towards zero and the two cancel out. Throws a RangeError for what is no amount.
 */
export function vatOf(supply: Won): Won {
  return won(Math.trunc(won(supply) / VAT_DIVISOR));
}

/** The three amounts of one supply value. */
export function amountsOf(supply: Won): Amounts {
  const tax = vatOf(supply);
  return { supply: won(supply), tax, total: won(supply + tax) };
}

/** From an inclusive amount: `supply = round(total * 10 / 11)`, `tax = total - supply`. */
export function amountsFromInclusive(total: Won): Amounts {
  const size = Math.round((Math.abs(won(total)) * VAT_DIVISOR) / (VAT_DIVISOR + 1));
  const supply = won(Math.sign(total) * size);
  return { supply, tax: won(total - supply), total: won(total) };
}

/**
 * The amounts of a line. Throws a RangeError when the bottles are no positive whole number, the price is
 * negative, or the discount is negative, larger than the line, or without a reason.
 */
export function lineAmounts(line: LinePrice): Amounts {
  if (!Number.isSafeInteger(line.bottles) || line.bottles <= 0) {
    throw new RangeError(`Not a quantity in bottles: ${line.bottles}`);
  }
  if (won(line.unitPrice) < 0) throw new RangeError(`Negative unit price: ${line.unitPrice}`);
  const gross = won(line.unitPrice * line.bottles);
  return amountsOf(won(gross - discountOf(line.discount, gross)));
}

function discountOf(discount: ManualDiscount | undefined, gross: Won): Won {
  if (!discount) return 0;
  if (won(discount.amount) < 0 || discount.amount > gross) {
    throw new RangeError(`Discount ${discount.amount} does not fit a line of ${gross}`);
  }
  if (discount.reason.trim() === '') throw new RangeError('A manual discount needs a reason');
  return discount.amount;
}

/** Adds lines that were rounded one by one, so that the printed columns foot. */
export function documentTotals(lines: readonly Amounts[]): Amounts {
  return {
    supply: sumWon(lines.map((line) => line.supply)),
    tax: sumWon(lines.map((line) => line.tax)),
    total: sumWon(lines.map((line) => line.total)),
  };
}
