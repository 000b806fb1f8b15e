import {
  type BulkResult,
  completeOrderForms,
  getOrderForm,
  type OrderFormSummary,
  respondOrderForms,
} from '@vitis/contracts';
import { type OrderFormEvent, offeredSteps } from '@vitis/domain';
import { fetchData, publish } from '@vitis/platform';
import { useSettledCommand } from '@vitis/portal/commands';
import type { BulkAction, BulkOutcome } from '@vitis/portal/list';
import { AboutRows } from './about-rows.tsx';

/** Whether the table of states offers the step to sales staff. */
const offers =
  (step: OrderFormEvent): BulkAction<OrderFormSummary>['fits'] =>
  ({ status }, roles) =>
    offeredSteps('orderForm', status, {
      role: roles.includes('SALESPERSON') ? 'SALESPERSON' : null,
    }).includes(step);

const versionsOf = (rows: readonly OrderFormSummary[]) =>
  rows.map(({ orderFormNumber, version }) => ({ orderFormNumber, version }));

/** Tells the page's other parts of every order that is another one by now. */
function toOutcomes(results: readonly BulkResult[]): BulkOutcome[] {
  for (const { done, orderFormNumber } of results) if (done) publish('order/changed', { orderFormNumber });
  return results.map(({ orderFormNumber, done, message }) => ({ number: orderFormNumber, done, message }));
}

async function reload(row: OrderFormSummary): Promise<OrderFormSummary> {
  const { version } = await fetchData(getOrderForm, { params: { number: row.orderFormNumber } });
  return { ...row, version };
}

/** Confirms orders as they were asked for. */
export const CONFIRM: BulkAction<OrderFormSummary> = {
  id: 'confirm',
  texts: { name: 'bulk.confirm', ask: 'bulk.confirmAsk' },
  message: 'bulk.message',
  About: AboutRows,
  fits: offers('RESPOND'),
  reload,
  useSend() {
    const { run, busy } = useSettledCommand(respondOrderForms);
    const send = async (rows: readonly OrderFormSummary[], responseMessage: string) => {
      const outcome = await run({ body: { items: versionsOf(rows), responseMessage } });
      return outcome.kind === 'done' ? toOutcomes(outcome.body.results) : null;
    };
    return { send, busy };
  },
};

const complete: BulkAction<OrderFormSummary> = {
  id: 'complete',
  texts: { name: 'bulk.complete', ask: 'bulk.completeAsk' },
  fits: offers('COMPLETE'),
  reload,
  useSend() {
    const { run, busy } = useSettledCommand(completeOrderForms);
    const send = async (rows: readonly OrderFormSummary[]) => {
      const outcome = await run({ body: { items: versionsOf(rows) } });
      return outcome.kind === 'done' ? toOutcomes(outcome.body.results) : null;
    };
    return { send, busy };
  },
};

/** What sales staff may do to several orders at once. */
export const BULK_ACTIONS = [CONFIRM, complete] as const;
