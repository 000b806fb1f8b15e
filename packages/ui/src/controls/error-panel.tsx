import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { passFocusOn } from '../hooks/pass-focus-on.ts';
import { refreshIcon, warningIcon } from '../icons.ts';
import { Button, ButtonLink } from './button.tsx';
import styles from './error-panel.module.scss';
import { Icon } from './icon.tsx';

export interface ErrorPanelProps {
  /** The status of a whole page that failed, for example 404. */
  status?: number | string;
  title: ReactNode;
  message?: ReactNode;
  /** What support asks for: the label, then the id. */
  request?: { label: string; id: string };
  retry?: { label: string; onRetry: () => void; busy?: boolean };
  home?: { label: string; href: string };
  /** Inside a panel of a page that works otherwise. */
  compact?: boolean;
  className?: string;
}

/** Something has failed: what, and what can be done. Announced when it appears; the focus goes from it to what comes in its place. */
export function ErrorPanel({
  status,
  title,
  message,
  request,
  retry,
  home,
  compact,
  className,
}: ErrorPanelProps) {
  return (
    <div
      ref={passFocusOn}
      className={classNames(styles.panel, compact && styles.compact, className)}
      role="alert"
    >
      {status === undefined ? (
        <Icon className={styles.icon} drawing={warningIcon} size={compact ? 22 : 30} />
      ) : (
        <p className={styles.status}>{status}</p>
      )}
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {message ? <div className={styles.message}>{message}</div> : null}
        {request ? (
          <p className={styles.request}>
            {request.label} <code>{request.id}</code>
          </p>
        ) : null}
      </div>
      {retry || home ? (
        <div className={styles.actions}>
          {home ? <ButtonLink href={home.href}>{home.label}</ButtonLink> : null}
          {retry ? (
            <Button
              variant={compact ? 'default' : 'primary'}
              icon={refreshIcon}
              loading={retry.busy}
              onClick={retry.onRetry}
            >
              {retry.label}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
