import { MESSAGE_LIMIT } from '@vitis/contracts';
import { Button, Modal, Notice, refreshIcon, TextArea } from '@vitis/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './bulk.module.scss';
import type { BulkAction, BulkActions } from './bulk-action.ts';
import { BulkResults } from './bulk-results.tsx';
import { useBulk } from './use-bulk.ts';

interface Props<Row> {
  action: BulkAction<Row>;
  /** As they were when the dialog opened. */
  rows: readonly Row[];
  /** How many of the chosen ones are in another state. */
  skipped: number;
  numberOf: (row: Row) => string;
  columns: BulkActions<Row>['columns'];
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done to several rows, then says what became of each. */
export function BulkDialog<Row>({ action, rows, skipped, numberOf, columns, refresh, onClose }: Props<Row>) {
  const { t } = usePortalTexts();
  const [message, setMessage] = useState('');
  const { results, send, retry, busy } = useBulk(action, numberOf, refresh);
  const isOver = results.size > 0;
  const failed = [...results.values()].filter(({ done }) => !done).length;

  return (
    <Modal
      open
      title={t(isOver ? 'portal.bulk.results' : action.texts.name)}
      closeLabel={t('portal.common.close')}
      dismissable={!busy}
      onClose={onClose}
      footer={
        isOver ? (
          <>
            {failed > 0 ? (
              <Button icon={refreshIcon} loading={busy} onClick={() => void retry(rows, message.trim())}>
                {t('portal.bulk.retry', { count: failed })}
              </Button>
            ) : null}
            <Button variant="primary" disabled={busy} onClick={onClose}>
              {t('portal.common.close')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={busy} onClick={onClose}>
              {t('portal.common.cancel')}
            </Button>
            <Button variant="primary" loading={busy} onClick={() => void send(rows, message.trim())}>
              {t(action.texts.name)}
            </Button>
          </>
        )
      }
    >
      {isOver ? (
        <BulkResults {...{ rows, results, numberOf, columns }} />
      ) : (
        <div className={styles.ask}>
          <p>{t(action.texts.ask, { count: rows.length })}</p>
          {skipped > 0 ? (
            <Notice tone="careful">{t('portal.bulk.skipped', { count: skipped })}</Notice>
          ) : null}
          {action.About ? <action.About rows={rows} /> : null}
          {action.message === undefined ? null : (
            <TextArea
              label={t(action.message)}
              rows={3}
              maxLength={MESSAGE_LIMIT}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
          )}
        </div>
      )}
    </Modal>
  );
}
