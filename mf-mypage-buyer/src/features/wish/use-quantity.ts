import type { ClientPrice } from '@vitis/contracts';
import { MAX_LINE_BOTTLES } from '@vitis/domain';
import { useState } from 'react';

/** A quantity in bottles that steps by the case or by the bottle, and never asks for more than there is. */
export function useQuantity({ caseSize, stock }: Pick<ClientPrice, 'caseSize' | 'stock'>) {
  const most = Math.max(1, Math.min(stock, MAX_LINE_BOTTLES));
  const hasCases = caseSize > 1 && most >= caseSize;
  const [byCase, setByCase] = useState(true);
  const [wanted, setWanted] = useState(hasCases ? caseSize : 1);
  const step = hasCases && byCase ? caseSize : 1;
  // Stock may shrink while the page is open.
  const max = Math.floor(most / step) * step;

  const countBy = (cases: boolean) => {
    setByCase(cases);
    if (cases) setWanted(Math.min(Math.ceil(wanted / caseSize), Math.floor(most / caseSize)) * caseSize);
  };
  return { bottles: Math.min(wanted, max), setBottles: setWanted, step, max, hasCases, byCase, countBy };
}
