import { getClientLedger, type ClientLedger as Ledger } from '@vitis/contracts';
import { clientAddress, formatBusinessNumber, formatMoney, formatNumber } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DoneNotice } from '@vitis/portal/detail';
import { LoadFailure } from '@vitis/portal/documents';
import { useLazyForm } from '@vitis/portal/forms';
import { SheetButton } from '@vitis/portal/list';
import {
  Button,
  ButtonLink,
  chevronLeftIcon,
  classNames,
  closeIcon,
  IconLink,
  lazyComponent,
  plusIcon,
  printIcon,
  Skeleton,
  SkeletonGroup,
  TextLink,
} from '@vitis/ui';
import { useState } from 'react';
import { RECEIVABLES_PATH } from '../../shared/paths.ts';
import { LedgerTable } from './ledger-table.tsx';
import { type OpenDeposit, OpenDeposits } from './open-deposits.tsx';
import type { PaymentDialogProps } from './payment-dialog.tsx';
import styles from './receivables.module.scss';
import { ledgerQuery, type ReceivablesFilters, receivablesHref } from './receivables-address.ts';
import figures from './receivables-figures.module.scss';

const paymentDialog = lazyComponent<PaymentDialogProps>(() =>
  import(/* webpackChunkName: "payment-dialog" */ './payment-dialog.tsx').then(
    ({ PaymentDialog }) => PaymentDialog,
  ),
);

interface Props {
  filters: ReceivablesFilters;
  code: string;
}

/** 거래처원장 of one client for the days of the page, beside the clients or, where room is short, in their place. */
export function ClientLedger({ filters, code }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const [owed, setOwed] = useState<number | null>(null);
  const payment = useLazyForm(paymentDialog, { isOffered: true });
  const PaymentDialog = payment.Form;
  const [told, setTold] = useState<OpenDeposit | null>(null);
  const enter = (deposit: OpenDeposit | null) => {
    setTold(deposit);
    payment.open();
  };
  const query = ledgerQuery(filters, code);
  const ledger = useEndpoint(getClientLedger, { query }, { keepPrevious: true });
  const close = receivablesHref({ ...filters, code: null });
  return (
    <section aria-labelledby="receivables-ledger">
      <header className={styles.partHead}>
        <ButtonLink className={styles.back} size="small" icon={chevronLeftIcon} href={close}>
          {t('receivables.toClients')}
        </ButtonLink>
        <div>
          <h2 id="receivables-ledger">
            {ledger.data === undefined ? (
              code
            ) : (
              <TextLink href={clientAddress(ledger.data.idClient)}>{ledger.data.clientName}</TextLink>
            )}{' '}
            {t('receivables.ledger')}
          </h2>
          {ledger.data === undefined ? null : (
            <p className={figures.note}>
              {formatBusinessNumber(ledger.data.clientCompanyRegistrationNumber)} ·{' '}
              {t('document.paymentDays', { count: ledger.data.paymentDays })}
            </p>
          )}
        </div>
        <span className={styles.actions}>
          <Button
            size="small"
            variant="primary"
            icon={plusIcon}
            disabled={ledger.status !== 'ready'}
            onClick={() => enter(null)}
          >
            {t('payment.open')}
          </Button>
          <ButtonLink
            size="small"
            icon={printIcon}
            href={`${RECEIVABLES_PATH}/print?${new URLSearchParams(query)}`}
          >
            {t('receivables.printLedger')}
          </ButtonLink>
          <SheetButton endpoint={getClientLedger} query={query} title={t('receivables.ledger')} />
          <IconLink
            className={styles.close}
            size="small"
            icon={closeIcon}
            label={t('receivables.closeLedger')}
            href={close}
          />
        </span>
      </header>
      <DoneNotice onClose={() => setOwed(null)}>
        {owed === null ? null : t('payment.recorded', { amount: formatMoney(owed, language) })}
      </DoneNotice>
      {ledger.status === 'loading' ? (
        <SkeletonGroup className={styles.waiting} label={t('portal.common.loading')}>
          <Skeleton shape="block" height={320} />
        </SkeletonGroup>
      ) : null}
      {ledger.status === 'failed' ? (
        <LoadFailure title={t('receivables.ledgerFailed')} load={ledger} />
      ) : null}
      {ledger.status === 'ready' ? (
        <>
          <OpenDeposits deposits={ledger.data.deposits} onEnter={enter} />
          <LedgerTable ledger={ledger.data} filters={filters} isStale={ledger.isStale} />
          <Terms ledger={ledger.data} isStale={ledger.isStale} />
          {PaymentDialog ? (
            <PaymentDialog
              ledger={ledger.data}
              deposit={told}
              onClose={payment.close}
              onRecorded={({ receivable }) => {
                payment.close();
                setOwed(receivable);
              }}
            />
          ) : null}
        </>
      ) : null}
    </section>
  );
}

/** The sum that the rows are, in words and figures. */
function Terms({
  ledger: { broughtForward, totals, balance },
  isStale,
}: {
  ledger: Ledger;
  isStale: boolean;
}) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  return (
    <p className={classNames(styles.terms, isStale && styles.stale)}>
      {t('receivables.terms', {
        broughtForward: formatNumber(broughtForward + totals.OPENING, language),
        sales: formatNumber(totals.SALE, language),
        given: formatNumber(-(totals.RETURN + totals.ALLOWANCE), language),
        paid: formatNumber(-totals.PAYMENT, language),
      })}{' '}
      <b>{formatMoney(balance, language)}</b>
    </p>
  );
}
