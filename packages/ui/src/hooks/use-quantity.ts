import { useState } from 'react';

export type QuantityUnit = 'case' | 'bottle';

/** What may be chosen of something that is sold by the bottle and by the case. */
export interface QuantityChoice {
  /** Bottles in a case. */
  caseSize: number;
  /** Bottles that may be asked for at most. */
  most: number;
}

/** Whether a whole case may be asked for, and in which steps and up to where a quantity goes in a unit. All in bottles. */
export function quantitySteps({ caseSize, most }: QuantityChoice, unit: QuantityUnit) {
  const limit = Math.max(1, most);
  const wholeCases = caseSize > 1 && limit >= caseSize;
  const step = unit === 'case' && wholeCases ? caseSize : 1;
  return { wholeCases, step, max: Math.floor(limit / step) * step };
}

/** The bottles of whole cases that hold so many bottles, as far as there are that many cases. */
export function inWholeCases(bottles: number, { caseSize, most }: QuantityChoice): number {
  return Math.min(Math.ceil(bottles / caseSize), Math.floor(most / caseSize)) * caseSize;
}

/**
 * A quantity in bottles that steps by the case or by the bottle and never asks for more than there is, for a
 * `QuantityStepper` with a choice of unit beside it. It begins with a case where there is one, or with `start` bottles.
 */
export function useQuantity(choice: QuantityChoice & { start?: number }) {
  const inCases = quantitySteps(choice, 'case').wholeCases;
  const start = choice.start ?? (inCases ? choice.caseSize : 1);
  const [unit, setUnit] = useState<QuantityUnit>(
    inCases && start % choice.caseSize === 0 ? 'case' : 'bottle',
  );
  const [wanted, setWanted] = useState(start);
  const { wholeCases, step, max } = quantitySteps(choice, unit);
  // What there is may shrink while the page is open.
  const bottles = Math.min(wanted, max);

  const changeUnit = (next: QuantityUnit) => {
    setUnit(next);
    if (next === 'case') setWanted(inWholeCases(bottles, choice));
  };
  return { unit, changeUnit, bottles, setBottles: setWanted, step, max, wholeCases };
}
