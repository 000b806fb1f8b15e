import type { BodyOf, Endpoint, InputOf, InputSchemas } from '@vitis/contracts';
import { $user, useStore } from '@vitis/platform';
import { Button, Notice } from '@vitis/ui';
import { type ComponentType, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { inMemory } from '../commands/intents.ts';
import { useSettledCommand } from '../commands/use-settled-command.ts';
import { leaveLabels } from '../documents/document-labels.ts';
import { type DeclaredScreen, defineScreen } from '../remote/define-screen.ts';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { type DraftStorage, useClearedOnClose, useDraft } from './draft.ts';
import { FormNotices } from './form-notices.tsx';
import styles from './form-screen.module.scss';
import { SchemaFormProvider } from './schema-form-context.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type SchemaForm, useSchemaForm } from './use-schema-form.ts';

interface FormDeclaration<E extends Endpoint, Values extends FieldValues> {
  /** What is sent to. */
  endpoint: E;
  /** Its body is the rule of the form. */
  input: () => InputOf<E> & InputSchemas;
  /** What the form begins with. */
  start: Values;
  /** Key of its title. */
  title: string;
  /** Reads that change with it. */
  refreshes?: readonly Endpoint[];
  /** The fields, each with its name in `start`. */
  Fields: ComponentType<{ form: SchemaForm<Values> }>;
}

/** Whether a form has a field for a password, by the names of its fields. */
const hasPassword = (fields: readonly string[]): boolean => fields.some((name) => /password/i.test(name));

/** Where something of a form lies until it is sent: a password goes with the form, everything else waits in the window. */
function usePlace(name: string, isSecret: boolean): DraftStorage {
  const stored = useDraft(name);
  const [memory] = useState(inMemory);
  return isSecret ? memory : stored;
}

/**
 * The screen of a form, for those whom the endpoint answers: its rules are those of the body that it sends. What is typed
 * is kept as a draft, and nobody leaves it by accident; the first wrong field takes the focus; the same sent again after
 * a lost answer is done once. A form with a password keeps both in memory alone.
 */
export function formScreen<E extends Endpoint, Values extends FieldValues>(
  declaration: FormDeclaration<E, Values>,
): DeclaredScreen {
  const { endpoint, input, start, title, refreshes = [], Fields } = declaration;
  const { body: schema }: InputSchemas = input();
  const fields = Object.keys(start);
  const options = { refreshes, tells: ['refused', 'unknown'], fields } as const;
  const isSecret = hasPassword(fields);

  function FormScreen() {
    const { t } = usePortalTexts();
    const [isDone, setDone] = useState(false);
    const typed = useSchemaForm<Values, BodyOf<E>>({
      schema: schema as v.GenericSchema<unknown, BodyOf<E>>,
      start,
      labels: (code) => t(`portal.forms.issues.${code}`, t('portal.forms.issues.other')),
    });
    const { form, element } = typed;
    const place = usePlace(title, isSecret);
    const draft = useFormDraft(typed, place, start);
    useClearedOnClose(place);
    const { run, busy, refusal, unsettled } = useSettledCommand(endpoint, {
      ...options,
      intents: usePlace(`${title} attempt`, isSecret),
    });
    useLeaveGuard(form.formState.isDirty && !busy, leaveLabels(t));

    const send = typed.submit(async (body) => {
      const outcome = await run({ body });
      setDone(outcome.kind === 'done');
      if (outcome.kind === 'refused') typed.showErrors(outcome.fields);
      if (outcome.kind !== 'done') return;
      draft.clear();
      form.reset(start);
    });
    return (
      <div className={styles.page}>
        <h1>{t(title)}</h1>
        {isDone ? <Notice tone="good" role="status" title={t('portal.forms.done')} /> : null}
        <FormNotices refusal={refusal} unsettled={unsettled} />
        <form ref={element} className={styles.form} noValidate aria-label={t(title)} onSubmit={send}>
          <SchemaFormProvider form={typed}>
            <Fields form={typed} />
          </SchemaFormProvider>
          <Button type="submit" variant="primary" loading={busy}>
            {t('portal.forms.send')}
          </Button>
        </form>
      </div>
    );
  }
  // Another person begins anew: what one has typed is not sent as the other's.
  function OwnFormScreen() {
    return <FormScreen key={useStore($user)?.id} />;
  }
  return defineScreen(OwnFormScreen, { access: endpoint.access });
}
