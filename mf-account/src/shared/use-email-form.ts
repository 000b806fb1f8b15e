import { EmailField } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useSchemaForm } from '@vitis/portal/forms';
import * as v from 'valibot';

const EmailOnly = v.object({ email: EmailField });
type EmailOnly = v.InferInput<typeof EmailOnly>;

/** A form of an account's address alone, with which every way to the account without its password begins. */
export function useEmailForm(email = '') {
  const { t } = useTranslation('mf-account');
  const typed = useSchemaForm<EmailOnly, EmailOnly>({
    schema: EmailOnly,
    start: { email },
    labels: (code) => t(`login.errors.email.${code}`, t('login.errors.OTHER')),
  });
  const { getValues, trigger } = typed.form;
  return {
    ...typed,
    /** For calls beside the form's own sending, once `isTyped` has said that it is one. */
    typedEmail: () => getValues('email').trim().toLowerCase(),
    isTyped: () => trigger('email', { shouldFocus: true }),
  };
}
