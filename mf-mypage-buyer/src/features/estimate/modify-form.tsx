import {
  type BodyOf,
  ESTIMATE_FILES_LIMIT,
  type Estimate,
  listShippingAddresses,
  type modifyEstimate,
} from '@vitis/contracts';
import { offeredSteps, statusLabel } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type Command, useRole } from '@vitis/portal/commands';
import { chosenPlace, KEPT_PLACE, RecipientFields } from '@vitis/portal/company';
import { ChangedWhileWriting } from '@vitis/portal/detail';
import { leaveLabels } from '@vitis/portal/documents';
import {
  AttachmentsField,
  MessageField,
  SchemaFormProvider,
  useAttachments,
  useClearedOnClose,
  useDraft,
  useDraftOn,
  useFormDraft,
  useLeaveGuard,
  useSchemaForm,
} from '@vitis/portal/forms';
import { Button, Notice, Panel } from '@vitis/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { modifyDraftOf, type SeenEstimate } from './modify-draft.ts';
import styles from './modify-form.module.scss';
import { ModifyLines } from './modify-lines.tsx';
import { type ModifyValues, modifyFields, modifyRules, startModify, wantedOf } from './modify-values.ts';

export interface ModifyFormProps {
  /** As it stands now; what was typed began with what it was. */
  estimate: Estimate;
  /** What its writer knows of it, and what the form is sent on: others' later changes are never overwritten unseen. */
  seen: SeenEstimate;
  step: Command<typeof modifyEstimate>;
  /** The writer has read what changed, and goes on from there. */
  onTakeOver: () => void;
  onClose: () => void;
  onDone: (estimate: Estimate) => void;
}

/** Asks anew after an answer: other quantities, prices in mind, fewer wines, a word to the sales staff, a place, files. */
export function ModifyForm({ estimate, seen, step, onTakeOver, onClose, onDone }: ModifyFormProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [start] = useState(() => startModify(estimate));
  const request = useSchemaForm<ModifyValues, BodyOf<typeof modifyEstimate>>({
    schema: modifyRules,
    start,
    labels: (code, field) => {
      if (field === 'requestMessage') return t('portal.common.messageLimit');
      if (code === 'PRICE_RANGE') return t('portal.estimate.targetRange');
      return t(`memberInfo.issues.${code}`, t('memberInfo.issues.OTHER'));
    },
  });
  const place = useDraftOn(modifyDraftOf(estimate.estimateNumber), seen);
  useFormDraft(request, place, start);
  useClearedOnClose(place);
  const filesPlace = useDraft(`${modifyDraftOf(estimate.estimateNumber)} files`);
  const attachments = useAttachments(filesPlace, estimate.files);
  useClearedOnClose(filesPlace);
  const addresses = useEndpoint(listShippingAddresses, {});
  const { control, formState } = request.form;
  const role = useRole('B2B');
  // What the estimate has become may be this very request, on its way or with a lost answer: sent again, it is answered.
  const isOwn = step.busy || step.unsettled !== null;
  const isPossible = offeredSteps('estimate', estimate.status, { role }).includes('MODIFY') || isOwn;
  const isStale = estimate.version > seen.version && !isOwn;
  const isEmpty = wantedOf({ lines: useWatch({ control, name: 'lines' }) }).length === 0;
  useLeaveGuard(formState.isDirty || attachments.isChanged, leaveLabels(t));

  const send = request.submit(async (body) => {
    const params = { number: estimate.estimateNumber };
    const values = request.form.getValues();
    const place = chosenPlace(values, addresses.data?._embedded.items ?? []) ?? null;
    const asked = {
      ...body,
      files: attachments.files.map(({ id }) => id),
      // What is kept need not be said again.
      ...(values.address === KEPT_PLACE ? {} : { recipient: place }),
    };
    const outcome = await step.run({ params, body: asked }, { version: seen.version });
    if (outcome.kind === 'done') onDone(outcome.body);
    if (outcome.kind === 'refused') request.showErrors(modifyFields(outcome.fields));
  });

  return (
    <SchemaFormProvider form={request}>
      <Panel padding="flush" title={t('modify.title')}>
        <div ref={request.element} className={styles.form}>
          <ModifyLines estimate={estimate} />
          <p className={styles.hint}>{t('modify.hint')}</p>
          <MessageField
            name="requestMessage"
            label={t('modify.message')}
            placeholder={t('modify.messageHint')}
          />
          <RecipientFields kept={estimate.recipient} />
          <AttachmentsField
            files={attachments.files}
            onFiles={attachments.onFiles}
            error={step.fields.files}
            label={t('portal.estimate.files')}
            hint={t('portal.estimate.filesHint', { count: ESTIMATE_FILES_LIMIT })}
            most={ESTIMATE_FILES_LIMIT}
          />
          {isStale || !isPossible ? (
            <ChangedWhileWriting
              kind="estimate"
              ended={
                isPossible
                  ? null
                  : t('modify.impossible', { status: statusLabel('estimate', estimate.status, language) })
              }
              onTakeOver={onTakeOver}
            />
          ) : null}
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
              disabled={!isPossible || isStale || isEmpty}
              onClick={() => void send()}
            >
              {t('estimate.modify')}
            </Button>
          </div>
        </div>
      </Panel>
    </SchemaFormProvider>
  );
}
