import type { CheckedBodyOf, changeOrderDelivery, changeOrderPickup, Language } from '@vitis/contracts';
import { ORDER_FORM_TRAITS, PhoneField } from '@vitis/domain';
import * as v from 'valibot';
import { requiredLine } from '../../http/free-text.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import { type DeliveryRounds, requireDeliveryDay } from '../delivery-days/delivery-rounds.ts';
import { shippingColumns, shippingFields } from '../shipping-addresses/shipping-fields.ts';
import { publishStep, requireVersion, type StepInput } from '../trade-documents/document-steps.ts';
import { lockOrderForm, type StoredOrder, updateOrderForm } from './order-form.repository.ts';
import { findOpenProposal, withdrawProposal } from './order-proposals.repository.ts';
import { NO_PICKUP, pickupColumns } from './pickup-columns.ts';

const PATHS = { store: 'idStore', day: 'day', time: 'time' };

const phoneOf = (given: string, language: Language): string => {
  const checked = v.safeParse(PhoneField, given);
  if (!checked.success) throw invalidField('mobile', 'PHONE_FORMAT', language);
  return checked.output;
};

type Step<Endpoint extends typeof changeOrderPickup | typeof changeOrderDelivery> = StepInput<
  BuyerScope,
  CheckedBodyOf<Endpoint>
>;

/**
 * Changes how an order is handed over that nobody has confirmed yet. What was proposed for another day and place is taken
 * back. Throws 404, 412, and 409 once it is settled.
 */
async function changeHandover(
  unit: UnitOfWork,
  input: Step<typeof changeOrderPickup | typeof changeOrderDelivery>,
  columnsOf: (order: StoredOrder) => Promise<Partial<StoredOrder>>,
  said: { action: string; details: Record<string, unknown> },
): Promise<void> {
  const { scope, number } = input;
  const order = requireVersion(await lockOrderForm(unit.tx, scope, number), input);
  if (!ORDER_FORM_TRAITS[order.status].awaitsAnswer) throw conflict('PICKUP_SETTLED');
  const open = await findOpenProposal(unit.tx, order.id);
  await withdrawProposal(unit.tx, order.id);
  const changed = await updateOrderForm(unit.tx, order, await columnsOf(order));
  await publishStep(unit, changed, {
    scope,
    ...said,
    target: `order-form:${number}`,
    notify: (rooms) =>
      unit.notify(rooms, 'order:changed', {
        orderFormNumber: number,
        status: changed.status,
        ...(open && { proposal: 'WITHDRAWN' as const }),
      }),
    mail: null,
  });
}

/** Has an order picked up that nobody has confirmed yet. Throws 404, 412, 409 once it is settled, and 400 at a field. */
export async function changePickup(
  unit: UnitOfWork,
  now: Date,
  input: Step<typeof changeOrderPickup>,
): Promise<void> {
  const { body, language } = input;
  const { idStore, day, time } = body;
  const columnsOf = async () => ({
    ...(await pickupColumns(unit.tx, now, body, PATHS, language)),
    dueDate: day,
    recipientName: requiredLine(body.fullName, 'fullName', language),
    recipientMobile: phoneOf(body.mobile, language),
  });
  await changeHandover(unit, input, columnsOf, {
    action: 'order-form.pickup',
    details: { idStore, day, time },
  });
}

/**
 * Has an order brought that was to be picked up and that nobody has confirmed yet, on a day that can be kept by `rounds`. Throws
 * 404, 412, 409 once it is settled and where it is brought already, and 400 at a field.
 */
export async function changeDelivery(
  unit: UnitOfWork,
  rounds: DeliveryRounds,
  input: Step<typeof changeOrderDelivery>,
): Promise<void> {
  const { body, language } = input;
  const { dueDate } = body;
  const shipping = shippingFields(body.shipping, 'shipping.', language);
  const { postalCode } = shipping;
  requireDeliveryDay(rounds, { dueDate, postalCode }, language);
  const columnsOf = async ({ pickupStoreId }: StoredOrder) => {
    if (pickupStoreId === null) throw conflict('NO_PICKUP');
    return { ...shippingColumns(shipping), ...NO_PICKUP, dueDate };
  };
  await changeHandover(unit, input, columnsOf, {
    action: 'order-form.delivery',
    details: { dueDate, postalCode },
  });
}
