import type { DocumentLine, OrderForm } from '@vitis/contracts';
import { seoulDay } from '../../calendar/day.ts';
import { formatDay } from '../../calendar/format-day.ts';
import { partyBox } from './party-box.ts';
import { placeTerms } from './place-terms.ts';
import { printText } from './print-document.ts';
import {
  CONFIRMED_COLUMNS,
  type PrintedLine,
  receiverField,
  TRADE_COLUMNS,
  type TradePrintDocument,
  tradePrintDocument,
} from './trade-print.ts';

const nothing = { qty: 0, supply: 0, tax: 0 };

/** A line as it was ordered and as it was confirmed: of another wine, or of none, where that was agreed. */
function confirmedLine(asked: DocumentLine, agreed: DocumentLine | undefined): PrintedLine {
  const line = agreed ?? { ...asked, ...nothing };
  const isOther = line.idProduct !== asked.idProduct;
  return {
    ...line,
    ...(isOther && { productName: `${asked.productName} → ${line.productName}` }),
    asked: { qty: asked.qty, unitPrice: asked.unitPrice },
    isLeftOut: agreed === undefined,
    note: [agreed === undefined ? '확정 제외' : isOther ? '대체' : '', line.note].filter(Boolean).join(', '),
  };
}

/**
 * 발주서: what the buyer orders from the supplier, the buyer's box first. It is the buyer's paper: once the
 * order is confirmed, the day and the prices of the seller stand beside those that were asked for, in columns of their own.
 */
export function orderPrintDocument(order: OrderForm): TradePrintDocument {
  const { shipping, approvalDate, products } = order;
  const isConfirmed = approvalDate !== null;
  const placed = (isConfirmed && order.placed) || { products, dueDate: order.dueDate };
  const day = (of: string | null) => (of === null ? '–' : formatDay(of));
  const estimate = order.estimateNumber === null ? [] : [{ label: '견적번호', value: order.estimateNumber }];
  const agreed = new Map(products.map((line) => [line.position, line]));
  return tradePrintDocument(
    {
      title: '발주서',
      facts: [
        { label: '발주번호', value: order.orderFormNumber, strong: true },
        { label: '발주일', value: formatDay(seoulDay(new Date(order.requestedAt))) },
        { label: '납기요청일', value: day(placed.dueDate) },
        ...(isConfirmed ? [{ label: '확정납기일', value: day(order.dueDate) }] : estimate),
      ],
      receiver: receiverField(order.supplier.companyName),
      opening: '아래와 같이 발주합니다.',
      parties: [partyBox('발주자', order.client, { sealed: true }), partyBox('공급자', order.supplier)],
      terms: [
        ...placeTerms(shipping, { isPickup: order.pickup !== null }),
        { label: '담당자', value: `${order.clientFullName} (발주) · ${order.managerName ?? '–'} (공급)` },
        ...(isConfirmed ? estimate : []),
        { label: '요청사항', value: printText(order.requestMessage) },
      ],
    },
    isConfirmed ? placed.products.map((line) => confirmedLine(line, agreed.get(line.position))) : products,
    order.total,
    isConfirmed ? CONFIRMED_COLUMNS : TRADE_COLUMNS,
  );
}
