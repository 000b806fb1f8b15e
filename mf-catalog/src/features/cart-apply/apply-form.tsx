import { useTranslation } from '@vitis/platform/i18n';
import { Button, Notice, TextLink } from '@vitis/ui';
import { bottlesOf, type CartLine, paperAddress, sumOf } from '../../shared/order-flow/cart-line.ts';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { LeftOutNotice } from '../../shared/order-flow/left-out-notice.tsx';
import { NothingToSend } from '../../shared/order-flow/nothing-to-send.tsx';
import { OrderLines, orderLine } from '../../shared/order-flow/order-lines.tsx';
import { RequestMessage } from '../../shared/order-flow/request-message.tsx';
import { SumBar } from '../../shared/order-flow/sum-bar.tsx';
import { UnsettledNotice } from '../../shared/order-flow/unsettled-notice.tsx';
import { useApply } from './use-apply.ts';

/** The chosen lines, a message, and sending both. */
export function ApplyForm({ lines, leftOut }: { lines: readonly CartLine[]; leftOut: readonly CartLine[] }) {
  const { t } = useTranslation('mf-catalog');
  const apply = useApply(lines);
  const title = t('apply.title');
  const unsettled = apply.unsettled ? <UnsettledNotice busy={apply.busy} onCheck={apply.check} /> : null;

  if (lines.length === 0) {
    return <FlowPage title={title}>{unsettled ?? <NothingToSend />}</FlowPage>;
  }
  return (
    <FlowPage
      title={title}
      note={
        <TextLink href={paperAddress('apply', lines)} onClick={apply.allowLeave}>
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
            <Button variant="primary" loading={apply.busy} onClick={apply.submit}>
              {title}
            </Button>
          }
        />
      }
    >
      {unsettled}
      {apply.refusal ? (
        <Notice tone="bad" role="alert" title={t('flow.refused')}>
          {apply.refusal}
        </Notice>
      ) : null}
      <LeftOutNotice lines={leftOut} />
      <OrderLines lines={lines.map(orderLine)} />
      <RequestMessage
        hint={t('apply.messageHint')}
        value={apply.message}
        onChange={(event) => apply.write(event.currentTarget.value)}
        error={apply.valid ? apply.refusedMessage : t('flow.error.CONTROL_CHARACTERS')}
      />
    </FlowPage>
  );
}
