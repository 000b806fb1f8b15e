import type { LeaveCheck } from '@vitis/contracts';
import { formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Notice, Panel, TextLink } from '@vitis/ui';
import { ORDERS_PATH } from '../../shared/paths.ts';
import styles from './withdraw.module.scss';

/** What goes with the account, what is kept, and what has to be settled before. */
export function WhatIsLost({ check }: { check: LeaveCheck }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { openOrders, receivable, openEstimates, wishes, cartLines } = check;
  return (
    <>
      {openOrders > 0 ? (
        <Notice
          tone="bad"
          title={t('withdraw.stop.orders', { count: openOrders })}
          action={<TextLink href={ORDERS_PATH}>{t('withdraw.stop.toOrders')}</TextLink>}
        />
      ) : null}
      {receivable > 0 ? (
        <Notice
          tone="bad"
          title={t('withdraw.stop.receivable', { amount: formatMoney(receivable, language) })}
        >
          {t('withdraw.stop.receivableText')}
        </Notice>
      ) : null}
      <Panel title={t('withdraw.lost.title')}>
        <ul className={styles.lost}>
          <li>{t('withdraw.lost.prices')}</li>
          <li>{t('withdraw.lost.lists', { wishes, cartLines })}</li>
          {openEstimates > 0 ? <li>{t('withdraw.lost.estimates', { count: openEstimates })}</li> : null}
          <li>{t('withdraw.lost.papers')}</li>
          <li>{t('withdraw.lost.again')}</li>
        </ul>
      </Panel>
    </>
  );
}
