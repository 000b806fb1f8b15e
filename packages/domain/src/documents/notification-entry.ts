import type { Language, Notification, NotificationStatus, OrderProposalStatus, Role } from '@vitis/contracts';
import { formatDay, shortDay } from '../calendar/format-day.ts';
import { shortTime } from '../calendar/short-time.ts';
import type { InLanguages } from '../language.ts';
import { type DocumentTone, documentTones } from '../states/document-tones.ts';
import { REPEAT_DATES } from '../states/repeat-date.ts';
import { STATUS_LABELS } from '../states/status-labels.ts';
import { word } from '../word.ts';
import { documentNamed } from './document-address.ts';

/** A notification as its reader sees it. */
export interface NotificationEntry {
  /** Its own among all of a list. */
  key: string;
  /** The page of its document. */
  href: string;
  /** 견적, 발주, 정기 발주, 배송, 회수, 1:1 문의 or 채팅. */
  kind: string;
  /** What the document is called: by its number, its day, its subject, or who wrote. */
  name: string;
  /** Whose it is, and the day of a delivery; "" where there is nothing to add. */
  details: string;
  status: { tone: DocumentTone; label: string };
  /** When, for machines and for people. */
  at: string;
  time: string;
  isUnread: boolean;
}

interface Reader {
  role: Role | null;
  language: Language;
}

const KINDS: Readonly<Record<Notification['kind'], InLanguages>> = {
  ESTIMATE: word('견적', 'Quote', '报价', '報價', '見積'),
  ORDER: word('발주', 'Order', '订货', '訂貨', '発注'),
  DELIVERY: word('배송', 'Delivery', '配送', '配送', '配送'),
  INQUIRY: word('1:1 문의', 'Inquiry', '咨询', '諮詢', 'お問い合わせ'),
  CHAT: word('채팅', 'Chat', '聊天', '聊天', 'チャット'),
};
const REPEATING = word('정기 발주', 'Repeating order', '定期订货', '定期訂貨', '定期発注');
/** Whether it was read, as the tabs of a list say it. */
export const NOTIFICATION_LABELS: Readonly<Record<NotificationStatus, InLanguages>> = {
  UNREAD: word('읽지 않음', 'Unread', '未读', '未讀', '未読'),
  READ: word('읽음', 'Read', '已读', '已讀', '既読'),
};
const NEW_MESSAGE = word('새 메시지', 'New message', '新消息', '新訊息', '新着メッセージ');
const WITHOUT_ORDER = word(
  '회수·교환·샘플',
  'Collection, exchange or sample',
  '回收、换货或样品',
  '回收、換貨或樣品',
  '回収・交換・サンプル',
);
const HANDED_OVER = word('담당 변경', 'Reassigned', '已改派', '已改派', '担当変更');

/** Whose states the words of a notification are. */
const STATES = {
  ESTIMATE: 'estimate',
  ORDER: 'orderForm',
  DELIVERY: 'delivery',
  INQUIRY: 'inquiry',
} as const;

/** Begins the state of a notification of an order that tells what became of a proposal. */
const PROPOSAL = 'PROPOSAL ';

/** The state of a notification that tells what became of a proposal. */
export const proposalNote = (status: OrderProposalStatus): string => `${PROPOSAL}${status}`;

/** Where deliveries without an order are. */
const DELIVERIES: Readonly<Record<Role, string>> = {
  B2B: '/mypage/delivery',
  SALESPERSON: '/mypage/manage-delivery-schedule',
  DRIVER: '/mypage/shipping-list',
};

function hrefOf({ kind, target, orderFormNumber, date, isRepeating }: Notification, role: Role): string {
  if (isRepeating) return `/order/subscribe?id=${target.split('/', 1)[0]}`;
  switch (kind) {
    case 'ESTIMATE':
    case 'ORDER':
      return documentNamed(target, role)?.address ?? '/mypage';
    case 'DELIVERY':
      if (role === 'DRIVER' && date !== null) return `${DELIVERIES.DRIVER}?date=${date}`;
      return documentNamed(orderFormNumber ?? '', role)?.address ?? DELIVERIES[role];
    case 'INQUIRY':
      return `/mypage/inquiry/${target}`;
    case 'CHAT':
      return `/chat?room=${target}`;
  }
}

function statusOf(
  { kind, status, isHandedOver, isPickup, isReturn, isRepeating }: Notification,
  role: Role,
  language: Language,
): NotificationEntry['status'] {
  if (kind === 'CHAT' || status === null) return { tone: 'wine', label: NEW_MESSAGE[language] };
  if (isHandedOver) return { tone: 'muted', label: HANDED_OVER[language] };
  if (isRepeating) {
    const known = (REPEAT_DATES as Readonly<Record<string, (typeof REPEAT_DATES)['PLANNED']>>)[status];
    return { tone: known?.tone ?? 'muted', label: known?.label[language] ?? status };
  }
  const tones: Readonly<Record<string, Readonly<Record<string, DocumentTone>>>> = {
    ...documentTones(role === 'B2B' ? 'buyer' : 'sales'),
  };
  const { of, state } = status.startsWith(PROPOSAL)
    ? ({ of: 'orderProposal', state: status.slice(PROPOSAL.length) } as const)
    : {
        of: isPickup ? ('pickup' as const) : isReturn ? ('return' as const) : STATES[kind],
        state: status,
      };
  const words: Readonly<Record<string, InLanguages>> = STATUS_LABELS[of];
  return {
    tone: tones[isPickup ? 'delivery' : of]?.[state] ?? 'muted',
    // The header shows it on every page: a state that an older page does not know must not break it.
    label: words[state]?.[language] ?? state,
  };
}

/** What a list shows of a notification, in its reader's language, with the way to its document by the reader's role. */
export function notificationEntry(notification: Notification, { role, language }: Reader): NotificationEntry {
  const { kind, target, title, orderFormNumber, clientName, date, isPickup, isReturn, at } = notification;
  const { isRepeating } = notification;
  const isNumbered = kind === 'ESTIMATE' || kind === 'ORDER';
  const { deliveryType, deliveryClassify } = STATUS_LABELS;
  const other = isPickup ? deliveryType.PICKUP : isReturn ? deliveryClassify.COLLECT : KINDS[kind];
  const kindWord = isRepeating ? REPEATING : other;
  const day = date === null ? null : formatDay(date, language);
  return {
    key: `${kind} ${target}`,
    href: hrefOf(notification, role ?? 'B2B'),
    kind: kindWord[language],
    name: isRepeating
      ? (day ?? target)
      : isNumbered
        ? target
        : (title ?? orderFormNumber ?? WITHOUT_ORDER[language]),
    details: [clientName, isRepeating || date === null ? null : shortDay(date, language)]
      .filter((each) => each != null)
      .join(' · '),
    status: statusOf(notification, role ?? 'B2B', language),
    at,
    time: shortTime(at, language) ?? '',
    isUnread: !notification.read,
  };
}
