import { $session, useStore } from '@vitis/platform';
import { useIsOpen } from '@vitis/platform/router';
import { ButtonLink } from '@vitis/ui';
import { useFrameEntries } from '../../shared/use-roles.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { SHOP_EMAIL, SHOP_PHONE } from '../../shop/shop-facts.ts';
import styles from './site-footer.module.scss';

/** Where the band of each leads, and what its button says. */
const WAYS = {
  guest: { href: '/account/signup', label: 'account.signUp' },
  member: { href: '/chat', label: 'footer.member.chat' },
  staff: { href: '/mypage', label: 'desk.work' },
} as const;

/**
 * Invites guests to sign up, or tells whom to call where they cannot do that here; buyers find help in the same place, and
 * staff the way back to their desk, so that the footer keeps its height.
 */
export function FooterBand() {
  const { t } = useTexts();
  const { support } = useFrameEntries();
  const member = useStore($session).status === 'signed-in';
  const kind = member ? (support ? 'member' : 'staff') : 'guest';
  const isOpen = useIsOpen();
  const { href, label } = WAYS[kind];
  return (
    <div className={styles.band}>
      <div className={styles.bandInside}>
        <div>
          <p className={styles.bandTitle}>{t(`footer.${kind}.title`)}</p>
          <p className={styles.bandText}>{t(`footer.${kind}.text`)}</p>
        </div>
        {isOpen(href) ? (
          <ButtonLink href={href} variant={member ? 'default' : 'primary'} size="large">
            {t(label)}
          </ButtonLink>
        ) : (
          <p className={styles.bandContact}>
            <a href={`tel:${SHOP_PHONE}`}>
              {t('shop.phone')} <b>{SHOP_PHONE}</b>
            </a>
            <a href={`mailto:${SHOP_EMAIL}`}>{SHOP_EMAIL}</a>
          </p>
        )}
      </div>
    </div>
  );
}
