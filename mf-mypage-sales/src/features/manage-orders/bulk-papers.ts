import { downloadOrderPapers, type OrderFormSummary, type OrderPaper, urlOf } from '@vitis/contracts';
import { isOrderPrintable, isStatementPrintable } from '@vitis/domain';
import type { BulkPaper } from '@vitis/portal/list';

const pathOf = (paper: OrderPaper) => (rows: readonly OrderFormSummary[]) =>
  urlOf(downloadOrderPapers, {
    params: { paper },
    query: { numbers: rows.map(({ orderFormNumber }) => orderFormNumber) },
  });

/** 거래명세서 and 발주서 of several orders. */
export const BULK_PAPERS: readonly BulkPaper<OrderFormSummary>[] = [
  {
    id: 'statement',
    text: 'bulk.statements',
    title: '거래명세서',
    fits: isStatementPrintable,
    path: pathOf('statement'),
  },
  { id: 'order', text: 'bulk.orders', title: '발주서', fits: isOrderPrintable, path: pathOf('order') },
];
