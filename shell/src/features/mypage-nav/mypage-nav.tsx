import { $firstRole, $session, useStore } from '@vitis/platform';
import { NavLink } from '@vitis/platform/router';
import { Badge, SkeletonText } from '@vitis/ui';
import { useDeferredValue } from 'react';
import { useMemberMenus } from '../../shared/member-menus.ts';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './mypage-nav.module.scss';
import { useArrivedWork } from './use-arrived-work.ts';
import { useDeskCounts } from './use-desk-counts.ts';

/**
 * Side navigation of my page, by the member's first role. At the desk of staff it counts what waits, and the page's
 * title what has come since its reader last did something.
 */
export function MypageNav({ className }: { className?: string | undefined }) {
  const { t } = useTexts();
  const menus = useMemberMenus();
  // With the menu, which is drawn a little later than the rest.
  const waiting = useDeferredValue(useStore($session).status) !== 'signed-in';
  const role = useStore($firstRole);
  const counts = useDeskCounts();
  useArrivedWork(counts);
  return (
    <nav className={`${styles.nav} ${className ?? ''}`} aria-label={t('mypage.title')}>
      <NavLink end to="/mypage" className={styles.home}>
        {t(role === null || role === 'B2B' ? 'mypage.title' : 'desk.work')}
      </NavLink>
      {waiting ? <SkeletonText lines={6} className={styles.waiting} /> : null}
      {menus.map(({ group, entries }) => (
        <section key={group} aria-labelledby={`mypage-${group}`}>
          <h2 id={`mypage-${group}`} className={styles.title}>
            {t(`groups.${group}`)}
          </h2>
          <ul className={styles.list}>
            {entries.map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} className={styles.link}>
                  {label} <Badge className={styles.badge} count={counts.get(path) ?? 0} />
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
