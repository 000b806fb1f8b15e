import { changePassword } from '@vitis/contracts';
import { PasswordChangeForm } from '@vitis/domain';
import { signIn } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { useSchemaForm } from '@vitis/portal/forms';
import { Button, Panel, TextInput } from '@vitis/ui';
import { useState } from 'react';
import styles from './member-info.module.scss';
import { Saved } from './saved.tsx';

const start = { password: '', newPassword: '', confirmNewPassword: '' };
type Fields = typeof start;

const FIELDS = [
  { name: 'password', text: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', text: 'new', autoComplete: 'new-password' },
  { name: 'confirmNewPassword', text: 'confirm', autoComplete: 'new-password' },
] as const;

/** A new password in the place of the present one; other devices are signed out by it. */
export function PasswordPanel() {
  const { t } = useTranslation('mf-mypage-buyer');
  const [isSaved, setSaved] = useState(false);
  const { form, field, element, submit, showErrors } = useSchemaForm<Fields, Fields>({
    schema: PasswordChangeForm,
    start,
    labels: (code) => t(`memberInfo.issues.${code}`, t('memberInfo.issues.OTHER')),
  });
  const { run, busy } = useSettledCommand(changePassword, {
    tells: ['refused'],
    fields: Object.keys(start),
  });
  const send = submit(async (body) => {
    setSaved(false);
    const outcome = await run({ body });
    if (outcome.kind === 'refused') {
      const isWrong = outcome.problem?.code === 'PASSWORD_WRONG' || outcome.problem?.status === 429;
      showErrors(isWrong ? { password: outcome.problem?.message ?? '' } : outcome.fields);
    }
    if (outcome.kind !== 'done') return;
    form.reset(start);
    await signIn(outcome.body.accessToken);
    setSaved(true);
  });
  return (
    <Panel title={t('memberInfo.password.title')}>
      <form ref={element} className={styles.form} method="post" noValidate onSubmit={send}>
        {FIELDS.map(({ name, text, autoComplete }) => (
          <TextInput
            key={name}
            {...field(name)}
            label={t(`memberInfo.password.${text}`)}
            hint={name === 'newPassword' ? t('memberInfo.password.hint') : undefined}
            autoComplete={autoComplete}
            required
            reveal={{ show: t('memberInfo.password.show'), hide: t('memberInfo.password.hide') }}
          />
        ))}
        <p className={styles.note}>{t('memberInfo.password.ends')}</p>
        <div className={styles.buttons}>
          <Button type="submit" loading={busy}>
            {t('memberInfo.password.change')}
          </Button>
        </div>
        <Saved when={isSaved} />
      </form>
    </Panel>
  );
}
