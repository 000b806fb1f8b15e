import sharp from 'sharp';
import type { TestProvider } from './test-provider.ts';

/** The smallest document. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');

/** A document of so many bytes. */
export const documentOf = (size: number): Buffer => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]);

/** A photo with what a camera writes into it. */
export function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#6e1f34' } })
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .jpeg()
    .toBuffer();
}

export interface Uploaded {
  /** Email of who uploads; null for a guest. */
  as?: string | null;
  name?: string;
  field?: string;
  signal?: AbortSignal;
}

/** Uploads a file as a form does. */
export async function upload(
  provider: TestProvider,
  { path }: { path: string },
  bytes: Uint8Array,
  { as = 'buyer@vitis.test', name = 'file.bin', field = 'file', signal }: Uploaded = {},
): Promise<Response> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return fetch(provider.url + path, {
    method: 'POST',
    headers: as === null ? {} : { authorization: `Bearer ${await provider.token(as)}` },
    body: form,
    ...(signal ? { signal } : {}),
  });
}
