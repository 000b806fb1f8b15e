import { type Day, seoulDay, weekdayName } from '@vitis/domain';
import type { Random } from '../../random.ts';
import type { Client, EstimateDraft, OrderDraft, TradeContext } from '../context.ts';
import type { People } from '../people.ts';
import { at } from '../working-days.ts';
import type { Talk, TalkFacts } from './script.ts';
import { TALKS } from './talks.ts';

/** A version 4 UUID from the seed's own source: the same shop has the same messages. */
function uuidFrom(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16));
  hex[12] = '4';
  hex[16] = '89ab'[random.between(0, 3)]!;
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const spokenDay = (day: Day): string =>
  `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일 (${weekdayName(day)})`;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

interface TalkDocuments {
  estimates: readonly EstimateDraft[];
  orders: readonly OrderDraft[];
}

function factsOf(
  talk: Talk,
  client: Client,
  people: People,
  { estimates, orders }: TalkDocuments,
  today: Day,
): TalkFacts {
  const nameOf = (email: string): string => people.users[people.idOf(email) - 1]!.fullName;
  const own = <Draft extends { client: Client }>(drafts: readonly Draft[]) =>
    drafts.filter((draft) => draft.client === client);
  const estimate = own(estimates).find(({ steps }) => {
    const { status, expiredDate } = steps.at(-1)!;
    return status === 'RESPONDED' && expiredDate !== null && expiredDate >= today;
  })!;
  const order = own(orders).find(
    ({ steps, dueDate }) => steps.at(-1)!.status === 'CONFIRMED' && dueDate >= today,
  )!;
  const [wine, otherWine] = client.house;
  return {
    buyer: nameOf(talk.buyer),
    sales: nameOf(talk.sales),
    estimate: estimate.number,
    order: order.number,
    due: spokenDay(order.dueDate),
    wine: wine!.name,
    otherWine: (otherWine ?? wine)!.name,
  };
}

export interface Chats {
  rooms: {
    id: number;
    clientCompanyId: number;
    lastSequence: number;
    lastMessageAt: Date;
    createdAt: Date;
  }[];
  members: { roomId: number; userId: number; readSequence: number; joinedAt: Date }[];
  messages: {
    roomId: number;
    sequence: number;
    clientId: string;
    senderId: number;
    message: string;
    sentAt: Date;
  }[];
}

/** The rooms with all that was said in them, and how far each has read. Nothing is said after today has begun. */
export function makeChats(
  { days, random, today }: TradeContext,
  clients: readonly Client[],
  people: People,
  documents: TalkDocuments,
): Chats {
  const rooms: Chats['rooms'] = [];
  const members: Chats['members'] = [];
  const messages: Chats['messages'] = [];
  for (const [index, talk] of TALKS.entries()) {
    const client = clients[talk.company]!;
    const roomId = index + 1;
    const ids = { buyer: people.idOf(talk.buyer), sales: people.idOf(talk.sales) };
    const said = talk.say(factsOf(talk, client, people, documents, today));
    const sent = said.map(([daysBack, time, by, message], place) => ({
      roomId,
      sequence: place + 1,
      clientId: uuidFrom(random),
      senderId: ids[by],
      message,
      sentAt: at(days.past.at(-daysBack)!, minutesOf(time)),
    }));
    const createdAt = at(seoulDay(sent[0]!.sentAt), 9 * 60);
    rooms.push({
      id: roomId,
      clientCompanyId: client.id,
      lastSequence: sent.length,
      lastMessageAt: sent.at(-1)!.sentAt,
      createdAt,
    });
    for (const side of ['buyer', 'sales'] as const) {
      const readSequence = sent.length - talk.unread[side];
      members.push({ roomId, userId: ids[side], readSequence, joinedAt: createdAt });
    }
    messages.push(...sent);
  }
  return { rooms, members, messages };
}
