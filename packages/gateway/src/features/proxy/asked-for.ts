import type { FastifyRequest } from 'fastify';

/** Says to the provider for whom this gateway asks. */
export const askedFor = (request: FastifyRequest) => ({
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
});
