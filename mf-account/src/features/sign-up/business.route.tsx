import { SignUpFile, signUp } from '@vitis/contracts';
import { SignUpBusinessForm } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { FormNotices, useFormDraft, useSchemaForm } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink } from '@vitis/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { AccountForm } from '../../shared/account-form.tsx';
import { BusinessFields, type BusinessValues, NO_BUSINESS } from './business-fields.tsx';
import { heldPassword, holdPassword } from './held-password.ts';
import { holdRefusal } from './held-refusal.ts';
import styles from './sign-up.module.scss';
import { SignUpPage } from './sign-up-page.tsx';
import {
  ACCOUNT_FIELDS,
  AccountTyped,
  Agreements,
  DONE_PATH,
  NO_AGREEMENTS,
  NOT_VERIFIED,
  pathOfStep,
  Verified,
} from './steps.ts';
import { useHeld, useStepPlace } from './use-held.ts';
import { useStepGuard } from './use-step-guard.ts';

/** The last step: the business; sends all. */
export const Screen = defineScreen(BusinessScreen, { access: 'everyone' });

const Files = v.array(SignUpFile);
const NO_FILES: SignUpFile[] = [];
const NO_ACCOUNT = { fullName: '', email: '' };
const FIELDS = [...Object.keys(NO_BUSINESS), 'businessRegistrationFiles'];

function BusinessScreen() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const agreed = useHeld('agreements', Agreements, NO_AGREEMENTS);
  const verified = useHeld('verify', Verified, NOT_VERIFIED);
  const account = useHeld('account', AccountTyped, NO_ACCOUNT);
  const files = useHeld('files', Files, NO_FILES);
  const isKnown = agreed.isKnown && verified.isKnown && account.isKnown && files.isKnown;
  const [isSent, setSent] = useState(false);
  useStepGuard(
    isKnown && !isSent
      ? !agreed.value.terms || !agreed.value.privacy
        ? 'agreements'
        : verified.value.mobile === null
          ? 'verify'
          : account.value.email === ''
            ? 'account'
            : null
      : null,
  );

  const typed = useSchemaForm<BusinessValues, v.InferOutput<typeof SignUpBusinessForm>>({
    schema: SignUpBusinessForm,
    start: NO_BUSINESS,
    labels: (code, name) =>
      t(`signUp.errors.${name}.${code}`, t(`signUp.errors.${code}`, t('signUp.errors.OTHER'))),
  });
  const { element } = typed;
  const draft = useFormDraft(typed, useStepPlace('business'), NO_BUSINESS);
  const { run, busy, refusal, fields, unsettled } = useSettledCommand(signUp, {
    tells: ['refused', 'unknown'],
    fields: FIELDS,
  });
  const [filesError, setFilesError] = useState<string>();

  const needsPassword = isKnown && account.value.email !== '' && heldPassword() === '' && !isSent;
  useEffect(() => {
    if (needsPassword) void navigate(`${pathOfStep('account')}?again=password`, { replace: true });
  }, [needsPassword, navigate]);

  const send = typed.submit(async (business) => {
    if (files.value.length === 0) {
      setFilesError(t('portal.files.missing'));
      return;
    }
    const { mobile, proof } = verified.value;
    const outcome = await run({
      body: {
        agreements: { ...agreed.value, terms: true, privacy: true },
        mobile: mobile ?? '',
        proof,
        ...account.value,
        password: heldPassword(),
        ...business,
        businessRegistrationFiles: files.value.map(({ id, claim }) => ({ id, claim })),
      },
    });
    if (outcome.kind === 'refused') {
      typed.showErrors(outcome.fields);
      const code = outcome.problem?.code;
      if (code === 'MOBILE_TAKEN' || code === 'PROOF_EXPIRED') {
        verified.hold({ ...NOT_VERIFIED, typed: mobile ?? '' });
        await navigate(`${pathOfStep('verify')}?refused=${code}`);
      } else if (code === 'FILES_GONE') files.hold([]);
      else if (ACCOUNT_FIELDS.some((name) => name in outcome.fields)) {
        holdRefusal(outcome.fields);
        await navigate(pathOfStep('account'));
      }
    }
    if (outcome.kind !== 'done') return;
    setSent(true);
    holdPassword('');
    draft.clear();
    for (const step of [agreed, verified, account, files]) step.clear();
    await navigate(DONE_PATH, { replace: true });
  });

  return (
    <SignUpPage step="business" title={t('signUp.business.title')} lead={t('signUp.business.lead')}>
      <AccountForm
        element={element}
        label={t('signUp.business.title')}
        onSubmit={(event) => {
          setFilesError(files.value.length === 0 ? t('portal.files.missing') : undefined);
          void send(event);
        }}
      >
        <BusinessFields
          form={typed}
          files={files.value}
          filesError={filesError ?? fields.businessRegistrationFiles}
          onFiles={(next) => {
            setFilesError(undefined);
            files.hold(next);
          }}
        />
        <FormNotices refusal={refusal} unsettled={unsettled} />
        <div className={styles.foot}>
          <Button type="submit" variant="primary" wide loading={busy}>
            {t('signUp.business.send')}
          </Button>
          <ButtonLink variant="quiet" wide href={pathOfStep('account')}>
            {t('signUp.back')}
          </ButtonLink>
        </div>
      </AccountForm>
    </SignUpPage>
  );
}
