import { CHAT_FILES_LIMIT, FILE_TYPES, OFFICE_TYPES, type StoredFile, UPLOAD_LIMIT } from '@vitis/contracts';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { UploadFailure, uploadFile } from './upload-file.ts';

/** Why a file is not taken: found here, before a byte of it is sent, or said by the provider. */
export type Refusal = 'TOO_LARGE' | 'TYPE' | 'EMPTY' | 'TOO_MANY' | 'FAILED';

export interface Attachment {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** 0 to 1. */
  progress: number;
  stored: StoredFile | null;
  refusal: Refusal | null;
  /** What the provider said about it. */
  reason: string;
  /** The file itself, for another try. */
  file: File | null;
}

type Change =
  | { do: 'add'; items: Attachment[] }
  | { do: 'set'; id: string; to: Partial<Attachment> }
  | { do: 'remove'; ids: readonly string[] };

function changed(items: readonly Attachment[], change: Change): readonly Attachment[] {
  if (change.do === 'add') return [...items, ...change.items];
  if (change.do === 'remove') return items.filter(({ id }) => !change.ids.includes(id));
  return items.map((item) => (item.id === change.id ? { ...item, ...change.to } : item));
}

const ofStored = (stored: StoredFile): Attachment => ({
  id: `stored ${stored.id}`,
  name: stored.name,
  size: stored.size,
  progress: 1,
  stored,
  refusal: null,
  reason: '',
  file: null,
});

const ENDINGS = Object.values(OFFICE_TYPES);

/** What the dialog for files offers. */
export const ACCEPTED = [...FILE_TYPES, ...ENDINGS].join(',');

/** By the name for documents of an office: devices without the program know no type of them. */
const isTaken = ({ name, type }: File): boolean =>
  FILE_TYPES.some((each) => each === type) || ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

function refusalOf(file: File, place: number): Refusal | null {
  if (place >= CHAT_FILES_LIMIT) return 'TOO_MANY';
  if (!isTaken(file)) return 'TYPE';
  if (file.size === 0) return 'EMPTY';
  return file.size > UPLOAD_LIMIT ? 'TOO_LARGE' : null;
}

/** Files that go with the next message: uploaded at once, so that sending is quick and a reload loses none. */
export function useAttachments(draftFiles: readonly StoredFile[]) {
  const [items, change] = useReducer(changed, draftFiles, (files) => files.map(ofStored));
  const uploads = useRef(new Map<string, AbortController>());
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
    };
  }, []);

  const upload = useCallback(async (id: string, file: File) => {
    const given = new AbortController();
    uploads.current.set(id, given);
    const set = (to: Partial<Attachment>) => change({ do: 'set', id, to });
    set({ refusal: null, reason: '', progress: 0 });
    try {
      const stored = await uploadFile(file, {
        onProgress: (progress) => set({ progress }),
        signal: given.signal,
      });
      set({ stored, progress: 1, file: null });
    } catch (error) {
      const reason = error instanceof UploadFailure ? error.reason : '';
      if (!given.signal.aborted) set({ refusal: 'FAILED', reason });
    } finally {
      uploads.current.delete(id);
    }
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const good = latest.current.filter(({ refusal }) => refusal === null).length;
      const next = files.map((file, index): Attachment => {
        const refusal = refusalOf(file, good + index);
        const { name, size } = file;
        return {
          id: crypto.randomUUID(),
          name,
          size,
          progress: 0,
          stored: null,
          refusal,
          reason: '',
          file: refusal ? null : file,
        };
      });
      change({ do: 'add', items: next });
      for (const { id, file } of next) if (file) void upload(id, file);
    },
    [upload],
  );

  const remove = useCallback((...ids: string[]) => {
    for (const id of ids) uploads.current.get(id)?.abort();
    change({ do: 'remove', ids });
  }, []);

  const retry = useCallback(
    (id: string) => {
      const file = latest.current.find((item) => item.id === id)?.file;
      if (file) void upload(id, file);
    },
    [upload],
  );

  return { items, add, remove, retry };
}
