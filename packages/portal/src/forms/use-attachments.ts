import { useState } from 'react';
import * as v from 'valibot';
import type { AttachedFile } from './attachments-field.tsx';
import type { DraftStorage } from './draft.ts';

const Kept = v.array(v.object({ id: v.number(), name: v.string(), size: v.number() }));

/**
 * Files that go with what a form sends, over a reload as well: they are with the provider by then.
 *
 * @param place where they are held until they are sent
 * @param start those that the document has
 */
export function useAttachments(place: DraftStorage, start: readonly AttachedFile[] = []) {
  const [files, setFiles] = useState<readonly AttachedFile[]>(() => {
    const found = v.safeParse(Kept, place.read());
    return found.success ? found.output : start;
  });
  const ids = (of: readonly AttachedFile[]) => of.map(({ id }) => id).join();
  return {
    files,
    isChanged: ids(files) !== ids(start),
    onFiles: (changed: readonly AttachedFile[]) => {
      setFiles(changed);
      place.write(changed);
    },
  };
}
