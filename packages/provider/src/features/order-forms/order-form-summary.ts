import type { OrderFormSummary } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { OrderFormRow } from './order-forms.repository.ts';

export const timeOrNull = (time: Date | null): string | null => (time === null ? null : seoulTime(time));

/** A row of the lists as the wire has it. */
export function summaryOf(row: OrderFormRow): OrderFormSummary {
  return {
    ...row,
    requestedAt: seoulTime(row.requestedAt),
    approvalDate: timeOrNull(row.approvalDate),
    completedAt: timeOrNull(row.completedAt),
  };
}
