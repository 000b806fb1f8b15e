import { type ChatRoomSummary, listChats } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useState } from 'react';

/** Own chat rooms. A message and a reading make them be looked at again; presence is told by the hint itself. */
export function useRooms() {
  const rooms = useEndpoint(listChats, {});
  const [presence, setPresence] = useState<ReadonlyMap<number, boolean>>(new Map());
  useSocketHint('chat:message', rooms.refresh);
  useSocketHint('chat:read', rooms.refresh);
  useSocketHint('presence', (hint) => {
    // Null: the line was cut, and what was heard before it may be wrong by now.
    setPresence((known) => (hint === null ? new Map() : new Map(known).set(hint.idUser, hint.online)));
    if (hint === null) rooms.refresh();
  });
  return { rooms, presence };
}

/** Whether anybody on the other side is there. */
export function isOnline(room: ChatRoomSummary, presence: ReadonlyMap<number, boolean>): boolean {
  return room.partners.some(({ id, online }) => presence.get(id) ?? online);
}
