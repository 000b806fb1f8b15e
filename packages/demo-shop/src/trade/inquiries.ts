import type { Client, TradeContext } from './context.ts';
import { at, clock } from './working-days.ts';

interface Question {
  /** Number of its category. */
  categoryId: number;
  title: string;
  content: string;
  answer: string | null;
  /** Business days before today. */
  daysBack: number;
}

export interface Inquiry extends Omit<Question, 'daysBack'> {
  id: number;
  userId: number;
  requestedAt: Date;
  answeredAt: Date | null;
}

/** What the main contacts of the first two companies have asked the house; the latest of the first one still waits. */
const QUESTIONS: readonly (readonly Question[])[] = [
  [
    {
      categoryId: 4,
      title: '10월분 세금계산서 수정 발행 요청',
      content:
        '10월분 세금계산서의 받는 메일 주소가 예전 담당자로 되어 있습니다.\n고객정보에서 주소를 바꾸었으니 다시 발행해 주시면 감사하겠습니다.',
      answer:
        '변경하신 세금계산서 메일로 10월분을 다시 발행해 드렸습니다.\n다음 달부터는 바뀐 주소로 자동 발행됩니다.',
      daysBack: 34,
    },
    {
      categoryId: 1,
      title: '샤르도네 하프 보틀 입고 예정이 있나요?',
      content: '룸서비스용으로 375ml 샤르도네를 찾고 있습니다. 박스 단위로 꾸준히 주문할 예정입니다.',
      answer:
        '부르고뉴 샤르도네 375ml가 다음 달 둘째 주에 입고됩니다. 상품 페이지에서 재입고 알림을 신청해 두시면 입고되는 날 메일로 알려 드리겠습니다.',
      daysBack: 19,
    },
    {
      categoryId: 3,
      title: '연회장 배송 시간 지정',
      content: '연회장으로 오는 배송은 오후 2시 이후에 받을 수 있습니다. 발주할 때마다 적어야 하나요?',
      answer:
        '배송지의 배송 메모에 적어 두시면 그 배송지로 가는 모든 배송에 함께 전달됩니다. 연회장 배송지에 반영해 두었습니다.',
      daysBack: 8,
    },
    {
      categoryId: 3,
      title: '라벨이 젖은 병의 교환 문의',
      content:
        '어제 받은 12병 가운데 2병의 라벨이 젖어 있습니다. 판매용이라 교환이 가능한지 확인 부탁드립니다.',
      answer: null,
      daysBack: 1,
    },
  ],
  [
    {
      categoryId: 2,
      title: '견적 유효기간 연장 가능 여부',
      content: '내부 결재가 늦어져 이번 주 안에 확정하기 어렵습니다. 유효기간을 연장할 수 있을까요?',
      answer:
        '견적 상세 화면에서 재견적을 요청해 주시면 같은 조건으로 유효기간을 새로 정하여 회신드리겠습니다.',
      daysBack: 12,
    },
    {
      categoryId: 5,
      title: '직원 계정 추가',
      content: '매장 매니저도 발주할 수 있도록 계정을 하나 더 만들고 싶습니다.',
      answer: '같은 사업자등록번호로 회원가입을 신청하시면 확인 후 승인해 드립니다.',
      daysBack: 5,
    },
  ],
];

/** Inquiries of the demonstration, each answered on the next business day. */
export function makeInquiries({ days }: TradeContext, clients: readonly Client[]): Inquiry[] {
  return QUESTIONS.flatMap((questions, index) =>
    questions.map(({ daysBack, ...question }) => ({
      ...question,
      userId: clients[index]!.buyers[0]!,
      requestedAt: at(days.past.at(-daysBack)!, clock(14, 20)),
      answeredAt: question.answer === null ? null : at(days.past.at(1 - daysBack)!, clock(10, 5)),
    })),
  ).map((row, index) => ({ ...row, id: index + 1 }));
}
