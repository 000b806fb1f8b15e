import type { ChatRoomSummary } from '@vitis/contracts';
import { searchTier } from '@vitis/domain';

/** Rooms whose people, company, title or last message answer the words; all of them for no words. */
export function findRooms(rooms: readonly ChatRoomSummary[], query: string): readonly ChatRoomSummary[] {
  if (query.trim() === '') return rooms;
  return rooms.filter(({ title, partners, lastMessage }) =>
    [
      title,
      ...partners.flatMap(({ fullName, companyName }) => [fullName, companyName ?? '']),
      lastMessage?.message ?? '',
    ].some((text) => searchTier(query, text) !== null),
  );
}
