import { MESSAGE_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, Modal, Notice, refreshIcon, Status, Table, TextArea } from '@vitis/ui';
import { useState } from 'react';
import styles from './bulk.module.scss';
import { type BulkKind, type BulkRow, useBulk } from './use-bulk.ts';

interface Props {
  kind: BulkKind;
  /** As they were when the dialog opened. */
  rows: readonly BulkRow[];
  /** How many of the chosen ones are in another state. */
  skipped: number;
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Asks before several orders are confirmed or completed, then says what became of each. */
export function BulkDialog({ kind, rows, skipped, refresh, onClose }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const [message, setMessage] = useState('');
  const { results, send, retry, busy } = useBulk(kind, refresh);
  const isOver = results.size > 0;
  const failed = [...results.values()].filter(({ done }) => !done).length;

  return (
    <Modal
      open
      title={t(isOver ? 'bulk.results' : `bulk.${kind}`)}
      closeLabel={t('common.close')}
      dismissable={!busy}
      onClose={onClose}
      footer={
        isOver ? (
          <>
            {failed > 0 ? (
              <Button icon={refreshIcon} loading={busy} onClick={() => void retry(rows, message.trim())}>
                {t('bulk.retry', { count: failed })}
              </Button>
            ) : null}
            <Button variant="primary" disabled={busy} onClick={onClose}>
              {t('common.close')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={busy} onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button variant="primary" loading={busy} onClick={() => void send(rows, message.trim())}>
              {t(`bulk.${kind}`)}
            </Button>
          </>
        )
      }
    >
      {isOver ? (
        <Results rows={rows} results={results} />
      ) : (
        <div className={styles.ask}>
          <p>{t(kind === 'confirm' ? 'bulk.confirmAsk' : 'bulk.completeAsk', { count: rows.length })}</p>
          {skipped > 0 ? <Notice tone="careful">{t('bulk.skipped', { count: skipped })}</Notice> : null}
          {kind === 'confirm' ? (
            <TextArea
              label={t('bulk.message')}
              rows={3}
              maxLength={MESSAGE_LIMIT}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
          ) : null}
        </div>
      )}
    </Modal>
  );
}

function Results({ rows, results }: Pick<Props, 'rows'> & Pick<ReturnType<typeof useBulk>, 'results'>) {
  const { t } = useTranslation('mf-mypage-sales');
  const done = [...results.values()].filter((result) => result.done).length;
  return (
    <>
      <p role="status">{t('bulk.doneOf', { total: rows.length, done })}</p>
      <Table
        caption={t('bulk.results')}
        columns={[
          {
            id: 'number',
            header: t('orders.columns.number'),
            rowHeader: true,
            cell: ({ orderFormNumber }) => orderFormNumber,
          },
          { id: 'client', header: t('list.client'), phone: 'bare', cell: ({ clientName }) => clientName },
          {
            id: 'result',
            header: t('bulk.result'),
            cell: ({ orderFormNumber }) => {
              const result = results.get(orderFormNumber);
              if (result === undefined) return '–';
              if (result.done) return <Status tone="good">{t('bulk.done')}</Status>;
              return (
                <>
                  <Status tone="bad">{t('bulk.failed')}</Status>
                  <p className={styles.why}>{result.message}</p>
                </>
              );
            },
          },
        ]}
        rows={rows}
        rowKey={({ orderFormNumber }) => orderFormNumber}
      />
    </>
  );
}
