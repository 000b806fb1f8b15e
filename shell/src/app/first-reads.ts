import type { PageRoute } from '@vitis/contracts/registry';
import type { RouteRequest } from '@vitis/platform';

/**
 * Addresses that a screen reads first, from what its description says: `/api/wines/:id` with the page's own parameters,
 * `/api/wines?size=20{&kind}` with those of the page's query that are there.
 */
export function firstReads(
  { reads = [] }: Pick<PageRoute, 'reads'>,
  { params, search }: RouteRequest,
): string[] {
  return reads.map((read) => {
    const [address = '', passed = ''] = read.replace('}', '').split('{&');
    const path = address.replace(/:([A-Za-z]+)/g, (_whole, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const query = passed
      .split(',')
      .flatMap((name) => search.getAll(name).map((value) => `&${name}=${encodeURIComponent(value)}`))
      .join('');
    return path + query;
  });
}
