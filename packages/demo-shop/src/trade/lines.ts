import { documentTotals, lineAmounts, unitPriceAt } from '@vitis/domain';
import type { Wine } from './catalogue.ts';
import type { Client, Line, TradeContext } from './context.ts';

/** What a client's group pays for so many bottles at once; the list price beside it is that of a single bottle. */
export function pricesOf({ catalogue }: TradeContext, client: Client, wine: Wine, qty: number) {
  const tiers = catalogue.tiersFor(wine, client.groupId);
  return { listPrice: tiers[0]!.price, unitPrice: unitPriceAt(tiers, qty) };
}

/** Whole cases worth about `value`, as many as the stock gives; a handful of bottles where a case would be far more. */
export function bottlesFor(wine: Wine, price: number, value: number): number {
  const cases = Math.round(value / price / wine.caseSize);
  const wanted = cases > 0 ? cases * wine.caseSize : Math.max(1, Math.round(value / price));
  return wine.stock > 0 ? Math.min(wanted, wine.stock) : wanted;
}

/** A line as the client would ask for it. */
export function newLine(context: TradeContext, client: Client, wine: Wine): Line {
  const { random } = context;
  const [least, most] = client.plan.lineValue;
  const qty = bottlesFor(wine, pricesOf(context, client, wine, 1).listPrice, random.between(least, most));
  return { wine, qty, ...pricesOf(context, client, wine, qty), note: '', replaces: null };
}

/** Wines of the client's own list, each once. */
export function newLines(context: TradeContext, client: Client): Line[] {
  const [least, most] = client.plan.lines;
  const count = context.random.between(least, most);
  return context.random.sample(client.house, count).map((wine) => newLine(context, client, wine));
}

/** The same, at times with a wine that has just run out: one whose other vintage is there, if there is such a wine. */
export function askedLines(context: TradeContext, client: Client): Line[] {
  const { random, catalogue } = context;
  const lines = newLines(context, client);
  if (lines.length < 2 || !random.chance(0.4)) return lines;
  const gone = catalogue.wines.filter(({ stock }) => stock === 0);
  const stillAround = gone.filter(({ wineId }) =>
    catalogue.wines.some((wine) => wine.wineId === wineId && wine.stock > 0),
  );
  const from = stillAround.length > 0 ? stillAround : gone;
  if (from.length === 0) return lines;
  lines[random.between(0, lines.length - 1)] = newLine(context, client, random.pick(from));
  return lines;
}

/** The same from a client who has prices in mind: for every third wine, some 5 % below that of the day, in whole hundreds. */
export const wishedLines = (context: TradeContext, client: Client): Line[] =>
  askedLines(context, client).map((line) => {
    const targetPrice = Math.floor((line.unitPrice * 0.95) / 100) * 100;
    return line.wine.id % 3 === 0 && targetPrice > 0 ? { ...line, targetPrice } : line;
  });

export function totalsOf(lines: readonly Line[]) {
  return {
    lineCount: lines.length,
    totalQty: lines.reduce((sum, { qty }) => sum + qty, 0),
    ...documentTotals(lines.map(({ unitPrice, qty }) => lineAmounts({ unitPrice, bottles: qty }))),
  };
}

/** The columns that lines of estimates and of order forms share. `position` is from 1. */
export function lineColumns(line: Line, position: number) {
  const { supply, tax } = lineAmounts({ unitPrice: line.unitPrice, bottles: line.qty });
  return {
    position,
    productId: line.wine.id,
    productName: line.wine.name,
    specification: line.wine.specification,
    qty: line.qty,
    listPrice: line.listPrice,
    unitPrice: line.unitPrice,
    supply,
    tax,
    note: line.note,
  };
}
