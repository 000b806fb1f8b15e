import type { PageReports } from '@vitis/contracts/page-reports';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FindOverride } from '../../releases/build-override.ts';
import type { Released } from '../../releases/release-set.ts';
import type { OverriddenBuild } from './health-report.ts';
import { createPartHealth } from './part-health.ts';

/** Overrides that are remembered; the one that was heard of least lately makes room. */
const OVERRIDES_LIMIT = 50;

/** Counts what overridden pages report, apart from everybody else's figures. */
export function createOverrideHealth(findOverride: FindOverride | null) {
  const known = new LRUCache<string, Pick<OverriddenBuild, 'part' | 'build' | 'origin'>>({
    max: OVERRIDES_LIMIT,
  });
  const health = createPartHealth();

  return {
    /** Of such a page only the developer's build counts: what else fails there may be its doing. */
    async add(request: FastifyRequest, released: Released, reports: PageReports['reports']): Promise<void> {
      const override = await findOverride?.(request, released.setFor(null));
      if (!override) return;
      const { part, build, origin } = override;
      known.set(`${part} ${build} ${origin}`, { part, build, origin });
      for (const report of reports) {
        if (report.kind === 'call' || report.part !== part || report.build !== build) continue;
        if (report.kind === 'load') health.addLoad(report);
        else if (health.addFault(report))
          request.log.info({ fault: report }, 'an override failed in its own page');
      }
    },

    report: (): OverriddenBuild[] =>
      [...known.values()].map((build) => ({ ...build, ...health.of(build.part, build.build) })),
  };
}

export type OverrideHealth = ReturnType<typeof createOverrideHealth>;
