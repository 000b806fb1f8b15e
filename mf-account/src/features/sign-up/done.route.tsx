import { getSignUp } from '@vitis/contracts';
import { formatBusinessNumber, formatTime, SIGN_UP_BUSINESS_DAYS } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, DescriptionList, EmptyState, fileIcon, Notice, SkeletonText } from '@vitis/ui';
import { useEffect } from 'react';
import { ConfirmEmail } from './confirm-email.tsx';
import { CorrectForm } from './correct-form.tsx';
import styles from './sign-up.module.scss';
import { SignUpPage } from './sign-up-page.tsx';

/** Where a sign-up stands: waiting, refused with its reason and to be corrected, or approved. */
export const Screen = defineScreen(DoneScreen, { access: 'everyone' });

/** How often it is looked whether it was decided, in milliseconds. */
const look = 5_000;

function DoneScreen() {
  const { t } = useTranslation('mf-account');
  const language = useLanguage();
  const found = useEndpoint(getSignUp, {});
  const { refresh, data } = found;
  const isWaiting = data?.status === 'PENDING';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(refresh, look);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);

  if (found.status === 'failed')
    return (
      <SignUpPage step={null} title={t('signUp.done.title')}>
        <EmptyState
          icon={fileIcon}
          title={t(found.error.status === 404 ? 'signUp.done.unknown' : 'signUp.done.failed')}
          action={<ButtonLink href="/account/login">{t('login.submit')}</ButtonLink>}
          message={t('signUp.done.unknownText')}
        />
      </SignUpPage>
    );
  if (data === undefined)
    return (
      <SignUpPage step={null} title={t('signUp.done.title')}>
        <SkeletonText lines={6} />
      </SignUpPage>
    );
  const { status, business, decidedAfterSeconds } = data;
  const key = status === 'DISABLED' ? 'REJECTED' : status;
  const isOpen = key === 'PENDING' && !data.emailConfirmed;
  return (
    <SignUpPage step={null} title={t(isOpen ? 'signUp.confirm.heading' : `signUp.done.${key}.title`)}>
      {isOpen ? <ConfirmEmail application={data} onMailed={refresh} /> : null}
      <div aria-live="polite">
        {isOpen ? null : (
          <Notice
            tone={key === 'APPROVED' ? 'good' : key === 'PENDING' ? 'info' : 'careful'}
            title={t(`signUp.done.${key}.next`)}
          >
            {key === 'PENDING'
              ? decidedAfterSeconds === null
                ? t('signUp.done.PENDING.text', { days: SIGN_UP_BUSINESS_DAYS, email: data.email })
                : t('signUp.done.PENDING.demonstration', { seconds: decidedAfterSeconds })
              : null}
            {key === 'REJECTED' ? (data.reason ?? t('signUp.done.REJECTED.text')) : null}
            {key === 'APPROVED' ? t('signUp.done.APPROVED.text') : null}
          </Notice>
        )}
      </div>
      {status === 'REJECTED' ? (
        <div className={styles.facts}>
          <CorrectForm application={data} onDone={refresh} />
        </div>
      ) : (
        <>
          <DescriptionList
            className={styles.facts}
            items={[
              { id: 'email', term: t('signUp.account.email'), detail: data.email },
              { id: 'company', term: t('signUp.business.companyName'), detail: business.companyName },
              {
                id: 'number',
                term: t('signUp.business.companyRegistrationNumber'),
                detail: formatBusinessNumber(business.companyRegistrationNumber),
              },
              {
                id: 'submittedAt',
                term: t('signUp.done.submittedAt'),
                detail: formatTime(new Date(data.submittedAt), language),
              },
            ]}
          />
          {status === 'APPROVED' ? (
            <ButtonLink variant="primary" wide href="/account/login">
              {t('login.submit')}
            </ButtonLink>
          ) : (
            <ButtonLink wide href="/product">
              {t('signUp.done.wines')}
            </ButtonLink>
          )}
        </>
      )}
    </SignUpPage>
  );
}
