import { reportFailure } from '@vitis/platform';
import { lazyComponent } from '@vitis/ui';
import type { RecentStripProps } from './recent-strip.tsx';

const strip = lazyComponent<RecentStripProps>(
  () =>
    import(/* webpackChunkName: "recent-wines" */ './recent-strip.tsx').then(
      ({ RecentStrip }) => RecentStrip,
    ),
  reportFailure,
);

/** Wines that were looked at on this device, at the end of a page: they come once it is painted. */
export function LazyRecentStrip(props: RecentStripProps) {
  const { Component } = strip.use('painted');
  return Component && <Component {...props} />;
}
