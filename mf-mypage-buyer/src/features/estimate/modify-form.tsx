import { type Estimate, MESSAGE_LIMIT, type modifyEstimate } from '@vitis/contracts';
import { offeredSteps, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type Command, useRole } from '@vitis/portal/commands';
import { leaveWords } from '@vitis/portal/documents';
import { useLeaveGuard } from '@vitis/portal/forms';
import { Button, Notice, Panel, TextArea } from '@vitis/ui';
import styles from './modify-form.module.scss';
import { ModifyLines } from './modify-lines.tsx';
import { useDraft } from './use-draft.ts';

interface Props {
  /** As it stands now; what was typed began with what it was. */
  estimate: Estimate;
  step: Command<typeof modifyEstimate>;
  onClose: () => void;
  onDone: (estimate: Estimate) => void;
}

/** Asks anew after an answer: other quantities, fewer wines, a word to the sales staff. */
export function ModifyForm({ estimate, step, onClose, onDone }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const draft = useDraft(estimate);
  const role = useRole('B2B');
  // What the estimate has become may be this very request, whose answer was lost: sent again, it is answered.
  const isPossible =
    offeredSteps('estimate', estimate.status, { role }).includes('MODIFY') || step.unsettled !== null;
  const isEmpty = draft.products.length === 0;
  useLeaveGuard(draft.isTouched, leaveWords(t));

  const send = async () => {
    const outcome = await step.run(
      {
        params: { number: estimate.estimateNumber },
        body: { requestMessage: draft.message.trim(), products: draft.products },
      },
      { version: estimate.version },
    );
    if (outcome.kind === 'done') onDone(outcome.body);
  };

  return (
    <Panel padding="flush" title={t('modify.title')}>
      <div className={styles.form}>
        <ModifyLines draft={draft} />
        <p className={styles.hint}>{t('modify.hint')}</p>
        <TextArea
          label={t('modify.message')}
          placeholder={t('modify.messageHint')}
          error={step.fields.requestMessage}
          rows={3}
          maxLength={MESSAGE_LIMIT}
          counter={(used, most) => t('portal.common.counter', { used, most })}
          value={draft.message}
          onChange={(event) => draft.setMessage(event.currentTarget.value)}
        />
        {isPossible ? null : (
          <Notice tone="careful" role="alert">
            {t('modify.impossible', { status: statusLabel('estimate', estimate.status, language) })}
          </Notice>
        )}
        {isEmpty ? (
          <Notice tone="careful" role="status">
            {t('modify.empty')}
          </Notice>
        ) : null}
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={step.busy}>
            {t('modify.stop')}
          </Button>
          <Button
            variant="primary"
            loading={step.busy}
            disabled={!isPossible || isEmpty}
            onClick={() => void send()}
          >
            {t('estimate.modify')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
