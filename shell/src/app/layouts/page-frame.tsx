import { SCROLL_TOP_THRESHOLD } from '@vitis/domain';
import { ScrollRestoration } from '@vitis/platform/owner';
import { Outlet } from '@vitis/platform/router';
import { ScrollTopButton } from '@vitis/ui';
import { memo } from 'react';
import { CategoryMenu } from '../../features/category-menu/category-menu.tsx';
import { Dialogs } from '../../features/dialogs/dialogs.tsx';
import { SiteFooter } from '../../features/footer/site-footer.tsx';
import { SiteHeader } from '../../features/header/site-header.tsx';
import { PageNotices } from '../../features/notices/page-notices.tsx';
import { PasswordAdvice } from '../../features/password-prompt/password-advice.tsx';
import { TabBar } from '../../features/tab-bar/tab-bar.tsx';
import { useCurrentRoute } from '../../shared/current-route.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';
import { PageTitle } from '../navigation/page-title.tsx';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';
import styles from './layouts.module.scss';

// The router draws the frame anew at each step of a navigation; of what stands in it only that which follows the address.
const Header = memo(SiteHeader);
const Footer = memo(SiteFooter);
const Tabs = memo(TabBar);
const Categories = memo(CategoryMenu);

/**
 * What stands around every screen, and stays when the screen changes. The empty layout has only the outlet and what
 * lies above the page: dialogs and the progress of a navigation.
 */
export function PageFrame() {
  const { t } = useTexts();
  const { layout, tabBar, footer } = useCurrentRoute();
  const framed = layout !== 'empty';
  useFocusOnNavigation();

  return (
    <>
      {framed ? (
        <>
          <a className={styles.skip} href="#content">
            {t('frame.skip')}
          </a>
          <Header />
        </>
      ) : null}
      <NavigationProgress />
      <PageNotices />
      <Outlet />
      {framed && footer ? <Footer /> : null}
      {framed && tabBar ? <Tabs /> : null}
      {framed ? <ScrollTopButton label={t('frame.toTop')} threshold={SCROLL_TOP_THRESHOLD} /> : null}
      {framed ? <Categories /> : null}
      <Dialogs />
      <PasswordAdvice />
      <PageTitle />
      <ScrollRestoration />
    </>
  );
}
