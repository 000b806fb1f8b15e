import type { OrderFormSummary } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Button } from '@vitis/ui';
import { useState } from 'react';
import styles from './bulk.module.scss';
import { BulkDialog } from './bulk-dialog.tsx';
import { BULK_FROM, type BulkKind } from './use-bulk.ts';

interface Props {
  chosen: readonly OrderFormSummary[];
  refresh: () => Promise<void>;
  onClear: () => void;
}

interface Asked {
  kind: BulkKind;
  rows: readonly OrderFormSummary[];
  /** Chosen ones in another state. */
  skipped: number;
}

/** What can be done with the chosen orders together; it keeps its place while none is chosen. */
export function BulkBar({ chosen, refresh, onClear }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const [asked, setAsked] = useState<Asked | null>(null);
  const fitting = (kind: BulkKind) => chosen.filter(({ status }) => status === BULK_FROM[kind]);

  return (
    <>
      <div className={styles.bar} data-empty={chosen.length === 0 || undefined}>
        <p role="status" className={styles.chosen}>
          {t('bulk.chosen', { count: chosen.length })}
        </p>
        {(['confirm', 'complete'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant={kind === 'confirm' && fitting(kind).length > 0 ? 'primary' : 'default'}
            disabled={fitting(kind).length === 0}
            onClick={() => {
              const rows = fitting(kind);
              setAsked({ kind, rows, skipped: chosen.length - rows.length });
            }}
          >
            {t(`bulk.${kind}`)}
          </Button>
        ))}
        <Button size="small" variant="quiet" disabled={chosen.length === 0} onClick={onClear}>
          {t('bulk.clear')}
        </Button>
      </div>
      {asked ? (
        <BulkDialog
          {...asked}
          refresh={refresh}
          onClose={() => {
            setAsked(null);
            onClear();
          }}
        />
      ) : null}
    </>
  );
}
