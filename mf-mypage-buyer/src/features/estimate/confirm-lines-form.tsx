import { confirmEstimateLines, type Estimate, type EstimateLine } from '@vitis/contracts';
import {
  formatBottles,
  formatMoney,
  formatNumber,
  isEstimateValid,
  lineName,
  offeredSteps,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useRole, useSettledCommand } from '@vitis/portal/commands';
import { ChangedWhileWriting, ESTIMATE_STEP } from '@vitis/portal/detail';
import { leaveLabels } from '@vitis/portal/documents';
import {
  MessageField,
  SchemaFormProvider,
  useClearedOnClose,
  useDraftOn,
  useFormDraft,
  useLeaveGuard,
  useSchemaForm,
} from '@vitis/portal/forms';
import { Button, Notice, Panel, Table } from '@vitis/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type ConfirmLinesValues,
  confirmLinesDraftOf,
  confirmLinesRules,
  startConfirmLines,
  takenOf,
  totalOf,
} from './confirm-lines-values.ts';
import type { SeenEstimate } from './modify-draft.ts';
import styles from './modify-form.module.scss';

export interface ConfirmLinesFormProps {
  estimate: Estimate;
  /** What its reader knows of it, and what the answer is taken by: a later one is never accepted unseen. */
  seen: SeenEstimate;
  onTakeOver: () => void;
  onClose: () => void;
  onDone: (estimate: Estimate) => void;
}

/** Which wines of an answer are taken; the others are left out for good. */
export function ConfirmLinesForm({ estimate, seen, onTakeOver, onClose, onDone }: ConfirmLinesFormProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { estimateNumber: number, products } = estimate;
  const [start] = useState(() => startConfirmLines(estimate));
  const typed = useSchemaForm<ConfirmLinesValues, ConfirmLinesValues>({
    schema: confirmLinesRules,
    start,
    labels: () => t('portal.common.messageLimit'),
  });
  const { form } = typed;
  const place = useDraftOn(confirmLinesDraftOf(number), seen);
  useFormDraft(typed, place, start);
  useClearedOnClose(place);
  const step = useSettledCommand(confirmEstimateLines, { ...ESTIMATE_STEP, tells: ['refused', 'stale'] });
  useLeaveGuard(form.formState.isDirty && !step.busy, leaveLabels(t));
  const role = useRole('B2B');
  const now = serverNow();
  const chosen = useWatch({ control: form.control, name: 'taken' });
  const taken = takenOf(products, chosen);
  const left = products.length - taken.length;
  const total = formatMoney(totalOf(taken), language);
  // What the estimate has become may be this very confirmation, on its way or with a lost answer: sent again, it is answered.
  const isOwn = step.busy || step.unsettled !== null;
  const guards = { NOT_EXPIRED: isEstimateValid(estimate, now) };
  const isPossible = isOwn || offeredSteps('estimate', estimate.status, { role, guards }).includes('CONFIRM');
  const isStale = estimate.version > seen.version && !isOwn;

  const send = typed.submit(async ({ message }) => {
    const text = t('confirmLines.ask', { number, count: taken.length, left, total });
    const title = t('estimate.confirm');
    if (left > 0 && !(await confirm(text, { title, accept: title }))) return;
    const outcome = await step.run(
      { params: { number }, body: { positions: taken.map(({ position }) => position), message } },
      { version: seen.version },
    );
    if (outcome.kind === 'done') onDone(outcome.body);
  });

  return (
    <SchemaFormProvider form={typed}>
      <Panel padding="flush" title={t('confirmLines.title')}>
        <form
          ref={typed.element}
          noValidate
          aria-label={t('confirmLines.title')}
          className={styles.form}
          onSubmit={send}
        >
          <Table<EstimateLine>
            caption={t('confirmLines.title')}
            rows={products}
            rowKey={({ idProduct }) => idProduct}
            selection={{
              selected: new Set(chosen),
              onChange: (selected) => {
                step.forget();
                const next = products.map(({ idProduct }) => idProduct).filter((id) => selected.has(id));
                form.setValue('taken', next, { shouldDirty: true });
              },
              labelAll: t('confirmLines.all'),
              labelRow: (line) => t('confirmLines.line', { name: lineName(line) }),
              disabled: () => step.busy,
            }}
            columns={[
              {
                id: 'product',
                header: t('portal.document.product'),
                rowHeader: true,
                cell: (line) => (
                  <span className={styles.product}>
                    <b>{lineName(line)}</b>
                    <small>{[line.specification, line.note].filter(Boolean).join(' · ')}</small>
                  </span>
                ),
              },
              {
                id: 'qty',
                header: t('portal.document.qty'),
                numeric: true,
                phone: 'bare',
                cell: ({ qty }) => formatBottles(qty, language),
              },
              {
                id: 'unitPrice',
                header: t('portal.document.unitPrice'),
                numeric: true,
                phone: 'bare',
                cell: ({ unitPrice }) => formatNumber(unitPrice, language),
              },
              {
                id: 'supply',
                header: t('portal.document.supply'),
                numeric: true,
                cell: ({ supply }) => formatNumber(supply, language),
              },
            ]}
            sums={[{ id: 'total', label: t('confirmLines.total'), value: total, strong: true }]}
          />
          <p className={styles.hint}>{t('confirmLines.hint')}</p>
          <MessageField
            name="message"
            label={t('confirmLines.message')}
            placeholder={t('confirmLines.messageHint')}
            rows={2}
          />
          {isStale || !isPossible ? (
            <ChangedWhileWriting
              kind="estimate"
              ended={
                isPossible
                  ? null
                  : t('confirmLines.impossible', {
                      status: statusLabel('estimate', shownEstimateStatus(estimate, now), language),
                    })
              }
              onTakeOver={onTakeOver}
            />
          ) : null}
          {step.refusal && !isStale && isPossible ? (
            <Notice tone="careful" role="alert">
              {step.refusal.message}
            </Notice>
          ) : null}
          {taken.length === 0 ? (
            <Notice tone="careful" role="status">
              {t('confirmLines.none')}
            </Notice>
          ) : null}
          <div className={styles.actions}>
            <Button onClick={onClose} disabled={step.busy}>
              {t('modify.stop')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              loading={step.busy}
              disabled={!isPossible || isStale || taken.length === 0}
            >
              {t(left === 0 ? 'confirmLines.sendAll' : 'confirmLines.send', {
                all: products.length,
                count: taken.length,
              })}
            </Button>
          </div>
        </form>
      </Panel>
    </SchemaFormProvider>
  );
}
