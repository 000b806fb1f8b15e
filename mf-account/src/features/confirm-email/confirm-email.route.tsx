import { confirmSignUpEmail } from '@vitis/contracts';
import { SIGN_UP_BUSINESS_DAYS } from '@vitis/domain';
import { ApiFailure, callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useLocation } from '@vitis/platform/router';
import { useFocusOn } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink, Notice, Skeleton, useHydrating } from '@vitis/ui';
import { useState } from 'react';
import styles from '../../shared/account-page.module.scss';
import { AccountPage } from '../../shared/account-page.tsx';

/** Where the link of an applicant's mail leads: shows that the address is theirs. */
export const Screen = defineScreen(ConfirmEmailScreen, { access: 'everyone' });

type Step =
  | { is: 'open' }
  | { is: 'sending' }
  | { is: 'done' }
  /** In the provider's words; `isUsed`: there is nothing left to do. */
  | { is: 'refused'; message: string; isUsed: boolean };

/** What the link carries, behind the `#` of the address; the server never sees it. */
function useLink() {
  const { hash } = useLocation();
  const isRead = !useHydrating();
  const given = new URLSearchParams(isRead ? hash.slice(1) : '');
  const [email, proof] = [given.get('email'), given.get('proof')];
  return { isRead, link: email && proof ? { email, proof } : null };
}

function ConfirmEmailScreen() {
  const { t } = useTranslation('mf-account');
  const { isRead, link } = useLink();
  const [step, setStep] = useState<Step>({ is: 'open' });
  const box = useFocusOn(step.is === 'open' || step.is === 'sending' ? null : step);

  // A press, since programs that look into mails open their links as well.
  const confirm = async () => {
    if (link === null || step.is === 'sending') return;
    setStep({ is: 'sending' });
    try {
      const reply = await callApi(confirmSignUpEmail, { body: link });
      setStep(
        reply.status === 204
          ? { is: 'done' }
          : { is: 'refused', message: reply.body.message, isUsed: reply.body.code === 'LINK_USED' },
      );
    } catch (error) {
      const said = error instanceof ApiFailure ? error.problem?.message : undefined;
      setStep({ is: 'refused', message: said ?? t('social.return.unreachable'), isUsed: false });
    }
  };

  const isNone = isRead && link === null;
  if (step.is === 'done' || step.is === 'refused' || isNone)
    return (
      <AccountPage title={t('confirmEmail.title')}>
        <div ref={box} role={step.is === 'done' ? 'status' : 'alert'} tabIndex={-1}>
          {step.is === 'done' ? (
            <Notice tone="good" title={t('confirmEmail.done')}>
              {t('confirmEmail.doneText', { days: SIGN_UP_BUSINESS_DAYS })}
            </Notice>
          ) : (
            <Notice
              tone={step.is === 'refused' && step.isUsed ? 'good' : 'careful'}
              title={t(step.is === 'refused' && step.isUsed ? 'confirmEmail.used' : 'confirmEmail.refused')}
            >
              {step.is === 'refused' ? step.message : t('confirmEmail.none')}
            </Notice>
          )}
        </div>
        <ButtonLink
          variant="primary"
          wide
          href={step.is === 'done' ? '/account/signup/done' : '/account/login'}
        >
          {t(step.is === 'done' ? 'confirmEmail.application' : 'login.title')}
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={t('confirmEmail.title')} lead={t('confirmEmail.lead')}>
      {link === null ? <Skeleton height={22} /> : <p className={styles.email}>{link.email}</p>}
      <Button variant="primary" wide loading={step.is === 'sending'} onClick={() => void confirm()}>
        {t('confirmEmail.confirm')}
      </Button>
      <p className={styles.note}>{t('confirmEmail.note')}</p>
    </AccountPage>
  );
}
