import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { glassIcon } from '../icons.ts';
import styles from './empty-state.module.scss';
import { Icon, type IconDrawing } from './icon.tsx';

export interface EmptyStateProps {
  icon?: IconDrawing;
  title: ReactNode;
  /** It takes the place of a whole screen: its title is the screen's heading. */
  isScreen?: boolean;
  /** What to do about it. */
  message?: ReactNode;
  /** One or two buttons. */
  action?: ReactNode;
  /** Inside a panel or a table: less air. */
  compact?: boolean;
  className?: string;
}

/** There is nothing here, and that is no fault. */
export function EmptyState({
  icon = glassIcon,
  title,
  isScreen,
  message,
  action,
  compact,
  className,
}: EmptyStateProps) {
  const Title = isScreen ? 'h1' : 'p';
  return (
    <div className={classNames(styles.empty, compact && styles.compact, className)}>
      <span className={styles.ground}>
        <Icon drawing={icon} size={compact ? 24 : 30} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {message ? <div className={styles.message}>{message}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
