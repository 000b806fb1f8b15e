import type { CheckedBodyOf, changeOrderPickup, Language } from '@vitis/contracts';
import { ORDER_FORM_TRAITS, PhoneField } from '@vitis/domain';
import * as v from 'valibot';
import { requiredLine } from '../../http/free-text.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import { publishStep, requireVersion, type StepInput } from '../trade-documents/document-steps.ts';
import { lockOrderForm, updateOrderForm } from './order-form.repository.ts';
import { findOpenProposal, withdrawProposal } from './order-proposals.repository.ts';
import { pickupColumns } from './pickup-columns.ts';

const PATHS = { store: 'idStore', day: 'day', time: 'time' };

const phoneOf = (given: string, language: Language): string => {
  const checked = v.safeParse(PhoneField, given);
  if (!checked.success) throw invalidField('mobile', 'PHONE_FORMAT', language);
  return checked.output;
};

/** Has an order picked up that nobody has confirmed yet. Throws 404, 412, 409 once it is settled, and 400 at a field. */
export async function changePickup(
  unit: UnitOfWork,
  now: Date,
  input: StepInput<BuyerScope, CheckedBodyOf<typeof changeOrderPickup>>,
): Promise<void> {
  const { scope, number, body, language } = input;
  const order = requireVersion(await lockOrderForm(unit.tx, scope, number), input);
  if (!ORDER_FORM_TRAITS[order.status].awaitsAnswer) throw conflict('PICKUP_SETTLED');
  // It was proposed for another day and place.
  const open = await findOpenProposal(unit.tx, order.id);
  await withdrawProposal(unit.tx, order.id);
  const changed = await updateOrderForm(unit.tx, order, {
    ...(await pickupColumns(unit.tx, now, body, PATHS, language)),
    dueDate: body.day,
    recipientName: requiredLine(body.fullName, 'fullName', language),
    recipientMobile: phoneOf(body.mobile, language),
  });
  const { idStore, day, time } = body;
  await publishStep(unit, changed, {
    scope,
    action: 'order-form.pickup',
    target: `order-form:${number}`,
    details: { idStore, day, time },
    notify: (rooms) =>
      unit.notify(rooms, 'order:changed', {
        orderFormNumber: number,
        status: changed.status,
        ...(open && { proposal: 'WITHDRAWN' as const }),
      }),
    mail: null,
  });
}
