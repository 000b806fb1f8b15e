import { $user, useStore } from '@vitis/platform';
import { Button } from '@vitis/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './bulk.module.scss';
import type { BulkAction, BulkActions } from './bulk-action.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { PaperButton } from './paper-button.tsx';

interface Props<Row> {
  bulk: BulkActions<Row>;
  numberOf: (row: Row) => string;
  chosen: readonly Row[];
  refresh: () => Promise<void>;
  onClear: () => void;
}

interface Asked<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  /** Chosen ones in another state. */
  skipped: number;
}

/** What can be done with the chosen rows together; it keeps its place while none is chosen. */
export function BulkBar<Row>({ bulk, numberOf, chosen, refresh, onClear }: Props<Row>) {
  const { t } = usePortalTexts();
  const roles = useStore($user)?.roles ?? [];
  const [asked, setAsked] = useState<Asked<Row> | null>(null);

  return (
    <>
      <div className={styles.bar} data-empty={chosen.length === 0 || undefined}>
        <p role="status" className={styles.chosen}>
          {t('portal.bulk.chosen', { count: chosen.length })}
        </p>
        {bulk.actions.map((action, index) => {
          const rows = chosen.filter((row) => action.fits(row, roles));
          return (
            <Button
              key={action.id}
              size="small"
              variant={index === 0 && rows.length > 0 ? 'primary' : 'default'}
              disabled={rows.length === 0}
              onClick={() => setAsked({ action, rows, skipped: chosen.length - rows.length })}
            >
              {t(action.texts.name)}
            </Button>
          );
        })}
        {bulk.papers?.map((paper) => (
          <PaperButton key={paper.id} {...{ paper, numberOf, chosen }} />
        ))}
        {chosen.length === 0 ? null : (
          <Button size="small" variant="quiet" onClick={onClear}>
            {t('portal.bulk.clear')}
          </Button>
        )}
      </div>
      {asked ? (
        <BulkDialog
          {...asked}
          {...{ numberOf, refresh }}
          columns={bulk.columns}
          onClose={() => {
            setAsked(null);
            onClear();
          }}
        />
      ) : null}
    </>
  );
}
