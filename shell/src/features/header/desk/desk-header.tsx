import { $chatUnread, useStore } from '@vitis/platform';
import { Link } from '@vitis/platform/router';
import { chatIcon } from '@vitis/ui';
import { useFrameEntries } from '../../../shared/use-roles.ts';
import { useTexts } from '../../../shared/use-texts.ts';
import { BRAND } from '../../../shop/shop-facts.ts';
import type { AccountEntry } from '../account/account-entry.tsx';
import type { bellStore } from '../bell/bell.store.ts';
import type { IconEntry } from '../header-icons.tsx';
import type { LanguageEntry } from '../language-entry.tsx';
import type { SearchBox } from '../search/search-box.tsx';
import styles from './desk-header.module.scss';

/** Entries of the shop's header that the desk has as well. */
export interface DeskHeaderProps {
  AccountEntry: typeof AccountEntry;
  IconEntry: typeof IconEntry;
  LanguageEntry: typeof LanguageEntry;
  SearchBox: typeof SearchBox;
  bellStore: typeof bellStore;
}

/**
 * Head of the desk: one slim row. The shop is one press away. What comes once the session is known stands left of all that
 * is there before it, so that nothing moves.
 */
export function DeskHeader({
  AccountEntry,
  IconEntry,
  LanguageEntry,
  SearchBox,
  bellStore,
}: DeskHeaderProps) {
  const { t } = useTexts();
  const { chat } = useFrameEntries();
  const unread = useStore($chatUnread);
  const Bell = useStore(bellStore);
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label={t('header.logo')}>
        {BRAND}
      </Link>
      <SearchBox placeholder={t('desk.searchPlaceholder')} className={styles.search} />
      <nav className={styles.entries} aria-label={t('header.shortcuts')}>
        {Bell ? (
          <div className={styles.icon}>
            <Bell />
          </div>
        ) : null}
        {chat ? (
          <IconEntry
            to="/chat"
            icon={chatIcon}
            label={t('header.chat')}
            count={unread}
            countLabel={t('header.unread', { count: unread })}
            className={styles.icon}
          />
        ) : null}
        <Link to="/" className={styles.shop}>
          {t('desk.shop')}
        </Link>
        <LanguageEntry />
        <div className={styles.account}>
          <AccountEntry />
        </div>
      </nav>
    </header>
  );
}
