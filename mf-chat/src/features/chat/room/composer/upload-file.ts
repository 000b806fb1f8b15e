import { HEADERS, StoredFile, uploadChatFile } from '@vitis/contracts';
import { $language, $token } from '@vitis/platform';
import * as v from 'valibot';

interface Options {
  /** Told how much has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** A file that did not arrive; `reason` is what the provider said, "" where it said nothing. */
export class UploadFailure extends Error {
  readonly reason: string;

  constructor(reason = '') {
    super(reason);
    this.name = 'UploadFailure';
    this.reason = reason;
  }
}

/**
 * Sends a file for a chat and answers what became of it. By `XMLHttpRequest`: `fetch` does not tell how much of a body
 * has been sent. Throws an `UploadFailure`, and an `AbortError` where it was given up.
 */
export function uploadFile(file: File, { onProgress, signal }: Options): Promise<StoredFile> {
  return new Promise((done, fail) => {
    const call = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file);
    call.open('POST', uploadChatFile.path);
    call.setRequestHeader(HEADERS.language, $language.get());
    const token = $token.get();
    if (token !== null) call.setRequestHeader(HEADERS.authorization, `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onerror = () => fail(new UploadFailure());
    call.onabort = () => fail(new DOMException('given up', 'AbortError'));
    call.onload = () => {
      try {
        done(readAnswer(call.status, call.responseText));
      } catch (error) {
        fail(error);
      }
    };
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}

/** A problem of the provider, as far as it is shown here. */
const Said = v.object({ message: v.string() });

function readAnswer(status: number, text: string): StoredFile {
  const body = parsed(text);
  const stored = v.safeParse(StoredFile, body);
  if (status === 201 && stored.success) return stored.output;
  const problem = v.safeParse(Said, body);
  throw new UploadFailure(problem.success ? problem.output.message : '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A gateway's page of HTML is no answer of the provider's; the status says what happened.
    return null;
  }
}
