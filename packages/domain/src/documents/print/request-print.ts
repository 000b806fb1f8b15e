import type { Party, ShippingAddressFields } from '@vitis/contracts';
import type { Day } from '../../calendar/day.ts';
import { formatDay } from '../../calendar/format-day.ts';
import { documentTotals, lineAmounts } from '../../money/vat.ts';
import { partyBox } from './party-box.ts';
import { placeTerms } from './place-terms.ts';
import { type PrintField, printText } from './print-document.ts';
import {
  REQUEST_COLUMNS,
  receiverField,
  type TradePrintDocument,
  tradePrintDocument,
} from './trade-print.ts';

/** A line as it is to be asked for, at the price of the day. */
export interface RequestedLine {
  readonly idProduct: number;
  readonly productName: string;
  readonly specification: string;
  readonly caseSize: number;
  readonly qty: number;
  readonly unitPrice: number;
  /** 희망 단가; null where the buyer names none. */
  readonly targetPrice?: number | null;
}

interface Requested {
  readonly day: Day;
  readonly client: Party;
  readonly supplier: Party;
  readonly person: string;
  readonly lines: readonly RequestedLine[];
  readonly message: string;
}

const printedLines = (lines: readonly RequestedLine[]) =>
  lines.map((line, index) => ({
    ...line,
    ...lineAmounts({ unitPrice: line.unitPrice, bottles: line.qty }),
    position: index + 1,
    listPrice: line.unitPrice,
    note: '',
  }));

/** What all papers of a buyer say: who asks whom, of which day, and that it is not sent yet. */
function requestPaper(
  { day, client, supplier, person, lines, message }: Requested,
  words: { title: string; opening: string; facts?: PrintField[]; columns?: typeof REQUEST_COLUMNS },
  terms: PrintField[],
): TradePrintDocument {
  const printed = printedLines(lines);
  return tradePrintDocument(
    {
      title: words.title,
      facts: [
        { label: '작성일', value: formatDay(day) },
        { label: '구분', value: '접수 전 (초안)', strong: true },
        ...(words.facts ?? []),
      ],
      receiver: receiverField(supplier.companyName),
      opening: words.opening,
      parties: [partyBox('신청자', client, { sealed: true }), partyBox('공급자', supplier)],
      terms: [...terms, { label: '담당자', value: person }, { label: '요청사항', value: printText(message) }],
    },
    printed,
    documentTotals(printed).total,
    words.columns,
  );
}

/** 견적요청서: what the cart would ask an estimate of; `recipient` (받는 곳) where it is known already. */
export const estimateRequestPrint = ({
  recipient,
  ...requested
}: Requested & { recipient: ShippingAddressFields | undefined }): TradePrintDocument =>
  requestPaper(
    requested,
    {
      title: '견적요청서',
      opening: '아래와 같이 견적을 요청합니다.',
      columns: REQUEST_COLUMNS,
    },
    [
      { label: '단가', value: '작성일의 공급가 기준이며, 회신하신 단가가 적용됩니다.' },
      ...placeTerms(recipient, { isPickup: false }),
    ],
  );

interface OrderWishes {
  readonly dueDate: Day | null;
  /** The store's place with who comes, where the wines are fetched. */
  readonly shipping: ShippingAddressFields | undefined;
  readonly isPickup: boolean;
}

/** 발주서 before it is sent: what the cart would order, as far as it is filled in. */
export const orderRequestPrint = (
  requested: Requested,
  { dueDate, shipping, isPickup }: OrderWishes,
): TradePrintDocument =>
  requestPaper(
    requested,
    {
      title: '발주서',
      opening: '아래와 같이 발주하고자 합니다.',
      facts: [{ label: '납기요청일', value: dueDate === null ? '–' : formatDay(dueDate) }],
    },
    placeTerms(shipping, { isPickup }),
  );
