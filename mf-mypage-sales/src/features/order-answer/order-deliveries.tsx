import type { DeliveryInfo, OrderForm } from '@vitis/contracts';
import { formatBottles, formatDay, formatTime, offeredSteps, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useRole } from '@vitis/portal/commands';
import { DeliveryPhotos } from '@vitis/portal/documents';
import { Button, Panel, plusIcon, Status, Tag, TextLink } from '@vitis/ui';
import { useState } from 'react';
import styles from '../../shared/document.module.scss';
import { plannableKinds } from '../../shared/open-lines.ts';
import { SCHEDULE_PATH } from '../../shared/paths.ts';
import { PlanDialog } from '../../shared/plan-dialog.tsx';
import { TONES } from '../../shared/tones.ts';

interface Props {
  order: OrderForm;
  today: string;
  refresh: () => Promise<void>;
}

/** The deliveries of an order, and the way to plan what none of them carries, and what comes back or on top. */
export function OrderDeliveries({ order, today, refresh }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const [planning, setPlanning] = useState(false);
  const canPlan = offeredSteps('delivery', null, { role: useRole('SALESPERSON') }).includes('CREATE');
  const kinds = canPlan ? plannableKinds(order) : [];
  const isSupplied = !kinds.includes('SUPPLY');
  if (order.deliveries.length === 0 && kinds.length === 0) return null;
  return (
    <Panel
      title={t('portal.order.deliveries')}
      action={
        kinds.length === 0 ? null : (
          <Button size="small" icon={plusIcon} onClick={() => setPlanning(true)}>
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
            <Delivery key={delivery.idDeliveryInfo} delivery={delivery} />
          ))}
        </ul>
      )}
      {planning ? (
        <PlanDialog
          orderFormNumber={order.orderFormNumber}
          day={order.dueDate !== null && order.dueDate > today ? order.dueDate : today}
          idDriver={null}
          today={today}
          onClose={() => setPlanning(false)}
          onPlanned={refresh}
        />
      ) : null}
    </Panel>
  );
}

function Delivery({ delivery }: { delivery: DeliveryInfo }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { status, type, classify, driver, requestDate, completedAt, failedReason, totalQty, images } =
    delivery;
  return (
    <li className={styles.delivery}>
      <p className={styles.deliveryHead}>
        <TextLink variant="quiet" href={`${SCHEDULE_PATH}?day=${requestDate}`}>
          <b>{formatDay(requestDate, language)}</b>
        </TextLink>
        <Status tone={TONES.delivery[status]}>{statusLabel('delivery', status, language)}</Status>
        {classify === 'SUPPLY' ? null : <Tag soft>{statusLabel('deliveryClassify', classify, language)}</Tag>}
      </p>
      <p className={styles.quiet}>
        {[
          driver?.fullName ?? t('order.noDriver'),
          statusLabel('deliveryType', type, language),
          formatBottles(totalQty, language),
          completedAt === null ? null : formatTime(new Date(completedAt), language),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {failedReason === null ? null : <p className={styles.failed}>{failedReason}</p>}
      <DeliveryPhotos images={images} />
    </li>
  );
}
