import { type CodeProof, validMobile } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { callWithCaptcha, certCalls, codeReply, MobileCode } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink, Notice, Skeleton } from '@vitis/ui';
import { useState } from 'react';
import styles from './sign-up.module.scss';
import { SignUpPage } from './sign-up-page.tsx';
import { Agreements, NO_AGREEMENTS, NOT_VERIFIED, pathOfStep, Verified } from './steps.ts';
import { useHeld } from './use-held.ts';
import { useStepGuard } from './use-step-guard.ts';

/** The second step: a mobile number that is the person's own. */
export const Screen = defineScreen(VerifyScreen, { access: 'everyone' });

const calls = certCalls('SIGN_UP');

function VerifyScreen() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const agreed = useHeld('agreements', Agreements, NO_AGREEMENTS);
  const { value, hold, isKnown } = useHeld('verify', Verified, NOT_VERIFIED);
  const [taken, setTaken] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const mayStart = agreed.value.terms && agreed.value.privacy;
  useStepGuard(agreed.isKnown && !mayStart ? 'agreements' : null);

  const onConfirmed = async (mobile: string, { proof }: CodeProof) => {
    const free = await codeReply(callWithCaptcha(validMobile, { body: { mobile } }));
    if (free.done && !free.body.available) {
      setTaken(free.body.message ?? undefined);
      hold({ ...NOT_VERIFIED, typed: mobile });
      return;
    }
    setTaken(undefined);
    setMissing(false);
    hold({ typed: mobile, mobile, proof });
  };
  const refused = search.get('refused');

  return (
    <SignUpPage step="verify" title={t('signUp.verify.title')} lead={t('signUp.verify.lead')}>
      <div className={styles.form}>
        {refused === 'MOBILE_TAKEN' || refused === 'PROOF_EXPIRED' ? (
          <Notice tone="careful" role="alert" title={t(`signUp.verify.${refused}`)} />
        ) : null}
        {isKnown ? (
          <MobileCode
            calls={calls}
            start={value.typed}
            confirmed={value.mobile}
            error={taken ?? (isMissing ? t('signUp.verify.missing') : undefined)}
            onTyped={(typed) => {
              setTaken(undefined);
              setMissing(false);
              hold({ ...NOT_VERIFIED, typed });
            }}
            onChange={() => hold(NOT_VERIFIED)}
            onConfirmed={(mobile, body) => void onConfirmed(mobile, body)}
          />
        ) : (
          <Skeleton height={68} />
        )}
        <div className={styles.foot}>
          <Button
            variant="primary"
            wide
            disabled={!isKnown}
            onClick={() => {
              if (value.mobile === null) setMissing(true);
              else void navigate(pathOfStep('account'));
            }}
          >
            {t('signUp.next')}
          </Button>
          <ButtonLink variant="quiet" wide href={pathOfStep('agreements')}>
            {t('signUp.back')}
          </ButtonLink>
        </div>
      </div>
    </SignUpPage>
  );
}
