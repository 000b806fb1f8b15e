import type { StoredFile } from '@vitis/contracts';
import { draftStorage } from '../draft-storage.ts';

/** What somebody has begun to write in a room: it is there again after another page, and after a reload. */
export interface Draft {
  text: string;
  /** Uploaded and not sent yet. */
  files: StoredFile[];
}

const storage = draftStorage<Draft>(
  'draft',
  (value): value is Draft =>
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<Draft>).text === 'string' &&
    Array.isArray((value as Partial<Draft>).files),
);

export const readDraft = (idUser: number, idChatRoom: number): Draft =>
  storage.read(idUser, idChatRoom) ?? { text: '', files: [] };

export function writeDraft(idUser: number, idChatRoom: number, draft: Draft): void {
  const isEmpty = draft.text === '' && draft.files.length === 0;
  storage.write(idUser, idChatRoom, isEmpty ? null : draft);
}
