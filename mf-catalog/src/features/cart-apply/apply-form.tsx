import { ESTIMATE_FILES_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { RecipientFields } from '@vitis/portal/company';
import { AttachmentsField, SchemaFormProvider } from '@vitis/portal/forms';
import { Button, Notice, Panel, TextLink } from '@vitis/ui';
import { bottlesOf, type CartLine, paperAddress, sumOf } from '../../shared/order-flow/cart-line.ts';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { LeftOutNotice } from '../../shared/order-flow/left-out-notice.tsx';
import { NothingToSend } from '../../shared/order-flow/nothing-to-send.tsx';
import { OrderLines, orderLine } from '../../shared/order-flow/order-lines.tsx';
import { RequestMessage } from '../../shared/order-flow/request-message.tsx';
import { SumBar } from '../../shared/order-flow/sum-bar.tsx';
import { UnsettledNotice } from '../../shared/order-flow/unsettled-notice.tsx';
import { TargetPriceField } from './target-price-field.tsx';
import { useApply } from './use-apply.ts';

interface ApplyFormProps {
  lines: readonly CartLine[];
  leftOut: readonly CartLine[];
  /** Bottles on top of those that the cart keeps of the line. */
  rest?: number | undefined;
}

/** The chosen lines with the prices that a buyer has in mind, a message, a place and files, and sending all of it. */
export function ApplyForm({ lines, leftOut, rest }: ApplyFormProps) {
  const { t } = useTranslation('mf-catalog');
  const apply = useApply(lines, rest !== undefined);
  const { applyForm, attachments } = apply;
  const title = t('apply.title');
  const unsettled = apply.unsettled ? <UnsettledNotice busy={apply.busy} onCheck={apply.check} /> : null;

  const refusal = apply.refusal ? (
    <Notice tone="bad" role="alert" title={t('flow.refused')}>
      {apply.refusal}
    </Notice>
  ) : null;

  if (lines.length === 0) {
    return (
      <FlowPage title={title}>
        {refusal}
        {unsettled ?? <NothingToSend />}
      </FlowPage>
    );
  }
  return (
    <SchemaFormProvider form={applyForm}>
      <form ref={applyForm.element} noValidate aria-label={title} onSubmit={apply.submit}>
        <FlowPage
          title={title}
          note={
            <TextLink href={paperAddress('apply', lines, rest)} onClick={apply.allowLeave}>
              {t('flow.paper')}
            </TextLink>
          }
          aside={
            <SumBar
              label={t('flow.sum')}
              wines={lines.length}
              bottles={bottlesOf(lines)}
              amounts={sumOf(lines)}
              note={t('apply.note')}
              actions={
                <Button type="submit" variant="primary" loading={apply.busy}>
                  {title}
                </Button>
              }
            />
          }
        >
          {unsettled}
          {refusal}
          <LeftOutNotice lines={leftOut} />
          <OrderLines
            lines={lines.map(orderLine)}
            further={{
              header: t('portal.estimate.targetPrice'),
              cell: (line) => <TargetPriceField form={applyForm} line={line} />,
            }}
          />
          <RequestMessage
            {...applyForm.field('requestMessage')}
            defaultValue={applyForm.form.getValues('requestMessage')}
            hint={t('apply.messageHint')}
          />
          <Panel title={t('portal.estimate.facts')}>
            <RecipientFields />
            <AttachmentsField
              files={attachments.files}
              onFiles={attachments.onFiles}
              error={attachments.error}
              label={t('portal.estimate.files')}
              hint={t('portal.estimate.filesHint', { count: ESTIMATE_FILES_LIMIT })}
              most={ESTIMATE_FILES_LIMIT}
            />
          </Panel>
        </FlowPage>
      </form>
    </SchemaFormProvider>
  );
}
