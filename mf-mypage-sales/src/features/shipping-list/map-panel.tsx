import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { lazyComponent, Skeleton } from '@vitis/ui';
import { useState } from 'react';
import styles from './shipping-list.module.scss';
import type { Stop } from './stops.ts';

const map = lazyComponent(() =>
  import(/* webpackChunkName: "day-map" */ './day-map.tsx').then(({ DayMap }) => DayMap),
);

/** The map of the day, closed until it is wanted; its code comes then. */
export function MapPanel({ stops }: { stops: readonly Stop[] }) {
  const { t } = useTranslation('mf-mypage-sales');
  const [isOpen, setOpen] = useState(false);
  const { Component: DayMap, failure, retry } = map.use(isOpen && 'now');
  if (stops.length === 0) return null;
  return (
    <details className={styles.loading} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('shipping.route.title')}</summary>
      {!isOpen ? null : DayMap !== null ? (
        <DayMap stops={stops} />
      ) : failure === null ? (
        <Skeleton shape="block" height={260} />
      ) : (
        <LoadFailure compact title={t('shipping.route.failed')} load={{ refresh: retry }} byItself={false} />
      )}
    </details>
  );
}
