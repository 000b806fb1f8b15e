import { Notice } from '@vitis/ui';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './detail.module.scss';

/** That the reader's own step was done; nothing where nothing was. */
export function DoneNotice({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = usePortalTexts();
  return children === null ? null : (
    <Notice tone="good" role="status" close={{ label: t('portal.common.close'), onClose }}>
      {children}
    </Notice>
  );
}

/** Why a document was cancelled; nothing where it was not. */
export function CancelReason({ reason }: { reason: string | null }) {
  const { t } = usePortalTexts();
  return reason ? (
    <Notice tone="bad" title={t('portal.document.cancelReason')}>
      <span className={styles.said}>{reason}</span>
    </Notice>
  ) : null;
}
