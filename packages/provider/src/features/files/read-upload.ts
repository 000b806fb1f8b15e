import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../problems/problem-error.ts';

export interface Upload {
  name: string;
  bytes: Buffer;
}

/**
 * Reads the one file of a form to its end. Throws 415 for what is no form, 413 for too much, 400 for a form that is
 * something else or ends before its end, and for one whose sender has gone: that is nobody's fault here.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE');
  let upload: Upload | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw malformed();
      upload = { name: part.filename, bytes: await part.toBuffer() };
    }
  } catch (error) {
    // The parser has codes for its own refusals; any other error of it means that the body is no form.
    if (typeof error === 'object' && error !== null && ('statusCode' in error || 'status' in error))
      throw error;
    throw malformed(error);
  }
  if (!upload) throw malformed();
  return upload;
}

const malformed = (cause?: unknown) => new ProblemError(400, 'MALFORMED_REQUEST', { cause });
