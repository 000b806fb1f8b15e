import type { EstimateSummary } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { EstimateRow } from './estimates.repository.ts';

/** A row of the lists as the wire has it. */
export function summaryOf(row: EstimateRow): EstimateSummary {
  return {
    ...row,
    requestedAt: seoulTime(row.requestedAt),
    respondedAt: row.respondedAt === null ? null : seoulTime(row.respondedAt),
  };
}
