import { useTranslation } from '@vitis/platform/i18n';
import { TextInput, type TextInputProps } from '@vitis/ui';

type Props = Omit<TextInputProps, 'label'>;

/** The address of mail that an account is opened with. */
export function EmailInput(props: Props) {
  const { t } = useTranslation('mf-account');
  return (
    <TextInput
      {...props}
      label={t('login.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      clearLabel={t('login.clearEmail')}
    />
  );
}

/** The password that an account has. */
export function PasswordInput(props: Props) {
  const { t } = useTranslation('mf-account');
  return (
    <TextInput
      {...props}
      label={t('login.password')}
      autoComplete="current-password"
      required
      clearLabel={t('login.clearPassword')}
      reveal={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
    />
  );
}
