import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FindOverride } from '../../releases/build-override.ts';
import type { Releases } from '../../releases/releases.ts';
import { cspHash } from '../../shared/csp-hash.ts';
import { createCallHealth } from './call-health.ts';
import { HEALTH_STYLE, healthPage } from './health-page.ts';
import { healthReport } from './health-report.ts';
import { operatorsOnly } from './operators-only.ts';
import { createOverrideHealth } from './override-health.ts';
import { createPartHealth } from './part-health.ts';
import { reports } from './reports.routes.ts';

interface Options {
  releases: Releases;
  /** Null where no override is possible. */
  findOverride: FindOverride | null;
  operatorToken: string;
  publicOrigin: string;
}

const POLICY = `default-src 'none'; style-src ${cspHash(HEALTH_STYLE)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
/** Tokens cannot be tried out by the thousand. */
const PER_MINUTE = 120;

/** What pages report of their parts, and the page that shows it to operators. */
export async function health(
  app: FastifyInstance,
  { releases, findOverride, operatorToken, publicOrigin }: Options,
): Promise<void> {
  const since = new Date();
  const parts = createPartHealth();
  const calls = createCallHealth();
  const overridden = createOverrideHealth(findOverride);
  await app.register(reports, { releases, health: parts, calls, overridden, publicOrigin });
  const options = {
    config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute', allowList: [] } },
    // The limit counts on request: what it is to count must not be refused before.
    preHandler: operatorsOnly(operatorToken),
  };
  const report = async (reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store');
    return {
      ...healthReport(await releases.current(), parts, since),
      overrides: overridden.report(),
      calls: calls.report(),
    };
  };
  app.get('/dev/health.json', options, async (_request, reply) => report(reply));
  app.get('/dev/health', options, async (_request, reply) =>
    reply
      .header('Content-Security-Policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(healthPage(await report(reply))),
  );
}
