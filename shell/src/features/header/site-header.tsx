import { Link } from '@vitis/platform/router';
import { IconButton, menuIcon } from '@vitis/ui';
import { categoryMenuStore } from '../../shared/category-menu.store.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { BRAND } from '../../shop/shop-facts.ts';
import { HeaderIcons } from './header-icons.tsx';
import { KindNav } from './mega-menu/kind-nav.tsx';
import { SearchBox } from './search/search-box.tsx';
import styles from './site-header.module.scss';
import { UtilityRow } from './utility-row.tsx';

/** Head of every framed page. On phones it is one row, the same on every page. */
export function SiteHeader() {
  const { t } = useTexts();
  return (
    <header className={styles.header} data-shop>
      <UtilityRow />
      <div className={styles.barPlace}>
        <div className={styles.bar}>
          <IconButton
            className={styles.menu}
            icon={menuIcon}
            label={t('header.menu')}
            onClick={() => categoryMenuStore.set(true)}
          />
          <Link to="/" className={styles.logo} aria-label={t('header.logo')}>
            {BRAND}
          </Link>
          <SearchBox placeholder={t('search.placeholderWide')} />
          <HeaderIcons />
        </div>
      </div>
      <KindNav />
    </header>
  );
}
