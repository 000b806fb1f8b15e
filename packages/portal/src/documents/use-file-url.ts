import { fetchFile } from '@vitis/platform';
import { useEffect, useState } from 'react';

/** Address of a private file that an image can show: on its way, there, or not to be had. */
export type FileUrl =
  | { status: 'loading'; url: null }
  | { status: 'failed'; url: null }
  | { status: 'ready'; url: string };

const LOADING: FileUrl = { status: 'loading', url: null };
const FAILED: FileUrl = { status: 'failed', url: null };

/** Fetches a private file with the token; what it keeps in memory goes with the component. */
export function useFileUrl(path: string): FileUrl {
  const [shown, setShown] = useState<{ path: string; file: FileUrl }>({ path, file: LOADING });

  useEffect(() => {
    const ended = new AbortController();
    let url: string | null = null;
    fetchFile(path, { signal: ended.signal })
      .then((blob) => {
        if (ended.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setShown({ path, file: { status: 'ready', url } });
      })
      .catch(() => {
        // A photo that does not come is said in its place; there is nothing else to be done about it.
        if (!ended.signal.aborted) setShown({ path, file: FAILED });
      });
    return () => {
      ended.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [path]);

  return shown.path === path ? shown.file : LOADING;
}
