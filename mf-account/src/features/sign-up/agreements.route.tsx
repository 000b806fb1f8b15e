import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useFirstErrorFocus } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { Button, Checkbox, TextLink } from '@vitis/ui';
import { type FormEvent, useState } from 'react';
import { AccountForm } from '../../shared/account-form.tsx';
import { AgreementText } from './agreement-text.tsx';
import styles from './sign-up.module.scss';
import { SignUpPage } from './sign-up-page.tsx';
import { Agreements, NO_AGREEMENTS, pathOfStep } from './steps.ts';
import { useHeld } from './use-held.ts';

/** The first step: what has to be agreed to, and what may be. */
export const Screen = defineScreen(AgreementsScreen, { access: 'everyone' });

const REQUIRED = ['terms', 'privacy'] as const;
const OPTIONAL = ['marketingEmail', 'marketingSms'] as const;
const TEXTS = { terms: 'TERM', privacy: 'PRIVACY' } as const;

function AgreementsScreen() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const { value, hold } = useHeld('agreements', Agreements, NO_AGREEMENTS);
  const [tries, setTries] = useState(0);
  const element = useFirstErrorFocus(tries);
  const isAll = Object.values(value).every(Boolean);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (REQUIRED.every((name) => value[name])) void navigate(pathOfStep('verify'));
  };
  const box = (name: keyof Agreements) => ({
    checked: value[name],
    onChange: () => hold({ ...value, [name]: !value[name] }),
  });

  return (
    <SignUpPage step="agreements" title={t('signUp.title')} lead={t('signUp.lead')}>
      <AccountForm element={element} label={t('signUp.title')} onSubmit={send}>
        <div className={styles.all}>
          <Checkbox
            label={t('signUp.agreements.all')}
            checked={isAll}
            indeterminate={!isAll && Object.values(value).some(Boolean)}
            onChange={() =>
              hold({ terms: !isAll, privacy: !isAll, marketingEmail: !isAll, marketingSms: !isAll })
            }
          />
        </div>
        <fieldset className={styles.group}>
          <legend>{t('signUp.agreements.required')}</legend>
          {REQUIRED.map((name) => (
            <div key={name}>
              <Checkbox
                {...box(name)}
                required
                label={t(`signUp.agreements.${name}`)}
                error={tries > 0 && !value[name] ? t('signUp.agreements.missing') : undefined}
              />
              <AgreementText type={TEXTS[name]} />
            </div>
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('signUp.agreements.optional')}</legend>
          {OPTIONAL.map((name) => (
            <Checkbox
              key={name}
              {...box(name)}
              label={t(`signUp.agreements.${name}`)}
              hint={t(`signUp.agreements.${name}Text`)}
            />
          ))}
        </fieldset>
        <div className={styles.foot}>
          <Button type="submit" variant="primary" wide>
            {t('signUp.next')}
          </Button>
          <TextLink variant="quiet" href="/account/login">
            {t('signUp.haveAccount')}
          </TextLink>
        </div>
      </AccountForm>
    </SignUpPage>
  );
}
