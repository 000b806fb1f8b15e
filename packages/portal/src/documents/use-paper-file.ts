import { ApiFailure, fetchFile, reportFailure, showAlert } from '@vitis/platform';
import { useRef, useState } from 'react';
import { saveFile } from './save-file.ts';

const TYPE = 'application/pdf';

/** Whether this device hands files to other programs: asked with one, since some share nothing but texts. */
export function canShareFiles(): boolean {
  const probe = { files: [new File([], 'paper.pdf', { type: TYPE })] };
  return typeof navigator.canShare === 'function' && navigator.canShare(probe);
}

export interface PaperFile {
  /** Where the provider has the file, and what it is called. */
  path: string;
  name: string;
  /** What it is made of, where nothing of it is kept yet. */
  body?: unknown;
  /** Its revision, where it has any: a file of another one is not handed on. */
  version?: number;
}

/** Told in a dialog: what is wrong with a field has no field here. */
function tell(error: unknown): void {
  const [wrong] = (error instanceof ApiFailure && error.problem?.errors) || [];
  if (wrong === undefined) reportFailure(error);
  else void showAlert(wrong.message);
}

/** The PDF of a paper, saved or handed to another program. A failure is told in a dialog. */
export function usePaperFile({ path, name, body, version }: PaperFile) {
  const [busy, setBusy] = useState(false);
  /** What came too late to be shared by the press that asked for it, and what of. */
  const late = useRef<{ file: File; of: string } | null>(null);
  const paper = JSON.stringify([path, body, version]);

  const withFile = async <Result>(work: (file: File) => Result | Promise<Result>, isShared = false) => {
    if (busy) return undefined;
    // For the press after alone, whichever that is.
    const held = late.current;
    late.current = null;
    setBusy(true);
    try {
      const file =
        isShared && held?.of === paper
          ? held.file
          : new File([await fetchFile(path, { body })], name, { type: TYPE });
      return await work(file);
    } catch (error) {
      tell(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    save: () => withFile((file) => saveFile(name, file)),
    /** `again` where the file took so long that the device wants another press. */
    share: () =>
      withFile(async (file) => {
        const outcome = await shareFile(file);
        if (outcome === 'again') late.current = { file, of: paper };
        return outcome;
      }, true),
  };
}

async function shareFile(file: File): Promise<'shared' | 'again'> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'shared';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'shared';
    if (name === 'NotAllowedError') return 'again';
    throw error;
  }
}
