import { listCoupons, listShippingAddresses, type ShippingAddressFields } from '@vitis/contracts';
import type { Amounts } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { Button, TextLink } from '@vitis/ui';
import type { FormEvent, ReactNode } from 'react';
import { CreditCard } from '../../shared/order-flow/credit-card.tsx';
import { DueDatePanel } from '../../shared/order-flow/due-date-panel.tsx';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { NothingToSend } from '../../shared/order-flow/nothing-to-send.tsx';
import { PickupPanel } from '../../shared/order-flow/pickup-panel.tsx';
import { pickupAddress, useChosenPickup } from '../../shared/order-flow/pickup-search.ts';
import { RequestMessage } from '../../shared/order-flow/request-message.tsx';
import { ShippingPanel } from '../../shared/order-flow/shipping-panel.tsx';
import { SumBar } from '../../shared/order-flow/sum-bar.tsx';
import { SumFacts } from '../../shared/order-flow/sum-facts.tsx';
import { UnsettledNotice } from '../../shared/order-flow/unsettled-notice.tsx';
import { useCredit } from '../../shared/order-flow/use-credit.ts';
import styles from './cart-order.module.scss';
import { COUPON_HOLD, CouponPanel, couponHolds } from './coupon-panel.tsx';
import { RefusalPanel } from './refusal-panel.tsx';
import { type OrderSource, useOrderForm } from './use-order-form.ts';

interface OrderScreenProps {
  source: OrderSource;
  /** Where an estimate says that the wines go. */
  place?: ShippingAddressFields | null;
  note?: ReactNode;
  /** Where the same is seen on paper. */
  paper?: string;
  lines: readonly unknown[];
  /** The lines as they are read, or chosen. */
  linesPanel: ReactNode;
  /** The lines say why they cannot be ordered like this. */
  isHeld?: boolean;
  bottles: number;
  amounts: Amounts;
  /** What is to be known of the lines before they are ordered. */
  before?: ReactNode;
}

/** What is ordered, where it goes and when, and the words to the sales staff. */
export function OrderScreen(props: OrderScreenProps) {
  const {
    source,
    place = null,
    note,
    paper,
    lines,
    linesPanel,
    isHeld = false,
    bottles,
    amounts,
    before,
  } = props;
  const { t } = useTranslation('mf-catalog');
  const addresses = useEndpoint(listShippingAddresses, {});
  const pickup = useChosenPickup();
  const wanted = {
    ...source,
    ...(pickup === null ? {} : { pickup: { idStore: pickup.idStore, time: pickup.time } }),
  };
  const order = useOrderForm(wanted, addresses, pickup === null ? place : null);
  const { orderForm, busy, refusal } = order;
  const coupons = useEndpoint(listCoupons, {});
  const isCouponHeld = couponHolds(coupons, order.coupon);
  const credit = useCredit(amounts.total);
  const title = t('order.title');
  const [search] = useSearchParams();
  const attempt = order.isPickupUnsettled ? 'ofPickup' : 'ofDelivery';
  const unsettled = order.unsettled ? (
    <UnsettledNotice
      busy={busy}
      of={order.isPickupUnsettled === (pickup !== null) ? undefined : attempt}
      onCheck={order.check}
    />
  ) : null;

  const refused = refusal ? (
    <RefusalPanel refusal={refusal} fromCart={source.estimateNumber === undefined} />
  ) : null;

  if (lines.length === 0)
    return (
      <FlowPage title={title}>
        {refused}
        {unsettled ?? <NothingToSend />}
      </FlowPage>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!isCouponHeld) return void order.submit(event);
    event.preventDefault();
    document.getElementById(COUPON_HOLD)?.focus();
  };
  return (
    <form ref={orderForm.element} noValidate aria-label={title} onSubmit={submit}>
      <FlowPage
        title={title}
        note={
          paper === undefined ? (
            note
          ) : (
            <TextLink href={paper} onClick={order.allowLeave}>
              {t('flow.paper')}
            </TextLink>
          )
        }
        aside={
          <SumBar
            label={t('flow.sum')}
            wines={lines.length}
            bottles={bottles}
            amounts={amounts}
            facts={<SumFacts credit={credit} />}
            note={t('order.note')}
            actions={
              <Button
                type="submit"
                variant="primary"
                loading={busy}
                disabled={isHeld || (addresses.status === 'loading' && !order.hasPlace)}
                // Within reach all the same: its description says why.
                aria-disabled={isCouponHeld || undefined}
                aria-describedby={isCouponHeld ? COUPON_HOLD : undefined}
              >
                {title}
              </Button>
            }
          />
        }
        details={<CreditCard view={credit} total={amounts.total} />}
      >
        {unsettled}
        {refused}
        {before}
        {linesPanel}
        {pickup === null ? (
          <>
            <div className={styles.where}>
              <ShippingPanel addresses={addresses} form={orderForm} />
              <DueDatePanel form={orderForm} days={order.days} />
            </div>
            <TextLink arrow className={styles.pickup} href={pickupAddress(search)} onClick={order.allowLeave}>
              {t('pickup.entry')}
            </TextLink>
          </>
        ) : (
          <PickupPanel pickup={pickup} form={orderForm} onLeave={order.allowLeave} />
        )}
        <CouponPanel
          coupons={coupons}
          isHeld={isCouponHeld}
          supply={amounts.supply}
          value={order.coupon}
          onValueChange={order.chooseCoupon}
        />
        <RequestMessage
          {...orderForm.field('requestMessage')}
          defaultValue={orderForm.form.getValues('requestMessage')}
        />
      </FlowPage>
    </form>
  );
}
