import type { Wine } from './catalogue.ts';
import type { Client, Line, TradeContext } from './context.ts';
import { newLine, pricesOf } from './lines.ts';

/** Prices are offered in whole hundreds of won. */
const priceStep = 100;

/** What is offered in place of a wine: another vintage of it, or one of its kind that the document lacks. */
export function replacementFor(
  { catalogue }: TradeContext,
  line: Line,
  lines: readonly Line[],
): Wine | undefined {
  const free = catalogue.wines.filter(
    (wine) => wine.stock >= line.qty && !lines.some((each) => each.wine.id === wine.id),
  );
  return (
    free.find(({ wineId }) => wineId === line.wine.wineId) ??
    free.find(({ kind, caseSize }) => kind === line.wine.kind && caseSize === line.wine.caseSize)
  );
}

function replaced(context: TradeContext, client: Client, line: Line, wine: Wine): Line {
  const vintage = wine.wineId === line.wine.wineId;
  return {
    wine,
    qty: line.qty,
    ...pricesOf(context, client, wine, line.qty),
    note: vintage ? `${line.wine.vintage ?? 'NV'} 빈티지 소진으로 대체` : `${line.wine.name} 품절로 대체`,
    replaces: line.wine,
  };
}

/** A lower price in whole hundreds; the same one where nothing can be taken off. */
function lowered(price: number, ratio: number): number {
  const lower = Math.floor((price * (1 - ratio)) / priceStep) * priceStep;
  return lower > 0 ? lower : price;
}

/** What sales answer with: some prices lower, what is sold out replaced, at times a wine taken off. */
export function answerLines(
  context: TradeContext,
  client: Client,
  lines: readonly Line[],
  again: boolean,
): Line[] {
  const { random } = context;
  let answer = lines.map((line) =>
    random.chance(again ? 0.55 : 0.4)
      ? { ...line, unitPrice: lowered(line.unitPrice, random.real(0.015, 0.045)) }
      : { ...line },
  );
  answer = answer.flatMap((line) => {
    if (line.wine.stock > 0) return [line];
    const wine = replacementFor(context, line, answer);
    return wine ? [replaced(context, client, line, wine)] : [];
  });
  if (answer.length > 3 && random.chance(0.25)) answer = answer.slice(0, -1);
  return answer;
}

/** What a buyer asks for after an answer: other quantities, at times a wine more or less. Keeps at least one line. */
export function modifyLines(context: TradeContext, client: Client, lines: readonly Line[]): Line[] {
  const { random } = context;
  const changed = lines.map((line) => {
    if (!random.chance(0.5)) return { ...line };
    const more = line.qty + line.wine.caseSize * random.between(1, 2);
    return { ...line, qty: line.wine.stock > 0 ? Math.min(more, Math.max(line.qty, line.wine.stock)) : more };
  });
  if (changed.length > 2 && random.chance(0.35)) changed.splice(random.between(0, changed.length - 1), 1);
  const wine = client.house.find(({ id }) => !changed.some((line) => line.wine.id === id));
  if (wine && random.chance(0.4)) changed.push(newLine(context, client, wine));
  return changed;
}
