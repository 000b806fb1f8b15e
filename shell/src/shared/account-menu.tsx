import { getLocation } from '@vitis/contracts';
import { releaseUrl } from '@vitis/contracts/registry';
import { $user, signOut, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { NavLink } from '@vitis/platform/router';
import { downloadIcon, heartIcon, Icon, logoutIcon } from '@vitis/ui';
import { manualFile, SHOP_PHONE } from '../shop/shop-facts.ts';
import styles from './account-menu.module.scss';
import { useMemberMenus } from './member-menus.ts';
import { usePage } from './page-context.ts';
import { useFrameEntries } from './use-roles.ts';
import { useTexts } from './use-texts.ts';

/** What a member has in the header and in the menu of phones, by role. */
export function AccountMenu() {
  const { t } = useTexts();
  const language = useLanguage();
  const { registry } = usePage();
  const user = useStore($user);
  const menus = useMemberMenus();
  const { supportBlock } = useFrameEntries();
  const house = useEndpoint(getLocation, supportBlock ? {} : null);
  const account = house.data?.bankAccount;
  if (user === null) return null;
  const [role = 'B2B'] = user.roles;
  const manual = releaseUrl('shell', registry.shell, manualFile(role, language));

  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        <b>{t('account.honorific', { name: user.fullName })}</b>
        {user.companyName ? <span>{user.companyName}</span> : null}
      </p>
      {supportBlock ? (
        <NavLink className={styles.wish} to="/mypage/wish">
          <Icon drawing={heartIcon} size={18} /> {t('account.wishes')}
        </NavLink>
      ) : null}
      {menus.map(({ group, entries }) => (
        <section key={group} aria-labelledby={`account-${group}`}>
          <h3 id={`account-${group}`} className={styles.title}>
            {t(`groups.${group}`)}
          </h3>
          <ul className={styles.list}>
            {entries.map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {supportBlock ? (
        <div className={styles.support}>
          <a className={styles.manual} href={manual} download>
            <Icon drawing={downloadIcon} size={18} /> {t('account.manual')}
          </a>
          <dl>
            <dt>{t('shop.phone')}</dt>
            <dd>
              <a href={`tel:${SHOP_PHONE}`}>{SHOP_PHONE}</a>
            </dd>
            {house.status === 'failed' || account === null ? null : (
              <>
                <dt>{t('account.bank')}</dt>
                <dd className={styles.bank}>
                  {account === undefined ? null : (
                    <>
                      {account.bank} {account.number}
                      <br />
                      {t('account.holder')} {account.holder}
                    </>
                  )}
                </dd>
              </>
            )}
          </dl>
        </div>
      ) : (
        <div className={styles.support}>
          <a className={styles.manual} href={manual} download>
            <Icon drawing={downloadIcon} size={18} /> {t('account.staffManual')}
          </a>
        </div>
      )}
      <button type="button" className={styles.out} onClick={() => void signOut()}>
        <Icon drawing={logoutIcon} size={18} /> {t('account.signOut')}
      </button>
    </div>
  );
}
