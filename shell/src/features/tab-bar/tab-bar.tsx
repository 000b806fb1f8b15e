import { NavLink, useLocation, useNavigate } from '@vitis/platform/router';
import { backIcon, glassIcon, Icon, menuIcon, userIcon } from '@vitis/ui';
import { useEffect, useState } from 'react';
import { categoryMenuStore } from '../../shared/category-menu.store.ts';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './tab-bar.module.scss';

/** Bar at the lower edge of phones: back, wine products, category menu, my page. */
export function TabBar() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [canGoBack, setCanGoBack] = useState(true);
  // The first page of the tab has nowhere to go back to but the home page.
  useEffect(() => setCanGoBack((history.state?.idx ?? 0) > 0), [key]);
  return (
    <nav className={styles.bar} aria-label={t('tabBar.label')}>
      <button type="button" className={styles.tab} onClick={() => navigate(canGoBack ? -1 : '/')}>
        <Icon drawing={backIcon} size={22} />
        {t('tabBar.back')}
      </button>
      <NavLink className={styles.tab} to="/product">
        <Icon drawing={glassIcon} size={22} />
        {t('tabBar.wines')}
      </NavLink>
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        onClick={() => categoryMenuStore.set(true)}
      >
        <Icon drawing={menuIcon} size={22} />
        {t('tabBar.categories')}
      </button>
      <NavLink className={styles.tab} to="/mypage">
        <Icon drawing={userIcon} size={22} />
        {t('tabBar.mypage')}
      </NavLink>
    </nav>
  );
}
