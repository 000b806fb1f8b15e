import {
  type CheckedBodyOf,
  CONTACT_MESSAGE_LIMIT,
  CONTACT_TOPICS,
  type ContactTopic,
  createContact,
  createContactInput,
} from '@vitis/contracts';
import { formatTime } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { withLanguage } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { useSchemaForm } from '@vitis/portal/forms';
import { Button, Checkbox, Notice, Select, TextArea, TextInput, TextLink } from '@vitis/ui';
import { useState } from 'react';
import styles from './contact-form.module.scss';

export interface ContactFormProps {
  topic: ContactTopic;
}

type Contact = CheckedBodyOf<typeof createContact>;
type Values = Omit<Contact, 'agreed'> & { agreed: boolean };

const startWith = (topic: ContactTopic): Values => ({
  topic,
  name: '',
  companyName: '',
  email: '',
  phone: '',
  message: '',
  agreed: false,
  website: '',
});

const FIELDS = ['topic', 'name', 'companyName', 'email', 'phone', 'message', 'agreed'];
/** Rules that have words of their own; the others are said in general. */
const SAID = ['min_length', 'max_length', 'email', 'regex', 'literal'];

/** Brings what has come in the place of a form into sight: who pressed at the end of a long form sees that end. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** A message to the house. What became of it is said in the form's place; what was typed stays until it has arrived. */
export function ContactForm({ topic }: ContactFormProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [sent, setSent] = useState<{ email: string; receivedAt: string } | null>(null);
  const start = startWith(topic);
  const typed = useSchemaForm<Values, Contact>({
    schema: createContactInput().body,
    start,
    labels: (code) => t(`contact.issue.${SAID.includes(code) ? code : 'other'}`),
  });
  const { form, field, element } = typed;
  const { run, busy, refusal, unsettled } = useSettledCommand(createContact, {
    tells: ['refused', 'unknown'],
    fields: FIELDS,
  });
  const send = typed.submit(async (body) => {
    const outcome = await run({ body });
    if (outcome.kind === 'refused') typed.showErrors(outcome.fields);
    if (outcome.kind !== 'done') return;
    setSent({ email: body.email, receivedAt: outcome.body.receivedAt });
    form.reset(start);
  });

  if (sent !== null)
    return (
      <div ref={focusOn} className={styles.done} tabIndex={-1}>
        <Notice
          tone="good"
          role="status"
          title={t('contact.done')}
          action={<Button onClick={() => setSent(null)}>{t('contact.another')}</Button>}
        >
          {t('contact.doneText', {
            email: sent.email,
            time: formatTime(new Date(sent.receivedAt), language),
          })}
        </Notice>
      </div>
    );
  const required = { required: true, mark: t('flow.required') };
  const filledByMachine = form.formState.errors.website !== undefined;
  return (
    <form ref={element} noValidate aria-label={t('contact.heading')} className={styles.form} onSubmit={send}>
      <Select
        {...field('topic')}
        className={styles.wide}
        label={t('contact.topic')}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`contact.topics.${value}`) }))}
      />
      <TextInput
        {...field('name')}
        {...required}
        label={t('contact.name')}
        autoComplete="name"
        maxLength={50}
      />
      <TextInput
        {...field('companyName')}
        label={t('contact.companyName')}
        autoComplete="organization"
        maxLength={100}
      />
      <TextInput
        {...field('email')}
        {...required}
        label={t('contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextInput
        {...field('phone')}
        label={t('contact.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <TextArea
        {...field('message')}
        {...required}
        className={styles.wide}
        label={t('contact.message')}
        rows={5}
        maxLength={CONTACT_MESSAGE_LIMIT}
        counter={(used, most) => t('contact.counter', { used, most })}
      />
      {/* Nobody sees it, reads it out or comes to it by keyboard: only machines fill it in. */}
      <div className={styles.unseen} aria-hidden="true">
        <input {...form.register('website')} tabIndex={-1} autoComplete="off" aria-label="Leave empty" />
      </div>
      <div className={styles.wide}>
        <Checkbox
          {...field('agreed')}
          label={
            <>
              {t('contact.agree')}{' '}
              <TextLink
                variant="underlined"
                href={String(withLanguage('/terms?type=PRIVACY', language))}
                target="_blank"
              >
                {t('contact.privacy')}
              </TextLink>
            </>
          }
        />
      </div>
      {refusal || filledByMachine ? (
        <Notice tone="bad" role="alert" className={styles.wide} title={t('contact.refused')}>
          {refusal ? refusal.message : t('contact.machine')}
        </Notice>
      ) : null}
      {unsettled ? (
        <Notice tone="careful" role="alert" className={styles.wide} title={t('contact.unsettled')}>
          {t('contact.unsettledText')}
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" size="large" loading={busy}>
        {t('contact.send')}
      </Button>
    </form>
  );
}
