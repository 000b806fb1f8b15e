import { useTranslation } from '@vitis/platform/i18n';
import { Button, Notice } from '@vitis/ui';
import type { CartLine } from '../../shared/order-flow/cart-line.ts';
import { changesOf } from './line-changes.ts';

interface ChangesNoticeProps {
  lines: readonly CartLine[];
  busy: boolean;
  onSeen: (lines: readonly CartLine[]) => void;
}

/** How many wines have changed since last time, until the buyer says that they have been seen. */
export function ChangesNotice({ lines, busy, onSeen }: ChangesNoticeProps) {
  const { t } = useTranslation('mf-catalog');
  const changed = lines.filter((line) => changesOf(line).length > 0);
  if (changed.length === 0) return null;
  return (
    <Notice
      tone="careful"
      role="status"
      title={t('cart.changes.title', { count: changed.length })}
      action={
        <Button size="small" loading={busy} onClick={() => onSeen(changed)}>
          {t('cart.changes.seen')}
        </Button>
      }
    >
      {t('cart.changes.text')}
    </Notice>
  );
}
