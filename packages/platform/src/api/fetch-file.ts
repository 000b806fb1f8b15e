import { HEADERS } from '@vitis/contracts';
import { languageStore } from '../stores/page.store.ts';
import { currentToken, loadTransport } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';

/**
 * A file of the provider that only members with a right to it may see: a photo, a document. `path` is one that the
 * provider named (`/files/private/…`). Throws an `ApiFailure` like every other call.
 */
export async function fetchFile(path: string, options: { signal?: AbortSignal } = {}): Promise<Blob> {
  const address = new URL(path, location.origin);
  // The token is sent to the provider only, whatever address a document names.
  if (address.origin !== location.origin) throw new ApiFailure('unexpected-reply');
  const token = currentToken();
  const { client, isTimeout } = await loadTransport().catch((cause: unknown) => {
    throw new ApiFailure('network', { cause });
  });
  try {
    const response = await client(address, {
      headers: {
        // What a file says may be said in the page's language.
        [HEADERS.language]: languageStore.get(),
        ...(token === null ? {} : { [HEADERS.authorization]: `Bearer ${token}` }),
      },
      ...(options.signal ? { signal: options.signal } : {}),
    });
    if (!response.ok) throw new ApiFailure('unexpected-reply', { status: response.status });
    return await response.blob();
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause;
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiFailure(isTimeout(cause) ? 'timeout' : 'network', { cause });
  }
}
