import { $session, useStore } from '@vitis/platform';
import { useIsOpen } from '@vitis/platform/router';
import { ButtonLink } from '@vitis/ui';
import { useFrameEntries } from '../../shared/use-roles.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { SHOP_EMAIL, SHOP_PHONE } from '../../shop/shop-facts.ts';
import styles from './site-footer.module.scss';

/**
 * Invites guests to sign up, or tells whom to call where they cannot do that here; members find help in the same place, so
 * that the footer keeps its height.
 */
export function FooterBand() {
  const { t } = useTexts();
  const { chat } = useFrameEntries();
  const member = useStore($session).status === 'signed-in';
  const kind = member ? 'member' : 'guest';
  const isOpen = useIsOpen();
  const target = member ? '/chat' : '/account/signup';
  return (
    <div className={styles.band}>
      <div className={styles.bandInside}>
        <div>
          <p className={styles.bandTitle}>{t(`footer.${kind}.title`)}</p>
          <p className={styles.bandText}>{t(`footer.${kind}.text`)}</p>
        </div>
        {isOpen(target) && (chat || !member) ? (
          <ButtonLink href={target} variant={member ? 'default' : 'primary'} size="large">
            {member ? t('footer.member.chat') : t('account.signUp')}
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
