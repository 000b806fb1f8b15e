import { type lazyComponent, Skeleton, SkeletonGroup } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { LoadFailure } from './load-failure.tsx';

interface Props<Own> {
  lazy: ReturnType<typeof lazyComponent<Own>>;
  /** What it is shown from. */
  props: Own;
  /** Pixels that are kept for it. */
  height: number;
}

/** The place of a part whose code comes when it is shown: kept for it meanwhile, with another try where it does not come. */
export function LazyPlace<Own extends object>({ lazy, props, height }: Props<Own>) {
  const { t } = usePortalTexts();
  const { Component, failure, retry } = lazy.use('now');
  if (Component !== null) return <Component {...props} />;
  if (failure === null)
    return (
      <SkeletonGroup label={t('portal.common.loading')}>
        <Skeleton shape="block" height={height} />
      </SkeletonGroup>
    );
  return (
    <LoadFailure compact title={t('portal.document.failed')} load={{ refresh: retry }} byItself={false} />
  );
}
