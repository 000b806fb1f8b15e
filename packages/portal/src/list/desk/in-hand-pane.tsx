import { closeIcon, IconButton, PlainLink } from '@vitis/ui';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './in-hand.module.scss';

interface Props {
  /** Number of the document, and where it stands. */
  number: string;
  href: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside a list: what there is to know of one of its rows, and what can be done with it. */
export function InHandPane({ number, href, onClose, children }: Props) {
  const { t } = usePortalTexts();
  return (
    <aside className={styles.pane} aria-label={t('portal.list.hand.title', { number })} data-in-hand={number}>
      <header className={styles.head}>
        <PlainLink href={href} className={styles.number}>
          {number}
        </PlainLink>
        <IconButton size="small" icon={closeIcon} label={t('portal.list.hand.close')} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}

/** What Enter does with the row in hand: the one control inside of it is pressed. */
export function HandStep({ children }: { children: ReactNode }) {
  return (
    <div className={styles.step} data-hand-step>
      {children}
    </div>
  );
}

/** The key that does it, beside its words. */
export const EnterKey = () => (
  <span className={styles.key} aria-hidden="true">
    ⏎
  </span>
);
