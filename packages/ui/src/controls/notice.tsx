import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { passFocusOn } from '../hooks/pass-focus-on.ts';
import { closeIcon, infoIcon, successIcon, warningIcon } from '../icons.ts';
import { Icon, type IconDrawing } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './notice.module.scss';

export interface NoticeProps {
  tone?: 'info' | 'good' | 'careful' | 'bad';
  title?: ReactNode;
  children?: ReactNode;
  /** A link or a small button. */
  action?: ReactNode;
  close?: { label: string; onClose: () => void };
  /** Across the page, under its header. */
  banner?: boolean;
  /** `status` is announced when it appears, `alert` at once; a notice that was there from the start is neither. */
  role?: 'status' | 'alert';
  className?: string;
}

const ICONS: Record<NonNullable<NoticeProps['tone']>, IconDrawing> = {
  info: infoIcon,
  good: successIcon,
  careful: warningIcon,
  bad: warningIcon,
};

/** Something to know before going on. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  close,
  banner,
  role,
  className,
}: NoticeProps) {
  return (
    <div
      ref={passFocusOn}
      className={classNames(styles.notice, styles[tone], banner && styles.banner, className)}
      role={role}
    >
      <Icon className={styles.icon} drawing={ICONS[tone]} size={20} />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
      {close ? (
        <IconButton
          className={styles.close}
          size="small"
          icon={closeIcon}
          label={close.label}
          onClick={close.onClose}
        />
      ) : null}
    </div>
  );
}
