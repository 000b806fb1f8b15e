import type { DocumentLine, Estimate, EstimateRevision } from '@vitis/contracts';
import { type ComparedLine, compareLines, formatBottles, formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Panel, Select, Table, type TableColumn, Tag } from '@vitis/ui';
import { ChangedFigure } from '@vitis/ui/documents';
import { useState } from 'react';
import styles from '../../shared/document.module.scss';
import { useRevisionName } from './estimate-revisions.tsx';

interface Props {
  estimate: Estimate;
  revisions: readonly EstimateRevision[];
}

/** What the row is about: the later line, the former one where it is gone. */
const lineOf = (compared: ComparedLine): DocumentLine =>
  compared.change === 'REMOVED' ? compared.before : compared.after;

/** The lines as they stand, beside those of an earlier revision: what came, what went, what changed. */
export function EstimateLines({ estimate, revisions }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const nameOf = useRevisionName();
  const earlier = revisions.filter(({ revision }) => revision < estimate.revision);
  const [chosen, setChosen] = useState<string | null>(null);
  const base = chosen === null ? earlier.at(-1) : earlier.find(({ revision }) => String(revision) === chosen);
  const rows = compareLines(base?.products ?? estimate.products, estimate.products);
  const bottles = (qty: number) => formatBottles(qty, language);
  const figure = (amount: number) => formatNumber(amount, language);
  const former = (value: string) => t('estimate.before', { value });

  const columns: TableColumn<ComparedLine>[] = [
    {
      id: 'product',
      header: t('portal.document.product'),
      rowHeader: true,
      cell: (compared) => (
        <span className={styles.product}>
          <span className={styles.wine}>
            {lineOf(compared).productName}
            {compared.change === 'ADDED' ? <Tag tone="good">{t('portal.estimate.added')}</Tag> : null}
            {compared.change === 'REMOVED' ? <Tag tone="bad">{t('portal.estimate.removed')}</Tag> : null}
          </span>
          <small>{[lineOf(compared).specification, lineOf(compared).note].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    {
      id: 'qty',
      header: t('portal.document.qty'),
      numeric: true,
      phone: 'bare',
      cell: (compared) =>
        compared.change === 'CHANGED' ? (
          <ChangedFigure
            before={compared.before.qty}
            after={compared.after.qty}
            format={bottles}
            label={former}
          />
        ) : (
          bottles(lineOf(compared).qty)
        ),
    },
    {
      id: 'unitPrice',
      header: t('portal.document.unitPrice'),
      numeric: true,
      phone: 'bare',
      cell: (compared) =>
        compared.change === 'CHANGED' ? (
          <ChangedFigure
            before={compared.before.unitPrice}
            after={compared.after.unitPrice}
            format={figure}
            label={former}
          />
        ) : (
          figure(lineOf(compared).unitPrice)
        ),
    },
    {
      id: 'supply',
      header: t('portal.document.supply'),
      numeric: true,
      cell: ({ after }) => (after === null ? '–' : figure(after.supply)),
    },
  ];

  return (
    <Panel
      padding="flush"
      title={t('estimate.lines')}
      action={
        earlier.length === 0 ? null : (
          <Select
            size="small"
            label={t('portal.estimate.compareWith')}
            labelHidden
            value={chosen ?? String(earlier.at(-1)?.revision)}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={[
              ...earlier.toReversed().map((step) => ({
                value: String(step.revision),
                label: t('portal.estimate.comparedWith', { revision: nameOf(step) }),
              })),
              { value: 'none', label: t('estimate.compareNone') },
            ]}
          />
        )
      }
    >
      <Table
        caption={t('estimate.lines')}
        columns={columns}
        rows={rows}
        rowKey={(_, index) => index}
        rowTone={({ change }) =>
          change === 'ADDED' ? 'added' : change === 'REMOVED' ? 'removed' : undefined
        }
        sums={[
          { id: 'supply', label: t('portal.document.supply'), value: figure(estimate.supply) },
          { id: 'tax', label: t('portal.document.tax'), value: figure(estimate.tax) },
          {
            id: 'total',
            label: t('portal.document.total'),
            value: formatMoney(estimate.total, language),
            strong: true,
          },
        ]}
      />
    </Panel>
  );
}
