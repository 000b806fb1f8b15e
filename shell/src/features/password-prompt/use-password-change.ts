import { changePassword } from '@vitis/contracts';
import { PasswordChangeForm } from '@vitis/domain';
import { ApiFailure, reportFailure, showAlert, signIn } from '@vitis/platform';
import { useCommand } from '@vitis/platform/data';
import { useState } from 'react';
import * as v from 'valibot';
import { useTexts } from '../../shared/use-texts.ts';

export interface PasswordFields {
  password: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Key of the text that says what is wrong with a field; the first issue of each. */
type Issues = Partial<Record<keyof PasswordFields, string>>;

const EMPTY: PasswordFields = { password: '', newPassword: '', confirmNewPassword: '' };

function issuesOf(fields: PasswordFields): Issues {
  const checked = v.safeParse(PasswordChangeForm, fields);
  if (checked.success) return {};
  const { nested = {} } = v.flatten<typeof PasswordChangeForm>(checked.issues);
  return Object.fromEntries(
    Object.entries(nested).map(([field, messages]) => [field, `password.issues.${messages?.[0]}`]),
  );
}

/** What only the provider can judge, such as the commonest passwords; none where that is not why it failed. */
function refusedFields(error: unknown): Issues {
  const errors = error instanceof ApiFailure ? (error.problem?.errors ?? []) : [];
  const known = errors.filter(({ field }) => Object.hasOwn(EMPTY, field));
  return Object.fromEntries(known.map(({ field, code }) => [field, `password.issues.${code}`]));
}

/** The change prompt's form: what is written, what is wrong with it, and sending it. */
export function usePasswordChange(onDone: () => void) {
  const { t } = useTexts();
  const [fields, setFields] = useState(EMPTY);
  const [issues, setIssues] = useState<Issues>({});
  const { run, busy } = useCommand(changePassword);

  const send = async () => {
    const found = issuesOf(fields);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    try {
      const reply = await run({ body: fields });
      if (reply === null) return;
      if (reply.status === 403) {
        setIssues({ password: 'password.wrong' });
        return;
      }
      onDone();
      await signIn(reply.body.accessToken);
      await showAlert(t('password.done'));
    } catch (error) {
      const refused = refusedFields(error);
      if (Object.keys(refused).length === 0) reportFailure(error);
      else setIssues(refused);
    }
  };
  const write = (name: keyof PasswordFields, value: string) => {
    setFields({ ...fields, [name]: value });
    setIssues({ ...issues, [name]: undefined });
  };
  return { fields, issues, busy, write, send };
}
