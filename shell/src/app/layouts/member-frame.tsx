import { BREAKPOINTS } from '@vitis/domain';
import { $firstRole, $session, $viewportWidth, useStore } from '@vitis/platform';
import { Outlet, useLocation } from '@vitis/platform/router';
import { DeskHeader, type DeskHeaderProps } from '../../features/header/desk/desk-header.tsx';
import { MypageNav } from '../../features/mypage-nav/mypage-nav.tsx';
import styles from './member-frame.module.scss';
import type { PageBreadcrumb } from './page-breadcrumb.tsx';

export interface MemberFrameProps extends DeskHeaderProps {
  /** False for the other screens that staff have at their desk: everybody else has them below the shop's header alone. */
  isMyPage: boolean;
  PageBreadcrumb: typeof PageBreadcrumb;
  layouts: Readonly<Record<string, string | undefined>>;
}

/**
 * My page: the member's navigation at the side, and the screen. On phones the navigation stands on the front page alone,
 * below what waits there, which is why that comes first in the document, too. To members of the
 * sales and shipping menus it is their desk, which also holds the other screens that they work in. The stylesheet tells the
 * two apart by the mark that a page carries before it is painted (decision 0043), so that nothing moves when the session is
 * known.
 */
export function MemberFrame({ isMyPage, PageBreadcrumb, layouts, ...entries }: MemberFrameProps) {
  const { pathname } = useLocation();
  const width = useStore($viewportWidth);
  const role = useStore($firstRole);
  const waiting = useStore($session).status !== 'signed-in';
  const subpage = pathname.replace(/\/$/, '') !== '/mypage';
  const nav = isMyPage || role !== 'B2B' ? <MypageNav key="nav" className={styles.side} /> : null;
  const content = (
    <main
      key="content"
      id="content"
      tabIndex={-1}
      className={`${styles.content} ${isMyPage ? '' : `${layouts.main} ${styles.whole}`}`}
    >
      {subpage ? (
        <PageBreadcrumb className={isMyPage ? styles.crumbs : `${layouts.crumbs} ${styles.crumbs}`} />
      ) : null}
      <Outlet />
    </main>
  );
  return (
    <>
      {role === 'B2B' ? null : <DeskHeader {...entries} />}
      <div
        className={isMyPage ? `${styles.frame} ${styles.mypage}` : styles.frame}
        data-subpage={subpage || undefined}
        data-waiting={waiting || undefined}
        data-narrow={(width > 0 && width < BREAKPOINTS.medium) || undefined}
      >
        {subpage ? [nav, content] : [content, nav]}
      </div>
    </>
  );
}
