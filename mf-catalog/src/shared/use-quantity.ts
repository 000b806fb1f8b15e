import type { ClientPrice } from '@vitis/contracts';
import { MAX_LINE_BOTTLES } from '@vitis/domain';
import { useState } from 'react';

export type OrderUnit = 'case' | 'bottle';

/** A quantity in bottles that steps by case or by bottle and never asks for more than there is. */
export function useQuantity({ caseSize, stock }: Pick<ClientPrice, 'caseSize' | 'stock'>) {
  const most = Math.max(1, Math.min(stock, MAX_LINE_BOTTLES));
  const wholeCases = caseSize > 1 && most >= caseSize;
  const [unit, setUnit] = useState<OrderUnit>(wholeCases ? 'case' : 'bottle');
  const [wanted, setWanted] = useState(wholeCases ? caseSize : 1);
  const step = unit === 'case' && wholeCases ? caseSize : 1;
  // Stock may shrink while the page is open.
  const max = Math.floor(most / step) * step;
  const bottles = Math.min(wanted, max);

  const changeUnit = (next: OrderUnit) => {
    setUnit(next);
    if (next === 'case')
      setWanted(Math.min(Math.ceil(bottles / caseSize), Math.floor(most / caseSize)) * caseSize);
  };
  return { unit, changeUnit, bottles, setBottles: setWanted, step, max, wholeCases };
}
