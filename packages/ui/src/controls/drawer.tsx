import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { closeIcon } from '../icons.ts';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './drawer.module.scss';
import { IconButton } from './icon-button.tsx';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The edge that it comes from. */
  side?: 'start' | 'end';
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A sheet from the side, as high as the window: filters and menus on phones. Holds nothing while closed. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({
  onClose,
  title,
  closeLabel,
  side = 'end',
  footer,
  children,
  className,
}: Omit<DrawerProps, 'open'>) {
  const id = useId();
  return (
    <DialogFrame
      onClose={onClose}
      labelledBy={id}
      className={classNames(styles.drawer, styles[side], className)}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer ? <footer className={styles.foot}>{footer}</footer> : null}
      </div>
    </DialogFrame>
  );
}
