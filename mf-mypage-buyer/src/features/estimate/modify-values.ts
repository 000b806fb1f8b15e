import {
  type BodyOf,
  type DocumentLine,
  type Estimate,
  type modifyEstimate,
  modifyEstimateInput,
} from '@vitis/contracts';
import { MAX_LINE_BOTTLES } from '@vitis/domain';
import { inWholeCases, type QuantityUnit, quantitySteps } from '@vitis/ui';
import * as v from 'valibot';

/** A line as the buyer wants it. */
export interface WantedLine {
  line: Pick<
    DocumentLine,
    'position' | 'idProduct' | 'productName' | 'specification' | 'caseSize' | 'unitPrice'
  >;
  qty: number;
  unit: QuantityUnit;
  isRemoved: boolean;
}

export interface ModifyValues {
  requestMessage: string;
  lines: WantedLine[];
}

const choiceOf = ({ line }: WantedLine) => ({ caseSize: line.caseSize, most: MAX_LINE_BOTTLES });

/** Steps and bounds of a line's quantity, in bottles. */
export const stepsOf = (wanted: WantedLine) => quantitySteps(choiceOf(wanted), wanted.unit);

/** The same bottles, counted the other way; loose ones are made up to a case. */
export const inOtherUnit = (wanted: WantedLine): WantedLine =>
  wanted.unit === 'case'
    ? { ...wanted, unit: 'bottle' }
    : { ...wanted, unit: 'case', qty: inWholeCases(wanted.qty, choiceOf(wanted)) };

/** What is asked for anew begins with what the estimate says, and stays the reader's own. */
export const startModify = ({ products }: Estimate): ModifyValues => ({
  requestMessage: '',
  lines: products.map((line) => ({
    line,
    qty: line.qty,
    unit: line.caseSize > 1 && line.qty % line.caseSize === 0 ? 'case' : 'bottle',
    isRemoved: false,
  })),
});

/** The lines that stay. */
export const wantedOf = ({ lines }: Pick<ModifyValues, 'lines'>) =>
  lines.filter(({ isRemoved }) => !isRemoved);

/** What is typed, as the wire takes it. */
export const ModifyRule = v.pipe(
  v.custom<ModifyValues>(() => true),
  v.transform(
    ({ requestMessage, lines }): BodyOf<typeof modifyEstimate> => ({
      requestMessage,
      products: wantedOf({ lines }).map(({ line, qty }) => ({ idProduct: line.idProduct, qty })),
    }),
  ),
  modifyEstimateInput().body,
);
