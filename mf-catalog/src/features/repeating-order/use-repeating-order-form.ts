import {
  type BodyOf,
  changeRepeatingOrder,
  createRepeatingOrder,
  createShippingAddress,
  listRepeatingOrders,
  listShippingAddresses,
  REPEAT_INTERVALS,
  type RepeatInterval,
  type RepeatingOrder,
  type ShippingAddress,
} from '@vitis/contracts';
import { addDays, type Day, seoulDay } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { useCommand } from '@vitis/portal/commands';
import { chosenPlace, NEW_ADDRESS } from '@vitis/portal/company';
import { useDraft, useLeaveGuard, useSchemaForm } from '@vitis/portal/forms';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  type ApplicationForm,
  emptyFields,
  type OrderFields,
  orderRules,
} from '../../shared/order-flow/order-fields.ts';
import type { RepeatLine } from './repeat-line.ts';

type Body = BodyOf<typeof createRepeatingOrder>;

/** Whether the buyer is asked before each order. */
export const ASKS = { FIRST: 'FIRST', NOT: 'NOT' } as const;

const startOf = (order: RepeatingOrder | undefined): OrderFields =>
  order === undefined
    ? { ...emptyFields, interval: 'WEEKLY', asks: ASKS.FIRST }
    : {
        ...emptyFields,
        ...order.shipping,
        address: NEW_ADDRESS,
        interval: order.interval,
        asks: order.asksFirst ? ASKS.FIRST : ASKS.NOT,
        dueDate: order.firstDay,
        requestMessage: order.requestMessage,
      };

/** The rules of an order, with the rhythm; `earliest` is the first day that may be its first date. */
const rulesOf = (fields: OrderFields, earliest: Day) =>
  v.looseObject({
    ...orderRules(fields, earliest).entries,
    interval: v.picklist(REPEAT_INTERVALS),
    asks: v.picklist(Object.values(ASKS)),
  });

/** A saved address that is just what a repeating order has. */
const savedAs = (saved: readonly ShippingAddress[], order: RepeatingOrder | undefined) =>
  saved.find(
    ({ postalCode, address1, address2, fullName }) =>
      order !== undefined &&
      postalCode === order.shipping.postalCode &&
      address1 === order.shipping.address1 &&
      address2 === order.shipping.address2 &&
      fullName === order.shipping.fullName,
  );

/** The form of a repeating order: what it has, how often, where to, and sending it once. */
export function useRepeatingOrderForm(
  start: readonly RepeatLine[],
  order: RepeatingOrder | undefined,
  saved: readonly ShippingAddress[] | undefined,
) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const tomorrow = addDays(seoulDay(serverNow()), 1);
  // A first date that is over stays what it was: the others follow from it.
  const earliest = order !== undefined && order.firstDay < tomorrow ? order.firstDay : tomorrow;
  const orderForm: ApplicationForm = useSchemaForm({
    schema: (fields) => rulesOf(fields, earliest),
    start: startOf(order),
    labels: (code) => t(`flow.error.${code}`, t('flow.error.OTHER')),
  });
  const { getValues, setValue, resetField, formState } = orderForm.form;
  // A parent that renders again makes the lines anew, which is no change of theirs.
  const [begun] = useState(start);
  const [lines, setLines] = useState(begun);

  const isPlaced = useRef(false);
  useEffect(() => {
    if (saved === undefined || isPlaced.current) return;
    isPlaced.current = true;
    const known = order === undefined ? saved[0] : savedAs(saved, order);
    // What the form chooses by itself is where it begins, nothing that somebody would lose.
    resetField('address', { defaultValue: known === undefined ? NEW_ADDRESS : String(known.id) });
    if (order === undefined && known === undefined) resetField('keep', { defaultValue: true });
  }, [saved, order, resetField]);

  const { allowLeave } = useLeaveGuard(formState.isDirty || lines !== begun, {
    question: t('flow.leave'),
    leave: t('flow.leaveAccept'),
  });
  const common = {
    refreshes: [listRepeatingOrders],
    tells: ['refused'] as const,
    fields: orderForm.hasField,
  };
  const creating = useCommand(createRepeatingOrder, {
    ...common,
    tells: ['refused'],
    intents: useDraft('repeating order attempt'),
  });
  const changing = useCommand(changeRepeatingOrder, { ...common, tells: ['refused'] });
  const keeping = useCommand(createShippingAddress, {
    refreshes: [listShippingAddresses],
    tells: ['refused'],
  });

  const create = (body: Body) => creating.run({ body });
  const settle = async (sent: ReturnType<typeof create>): Promise<void> => {
    const outcome = await sent;
    if (outcome.kind === 'refused') {
      const { firstDay, ...others } = outcome.fields;
      orderForm.showErrors({ ...others, ...(firstDay === undefined ? {} : { dueDate: firstDay }) });
    }
    if (outcome.kind !== 'done') return;
    allowLeave();
    navigate(`/order/subscribe?id=${outcome.body.id}`, { replace: true });
  };
  const send = async (): Promise<void> => {
    const fields = getValues();
    const shipping = chosenPlace(fields, saved ?? []);
    if (shipping === undefined || lines.length === 0) return;
    if (fields.address === NEW_ADDRESS && fields.keep) {
      const { name, isDefault } = fields;
      const kept = await keeping.run({ body: { ...shipping, name, isDefault } });
      if (kept.kind !== 'done') return;
      setValue('keep', false);
    }
    const body: Body = {
      interval: fields.interval as RepeatInterval,
      firstDay: fields.dueDate,
      asksFirst: fields.asks === ASKS.FIRST,
      shipping,
      requestMessage: fields.requestMessage,
      products: lines.map(({ id, qty }) => ({ idProduct: id, qty })),
    };
    await settle(
      order === undefined
        ? create(body)
        : changing.run({ params: { id: order.id }, body }, { version: order.version }),
    );
  };
  // What is held of a new one is nothing that the change of another may send.
  const lost = order === undefined ? creating.unsettled?.body : undefined;
  return {
    orderForm,
    earliest: tomorrow,
    lines,
    setQuantity: (id: number, qty: number) =>
      setLines((all) => all.map((line) => (line.id === id ? { ...line, qty } : line))),
    remove: (id: number) => setLines((all) => all.filter((line) => line.id !== id)),
    submit: orderForm.submit(send),
    busy: creating.busy || changing.busy || keeping.busy,
    refusal: creating.refusal ?? changing.refusal ?? keeping.refusal,
    unsettled: lost !== undefined,
    check: () => {
      if (lost) void settle(create(lost));
    },
  };
}
