import { Outlet } from '@vitis/platform/router';
import styles from './layouts.module.scss';
import { PageBreadcrumb } from './page-breadcrumb.tsx';

/** The screen under the header, from edge to edge: each screen sets its own column. */
export function DefaultLayout() {
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <PageBreadcrumb className={styles.crumbs} />
      <Outlet />
    </main>
  );
}
