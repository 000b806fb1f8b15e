import { $cartCount, $chatUnread, useStore } from '@vitis/platform';
import { NavLink } from '@vitis/platform/router';
import {
  Badge,
  cartIcon,
  chatIcon,
  heartIcon,
  Icon,
  IconButton,
  type IconDrawing,
  searchIcon,
  userIcon,
} from '@vitis/ui';
import { useState } from 'react';
import { useFrameEntries } from '../../shared/use-roles.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { bellStore } from './bell/bell.store.ts';
import { SearchOverlay } from './search/lazy-search-overlay.ts';
import styles from './site-header.module.scss';

interface IconEntryProps {
  to: string;
  icon: IconDrawing;
  label: string;
  count?: number;
  countLabel?: string;
  className?: string | undefined;
}

/**
 * Notifications, chat, wish list, cart and my page, by role. They stand at the right, so that one which comes after the
 * session has been read pushes no other aside.
 */
export function HeaderIcons() {
  const { t } = useTexts();
  const entries = useFrameEntries();
  const cartCount = useStore($cartCount) ?? 0;
  const unread = useStore($chatUnread);
  const Bell = useStore(bellStore);
  const [searching, setSearching] = useState(false);
  return (
    <nav className={styles.icons} aria-label={t('header.shortcuts')}>
      {Bell ? <Bell /> : null}
      {entries.chat ? (
        <IconEntry
          to="/chat"
          icon={chatIcon}
          label={t('header.chat')}
          count={unread}
          countLabel={t('header.unread', { count: unread })}
        />
      ) : null}
      <IconButton
        className={styles.searchButton}
        icon={searchIcon}
        label={t('search.open')}
        onPointerEnter={SearchOverlay.preload}
        onFocus={SearchOverlay.preload}
        onClick={() => setSearching(true)}
      />
      {entries.wishes ? (
        <IconEntry to="/mypage/wish" icon={heartIcon} label={t('header.wishes')} className={styles.wish} />
      ) : null}
      {entries.cart ? (
        <IconEntry
          to="/cart"
          icon={cartIcon}
          label={t('header.cart')}
          count={entries.cartCount ? cartCount : 0}
          countLabel={t('header.inCart', { count: cartCount })}
        />
      ) : null}
      <IconEntry to="/mypage" icon={userIcon} label={t('header.mypage')} />
      {searching ? <SearchOverlay onClose={() => setSearching(false)} /> : null}
    </nav>
  );
}

/** A drawing with a word under it, and a count on it; read out, the word comes first. */
export function IconEntry({ to, icon, label, count = 0, countLabel, className }: IconEntryProps) {
  return (
    <NavLink to={to} className={`${styles.iconLink} ${className ?? ''}`}>
      <span className={styles.word}>{label}</span>
      <span className={styles.drawing}>
        <Icon drawing={icon} size={22} />
        <Badge className={styles.badge} count={count} label={countLabel ? `, ${countLabel}` : undefined} />
      </span>
    </NavLink>
  );
}
