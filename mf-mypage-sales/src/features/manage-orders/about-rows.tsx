import type { OrderFormSummary } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { LazyPlace } from '@vitis/portal/documents';
import { lazyComponent, Notice } from '@vitis/ui';
import { NumberCell } from '@vitis/ui/documents';
import type { ClientCreditsProps } from '../../shared/client-credit.tsx';
import styles from './about-rows.module.scss';

/** Only who confirms several at once wants it: the list comes without. */
const clientCredits = lazyComponent<ClientCreditsProps>(() =>
  import(/* webpackChunkName: "client-credit" */ '../../shared/client-credit.tsx').then(
    ({ ClientCredits }) => ClientCredits,
  ),
);

/**
 * The credit of the clients whose orders are confirmed together, and what they wrote: as it was asked for, an order can be
 * confirmed that nobody has opened. Its number is no link: to leave the dialog is to lose what was chosen.
 */
export function AboutRows({ rows }: { rows: readonly OrderFormSummary[] }) {
  const { t } = useTranslation('mf-mypage-sales');
  const wishes = rows.filter(({ requestMessage }) => requestMessage !== '');
  return (
    <>
      <LazyPlace
        lazy={clientCredits}
        props={{ idClients: rows.map(({ idClient }) => idClient) }}
        height={58}
      />
      {wishes.length === 0 ? null : (
        <Notice tone="careful" title={t('hand.wish')}>
          <ul className={styles.wishes} aria-label={t('hand.wish')}>
            {wishes.map(({ orderFormNumber, clientName, requestMessage }) => (
              <li key={orderFormNumber}>
                <b>{clientName}</b> <NumberCell>{orderFormNumber}</NumberCell> {requestMessage}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
