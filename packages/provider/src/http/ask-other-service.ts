import * as v from 'valibot';
import { ProblemError } from '../problems/problem-error.ts';

/** How long a service of somebody else may take, in milliseconds. */
const DEADLINE = 3_000;
/** Bytes of its answer: the largest of ours has some ten thousand. */
const MOST_BYTES = 256 * 1024;

const unavailable = (cause: unknown) => new ProblemError(503, 'UNAVAILABLE', { cause });

/** What is sent where asking takes more than an address: a form, or an object as JSON. */
export type Posted = URLSearchParams | Readonly<Record<string, unknown>>;

/** How it is sent; nothing is without one. */
function posted(body: Posted | undefined): {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
} {
  if (body === undefined) return {};
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    method: 'POST',
    body: isForm ? body.toString() : JSON.stringify(body),
    headers: { 'content-type': type },
  };
}

/**
 * Reads what a service of somebody else answers. Where it is asked is the operator's word alone; the caller's values
 * stand in the query, or in the body. Throws 503 where it is late, says too much, leads elsewhere, or says what was not agreed.
 */
export async function askOtherService<Schema extends v.GenericSchema>(
  address: string,
  query: Readonly<Record<string, string | number | undefined>>,
  schema: Schema,
  headers: Readonly<Record<string, string>> = {},
  body?: Posted,
): Promise<v.InferOutput<Schema>> {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  try {
    const sent = posted(body);
    const response = await fetch(url, {
      ...sent,
      headers: { accept: 'application/json', ...headers, ...sent.headers },
      // An answer that leads to another place is none.
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE),
    });
    if (!response.ok) throw new Error(`${url.host} answered ${response.status}`);
    return v.parse(schema, JSON.parse(await boundedText(response)));
  } catch (error) {
    throw unavailable(error);
  }
}

async function boundedText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw new Error('the answer is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
