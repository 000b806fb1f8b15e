import type { Estimate, EstimateRevision } from '@vitis/contracts';
import { compareLines, ESTIMATE_TRAITS, formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Panel, Select, Table, type TableSum } from '@vitis/ui';
import { useState } from 'react';
import styles from '../../shared/document.module.scss';
import { useRevisionName } from './estimate-revisions.tsx';
import { lineColumns } from './line-columns.tsx';

interface Props {
  estimate: Estimate;
  revisions: readonly EstimateRevision[];
  /** The revision that the reader last knew of, where there is a later one; otherwise the last but one is compared. */
  since: number | null;
}

const NONE = 'none';

/** The lines as they stand, beside those of an earlier revision: what came, what went, what changed. */
export function EstimateLines({ estimate, revisions, since }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const nameOf = useRevisionName();
  const earlier = revisions.filter(({ revision }) => revision < estimate.revision);
  const usual = earlier.find(({ revision }) => revision === since) ?? earlier.at(-1);
  const [chosen, setChosen] = useState<string | null>(null);
  const base = chosen === null ? usual : earlier.find(({ revision }) => String(revision) === chosen);
  const rows = compareLines(base?.products ?? estimate.products, estimate.products);

  return (
    <Panel
      padding="flush"
      title={t('document.lines')}
      action={
        earlier.length === 0 ? null : (
          <Select
            className={styles.compare}
            size="small"
            label={t('portal.estimate.compareWith')}
            labelHidden
            value={chosen ?? String(usual?.revision ?? NONE)}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={[
              ...earlier.toReversed().map((step) => ({
                value: String(step.revision),
                label: t('portal.estimate.comparedWith', { revision: nameOf(step) }),
              })),
              { value: NONE, label: t('estimate.compareNone') },
            ]}
          />
        )
      }
    >
      <Table
        caption={t('document.lines')}
        columns={lineColumns({ t, language })}
        rows={rows}
        rowKey={(_row, index) => index}
        rowTone={({ change }) =>
          change === 'ADDED' ? 'added' : change === 'REMOVED' ? 'removed' : undefined
        }
        sums={useSums(estimate, base ?? estimate)}
      />
      {ESTIMATE_TRAITS[estimate.status].awaitsAnswer ? (
        <p className={styles.hint}>{t('estimate.beforeAnswer')}</p>
      ) : null}
    </Panel>
  );
}

/** Sums beside those of the revision that is compared, and what the answer saves against the list. */
function useSums(after: Estimate, before: Pick<Estimate, 'supply' | 'tax' | 'total'>): TableSum[] {
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
            <small className={styles.former}>{t('document.before', { value: format(before[id]) })}</small>
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
