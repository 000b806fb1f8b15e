import { useTranslation } from '@vitis/platform/i18n';
import { Panel } from '@vitis/ui';
import styles from './order-pickup.module.scss';

const THINGS = ['number', 'identity', 'company', 'car'] as const;

/** What whoever comes for the wines is to have along. */
export function WhatToBring() {
  const { t } = useTranslation('mf-catalog');
  return (
    <Panel title={t('pickup.bring.title')}>
      <ul className={styles.bring}>
        {THINGS.map((thing) => (
          <li key={thing}>
            <b>{t(`pickup.bring.${thing}`)}</b>
            <span>{t(`pickup.bring.${thing}Text`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
