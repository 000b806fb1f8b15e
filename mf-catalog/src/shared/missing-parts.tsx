import type { Loaded } from '@vitis/platform/data';
import { LazyLoadFailure } from './lazy-load-failure.tsx';

/** One way back for whatever of a page's parts did not come: each of them leaves its place empty. */
export function MissingParts({ parts }: { parts: readonly Loaded<unknown>[] }) {
  const missing = parts.filter(({ status }) => status === 'failed');
  const [first] = missing;
  if (!first?.error) return null;
  const retry = () => {
    for (const { refresh } of missing) refresh();
  };
  return <LazyLoadFailure error={first.error} retry={retry} busy={first.isRefreshing} />;
}
