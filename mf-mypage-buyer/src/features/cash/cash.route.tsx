import { type CashStatement, getCash, LEDGER_HINTS } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { LoadFailure } from '@vitis/portal/documents';
import { SheetButton, useHints } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { Skeleton, SkeletonGroup, TextLink } from '@vitis/ui';
import { RECEIPTS_PATH } from '../../shared/paths.ts';
import styles from './cash.module.scss';
import { CashEntries } from './cash-entries.tsx';
import { CashFigures } from './cash-figures.tsx';
import { cashQuery } from './month.ts';
import { MonthSteps } from './month-steps.tsx';

/** 거래원장: what the company owed at the beginning of a month, what moved it, and what it owes. */
export const Screen = defineScreen(CashScreen, {
  access: ['B2B'],
  data: ({ search }) => [request(getCash, { query: cashQuery(search) })],
});

function CashScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const [search] = useSearchParams();
  const cash = useEndpoint(getCash, { query: cashQuery(search) }, { keepPrevious: true });
  useHints(LEDGER_HINTS, () => cash.refresh());
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('cash.title')}</h1>
        <div className={styles.tools}>
          <TextLink arrow href={RECEIPTS_PATH}>
            {t('receipts.title')}
          </TextLink>
          <SheetButton endpoint={getCash} query={cashQuery(search)} title={t('cash.title')} />
        </div>
      </header>
      {cash.status === 'loading' ? (
        <SkeletonGroup className={styles.waiting} label={t('portal.common.loading')}>
          <Skeleton shape="block" height={42} />
          <Skeleton shape="block" height={112} />
          <Skeleton shape="block" height={420} />
        </SkeletonGroup>
      ) : null}
      {cash.status === 'failed' ? <LoadFailure title={t('cash.failed')} load={cash} /> : null}
      {cash.status === 'ready' ? <Statement cash={cash.data} /> : null}
    </div>
  );
}

function Statement({ cash }: { cash: CashStatement }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  return (
    <>
      <MonthSteps cash={cash} />
      <CashFigures cash={cash} t={t} language={language} />
      <CashEntries cash={cash} />
    </>
  );
}
