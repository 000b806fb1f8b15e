import { BREAKPOINTS } from '@vitis/domain';
import { $session, $viewportWidth, useStore } from '@vitis/platform';
import { Outlet, useLocation } from '@vitis/platform/router';
import { MypageNav } from '../../features/mypage-nav/mypage-nav.tsx';
import styles from './layouts.module.scss';
import { PageBreadcrumb } from './page-breadcrumb.tsx';

/** My page: the member's navigation at the side, which on phones is a page of its own, and the screen. */
export function MypageLayout() {
  const { pathname } = useLocation();
  const width = useStore($viewportWidth);
  const waiting = useStore($session).status !== 'signed-in';
  const subpage = pathname.replace(/\/$/, '') !== '/mypage';
  return (
    <div
      className={styles.mypage}
      data-subpage={subpage || undefined}
      data-waiting={waiting || undefined}
      data-narrow={(width > 0 && width < BREAKPOINTS.medium) || undefined}
    >
      <MypageNav className={styles.side} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {subpage ? <PageBreadcrumb /> : null}
        <Outlet />
      </main>
    </div>
  );
}
