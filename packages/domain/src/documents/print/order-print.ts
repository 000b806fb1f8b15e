import type { OrderForm } from '@vitis/contracts';
import { seoulDay } from '../../calendar/day.ts';
import { formatDay } from '../../calendar/format-day.ts';
import { printedName } from '../../korean/address-forms.ts';
import { formatPhone } from '../../people/phone.ts';
import { addressLine } from '../address-line.ts';
import { partyBox } from './party-box.ts';
import { printText } from './print-document.ts';
import { type TradePrintDocument, tradePrintDocument } from './trade-print.ts';

/** 발주서: what the buyer orders from the supplier, the buyer's box first (domain.md §5). */
export function orderPrintDocument(order: OrderForm): TradePrintDocument {
  const { shipping } = order;
  return tradePrintDocument(
    {
      title: '발주서',
      facts: [
        { label: '발주번호', value: order.orderFormNumber, strong: true },
        { label: '발주일', value: formatDay(seoulDay(new Date(order.requestedAt))) },
        { label: '납기요청일', value: order.dueDate === null ? '–' : formatDay(order.dueDate) },
        ...(order.estimateNumber === null ? [] : [{ label: '견적번호', value: order.estimateNumber }]),
      ],
      receiver: printedName(order.supplier.companyName, 'COMPANY'),
      opening: '아래와 같이 발주합니다.',
      parties: [partyBox('발주자', order.client, { sealed: true }), partyBox('공급자', order.supplier)],
      terms: [
        { label: '배송지', value: addressLine(shipping) },
        { label: '받는 분', value: `${shipping.fullName} · ${formatPhone(shipping.mobile)}` },
        { label: '배송 메모', value: printText(shipping.message) },
        { label: '담당자', value: `${order.clientFullName} (발주) · ${order.managerName ?? '–'} (공급)` },
        { label: '요청사항', value: printText(order.requestMessage) },
      ],
    },
    order.products,
    order.total,
  );
}
