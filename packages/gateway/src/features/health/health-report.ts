import { LANGUAGES } from '@vitis/contracts';
import type { Released } from '../../releases/release-set.ts';
import type { FailedEndpoint } from './call-health.ts';
import type { BuildHealth, PartHealth } from './part-health.ts';

/** A build that pages are served, and how it does. */
export interface ServedBuild extends BuildHealth {
  part: string;
  build: string;
  /** Of a hundred visitors. */
  share: number;
  canary: boolean;
  releasedAt: string | null;
  contract: string;
  languages: string[];
}

/** A developer's build that some browser shows in place of a released one: it is in nobody else's figures. */
export interface OverriddenBuild extends BuildHealth {
  part: string;
  build: string;
  /** Where its files are; `self` for the releases. */
  origin: string;
}

export interface HealthReport {
  /** When this process began to count. */
  since: string;
  builds: ServedBuild[];
  overrides: OverriddenBuild[];
  /** Endpoints of the API that failed in pages. */
  calls: FailedEndpoint[];
}

/** What operators and their monitoring see of every build in force. */
export function healthReport(
  { registry, manifests }: Released,
  health: PartHealth,
  since: Date,
): Omit<HealthReport, 'overrides' | 'calls'> {
  const builds: ServedBuild[] = [];
  for (const [part, { current, canary, history }] of Object.entries(registry.parts)) {
    const served = [
      { build: current, share: 100 - (canary?.percent ?? 0), since: undefined, canary: false },
      ...(canary ? [{ build: canary.build, share: canary.percent, since: canary.since, canary: true }] : []),
    ];
    for (const { build, share, since: begun, canary: onTrial } of served) {
      const manifest = manifests.get(`${part} ${build}`);
      builds.push({
        part,
        build,
        share,
        canary: onTrial,
        releasedAt: begun ?? history.find((past) => past.build === build)?.releasedAt ?? null,
        contract: manifest?.contract ?? '',
        languages: LANGUAGES.filter((language) => manifest?.messages[language] !== undefined),
        ...health.of(part, build),
      });
    }
  }
  return { since: since.toISOString(), builds };
}
