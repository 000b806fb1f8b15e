import type { FastifyRequest } from 'fastify';

/** What the gateway refuses by itself and tells of; docs/security-log.md says what each means. */
export type SecurityEvent = 'requests.limited' | 'origin.refused' | 'operator.refused';

/** Writes one line of the security log, in the form that the provider's lines have. */
export function logSecurityOf(request: FastifyRequest, event: SecurityEvent, status: number): void {
  const { id: requestId, ip: address, method, url } = request;
  request.log.info(
    { security: true, event, requestId, address, method, path: url.split('?', 1)[0], status },
    event,
  );
}
