import { lastRequestOf } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { ChangedWhileWriting } from '@vitis/portal/detail';
import { leaveLabels } from '@vitis/portal/documents';
import { SchemaFormProvider, useLeaveGuard } from '@vitis/portal/forms';
import { sendByKeys } from '@vitis/portal/lines';
import { Button, Notice, Panel } from '@vitis/ui';
import type { SyntheticEvent } from 'react';
import styles from './answer.module.scss';
import { AnswerBottom } from './answer-bottom.tsx';
import { answerChanges } from './answer-changes.ts';
import { AnswerTable } from './answer-table.tsx';
import { isOpen, lastAnswerOf } from './answer-values.ts';
import { type AnswerOptions, useAnswer } from './use-answer.ts';

export interface AnswerFormProps extends AnswerOptions {
  onClose: () => void;
}

/** Writes an answer: a price per line, quantities, notes, the last valid day and a message. */
export function AnswerForm({ onClose, ...options }: AnswerFormProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const { live, revisions, today } = options;
  const { answer, isDirty, ...writing } = useAnswer(options);
  useLeaveGuard(isDirty, leaveLabels(t));
  const request = lastRequestOf(revisions);
  const said = request?.message ?? live.requestMessage;

  const close = async () => {
    const leaves = !isDirty || (await confirm(t('answer.discardText'), { accept: t('answer.discard') }));
    if (!leaves) return;
    writing.discard();
    onClose();
  };

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!answer.form.getValues('products').some(isOpen)) return writing.send(event);
    // What differs from the client's last word was not decided yet: nothing goes out before it was seen.
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[data-open] button')?.focus();
  };

  return (
    <SchemaFormProvider form={answer}>
      <form
        ref={answer.element}
        noValidate
        aria-label={t('answer.title')}
        onSubmit={send}
        onKeyDown={sendByKeys}
      >
        <Panel padding="flush" title={t('answer.title')}>
          <div className={styles.notices}>
            {said === '' ? null : (
              <blockquote className={styles.said}>
                <b>{t('answer.requestSaid')}</b>
                <p>{said}</p>
              </blockquote>
            )}
            {writing.isStale ? <WhatChanged {...writing} live={live} /> : null}
            {writing.isRestored ? (
              <Notice
                role="status"
                action={
                  <Button size="small" onClick={writing.startOver}>
                    {t('answer.startOver')}
                  </Button>
                }
              >
                {t('answer.restored')}
              </Notice>
            ) : null}
          </div>
          <AnswerTable idClient={live.idClient} lastAnswer={lastAnswerOf(revisions)} />
          <AnswerBottom today={today} onClose={() => void close()} />
        </Panel>
      </form>
    </SchemaFormProvider>
  );
}

/** What somebody else changed since the answer was begun, and the step that takes it over. */
function WhatChanged({
  base,
  live,
  takeOver,
}: Pick<ReturnType<typeof useAnswer>, 'base' | 'takeOver'> & Pick<AnswerOptions, 'live'>) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const changes = answerChanges(base, live, language, serverNow());
  return (
    <ChangedWhileWriting kind="estimate" ended={null} onTakeOver={takeOver}>
      <ul className={styles.changes}>
        {changes.map(({ id, kind, values }) => (
          <li key={id}>{t(`answer.changes.${kind}`, values)}</li>
        ))}
      </ul>
    </ChangedWhileWriting>
  );
}
