import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, lazyComponent } from '@vitis/ui';
import type { LoadFailureProps } from './load-failure.tsx';

const panel = lazyComponent<LoadFailureProps>(
  () =>
    import(/* webpackChunkName: "load-failure" */ './load-failure.tsx').then(
      ({ LoadFailure }) => LoadFailure,
    ),
  reportFailure,
);

/** `LoadFailure` for a page whose first screen has no room for it; where its code does not come either, what matters of it. */
export function LazyLoadFailure(props: LoadFailureProps) {
  const { t } = useTranslation('mf-catalog');
  const { Component: Panel } = panel.use('now');
  if (Panel !== null) return <Panel {...props} />;
  return (
    <div role="alert">
      <p>{t('failure.title')}</p>
      <Button size="small" loading={props.busy ?? false} onClick={props.retry}>
        {t('failure.retry')}
      </Button>
    </div>
  );
}
