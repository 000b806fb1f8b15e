import type { RouteDescription } from './registry.ts';

const READ = /^([^?{]*)\??([^{]*)(?:\{&([^}]*)\})?(?:\{!([^}]*)\})?$/;

/**
 * The calls that a screen makes first at an address, from the `reads` of its description; none in place of a call that
 * the address does not foretell.
 *
 * @param params of the path, by name
 */
export function firstReads(
  { reads = [] }: Pick<RouteDescription, 'reads'>,
  { params, search }: { params: Record<string, string | undefined>; search: URLSearchParams },
): string[] {
  return reads.flatMap((read) => {
    const [, path = '', fixed = '', passed = '', unforeseen = ''] = READ.exec(read) ?? [];
    const isUnforeseen = unforeseen.split(',').some((rule) => {
      const [name = '', start = ''] = rule.split('=');
      return search.getAll(name).some((value) => value.startsWith(start));
    });
    if (isUnforeseen) return [];
    const filled = (text: string) =>
      text.replace(/:([A-Za-z]+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
    const query = new URLSearchParams(filled(fixed));
    for (const name of passed.split(',')) {
      const value = search.getAll(name).join(',');
      // Addresses count pages from 1, the provider from 0.
      if (value !== '') query.set(name, name === 'page' ? String(Number(value) - 1) : value);
    }
    const address = filled(path);
    return query.size === 0 ? address : `${address}?${query}`;
  });
}
