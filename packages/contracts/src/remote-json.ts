import * as v from 'valibot';
import { RemoteDescription, RouteDescription } from './registry.ts';
import { wineListParameters } from './wine-list.ts';

const WrittenRoute = v.pipe(
  v.object({
    ...RouteDescription.entries,
    /** The table of the contracts that lists the address's parameters: in place of `query`, and of `{&*}` in `reads`. */
    address: v.optional(v.literal('wine-list')),
  }),
  v.transform(({ address, ...route }): RouteDescription => {
    if (address === undefined) return route;
    const { all, passed, unforeseen } = wineListParameters();
    const written = `{&${passed}}{!${unforeseen}}`;
    const reads = route.reads?.map((read) => read.replace('{&*}', written));
    return { ...route, query: all, ...(reads === undefined ? {} : { reads }) };
  }),
);

/** `remote.json` as people write it; what comes out is the description that is released. */
export const RemoteJson = v.object({ ...RemoteDescription.entries, routes: v.array(WrittenRoute) });
