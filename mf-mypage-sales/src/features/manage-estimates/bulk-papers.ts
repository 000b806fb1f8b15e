import { downloadEstimatePapers, type EstimateSummary, urlOf } from '@vitis/contracts';
import { isEstimatePrintable } from '@vitis/domain';
import type { BulkPaper } from '@vitis/portal/list';

/** 견적서 of several estimates. */
export const BULK_PAPERS: readonly BulkPaper<EstimateSummary>[] = [
  {
    id: 'estimate',
    text: 'bulk.estimates',
    title: '견적서',
    fits: isEstimatePrintable,
    path: (rows) =>
      urlOf(downloadEstimatePapers, {
        query: { numbers: rows.map(({ estimateNumber }) => estimateNumber) },
      }),
  },
];
