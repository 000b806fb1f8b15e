import { subscribe } from '@vitis/platform';
import { type Conversation, createConversation } from './conversation.ts';
import { createOutbox, type Outbox } from './outbox.ts';

export interface OpenRoom {
  conversation: Conversation;
  outbox: Outbox;
}

const openRooms = new Map<string, OpenRoom>();

// What one person read is not for the next one at the same device.
subscribe('session/ended', () => openRooms.clear());

/** A room as this page knows it; who comes back to it finds it as it was. The server remembers none. */
export function openRoom(idUser: number, idChatRoom: number): OpenRoom {
  const key = `${idUser}:${idChatRoom}`;
  const known = openRooms.get(key);
  if (known) return known;
  const conversation = createConversation(idChatRoom);
  const outbox = createOutbox(idUser, idChatRoom, conversation.hear);
  const opened = { conversation, outbox };
  if (typeof window !== 'undefined') openRooms.set(key, opened);
  return opened;
}
