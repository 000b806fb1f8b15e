import type { FastifyRequest } from 'fastify';

/** Headers that name the original client to the provider. */
export const forwardedHeaders = (request: FastifyRequest) => ({
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
});
