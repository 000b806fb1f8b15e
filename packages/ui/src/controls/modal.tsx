import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { closeIcon } from '../icons.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './modal.module.scss';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Name of the button with the cross. */
  closeLabel: string;
  /** Widths 400, 560 and 840 px. On phones it is a sheet from the lower edge, `large` one that fills the screen. */
  size?: 'small' | 'medium' | 'large';
  /** Whether Escape and a press beside it close it; not while something typed would be lost. */
  dismissable?: boolean;
  /** The actions, the next one last. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Something that has to be seen to before the page goes on. Holds nothing while closed. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  title,
  closeLabel,
  size = 'medium',
  dismissable,
  footer,
  children,
  className,
}: Omit<ModalProps, 'open'>) {
  const id = useId();
  return (
    <DialogFrame
      onClose={onClose}
      dismissable={dismissable}
      labelledBy={id}
      className={classNames(styles.modal, styles[size], className)}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton className={styles.close} icon={closeIcon} label={closeLabel} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer ? <footer className={styles.foot}>{footer}</footer> : null}
      </div>
    </DialogFrame>
  );
}
