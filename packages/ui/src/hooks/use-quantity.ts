import { useState } from 'react';

export type QuantityUnit = 'case' | 'bottle';

/** What may be chosen of something that is sold by the bottle and by the case. */
export interface QuantityChoice {
  /** Bottles in a case. */
  caseSize: number;
  /** Bottles that may be asked for at most. */
  most: number;
  /**
   * Bottles up to which a quantity stays as it was typed, where it may be more than there is: the screen then says what
   * there is, in place of cutting it without a word.
   */
  typedUpTo?: number;
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
 * A quantity in bottles that steps by the case or by the bottle, for a `QuantityStepper` with a choice of unit beside it.
 * It begins with `start` bottles, or with a case where there is one, and never asks for more than there is, unless
 * `typedUpTo` says so: then it is `short`.
 */
export function useQuantity(choice: QuantityChoice & { start?: number }) {
  const inCases = quantitySteps(choice, 'case').wholeCases;
  const start = choice.start ?? (inCases ? choice.caseSize : 1);
  const [unit, setUnit] = useState<QuantityUnit>(
    inCases && start % choice.caseSize === 0 ? 'case' : 'bottle',
  );
  const [wanted, setWanted] = useState(start);
  const { wholeCases, step, max: there } = quantitySteps(choice, unit);
  const { typedUpTo } = choice;
  const max = typedUpTo === undefined ? there : Math.floor(typedUpTo / step) * step;
  // What there is may shrink while the page is open.
  const bottles = Math.min(wanted, max);

  const changeUnit = (next: QuantityUnit) => {
    setUnit(next);
    if (next === 'case') setWanted(inWholeCases(bottles, { ...choice, most: typedUpTo ?? choice.most }));
  };
  const short = bottles > Math.max(1, choice.most);
  return { unit, changeUnit, bottles, setBottles: setWanted, step, max, wholeCases, short };
}
