import { displayName, formatBottles, formatWon } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import type { ClientPeople, Person } from './client-people.ts';

/** Facts of a document that its mails name. */
export interface MailFacts {
  number: string;
  clientName: string;
  firstProductName: string | null;
  lineCount: number;
  totalQty: number;
  /** VAT-inclusive, in won. */
  total: number;
  /** Text that the other side wrote along with the step. */
  message?: string;
}

type Template = (facts: MailFacts) => { subject: string; opening: string };

/** Mails about documents are in Korean, as the documents are. */
const TEMPLATES = {
  'estimate.create': ({ clientName, number }) => ({
    subject: `${clientName} 견적 신청 ${number}`,
    opening: `${clientName}에서 견적을 신청하였습니다.`,
  }),
  'estimate.create-manual': ({ number }) => ({
    subject: `견적 신청 접수 ${number}`,
    opening: '요청하신 견적을 접수하였습니다.',
  }),
  'estimate.modify': ({ clientName, number }) => ({
    subject: `${clientName} 견적 변경 요청 ${number}`,
    opening: `${clientName}에서 견적 내용을 바꾸어 다시 신청하였습니다.`,
  }),
  'estimate.respond': ({ number }) => ({
    subject: `견적 회신 ${number}`,
    opening: '신청하신 견적에 회신드립니다. 유효기간 안에 확정해 주세요.',
  }),
  'estimate.confirm': ({ clientName, number }) => ({
    subject: `${clientName} 견적 확정 ${number}`,
    opening: `${clientName}에서 견적을 확정하였습니다.`,
  }),
  'estimate.cancel': ({ number }) => ({
    subject: `견적 취소 ${number}`,
    opening: '견적이 취소되었습니다.',
  }),
  'order-form.create': ({ clientName, number }) => ({
    subject: `${clientName} 발주 신청 ${number}`,
    opening: `${clientName}에서 발주를 신청하였습니다.`,
  }),
  'order-form.create-manual': ({ number }) => ({
    subject: `발주 신청 접수 ${number}`,
    opening: '요청하신 발주를 접수하였습니다.',
  }),
  'order-form.respond': ({ number }) => ({
    subject: `발주 확인 ${number}`,
    opening: '신청하신 발주를 확인하였습니다. 납기에 맞추어 준비하겠습니다.',
  }),
  'order-form.cancel': ({ number }) => ({
    subject: `발주 취소 ${number}`,
    opening: '발주가 취소되었습니다.',
  }),
} as const satisfies Record<string, Template>;

export type MailKind = keyof typeof TEMPLATES;

type Side = 'B2B' | 'SALESPERSON';

/** Where each side reads a document. */
const PLACES = {
  estimate: {
    label: '견적 보기',
    B2B: '/mypage/estimate-apply-history',
    SALESPERSON: '/mypage/manage-estimate-history',
  },
  'order-form': {
    label: '발주 보기',
    B2B: '/mypage/estimate-order-history',
    SALESPERSON: '/mypage/manage-order-history',
  },
} as const;

/** The way from a mail to the document that it is about, for a reader of that side. */
export function linkTo(kind: keyof typeof PLACES, reader: Side, number: string): NonNullable<Mail['action']> {
  const place = PLACES[kind];
  return { label: place.label, path: `${place[reader]}/${number}` };
}

/** The mail about a step that one side took, to one person of the other. */
export function mailOf(kind: MailKind, by: Side, to: Person, facts: MailFacts): Mail {
  const { subject, opening } = (TEMPLATES[kind] as Template)(facts);
  const others = facts.lineCount > 1 ? ` 외 ${facts.lineCount - 1}종` : '';
  const lines = [
    `${displayName(to.fullName)},`,
    '',
    opening,
    '',
    `문서번호: ${facts.number}`,
    `품목: ${facts.firstProductName ?? ''}${others}, ${formatBottles(facts.totalQty)}`,
    `합계: ${formatWon(facts.total)} (부가세 포함)`,
    ...(facts.message ? ['', facts.message] : []),
  ];
  const action = linkTo(
    kind.startsWith('estimate.') ? 'estimate' : 'order-form',
    by === 'B2B' ? 'SALESPERSON' : 'B2B',
    facts.number,
  );
  return { recipient: to.email, subject: `[VITIS] ${subject}`, body: lines.join('\n'), action };
}

/**
 * Recipient of the mail about a step: the other side. Of sales staff the one whom the document belongs to, or whoever looks
 * after the client today; of the company the buyer who asked, or its main contact today.
 */
export function recipientOf(
  people: ClientPeople,
  {
    by,
    requestedBy,
    managerId,
  }: { by: 'B2B' | 'SALESPERSON'; requestedBy: number; managerId: number | null },
): Person | undefined {
  const [side, id] = by === 'B2B' ? [people.staff, managerId] : [people.buyers, requestedBy];
  return side.find((each) => each.id === id) ?? side[0];
}
