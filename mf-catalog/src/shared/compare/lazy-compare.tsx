import { reportFailure } from '@vitis/platform';
import { lazyComponent } from '@vitis/ui';
import type { CompareToggleProps } from './compare-toggle.tsx';

const toggle = lazyComponent<CompareToggleProps>(
  () =>
    import(/* webpackChunkName: "compare" */ './compare-toggle.tsx').then(
      ({ CompareToggle }) => CompareToggle,
    ),
  reportFailure,
);
const bar = lazyComponent<object>(
  () => import(/* webpackChunkName: "compare" */ './compare-bar.tsx').then(({ CompareBar }) => CompareBar),
  reportFailure,
);

/** Puts a wine aside to compare it. Nobody's first screen needs it: it comes into its place once that is painted. */
export function LazyCompareToggle(props: CompareToggleProps) {
  const { Component } = toggle.use('painted');
  return Component && <Component {...props} />;
}

/** What is put aside, over the lower edge of the window. */
export function LazyCompareBar() {
  const { Component } = bar.use('painted');
  return Component && <Component />;
}
