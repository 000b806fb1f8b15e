import { LANGUAGE_NAMES, LANGUAGES } from '@vitis/contracts';
import { $session, useStore } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { useLocation } from '@vitis/platform/router';
import { ButtonLink, Drawer } from '@vitis/ui';
import { languageAddress } from '../../shared/language-links.ts';
import { AccountMenu } from '../../shared/lazy-account-menu.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { SISTER_SITES } from '../../shop/shop-facts.ts';
import styles from './category-drawer.module.scss';
import { CategoryLinks } from './category-links.tsx';

/** Everything that wide windows have in header and nav row, as one sheet. */
export function CategoryDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const signedIn = useStore($session).status === 'signed-in';
  return (
    <Drawer
      open
      side="start"
      title={t('header.menu')}
      closeLabel={t('close')}
      onClose={onClose}
      className={styles.drawer}
    >
      {signedIn ? null : (
        <div className={styles.entry}>
          <ButtonLink href="/account/login" variant="primary" wide>
            {t('account.signIn')}
          </ButtonLink>
          <ButtonLink href="/account/signup" wide>
            {t('account.signUp')}
          </ButtonLink>
        </div>
      )}
      <CategoryLinks />
      {signedIn ? (
        <div className={styles.account}>
          <AccountMenu />
        </div>
      ) : null}
      <div className={styles.foot}>
        <p className={styles.languages}>
          {LANGUAGES.map((other) => (
            <a
              key={other}
              href={languageAddress(pathname, search, other)}
              lang={other}
              hrefLang={other}
              aria-current={other === language || undefined}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          ))}
        </p>
        <p className={styles.sisters}>
          {SISTER_SITES.map(({ key, href }) => (
            <a key={key} href={href} target="_blank" rel="noopener">
              {t(`header.sister.${key}`)}
            </a>
          ))}
        </p>
      </div>
    </Drawer>
  );
}
