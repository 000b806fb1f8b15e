import type { TradeSituation } from '@vitis/contracts';
import { formatBottles, formatDay, formatMoney } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { ButtonLink } from '@vitis/ui';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './trade.module.scss';
import { amountOf, changeOf, type Measure, rowName } from './trade-words.ts';

interface Props {
  found: TradeSituation;
  measure: Measure;
  /** Group of the remote's own words for its amounts: `amount`, `nothingBefore`. */
  texts: string;
  /** Below the sum. */
  note?: ReactNode;
}

/** The sum of a period, its bottles, and how it compares with the period before. */
export function TradeFigures({ found, measure, texts, note }: Props) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const { totals, before } = found;
  const [now, then] = [amountOf(measure, totals), amountOf(measure, before)];
  const days = ({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }): string =>
    t('portal.trade.period', { from: formatDay(dateFrom, language), to: formatDay(dateTo, language) });
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t(`${texts}.amount`)}</dt>
        <dd>{formatMoney(now, language)}</dd>
        <dd className={styles.small}>{days(found)}</dd>
        {note ? <dd className={styles.small}>{note}</dd> : null}
      </div>
      <div>
        <dt>{t('portal.trade.qty')}</dt>
        <dd>{formatBottles(totals.qty, language)}</dd>
      </div>
      <div>
        <dt>{t('portal.trade.before')}</dt>
        <dd>{formatMoney(then, language)}</dd>
        <dd className={styles.small}>{days(before)}</dd>
        <dd className={styles.small}>{changeOf(now, then, language) ?? t(`${texts}.nothingBefore`)}</dd>
      </div>
    </dl>
  );
}

/** What the sums are narrowed to, and the way back to all of it. */
export function TradeWithin({ found: { within }, back }: { found: TradeSituation; back: string }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  if (within === null) return null;
  return (
    <p className={styles.within}>
      {t(`portal.trade.by.${within.of}`)}: <b>{rowName(within.of, within, t, language)}</b>
      <ButtonLink size="small" href={back}>
        {t('portal.trade.back')}
      </ButtonLink>
    </p>
  );
}
