import { confirmFindAccount, type FoundAccount, findAccount, type SuccessOf } from '@vitis/contracts';
import { callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { type CodeCalls, callWithCaptcha, codeReply, MobileCode, useFocusOn } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, Notice, TextLink } from '@vitis/ui';
import { useState } from 'react';
import styles from '../../shared/account-page.module.scss';
import { AccountPage } from '../../shared/account-page.tsx';

/** Which address of mail one has signed up with, by a code to the mobile number. */
export const Screen = defineScreen(FindEmailScreen, { access: 'everyone' });

const calls: CodeCalls<SuccessOf<typeof confirmFindAccount>> = {
  send: (mobile) => codeReply(callWithCaptcha(findAccount, { body: { mobile } })),
  confirm: (mobile, code) => codeReply(callApi(confirmFindAccount, { body: { mobile, code } })),
};

function FindEmailScreen() {
  const { t } = useTranslation('mf-account');
  const [found, setFound] = useState<FoundAccount[] | null>(null);

  if (found !== null) return <Found accounts={found} />;
  return (
    <AccountPage title={t('findEmail.title')} lead={t('findEmail.lead')}>
      <MobileCode
        keeps="find email"
        calls={calls}
        onConfirmed={(_mobile, { _embedded }) => setFound(_embedded.items)}
      />
      <p className={styles.note}>{t('findEmail.note')}</p>
      <TextLink variant="quiet" className={styles.back} href="/account/login">
        {t('social.return.again')}
      </TextLink>
    </AccountPage>
  );
}

function Found({ accounts }: { accounts: FoundAccount[] }) {
  const { t } = useTranslation('mf-account');
  const box = useFocusOn(accounts);
  return (
    <AccountPage title={t('findEmail.title')}>
      <div ref={box} tabIndex={-1} role="status">
        <Notice
          tone={accounts.length > 0 ? 'good' : 'careful'}
          title={t(accounts.length > 0 ? 'findEmail.found' : 'findEmail.none')}
        />
      </div>
      <ul className={styles.found} aria-label={t('findEmail.found')}>
        {accounts.map(({ email, createdAt }) => (
          <li key={email}>
            <p className={styles.email}>{email}</p>
            <p className={styles.note}>{t('findEmail.since', { day: createdAt.slice(0, 10) })}</p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink href="/account/findpw">{t('findPassword.title')}</ButtonLink>
        <ButtonLink variant="primary" href="/account/login">
          {t('login.title')}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
