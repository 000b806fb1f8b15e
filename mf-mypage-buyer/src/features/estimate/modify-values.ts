import {
  type BodyOf,
  type Estimate,
  type EstimateLine,
  type modifyEstimate,
  modifyEstimateInput,
  TargetPrice,
} from '@vitis/contracts';
import { MAX_LINE_BOTTLES } from '@vitis/domain';
import { KEPT_PLACE, NEW_ADDRESS, NO_PLACE, type PlaceValues, placeRules } from '@vitis/portal/company';
import { inWholeCases, type QuantityUnit, quantitySteps } from '@vitis/ui';
import * as v from 'valibot';

/** A line as the buyer wants it. */
export interface WantedLine {
  line: Pick<
    EstimateLine,
    'position' | 'idProduct' | 'productName' | 'name' | 'specification' | 'caseSize' | 'unitPrice'
  >;
  qty: number;
  unit: QuantityUnit;
  isRemoved: boolean;
  /** 희망 단가 per bottle; empty is null. */
  targetPrice: number | null;
}

export interface ModifyValues extends PlaceValues {
  requestMessage: string;
  lines: WantedLine[];
  /** Id of a saved address, or one of the other choices of a place. */
  address: string;
}

const choiceOf = ({ line }: WantedLine) => ({ caseSize: line.caseSize, most: MAX_LINE_BOTTLES });

/** Steps and bounds of a line's quantity, in bottles. */
export const stepsOf = (wanted: WantedLine) => quantitySteps(choiceOf(wanted), wanted.unit);

/** The same bottles, counted the other way; loose ones are made up to a case. */
export const inOtherUnit = (wanted: WantedLine): WantedLine =>
  wanted.unit === 'case'
    ? { ...wanted, unit: 'bottle' }
    : { ...wanted, unit: 'case', qty: inWholeCases(wanted.qty, choiceOf(wanted)) };

const NO_TYPED_PLACE: PlaceValues = {
  fullName: '',
  mobile: '',
  postalCode: '',
  address1: '',
  address2: '',
  message: '',
};

/** What is asked for anew begins with what the estimate says, and stays the reader's own. */
export const startModify = ({ products, recipient }: Estimate): ModifyValues => ({
  ...NO_TYPED_PLACE,
  address: recipient === null ? NO_PLACE : KEPT_PLACE,
  requestMessage: '',
  lines: products.map((line) => ({
    line,
    qty: line.qty,
    unit: line.caseSize > 1 && line.qty % line.caseSize === 0 ? 'case' : 'bottle',
    isRemoved: false,
    targetPrice: line.targetPrice,
  })),
});

/** The lines that stay. */
export const wantedOf = ({ lines }: Pick<ModifyValues, 'lines'>) =>
  lines.filter(({ isRemoved }) => !isRemoved);

/** What the wire says of its fields, at those of the form. */
export const modifyFields = (wrong: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(wrong).map(([field, words]) => [
      field.replace(/^products\./, 'lines.').replace(/^recipient\./, ''),
      words,
    ]),
  );

const { entries: wire } = modifyEstimateInput().body;

/** A price that a buyer has in mind is judged on the lines that stay; NaN is one that cannot be read. */
const TypedLine = v.pipe(
  v.looseObject({ isRemoved: v.boolean(), targetPrice: v.nullable(v.union([v.number(), v.nan()])) }),
  v.forward(
    v.check(({ isRemoved, targetPrice }) => isRemoved || v.is(TargetPrice, targetPrice), 'PRICE_RANGE'),
    ['targetPrice'],
  ),
);

/** What is typed as the wire takes it, but for files and a chosen place. */
const bodyOf = ({ requestMessage, lines }: ModifyValues): BodyOf<typeof modifyEstimate> => ({
  requestMessage,
  products: wantedOf({ lines }).map(({ line, qty, targetPrice }) => ({
    idProduct: line.idProduct,
    qty,
    targetPrice,
  })),
});

/** The rules of what is typed, at the fields of the form. */
export function modifyRules({ address }: Pick<ModifyValues, 'address'>) {
  const rules: v.ObjectEntries = {
    requestMessage: wire.requestMessage,
    lines: v.array(TypedLine),
    ...(address === NEW_ADDRESS ? placeRules() : {}),
  };
  return v.pipe(
    v.looseObject(rules),
    v.transform((typed) => bodyOf(typed as unknown as ModifyValues)),
  );
}
