import { CaptchaHost } from '@vitis/portal/forms';
import type { ReactNode } from 'react';
import styles from './account-page.module.scss';

interface AccountPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The narrow frame of a page about an account, its words above. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead === undefined ? null : <p>{lead}</p>}
        </header>
        <div className={styles.body}>{children}</div>
        <CaptchaHost />
      </div>
    </div>
  );
}
