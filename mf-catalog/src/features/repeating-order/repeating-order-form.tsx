import { listShippingAddresses, type RepeatingOrder } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, Notice } from '@vitis/ui';
import type { ReactNode } from 'react';
import { bottlesOf } from '../../shared/order-flow/cart-line.ts';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { NothingToSend } from '../../shared/order-flow/nothing-to-send.tsx';
import { RequestMessage } from '../../shared/order-flow/request-message.tsx';
import { ShippingPanel } from '../../shared/order-flow/shipping-panel.tsx';
import { SumBar } from '../../shared/order-flow/sum-bar.tsx';
import { UnsettledNotice } from '../../shared/order-flow/unsettled-notice.tsx';
import { type RepeatLine, sumOfLines } from './repeat-line.ts';
import { RepeatLines } from './repeat-lines.tsx';
import { RepeatingOrderChanged } from './repeating-order-changed.tsx';
import { RhythmPanel } from './rhythm-panel.tsx';
import { useRepeatingOrderForm } from './use-repeating-order-form.ts';

interface RepeatingOrderFormProps {
  start: readonly RepeatLine[];
  /** The one that is changed, as it stands now; absent for a new one. */
  order?: RepeatingOrder;
  /** What is to be known of the lines. */
  before?: ReactNode;
}

/** A repeating order as it is begun or changed. */
export function RepeatingOrderForm({ start, order, before }: RepeatingOrderFormProps) {
  const { t } = useTranslation('mf-catalog');
  const addresses = useEndpoint(listShippingAddresses, {});
  const form = useRepeatingOrderForm(start, order, addresses.data?._embedded.items);
  const { orderForm, lines } = form;
  const title = t(order === undefined ? 'subscribe.new' : 'subscribe.changeTitle');
  const unsettled = form.unsettled ? <UnsettledNotice busy={form.busy} onCheck={form.check} /> : null;

  if (lines.length === 0) return <FlowPage title={title}>{unsettled ?? <NothingToSend />}</FlowPage>;
  return (
    <form ref={orderForm.element} noValidate aria-label={title} onSubmit={form.submit}>
      <FlowPage
        title={title}
        aside={
          <SumBar
            label={t('subscribe.each')}
            wines={lines.length}
            bottles={bottlesOf(lines)}
            amounts={sumOfLines(lines)}
            note={t('subscribe.note')}
            actions={
              <Button
                type="submit"
                variant="primary"
                loading={form.busy}
                disabled={addresses.status === 'loading' || form.unsettled || form.isOutdated}
              >
                {t(order === undefined ? 'subscribe.start' : 'subscribe.save')}
              </Button>
            }
          />
        }
      >
        {unsettled}
        {order !== undefined && form.isOutdated ? (
          <RepeatingOrderChanged order={order} onTakeOver={form.takeOver} />
        ) : null}
        {form.refusal ? (
          <Notice tone="bad" role="alert" title={t('flow.refused')}>
            {form.refusal.message}
          </Notice>
        ) : null}
        {before}
        <RhythmPanel form={form} />
        <RepeatLines lines={lines} setQuantity={form.setQuantity} remove={form.remove} />
        <ShippingPanel addresses={addresses} form={orderForm} />
        <RequestMessage
          {...orderForm.field('requestMessage')}
          defaultValue={orderForm.form.getValues('requestMessage')}
        />
      </FlowPage>
    </form>
  );
}
