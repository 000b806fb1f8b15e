import { $session, useStore } from '@vitis/platform';
import { NavLink } from '@vitis/platform/router';
import { SkeletonText } from '@vitis/ui';
import { useMemberMenus } from '../../shared/member-menus.ts';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './mypage-nav.module.scss';

/** Side navigation of my page, by the member's first role (spec §6). */
export function MypageNav({ className }: { className?: string | undefined }) {
  const { t } = useTexts();
  const menus = useMemberMenus();
  const waiting = useStore($session).status !== 'signed-in';
  return (
    <nav className={`${styles.nav} ${className ?? ''}`} aria-label={t('mypage.title')}>
      <NavLink end to="/mypage" className={styles.home}>
        {t('mypage.title')}
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
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
