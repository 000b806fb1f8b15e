import type { Loaded } from '@vitis/platform/data';
import { LazyLoadFailure } from './lazy-load-failure.tsx';

interface MissingPartsProps {
  parts: readonly Loaded<unknown>[];
  /** What stands at the head of the part while it is there. */
  title?: string;
}

/** One way back for whatever of a page's parts did not come: each of them leaves its place empty. */
export function MissingParts({ parts, title }: MissingPartsProps) {
  const missing = parts.filter(({ status }) => status === 'failed');
  const [first] = missing;
  if (!first?.error) return null;
  const retry = () => {
    for (const { refresh } of missing) refresh();
  };
  return (
    <>
      {title === undefined ? null : <h2>{title}</h2>}
      <LazyLoadFailure error={first.error} retry={retry} busy={first.isRefreshing} />
    </>
  );
}
