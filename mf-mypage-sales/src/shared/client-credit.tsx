import { LEDGER_HINTS, listClientCredits } from '@vitis/contracts';
import { clientAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { CreditBar } from '@vitis/portal/credit';
import { LoadFailure } from '@vitis/portal/documents';
import { useHints } from '@vitis/portal/list';
import { Skeleton, SkeletonGroup, TextLink } from '@vitis/ui';
import { Fragment } from 'react';
import styles from './client-credit.module.scss';
import { RECEIVABLES_PATH } from './paths.ts';
import { SAMPLE_CLIENT } from './sample-document.ts';

export interface ClientCreditsProps {
  idClients: readonly number[];
  /** What would come beside what is ordered: an estimate that is answered. */
  cart?: { label: string; total: number } | undefined;
}

/** The credit of clients whose documents are decided here; it follows while it is looked at. */
export function ClientCredits({ idClients, cart }: ClientCreditsProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const ids = [...new Set(idClients)].sort((a, b) => a - b);
  const credits = useEndpoint(listClientCredits, ids.includes(SAMPLE_CLIENT) ? null : { query: { ids } }, {
    keepPrevious: true,
  });
  useHints(LEDGER_HINTS, credits.refresh);
  if (ids.includes(SAMPLE_CLIENT)) return null;
  if (credits.status === 'loading')
    return (
      <SkeletonGroup label={t('portal.common.loading')}>
        <Skeleton shape="block" height={58 * ids.length} />
      </SkeletonGroup>
    );
  if (credits.status === 'failed') return <LoadFailure title={t('credit.failed')} load={credits} />;
  return (
    <div className={styles.credits}>
      {credits.data._embedded.items.map((client) => (
        <Fragment key={client.idClient}>
          <p className={styles.head}>
            {ids.length === 1 ? (
              t('portal.credit.title')
            ) : (
              <TextLink href={clientAddress(client.idClient)}>{client.clientName}</TextLink>
            )}
            <TextLink arrow href={`${RECEIVABLES_PATH}?code=${encodeURIComponent(client.erpCode)}`}>
              {t('credit.toLedger')}
            </TextLink>
          </p>
          <CreditBar client={client} cart={cart} />
        </Fragment>
      ))}
    </div>
  );
}
