import { UPLOAD_LIMIT } from '@vitis/contracts';
import { isTransient } from '../db/unavailable.ts';
import { ProblemError } from './problem-error.ts';

/** Fastify's own refusals, by its codes. */
const fastifyRefusals: Readonly<Record<string, readonly [number, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'PAYLOAD_TOO_LARGE'],
  FST_REQ_FILE_TOO_LARGE: [413, 'PAYLOAD_TOO_LARGE'],
  FST_FILES_LIMIT: [413, 'PAYLOAD_TOO_LARGE'],
  FST_PARTS_LIMIT: [413, 'PAYLOAD_TOO_LARGE'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'UNSUPPORTED_MEDIA_TYPE'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'UNSUPPORTED_MEDIA_TYPE'],
};

/** Any error as the refusal or fault that it is. What is not known is a 500 that says nothing but its number. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, statusCode } = codesOf(error);
  const refusal = code === undefined ? undefined : fastifyRefusals[code];
  if (refusal) {
    const values = { megabytes: UPLOAD_LIMIT / 1024 / 1024 };
    const text = code?.includes('BODY') ? 'BODY_TOO_LARGE' : refusal[1];
    return new ProblemError(refusal[0], refusal[1], { text, values, cause: error });
  }
  if (isTransient(error)) {
    return new ProblemError(503, 'UNAVAILABLE', { headers: { 'retry-after': '2' }, cause: error });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    // A folder is "forbidden" to the file server; from outside it is simply nothing.
    if (statusCode === 404 || statusCode === 403) return new ProblemError(404, 'NOT_FOUND', { cause: error });
    return new ProblemError(statusCode, 'MALFORMED_REQUEST', { cause: error });
  }
  return new ProblemError(500, 'INTERNAL', { cause: error });
}

function codesOf(error: unknown): { code?: string | undefined; statusCode?: number | undefined } {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  return {
    code: typeof code === 'string' ? code : undefined,
    statusCode: typeof statusCode === 'number' ? statusCode : undefined,
  };
}
