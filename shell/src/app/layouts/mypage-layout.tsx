import { BREAKPOINTS } from '@vitis/domain';
import { $session, $viewportWidth, useStore } from '@vitis/platform';
import { Outlet, useLocation } from '@vitis/platform/router';
import { MypageNav } from '../../features/mypage-nav/mypage-nav.tsx';
import styles from './layouts.module.scss';
import { PageBreadcrumb } from './page-breadcrumb.tsx';

/**
 * My page: the member's navigation at the side, and the screen. On phones the navigation stands on the front page alone,
 * below what waits there, which is why that comes first in the document, too.
 */
export function MypageLayout() {
  const { pathname } = useLocation();
  const width = useStore($viewportWidth);
  const waiting = useStore($session).status !== 'signed-in';
  const subpage = pathname.replace(/\/$/, '') !== '/mypage';
  const nav = <MypageNav key="nav" className={styles.side} />;
  const content = (
    <main key="content" id="content" tabIndex={-1} className={styles.content}>
      {subpage ? <PageBreadcrumb /> : null}
      <Outlet />
    </main>
  );
  return (
    <div
      className={styles.mypage}
      data-subpage={subpage || undefined}
      data-waiting={waiting || undefined}
      data-narrow={(width > 0 && width < BREAKPOINTS.medium) || undefined}
    >
      {subpage ? [nav, content] : [content, nav]}
    </div>
  );
}
