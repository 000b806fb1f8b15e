import { Icon, type IconDrawing } from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './empty-page.module.scss';

interface EmptyPageProps {
  icon: IconDrawing;
  title: string;
  message: string;
  action: ReactNode;
}

/** A whole page that has nothing to show; its title is the page's heading. */
export function EmptyPage({ icon, title, message, action }: EmptyPageProps) {
  return (
    <div className={styles.page}>
      <span className={styles.ground}>
        <Icon drawing={icon} size={30} />
      </span>
      <h1>{title}</h1>
      <p>{message}</p>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
