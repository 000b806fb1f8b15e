import type { Endpoint, Problem } from '@vitis/contracts';
import { call, refused } from './call.ts';
import type { TestProvider } from './test-provider.ts';
import { writing } from './writing.ts';

export interface Attempt {
  as: string;
  /** Of the document. */
  number?: string;
  /** The version that the caller says it has seen; the first one where it is left out. */
  version?: number;
  body?: unknown;
  /** In place of a key and a version. */
  headers?: Record<string, string>;
}

/** A call that has to be refused, of any endpoint with any body: what its schema forbids is tried as well. */
export async function attempt(
  provider: TestProvider,
  endpoint: Endpoint,
  { as, number, version = 1, body, headers }: Attempt,
): Promise<Problem> {
  const response = await call(provider, endpoint, {
    as,
    headers: headers ?? writing(version),
    ...(number === undefined ? {} : { params: { number } as never }),
    ...(body === undefined ? {} : { body: body as never }),
  });
  return refused(response);
}
