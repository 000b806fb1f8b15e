import type { ClientLedger } from '@vitis/contracts';
import { formatDay, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, Notice, TextLink } from '@vitis/ui';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import styles from './receivables.module.scss';

export type OpenDeposit = ClientLedger['deposits'][number];

interface Props {
  deposits: readonly OpenDeposit[];
  onEnter: (deposit: OpenDeposit) => void;
}

/** Transfers that the client told of and nobody has entered yet, each a press away from its payment. */
export function OpenDeposits({ deposits, onEnter }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  if (deposits.length === 0) return null;
  return (
    <Notice className={styles.told} tone="careful" title={t('deposit.title')}>
      <ul className={styles.deposits}>
        {deposits.map((deposit) => {
          const { orderFormNumber: number, depositor, day, amount } = deposit;
          return (
            <li key={number}>
              <TextLink href={`${MANAGE_ORDERS_PATH}/${number}`}>{number}</TextLink>
              <span>{depositor}</span>
              <span>{formatDay(day, language)}</span>
              <b>{formatMoney(amount, language)}</b>
              <Button
                size="small"
                aria-label={t('deposit.enterOf', { number })}
                onClick={() => onEnter(deposit)}
              >
                {t('payment.open')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
