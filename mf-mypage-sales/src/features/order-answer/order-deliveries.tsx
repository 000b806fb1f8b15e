import type { DeliveryInfo, OrderForm } from '@vitis/contracts';
import {
  DELIVERY_TRAITS,
  deliveryLabel,
  formatBottles,
  formatDay,
  formatTime,
  offeredSteps,
  seoulDay,
  statusLabel,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useRole } from '@vitis/portal/commands';
import { DeliveryPhotos, statementPath } from '@vitis/portal/documents';
import { useLazyForm } from '@vitis/portal/forms';
import {
  deliveryId,
  deliveryLineId,
  LineAnchor,
  LineTrace,
  lineId,
  type TraceStep,
} from '@vitis/portal/trace';
import { Button, lazyComponent, Panel, plusIcon, Status, Tag, TextLink } from '@vitis/ui';
import styles from '../../shared/document.module.scss';
import { plannableKinds } from '../../shared/open-lines.ts';
import { ledgerEntryHref, MANAGE_ORDERS_PATH, SCHEDULE_PATH } from '../../shared/paths.ts';
import type { PlanDialogProps } from '../../shared/plan-dialog.tsx';
import { RefusedAtDoor } from '../../shared/refused-at-door.tsx';
import { TONES } from '../../shared/tones.ts';

const planDialog = lazyComponent<PlanDialogProps>(() =>
  import(/* webpackChunkName: "plan-dialog" */ '../../shared/plan-dialog.tsx').then(
    ({ PlanDialog }) => PlanDialog,
  ),
);

interface Props {
  order: OrderForm;
  today: string;
  refresh: () => Promise<void>;
  isSample: boolean;
}

/** The deliveries of an order, and the way to plan what none of them carries, and what comes back or on top. */
export function OrderDeliveries({ order, today, refresh, isSample }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const role = useRole('SALESPERSON');
  const canPlan = !isSample && offeredSteps('delivery', null, { role }).includes('CREATE');
  const kinds = canPlan ? plannableKinds(order) : [];
  const isSupplied = !kinds.includes('SUPPLY');
  const { isOpen, Form: PlanDialog, open, close } = useLazyForm(planDialog, { isOffered: kinds.length > 0 });
  if (order.deliveries.length === 0 && kinds.length === 0) return null;
  return (
    <Panel
      title={order.isPickup ? statusLabel('deliveryType', 'PICKUP', language) : t('portal.order.deliveries')}
      action={
        kinds.length === 0 ? null : (
          <Button size="small" icon={plusIcon} loading={isOpen && !PlanDialog} onClick={open}>
            {t(isSupplied ? 'order.planBack' : 'order.plan')}
          </Button>
        )
      }
    >
      {order.deliveries.length === 0 ? (
        <p className={styles.quiet}>{t('order.noDeliveries')}</p>
      ) : (
        <ul className={styles.deliveries}>
          {order.deliveries.map((delivery) => (
            <Delivery key={delivery.idDeliveryInfo} delivery={delivery} order={order} isSample={isSample} />
          ))}
        </ul>
      )}
      {PlanDialog ? (
        <PlanDialog
          orderFormNumber={order.orderFormNumber}
          day={order.dueDate !== null && order.dueDate > today ? order.dueDate : today}
          idDriver={null}
          today={today}
          onClose={close}
          onPlanned={refresh}
        />
      ) : null}
    </Panel>
  );
}

function Delivery({
  delivery,
  order,
  isSample,
}: {
  delivery: DeliveryInfo;
  order: OrderForm;
  isSample: boolean;
}) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { status, type, classify, driver, requestDate, completedAt, failedReason, totalQty, images } =
    delivery;
  const stepsOf = (idProduct: number): TraceStep[] => [
    {
      href: `${MANAGE_ORDERS_PATH}/${order.orderFormNumber}#${lineId(idProduct)}`,
      label: t('portal.trace.order'),
    },
    ...(delivery.idReceipt && completedAt
      ? [
          {
            href: ledgerEntryHref(order.erpCode, seoulDay(new Date(completedAt)), delivery.idReceipt),
            label: t('portal.trace.ledger'),
          },
        ]
      : []),
  ];
  return (
    <li className={styles.delivery}>
      <p className={styles.deliveryHead}>
        <TextLink variant="quiet" href={`${SCHEDULE_PATH}?day=${requestDate}`}>
          <LineAnchor id={deliveryId(delivery.idDeliveryInfo)}>
            <b>{formatDay(requestDate, language)}</b>
          </LineAnchor>
        </TextLink>
        <Status tone={TONES.delivery[status]}>{deliveryLabel(delivery, language)}</Status>
        {classify === 'SUPPLY' ? null : <Tag soft>{statusLabel('deliveryClassify', classify, language)}</Tag>}
      </p>
      <p className={styles.quiet}>
        {[
          driver?.fullName ?? (type === 'PICKUP' ? null : t('order.noDriver')),
          statusLabel('deliveryType', type, language),
          formatBottles(totalQty, language),
          completedAt === null ? null : formatTime(new Date(completedAt), language),
          delivery.receivedBy === null ? null : t('shipping.receivedBy', { name: delivery.receivedBy }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className={styles.carried}>
        {delivery.products.map(({ idProduct, productName, qty }) => (
          <li key={idProduct}>
            <LineAnchor id={deliveryLineId(delivery.idDeliveryInfo, idProduct)}>
              {productName}
              <LineTrace steps={stepsOf(idProduct)} />
            </LineAnchor>
            <b>{formatBottles(qty, language)}</b>
          </li>
        ))}
      </ul>
      {failedReason === null ? null : (
        <p className={styles.failed}>{t('shipping.failedBefore', { reason: failedReason })}</p>
      )}
      <RefusedAtDoor delivery={delivery} className={styles.failed} />
      {delivery.earlyReason === null ? null : (
        <p className={styles.quiet}>{t('shipping.early.reasonOf', { reason: delivery.earlyReason })}</p>
      )}
      {/* A sample has no papers. */}
      {!isSample && (DELIVERY_TRAITS[status].open || DELIVERY_TRAITS[status].handedOver) ? (
        <p>
          <TextLink
            arrow
            href={statementPath(`${MANAGE_ORDERS_PATH}/${order.orderFormNumber}`, delivery.idDeliveryInfo)}
          >
            {t('portal.print.statement')} {delivery.statementNumber ?? t('portal.print.expected')}
          </TextLink>
        </p>
      ) : null}
      <DeliveryPhotos images={images} signature={delivery.signature} />
    </li>
  );
}
