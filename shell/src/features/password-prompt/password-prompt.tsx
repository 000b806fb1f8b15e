import { Button, Modal, TextInput } from '@vitis/ui';
import { useId } from 'react';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './password-prompt.module.scss';
import { type PasswordFields, usePasswordChange } from './use-password-change.ts';

const FIELDS: readonly { name: keyof PasswordFields; text: string; autoComplete: string }[] = [
  { name: 'password', text: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', text: 'new', autoComplete: 'new-password' },
  { name: 'confirmNewPassword', text: 'confirm', autoComplete: 'new-password' },
];

/** Asks for a new password in place of one that has grown old, or was given out (0 days); it may wait until next time. */
export function PasswordPrompt({ days, onDone }: { days: number; onDone: () => void }) {
  const { t } = useTexts();
  const form = useId();
  const { fields, issues, busy, write, send } = usePasswordChange(onDone);
  return (
    <Modal
      open
      size="small"
      title={t('password.title')}
      closeLabel={t('password.later')}
      onClose={onDone}
      dismissable={Object.values(fields).every((written) => written === '')}
      footer={
        <>
          <Button onClick={onDone}>{t('password.later')}</Button>
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {t('password.change')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{days === 0 ? t('password.given') : t('password.text', { days })}</p>
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {FIELDS.map(({ name, text, autoComplete }) => {
          const issue = issues[name];
          return (
            <TextInput
              key={name}
              name={name}
              label={t(`password.${text}`)}
              hint={name === 'newPassword' ? t('password.hint') : undefined}
              error={issue === undefined ? undefined : t(issue)}
              reveal={{ show: t('password.show'), hide: t('password.hide') }}
              autoComplete={autoComplete}
              required
              value={fields[name]}
              onChange={(event) => write(name, event.target.value)}
            />
          );
        })}
      </form>
    </Modal>
  );
}
