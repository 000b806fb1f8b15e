import { useTranslation } from '@vitis/platform/i18n';
import { CaptchaHost } from '@vitis/portal/forms';
import { StateSteps } from '@vitis/ui';
import type { ReactNode } from 'react';
import frame from '../../shared/account-page.module.scss';
import styles from './sign-up.module.scss';
import { STEPS, type StepName } from './steps.ts';

interface SignUpPageProps {
  /** Null once all is sent. */
  step: StepName | null;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A step of signing up: where one is, what it is about, and its fields. */
export function SignUpPage({ step, title, lead, children }: SignUpPageProps) {
  const { t } = useTranslation('mf-account');
  const at = STEPS.findIndex(({ name }) => name === step);
  return (
    <div className={frame.page}>
      {step === null ? null : (
        <StateSteps
          className={styles.steps}
          label={t('signUp.steps.label')}
          steps={STEPS.map(({ name }, index) => ({
            id: name,
            label: t(`signUp.steps.${name}`),
            state: index < at ? 'done' : index === at ? 'current' : 'ahead',
          }))}
        />
      )}
      <div className={frame.card}>
        <header className={frame.head}>
          <h1>{title}</h1>
          {lead ? <p>{lead}</p> : null}
        </header>
        {children}
        <CaptchaHost />
      </div>
    </div>
  );
}
