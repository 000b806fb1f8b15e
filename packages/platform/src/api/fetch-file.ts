import { HEADERS } from '@vitis/contracts';
import { languageStore } from '../stores/page.store.ts';
import { currentToken, loadTransport } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';
import type { FileOptions } from './transport.ts';

/**
 * A file of the provider that only members with a right to it may see: a photo, a document. `path` is one that the
 * provider named (`/files/private/…`). Throws an `ApiFailure` like every other call.
 */
export async function fetchFile(path: string, options: FileOptions = {}): Promise<Blob> {
  const address = new URL(path, location.origin);
  // The token is sent to the provider only, whatever address a document names.
  if (address.origin !== location.origin) throw new ApiFailure('unexpected-reply');
  const token = currentToken();
  const { loadFile } = await loadTransport().catch((cause: unknown) => {
    throw new ApiFailure('network', { cause });
  });
  const headers = {
    // What a file says may be said in the page's language.
    [HEADERS.language]: languageStore.get(),
    ...(token === null ? {} : { [HEADERS.authorization]: `Bearer ${token}` }),
  };
  return loadFile(address, headers, options);
}
