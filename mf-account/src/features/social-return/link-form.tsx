import { useTranslation } from '@vitis/platform/i18n';
import { useIsOpen } from '@vitis/portal/remote';
import { ButtonLink, Notice, Tabs, TextLink } from '@vitis/ui';
import { LinkByCode } from './link-by-code.tsx';
import { LinkByPassword, type LinkProps } from './link-by-password.tsx';
import styles from './social-return.module.scss';

/** Asks for the account that a social account is to open from now on: by its password, or by a code to its owner. */
export function LinkForm(props: LinkProps) {
  const { t } = useTranslation('mf-account');
  const isOpen = useIsOpen();
  return (
    <>
      <Notice
        role="status"
        title={t('social.link.title', { provider: t(`social.providers.${props.provider}`) })}
      >
        <p>{t('social.link.text')}</p>
      </Notice>
      <Tabs
        label={t('social.link.ways')}
        items={[
          { id: 'password', label: t('social.link.byPassword'), panel: <LinkByPassword {...props} /> },
          { id: 'mail', label: t('findPassword.byMail'), panel: <LinkByCode {...props} by="mail" /> },
          { id: 'mobile', label: t('findPassword.byMobile'), panel: <LinkByCode {...props} by="mobile" /> },
        ]}
      />
      <TextLink variant="quiet" className={styles.instead} href="/account/login">
        {t('social.return.again')}
      </TextLink>
      {isOpen('/account/signup') ? (
        <div className={styles.join}>
          <p>{t('login.joinTitle')}</p>
          <ButtonLink href="/account/signup">{t('login.join')}</ButtonLink>
        </div>
      ) : null}
    </>
  );
}
