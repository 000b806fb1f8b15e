import { type CodeProof, getIdentityService, validMobile } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { callWithCaptcha, certCalls, codeReply, MobileCode } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink, Notice, Skeleton } from '@vitis/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { takeShown } from '../../shared/identity-check.ts';
import { IdentityButton } from './identity-button.tsx';
import styles from './sign-up.module.scss';
import { SignUpPage } from './sign-up-page.tsx';
import { Agreements, NO_AGREEMENTS, NOT_VERIFIED, pathOfStep, Verified } from './steps.ts';
import { useHeld } from './use-held.ts';
import { useStepGuard } from './use-step-guard.ts';

/** The second step: a mobile number that is the person's own, by an identity check or a code. */
export const Screen = defineScreen(VerifyScreen, {
  access: 'everyone',
  data: () => [request(getIdentityService)],
});

const calls = certCalls('SIGN_UP');

/** What a code or a check has shown. */
interface Shown extends Pick<CodeProof, 'proof'> {
  mobile: string;
  fullName: string | null;
}

function VerifyScreen() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const service = useEndpoint(getIdentityService, {});
  const agreed = useHeld('agreements', Agreements, NO_AGREEMENTS);
  const { value, hold, isKnown } = useHeld('verify', Verified, NOT_VERIFIED);
  const [taken, setTaken] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  /** How often a number was shown: what is typed begins with it each time. */
  const [shownTimes, setShownTimes] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What had the focus is gone: it goes on where the person does, to the number that is taken or to the next step.
    if (shownTimes > 0)
      (box.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? next.current)?.focus();
  }, [shownTimes]);
  const mayStart = agreed.value.terms && agreed.value.privacy;
  useStepGuard(agreed.isKnown && !mayStart ? 'agreements' : null);

  const onShown = useCallback(
    async ({ mobile, proof, fullName }: Shown) => {
      const free = await codeReply(callWithCaptcha(validMobile, { body: { mobile } }));
      const isTaken = free.done && !free.body.available;
      setTaken(isTaken ? (free.body.message ?? undefined) : undefined);
      setMissing(false);
      setShownTimes((times) => times + 1);
      hold(isTaken ? { ...NOT_VERIFIED, typed: mobile } : { typed: mobile, mobile, proof, fullName });
    },
    [hold],
  );
  useEffect(() => {
    if (!isKnown) return;
    const shown = takeShown();
    if (shown !== null) void onShown(shown);
  }, [isKnown, onShown]);

  const refused = search.get('refused');

  return (
    <SignUpPage step="verify" title={t('signUp.verify.title')} lead={t('signUp.verify.lead')}>
      <div ref={box} className={styles.form}>
        {(refused === 'MOBILE_TAKEN' || refused === 'PROOF_EXPIRED') && value.mobile === null ? (
          <Notice tone="careful" role="alert" title={t(`signUp.verify.${refused}`)} />
        ) : null}
        {service.data?.offered && value.mobile === null ? (
          <>
            <IdentityButton service={service.data} onShown={onShown} />
            <p className={styles.or}>{t('signUp.verify.or')}</p>
          </>
        ) : null}
        {isKnown ? (
          <MobileCode
            keeps="sign-up"
            key={shownTimes}
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
            onConfirmed={(mobile, { proof }) => void onShown({ mobile, proof, fullName: null })}
          />
        ) : (
          <Skeleton height={68} />
        )}
        {value.fullName === null ? null : (
          <p className={styles.hint}>{t('signUp.verify.shown', { name: value.fullName })}</p>
        )}
        <div className={styles.foot}>
          <Button
            ref={next}
            variant="primary"
            wide
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
