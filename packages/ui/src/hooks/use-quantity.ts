import { useState } from 'react';

export type QuantityUnit = 'case' | 'bottle';

/** What may be chosen of something that is sold by the bottle and by the case. */
export interface QuantityChoice {
  /** Bottles in a case. */
  caseSize: number;
  /** Bottles that may be asked for at most. */
  most: number;
}

/** The same where the person types: what is more than there is stays, and the screen says what there is. */
export interface TypedQuantity extends QuantityChoice {
  /** Bottles up to which a quantity stays as it was typed. */
  typedUpTo: number;
  /** Bottles to begin with; a case where it is left out and there is one. */
  start?: number;
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
 * It is `short` where it asks for more than there is, which may be typed up to `max`; presses stop at `offered`.
 */
export function useQuantity(choice: TypedQuantity) {
  const inCases = quantitySteps(choice, 'case').wholeCases;
  const start = choice.start ?? (inCases ? choice.caseSize : 1);
  const [wish, setWish] = useState<QuantityUnit>(
    inCases && start % choice.caseSize === 0 ? 'case' : 'bottle',
  );
  const [wanted, setWanted] = useState(start);
  // Loose bottles are counted as such, wherever they came from.
  const unit: QuantityUnit = wish === 'case' && wanted % choice.caseSize === 0 ? 'case' : 'bottle';
  const { wholeCases, step, max: offered } = quantitySteps(choice, unit);
  const { typedUpTo } = choice;
  const max = Math.floor(typedUpTo / step) * step;
  const bottles = Math.min(wanted, max);

  const changeUnit = (next: QuantityUnit) => {
    setWish(next);
    if (next === 'case') setWanted(inWholeCases(bottles, { ...choice, most: typedUpTo }));
  };
  const short = bottles > Math.max(1, choice.most);
  return { unit, changeUnit, bottles, setBottles: setWanted, step, max, offered, wholeCases, short };
}
