import type { ChatDocument, ChatMessage, ChatPartner, ChatRoomSummary } from '@vitis/contracts';
import { anEstimateRow } from './estimate.ts';
import { people } from './member.ts';

const { buyer, sales } = people;

/** Minutes past ten of one morning. */
const at = (minute: number) => `2026-11-20T10:${String(minute % 60).padStart(2, '0')}:00+09:00`;

/** A message of the sales person of `people`; each sequence comes a minute after the one before. */
export function aMessage(changed: Partial<ChatMessage> = {}): ChatMessage {
  const { sequence = 1, idSender = sales.id } = changed;
  return {
    idChatRoom: 7,
    sequence,
    clientId: `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
    idSender,
    senderName: idSender === sales.id ? sales.fullName : buyer.fullName,
    type: 'TEXT',
    message: `메시지 ${sequence}`,
    files: [],
    sentAt: at(sequence),
    ...changed,
  };
}

/** The other side of a room; the sales person of `people` unless told otherwise. */
export function aPartner(changed: Partial<ChatPartner> = {}): ChatPartner {
  return {
    id: sales.id,
    fullName: sales.fullName,
    companyName: null,
    picture: null,
    statusMessage: '',
    online: true,
    ...changed,
  };
}

/** A room in which nobody has said anything unless told otherwise. */
export function aRoom(changed: Partial<ChatRoomSummary> = {}): ChatRoomSummary {
  const { partners = [aPartner()] } = changed;
  return {
    idChatRoom: 7,
    title: partners[0]?.fullName ?? '',
    partners,
    unread: 0,
    lastMessage: null,
    ...changed,
  };
}

type EstimateCard = Extract<ChatDocument, { kind: 'ESTIMATE' }>;

/** An estimate that can be shown in a room. */
export function anEstimateCard(changed: Partial<EstimateCard> = {}): EstimateCard {
  const { estimateNumber, status, expired, firstProductName, lineCount, total, requestedAt } =
    anEstimateRow();
  return {
    kind: 'ESTIMATE',
    number: estimateNumber,
    status,
    expired,
    firstProductName,
    lineCount,
    total,
    requestedAt,
    ...changed,
  };
}
