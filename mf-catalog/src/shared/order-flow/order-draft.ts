import { restored, useDraft } from '@vitis/portal/forms';
import { useMemo } from 'react';
import { emptyFields, type OrderFields } from './order-fields.ts';

/** The name of the draft: another estimate is another form, and so is one that is picked up: its address is the store's. */
export const orderDraftName = (estimateNumber: string | undefined, isPickup: boolean): string =>
  `order ${estimateNumber ?? 'cart'}${isPickup ? ' pick-up' : ''}`;

/**
 * What is filled in of an order. Brought or picked up, the words to sales are the same; once it is placed, nothing of either
 * form is left for the next one.
 */
export function useOrderDraft(estimateNumber: string | undefined, isPickup: boolean) {
  const own = useDraft(orderDraftName(estimateNumber, isPickup));
  const other = useDraft(orderDraftName(estimateNumber, !isPickup));
  const words = useDraft(`${orderDraftName(estimateNumber, false)} message`);
  return useMemo(
    () => ({
      read: (): OrderFields => restored(restored(emptyFields, own.read()), words.read()),
      write: ({ requestMessage, ...fields }: Partial<OrderFields>) => {
        own.write(fields);
        words.write({ requestMessage });
      },
      clear: () => {
        for (const each of [own, other, words]) each.clear();
      },
    }),
    [own, other, words],
  );
}
