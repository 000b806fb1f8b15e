import type { DocumentLine, Estimate } from '@vitis/contracts';
import { documentTotals, lineAmounts } from '@vitis/domain';
import { useDraft } from '@vitis/portal/forms';
import { useState } from 'react';

/** What is not ordered as it was offered: bottles that a line is to have instead, 0 for none. */
type Part = Readonly<Record<string, number>>;

const isPart = (kept: unknown): kept is Part =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every(Number.isInteger);

/**
 * How much of a confirmed estimate is ordered: all of it until the person says otherwise. The window remembers it. More than a
 * line has stays as it was typed, and cannot be ordered.
 */
export function useEstimatePart({ estimateNumber, products }: Estimate) {
  const place = useDraft(`order part ${estimateNumber}`);
  const [part, setPart] = useState<Part>(() => {
    const kept = place.read();
    return isPart(kept) ? kept : {};
  });
  const write = (next: Part) => {
    setPart(next);
    place.write(next);
  };
  const bottlesOf = ({ idProduct, qty }: DocumentLine) => part[idProduct] ?? qty;
  const lines = products.map((line) => {
    const qty = bottlesOf(line);
    return { line, isChosen: qty > 0, qty: qty > 0 ? qty : line.qty };
  });
  const ordered = lines.filter(({ isChosen }) => isChosen);
  return {
    lines,
    ordered: ordered.map(({ line, qty }) => ({ idProduct: line.idProduct, qty })),
    isPart: products.some((line) => bottlesOf(line) < line.qty),
    isOver: products.some((line) => bottlesOf(line) > line.qty),
    amounts: documentTotals(
      ordered.map(({ line, qty }) => lineAmounts({ unitPrice: line.unitPrice, bottles: qty })),
    ),
    choose: (id: number, wanted: boolean) => {
      const { [id]: _left, ...others } = part;
      write(wanted ? others : { ...others, [id]: 0 });
    },
    setQuantity: (id: number, qty: number) => write({ ...part, [id]: qty }),
    takeAll: () => write({}),
  };
}

export type EstimatePartState = ReturnType<typeof useEstimatePart>;
