import { confirmSecondFactor, confirmSecondFactorInput, getAccount, getSecondFactor } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { useSchemaForm } from '@vitis/portal/forms';
import { Button, TextInput } from '@vitis/ui';
import { QrCode } from '../../shared/qr-code.tsx';
import styles from './member-info.module.scss';

const start = { code: '' };
const { body: schema } = confirmSecondFactorInput();
export interface SecondFactorSetupProps {
  secret: string;
  uri: string;
  onDone: (recoveryCodes: string[]) => void;
}

/** The secret for an authenticator, as a picture to scan and a text to type, and the code that confirms it. */
export function SecondFactorSetup({ secret, uri, onDone }: SecondFactorSetupProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { field, element, submit, showErrors } = useSchemaForm<typeof start, typeof start>({
    schema,
    start,
    labels: () => t('secondFactor.codeMissing'),
  });
  const { run, busy } = useSettledCommand(confirmSecondFactor, {
    refreshes: [getSecondFactor, getAccount],
    tells: ['refused'],
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const send = submit(async (body) => {
    const outcome = await run({ body });
    if (outcome.kind === 'refused' && outcome.problem) showErrors({ code: outcome.problem.message });
  });
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send}>
      <p>{t('secondFactor.scan')}</p>
      <QrCode className={styles.qr} text={uri} label={t('secondFactor.qr')} />
      <p className={styles.note}>
        {t('secondFactor.byHand')}{' '}
        <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextInput
        {...field('code')}
        label={t('secondFactor.code')}
        digits
        maxLength={6}
        autoComplete="one-time-code"
        required
      />
      <Button type="submit" variant="primary" loading={busy}>
        {t('secondFactor.confirm')}
      </Button>
    </form>
  );
}
