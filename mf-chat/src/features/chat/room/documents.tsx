import { type ChatDocument, listChatDocuments } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { type Loaded, useEndpoint } from '@vitis/platform/data';
import { createContext, type ReactNode, use } from 'react';

type Documents = Loaded<{ _embedded: { items: ChatDocument[] } }>;

const DocumentsOfRoom = createContext<Documents | null>(null);

/** Knows the estimates and orders of the room's company as they stand now; hints of a change make it look again. */
export function RoomDocuments({ idChatRoom, children }: { idChatRoom: number; children: ReactNode }) {
  const documents = useEndpoint(listChatDocuments, { query: { idChatRoom } });
  useSocketHint('estimate:changed', documents.refresh);
  useSocketHint('order:changed', documents.refresh);
  return <DocumentsOfRoom value={documents}>{children}</DocumentsOfRoom>;
}

/** The documents of the room around it. */
export function useDocuments(): Documents {
  const documents = use(DocumentsOfRoom);
  if (documents === null) throw new Error('There is no room around this.');
  return documents;
}
