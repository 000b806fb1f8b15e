import type { Endpoint } from '@vitis/contracts';
import type { CallReport } from '@vitis/contracts/page-reports';
import { ENDPOINTS } from '../../shared/endpoints.ts';

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

const KNOWN = new Set(ENDPOINTS.map(nameOf));
/** Common name of all unknown endpoints, so that made-up names cannot fill the memory. */
const NEWER = 'unknown to this gateway';

/** An endpoint of the API that failed in pages. */
export interface FailedEndpoint {
  /** `GET /api/v1/…`. */
  endpoint: string;
  /** On how many pages, by code. */
  faults: Record<string, number>;
  /** When it was heard of last. */
  last: string;
}

/** What pages have said of the API's answers, counted since this process began. */
export function createCallHealth() {
  const failed = new Map<string, { faults: Map<string, number>; last: Date }>();

  return {
    /** True for a fault that was not heard of before. */
    add({ method, endpoint, code }: CallReport): boolean {
      const called = `${method} ${endpoint}`;
      const name = KNOWN.has(called) ? called : NEWER;
      const known = failed.get(name) ?? { faults: new Map<string, number>(), last: new Date() };
      failed.set(name, known);
      known.last = new Date();
      const times = known.faults.get(code) ?? 0;
      known.faults.set(code, times + 1);
      return times === 0;
    },

    report: (): FailedEndpoint[] =>
      [...failed]
        .map(([endpoint, { faults, last }]) => ({
          endpoint,
          faults: Object.fromEntries(faults),
          last: last.toISOString(),
        }))
        .sort((one, other) => one.endpoint.localeCompare(other.endpoint)),
  };
}

export type CallHealth = ReturnType<typeof createCallHealth>;
