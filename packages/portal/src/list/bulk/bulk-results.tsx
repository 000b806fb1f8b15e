import { useLanguage } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { Status, Table } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './bulk.module.scss';
import type { BulkActions, BulkOutcome } from './bulk-action.ts';

interface Props<Row> {
  rows: readonly Row[];
  results: ReadonlyMap<string, BulkOutcome>;
  numberOf: (row: Row) => string;
  columns: BulkActions<Row>['columns'];
}

/** What became of each row. */
export function BulkResults<Row>({ rows, results, numberOf, columns }: Props<Row>) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const done = [...results.values()].filter((result) => result.done).length;
  return (
    <>
      <p role="status">{t('portal.bulk.doneOf', { total: rows.length, done })}</p>
      <Table<Row>
        caption={t('portal.bulk.results')}
        columns={[
          ...columns.map((column) => column({ t, language, now: serverNow() })),
          {
            id: 'result',
            header: t('portal.bulk.result'),
            cell: (row) => <Outcome outcome={results.get(numberOf(row))} />,
          },
        ]}
        rows={rows}
        rowKey={numberOf}
      />
    </>
  );
}

function Outcome({ outcome }: { outcome: BulkOutcome | undefined }) {
  const { t } = usePortalTexts();
  if (outcome === undefined) return '–';
  if (outcome.done) return <Status tone="good">{t('portal.bulk.done')}</Status>;
  return (
    <>
      <Status tone="bad">{t('portal.bulk.failed')}</Status>
      <p className={styles.why}>{outcome.message}</p>
    </>
  );
}
