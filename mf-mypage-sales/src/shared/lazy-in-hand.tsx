import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import type { InHandProps } from '@vitis/portal/list';
import { lazyComponent, SkeletonText } from '@vitis/ui';
import type { ComponentType } from 'react';

/** What stands beside a list of the row in hand; its code comes when the first row is taken. */
export function lazyInHand<Row>(load: () => Promise<ComponentType<InHandProps<Row>>>) {
  const lazy = lazyComponent<InHandProps<Row>>(load);
  return function LazyInHand(props: InHandProps<Row>) {
    const { t } = useTranslation('mf-mypage-sales');
    const { Component, failure, retry } = lazy.use('now');
    if (Component !== null) return <Component {...props} />;
    if (failure === null) return <SkeletonText lines={12} />;
    return <LoadFailure compact title={t('hand.failed')} load={{ refresh: retry }} byItself={false} />;
  };
}
