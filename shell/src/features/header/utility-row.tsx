import { $session, useStore } from '@vitis/platform';
import { Link, NavLink } from '@vitis/platform/router';
import { externalIcon, Icon } from '@vitis/ui';
import { Disclosure } from '../../shared/disclosure.tsx';
import { useTexts } from '../../shared/use-texts.ts';
import { SHOP_PHONE, SISTER_SITES } from '../../shop/shop-facts.ts';
import { AccountEntry } from './account/account-entry.tsx';
import { LanguageEntry } from './language-entry.tsx';
import styles from './site-header.module.scss';

/** The thin row above the logo: phone, sister sites, language, and who is signed in. Not on phones. */
export function UtilityRow() {
  const { t } = useTexts();
  const signedIn = useStore($session).status === 'signed-in';
  return (
    <div className={styles.utilityPlace}>
      <div className={styles.utility}>
        <a className={styles.phone} href={`tel:${SHOP_PHONE}`}>
          {t('shop.phone')} {SHOP_PHONE}
        </a>
        <Disclosure label={t('header.sisterSites')}>
          {SISTER_SITES.map(({ key, href }) => (
            <a key={key} href={href} target="_blank" rel="noopener">
              {t(`header.sister.${key}`)} <Icon className={styles.outside} drawing={externalIcon} size={12} />
            </a>
          ))}
        </Disclosure>
        <LanguageEntry />
        <div className={styles.account}>
          {signedIn ? (
            <AccountEntry />
          ) : (
            <>
              <Link className={styles.guest} to="/account/login">
                {t('account.signIn')}
              </Link>
              <NavLink className={styles.guest} to="/account/signup">
                {t('account.signUp')}
              </NavLink>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
