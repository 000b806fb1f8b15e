import { ORDER_FORM_STATUSES, ROLES } from '@vitis/contracts';
import { allowedEvents, type OrderFormEvent, orderFormMachine } from '@vitis/domain';
import { anOrderRow } from '@vitis/testing/builders/order-form';
import { BULK_ACTIONS } from './bulk-actions.ts';

const EVENTS: Readonly<Record<(typeof BULK_ACTIONS)[number]['id'], OrderFormEvent>> = {
  confirm: 'RESPOND',
  complete: 'COMPLETE',
};
/** One by one only: every cancellation has its own reason, every proposal its own lines. */
const ALONE: readonly OrderFormEvent[] = ['CANCEL', 'PROPOSE'];

test.each(ORDER_FORM_STATUSES.flatMap((status) => ROLES.map((as) => ({ status, as }))))(
  'chosen orders that are $status offer a $as what the table of states allows',
  ({ status, as }) => {
    const offered = BULK_ACTIONS.filter(({ fits }) => fits(anOrderRow({ status }), [as]));
    const role = as === 'SALESPERSON' ? as : null;
    expect(offered.map(({ id }) => EVENTS[id])).toEqual(
      allowedEvents(orderFormMachine, status, role).filter((event) => !ALONE.includes(event)),
    );
  },
);
