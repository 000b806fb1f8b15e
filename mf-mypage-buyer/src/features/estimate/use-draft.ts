import type { DocumentLine, Estimate } from '@vitis/contracts';
import { MAX_LINE_BOTTLES } from '@vitis/domain';
import { useKept } from '@vitis/portal/forms';
import { inWholeCases, type QuantityUnit, quantitySteps } from '@vitis/ui';

/** A line as the buyer wants it. */
export interface DraftLine {
  line: DocumentLine;
  qty: number;
  unit: QuantityUnit;
  isRemoved: boolean;
}

const choiceOf = (line: DocumentLine) => ({ caseSize: line.caseSize, most: MAX_LINE_BOTTLES });

/** Steps and bounds of a line's quantity, in bottles. */
export const stepsOf = ({ line, unit }: DraftLine) => quantitySteps(choiceOf(line), unit);

/** Name under which what was typed outlives a session that ends. */
export const modifyFormOf = (estimateNumber: string) => `modify ${estimateNumber}`;

/** What is asked for anew: begins with the estimate as it was when it was opened, and stays the reader's own. */
export function useDraft(estimate: Estimate) {
  const form = modifyFormOf(estimate.estimateNumber);
  const [lines, setLines] = useKept<DraftLine[]>(form, () =>
    estimate.products.map((line) => ({
      line,
      qty: line.qty,
      unit: line.caseSize > 1 && line.qty % line.caseSize === 0 ? 'case' : 'bottle',
      isRemoved: false,
    })),
  );
  const [message, setMessage] = useKept(`${form} message`, () => '');

  const change = (at: number, changed: Partial<DraftLine>) =>
    setLines((before) => before.map((each, index) => (index === at ? { ...each, ...changed } : each)));
  const changeUnit = (at: number) => {
    const draft = lines[at];
    if (draft === undefined) return;
    if (draft.unit === 'case') change(at, { unit: 'bottle' });
    else change(at, { unit: 'case', qty: inWholeCases(draft.qty, choiceOf(draft.line)) });
  };
  /** Of the latest answer, which may have come after the draft was begun. */
  const unitPriceOf = (line: DocumentLine) =>
    estimate.products.find(({ idProduct }) => idProduct === line.idProduct)?.unitPrice ?? line.unitPrice;
  const kept = lines.filter(({ isRemoved }) => !isRemoved);
  return {
    lines,
    message,
    setMessage,
    change,
    changeUnit,
    /** What goes over the wire. */
    products: kept.map(({ line, qty }) => ({ idProduct: line.idProduct, qty })),
    unitPriceOf,
    supply: kept.reduce((sum, { line, qty }) => sum + unitPriceOf(line) * qty, 0),
    isTouched: message !== '' || lines.some(({ line, qty, isRemoved }) => isRemoved || qty !== line.qty),
  };
}
