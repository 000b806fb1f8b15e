import {
  type CallReport,
  type FaultReport,
  type LoadReport,
  PageReports,
  REPORTS_PATH,
} from '@vitis/contracts/page-reports';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Released } from '../../releases/release-set.ts';
import type { Releases } from '../../releases/releases.ts';
import { ownPagesOnly } from '../../shared/own-origin.ts';
import type { CallHealth } from './call-health.ts';
import type { OverrideHealth } from './override-health.ts';
import type { PartHealth } from './part-health.ts';

/** A page has little to say: twenty reports of a line each. */
const BODY_LIMIT = 8 * 1024;
/** Per address; a whole company may stand behind one. */
const PER_MINUTE = 300;

interface Options {
  releases: Releases;
  health: PartHealth;
  calls: CallHealth;
  /** What pages say that show a developer's build. */
  overridden: OverrideHealth;
  publicOrigin: string;
}

/** Reports of unknown builds are ignored: strangers could fill the memory with made-up names. */
function isReleased({ registry }: Released, report: FaultReport | LoadReport | CallReport): boolean {
  const { build } = report;
  const part = report.kind === 'call' ? 'shell' : report.part;
  const known = registry.parts[part];
  if (known === undefined) return false;
  return (
    build === '' ||
    build === known.canary?.build ||
    known.current === build ||
    known.lastGood === build ||
    known.history.some((past) => past.build === build)
  );
}

/** Takes what pages report of their parts: counts it, and logs each kind of fault once. */
export async function reports(
  app: FastifyInstance,
  { releases, health, calls, overridden, publicOrigin }: Options,
): Promise<void> {
  app.post(REPORTS_PATH, {
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute', allowList: [] } },
    preHandler: ownPagesOnly(publicOrigin),
    handler: async (request, reply) => {
      const parsed = v.safeParse(PageReports, request.body);
      if (!parsed.success) return reply.code(400).send();
      const released = await releases.current();
      if (parsed.output.overridden) {
        await overridden.add(request, released, parsed.output.reports);
        return reply.code(204).send();
      }
      for (const report of parsed.output.reports) {
        if (!isReleased(released, report)) continue;
        if (report.kind === 'load') health.addLoad(report);
        else if (report.kind === 'call') {
          if (calls.add(report)) request.log.warn({ call: report }, 'a call of the API failed in a page');
        } else if (health.addFault(report)) request.log.warn({ fault: report }, 'a part failed in a page');
      }
      return reply.code(204).send();
    },
  });
}
