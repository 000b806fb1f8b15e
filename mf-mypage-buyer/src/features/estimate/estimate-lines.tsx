import type { Estimate, EstimateRevision } from '@vitis/contracts';
import { ESTIMATE_TRAITS, formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DocumentLines, useComparison, withTargetPrices } from '@vitis/portal/detail';
import type { TableSum } from '@vitis/ui';
import styles from '../../shared/document.module.scss';
import { lineColumns } from './line-columns.tsx';

interface Props {
  estimate: Estimate;
  revisions: readonly EstimateRevision[];
  /** The revision that the reader last knew of, where there is a later one; otherwise the last but one is compared. */
  since: number | null;
}

/** The lines as they stand, or as any revision had them, beside those of another: what came, what went, what changed. */
export function EstimateLines({ estimate, revisions, since }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { base, shown, rows, choice } = useComparison(estimate, revisions, since);
  return (
    <DocumentLines
      rows={rows}
      columns={withTargetPrices(lineColumns(estimate), shown.products)}
      sums={useSums(shown, base)}
      action={choice}
    >
      {ESTIMATE_TRAITS[shown.status].awaitsAnswer ? (
        <p className={styles.hint}>{t('estimate.beforeAnswer')}</p>
      ) : null}
    </DocumentLines>
  );
}

type Summed = Pick<Estimate, 'supply' | 'tax' | 'total'>;

/** Sums beside those of the revision that is compared, and what the answer saves against the list. */
function useSums(after: Summed & Pick<Estimate, 'products'>, before: Summed): TableSum[] {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const figure = (amount: number) => formatNumber(amount, language);
  const money = (amount: number) => formatMoney(amount, language);
  const atList = after.products.reduce((sum, line) => sum + line.listPrice * line.qty, 0);
  const saved = atList - after.supply;
  // The former sum stands beside the word: two amounts of eight digits would leave the wines no room.
  const sum = (id: 'supply' | 'tax' | 'total', format: (amount: number) => string): TableSum => {
    const isSame = before[id] === after[id];
    return {
      id,
      label: (
        <>
          {isSame ? null : (
            <small className={styles.former}>
              {t('portal.document.before', { value: format(before[id]) })}
            </small>
          )}
          {t(`portal.document.${id}`)}
        </>
      ),
      value: isSame ? format(after[id]) : <ins>{format(after[id])}</ins>,
      strong: id === 'total',
    };
  };
  return [
    ...(saved > 0
      ? [
          {
            id: 'saved',
            label: t('estimate.saved'),
            value: <span className={styles.saved}>−{figure(saved)}</span>,
          },
        ]
      : []),
    sum('supply', figure),
    sum('tax', figure),
    sum('total', money),
  ];
}
