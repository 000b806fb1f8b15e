import { correctSignUp, type SignUpApplication, SignUpFile } from '@vitis/contracts';
import { SignUpBusinessForm } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { useDraft, useFormDraft, useSchemaForm } from '@vitis/portal/forms';
import { Button, Notice, TextLink } from '@vitis/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { AccountForm } from '../../shared/account-form.tsx';
import { BusinessFields, type BusinessValues, NO_BUSINESS } from './business-fields.tsx';

const Files = v.array(SignUpFile);

interface CorrectFormProps {
  application: SignUpApplication;
  onDone: () => void;
}

/** Corrects what was refused; begins with what was sent. What is typed waits until whoever it is has signed in again. */
export function CorrectForm({ application, onDone }: CorrectFormProps) {
  const { t } = useTranslation('mf-account');
  // Of this very refusal: the next one begins with what was sent then.
  const name = `sign-up correction ${application.submittedAt}`;
  const place = useDraft(name);
  const filesPlace = useDraft(`${name} files`);
  const [files, setFiles] = useState(() => {
    const held = v.safeParse(Files, filesPlace.read());
    return held.success ? held.output : application.files;
  });
  const [filesError, setFilesError] = useState<string>();
  const typed = useSchemaForm<BusinessValues, v.InferOutput<typeof SignUpBusinessForm>>({
    schema: SignUpBusinessForm,
    start: application.business,
    labels: (code, name) =>
      t(`signUp.errors.${name}.${code}`, t(`signUp.errors.${code}`, t('signUp.errors.OTHER'))),
  });
  const draft = useFormDraft(typed, place, NO_BUSINESS);
  const { run, busy, refusal, fields } = useSettledCommand(correctSignUp, {
    tells: ['refused'],
    fields: [...Object.keys(NO_BUSINESS), 'businessRegistrationFiles'],
  });
  const send = typed.submit(async (business) => {
    if (files.length === 0) return;
    const outcome = await run({
      body: { ...business, businessRegistrationFiles: files.map(({ id, claim }) => ({ id, claim })) },
    });
    if (outcome.kind === 'refused') typed.showErrors(outcome.fields);
    if (outcome.kind !== 'done') return;
    draft.clear();
    filesPlace.clear();
    onDone();
  });
  return (
    <AccountForm
      element={typed.element}
      label={t('signUp.done.correct')}
      onSubmit={(event) => {
        setFilesError(files.length === 0 ? t('portal.files.missing') : undefined);
        void send(event);
      }}
    >
      <h2>{t('signUp.done.correct')}</h2>
      <BusinessFields
        form={typed}
        files={files}
        filesError={filesError ?? fields.businessRegistrationFiles}
        onFiles={(next) => {
          setFilesError(undefined);
          setFiles(next);
          filesPlace.write(next);
        }}
      />
      {refusal?.status === 404 ? (
        <Notice
          tone="careful"
          role="alert"
          title={t('signUp.done.ended')}
          action={<TextLink href="/account/login">{t('login.submit')}</TextLink>}
        />
      ) : refusal ? (
        <Notice tone="bad" role="alert" title={t('portal.forms.refused')}>
          {refusal.message}
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" wide loading={busy}>
        {t('signUp.done.sendAgain')}
      </Button>
    </AccountForm>
  );
}
