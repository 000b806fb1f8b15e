import type { Estimate, OrderForm, OrderPaper } from '@vitis/contracts';
import {
  estimatePrintDocument,
  isEstimatePrintable,
  isOrderPrintable,
  isStatementPrintable,
  orderPrintDocument,
  statementPrintDocument,
} from '@vitis/domain';
import type { PaperContent } from '../../papers/draw-paper.ts';
import { ProblemError } from '../../problems/problem-error.ts';

/** A document as it goes on paper: the same model that the screen prints. */
export interface Paper {
  /** 견적서, 발주서, 거래명세서. */
  title: string;
  number: string;
  clientName: string;
  total: number;
  taxEmail: string | null;
  supplierName: string;
  content: PaperContent;
}

type Facts = Pick<Estimate | OrderForm, 'clientName' | 'total' | 'taxEmail' | 'supplier'>;

const paperOf = (
  { title }: { title: string },
  number: string,
  { clientName, total, taxEmail, supplier }: Facts,
  content: PaperContent,
): Paper => ({ title, number, clientName, total, taxEmail, supplierName: supplier.companyName, content });

/** 견적서. Throws 409 while nobody has answered, and once it is taken back. */
export function estimatePaper(estimate: Estimate): Paper {
  if (!isEstimatePrintable(estimate)) throw new ProblemError(409, 'NOT_ON_PAPER');
  const printed = estimatePrintDocument(estimate);
  return paperOf(printed, estimate.estimateNumber, estimate, { sheet: 'trade', printed });
}

/** 발주서 or 거래명세서. Throws 409 where the order's state has none. */
export function orderPaper(order: OrderForm, paper: OrderPaper): Paper {
  const isPrintable = paper === 'order' ? isOrderPrintable : isStatementPrintable;
  if (!isPrintable(order)) throw new ProblemError(409, 'NOT_ON_PAPER');
  if (paper === 'order') {
    const printed = orderPrintDocument(order);
    return paperOf(printed, order.orderFormNumber, order, { sheet: 'trade', printed });
  }
  const printed = statementPrintDocument(order);
  return paperOf(printed, order.orderFormNumber, order, { sheet: 'statement', printed });
}
