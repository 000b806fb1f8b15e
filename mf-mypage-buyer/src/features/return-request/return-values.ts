import {
  type BodyOf,
  type OrderDetail,
  type ReturnReason,
  type returnOrder,
  returnOrderInput,
} from '@vitis/contracts';
import { deliveryAmounts, type Won } from '@vitis/domain';
import * as v from 'valibot';

/** What is typed into the form. Bottles by wine, under names that are no places of a list. */
export interface ReturnValues {
  bottles: Record<string, number>;
  reason: ReturnReason | '';
  comment: string;
}

export const bottlesName = (idProduct: number) => `wine${idProduct}` as const;

/** Nothing is filled in before: what goes back is said bottle by bottle. */
export const startOf = ({ wines }: OrderDetail): ReturnValues => ({
  bottles: Object.fromEntries(wines.map(({ idProduct }) => [bottlesName(idProduct), 0])),
  reason: '',
  comment: '',
});

const { body } = returnOrderInput();

/** The rules of the contract, and those that only somebody who sees the order knows. */
export const ReturnSchema = v.pipe(
  v.object({
    bottles: v.pipe(
      v.record(v.string(), v.number()),
      v.check((bottles) => Object.values(bottles).some((count) => count > 0), 'REQUIRED'),
    ),
    reason: v.pipe(
      v.string(),
      v.nonEmpty('REQUIRED'),
      v.transform((reason) => reason as ReturnReason),
      body.entries.reason,
    ),
    comment: body.entries.comment,
  }),
  v.forward(
    v.check(({ reason, comment }) => reason !== 'OTHER' || comment !== '', 'REQUIRED'),
    ['comment'],
  ),
);
export type ReturnOutput = v.InferOutput<typeof ReturnSchema>;

/** The wines that go back, as the wire has them: as many as were typed, which the provider refuses where they are too many. */
export const productsOf = (
  { wines }: OrderDetail,
  bottles: ReturnValues['bottles'],
): BodyOf<typeof returnOrder>['products'] =>
  wines.flatMap(({ idProduct }) => {
    const qty = bottles[bottlesName(idProduct)] ?? 0;
    return qty > 0 ? [{ idProduct, qty }] : [];
  });

/** What they take off 미수금 once they are collected, by the rule that the ledger is written by; of no more than can go back. */
export function worthOf(order: OrderDetail, bottles: ReturnValues['bottles']): Won {
  const most = new Map(order.wines.map(({ idProduct, returnableQty }) => [idProduct, returnableQty]));
  const asked = productsOf(order, bottles)
    .map(({ idProduct, qty }) => ({ idProduct, qty: Math.min(qty, most.get(idProduct) ?? 0) }))
    .filter(({ qty }) => qty > 0);
  if (asked.length === 0) return 0;
  const before = order.wines.flatMap(({ idProduct, returningQty, returnedQty }) => {
    const qty = returningQty + returnedQty;
    return qty > 0 ? [{ idProduct, qty }] : [];
  });
  return deliveryAmounts(order.lines, [before, asked]).at(-1)!.total;
}
