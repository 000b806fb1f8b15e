import type { DeliveryInfo, listOrderFormsOfSales, OrderFormSummary, SuccessOf } from '@vitis/contracts';
import { type Day, formatBottles, offeredSteps, shortDay, statusLabel } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useRole } from '@vitis/portal/commands';
import { LoadFailure } from '@vitis/portal/documents';
import { Button, classNames, SkeletonText, Tag, TextLink } from '@vitis/ui';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { ClientName } from './client-name.tsx';
import { endDrag, startDrag } from './dragged.ts';
import styles from './schedule.module.scss';
import tile from './stop-tile.module.scss';

interface Props {
  orders: Loaded<SuccessOf<typeof listOrderFormsOfSales>>;
  /** Deliveries that a driver could not make. */
  failed: readonly DeliveryInfo[];
  today: Day;
  onPlan: (order: OrderFormSummary) => void;
  onReplan: (delivery: DeliveryInfo) => void;
}

/** What failed, then confirmed orders of which something is not planned yet, the most urgent first. */
export function UnplannedOrders({ orders, failed, today, onPlan, onReplan }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const total = failed.length + (orders.data?.page.totalElements ?? 0);
  return (
    <aside
      className={styles.unplanned}
      aria-label={t('schedule.unplanned')}
      data-none={(orders.status === 'ready' && total === 0) || undefined}
    >
      <h2 className={styles.columnName}>
        {t('schedule.unplanned')} {total > 0 ? <span className={styles.count}>{total}</span> : null}
      </h2>
      {failed.length === 0 ? null : <FailedDeliveries {...{ failed, onReplan }} />}
      {failed.length > 0 && orders.data?.page.totalElements === 0 ? null : (
        <UnplannedList {...{ orders, today, onPlan }} />
      )}
    </aside>
  );
}

function FailedDeliveries({ failed, onReplan }: Pick<Props, 'failed' | 'onReplan'>) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const canReplan = offeredSteps('delivery', 'FAILED', { role: useRole('SALESPERSON') }).includes('REPLAN');
  return (
    <ul className={styles.stops} aria-label={t('schedule.failedStops')}>
      {failed.map((delivery) => {
        const { idDeliveryInfo, clientName, orderFormNumber, requestDate, totalQty, classify } = delivery;
        return (
          <li key={idDeliveryInfo} className={tile.tile}>
            <p className={tile.tileHead}>
              <b className={tile.client}>
                <ClientName {...delivery} />
              </b>
              {classify === 'SUPPLY' ? null : (
                <Tag tone="careful" soft>
                  {statusLabel('deliveryClassify', classify, language)}
                </Tag>
              )}
            </p>
            <p className={tile.where}>
              {orderFormNumber === null ? null : (
                <>
                  <TextLink variant="quiet" href={`${MANAGE_ORDERS_PATH}/${orderFormNumber}`}>
                    {orderFormNumber}
                  </TextLink>{' '}
                  ·{' '}
                </>
              )}
              {formatBottles(totalQty, language)}
            </p>
            <p className={tile.where}>
              <span className={tile.late}>
                {t('schedule.failedOn', { day: shortDay(requestDate, language) })}
              </span>{' '}
              {delivery.failedReason}
            </p>
            {canReplan ? (
              <p className={tile.tileFoot}>
                <Button
                  size="small"
                  className={classNames(tile.edit, tile.plan)}
                  aria-label={t('schedule.replanOf', { name: clientName })}
                  onClick={() => onReplan(delivery)}
                >
                  {t('schedule.replan')}
                </Button>
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

type ListProps = Pick<Props, 'orders' | 'today' | 'onPlan'>;

function UnplannedList({ orders, today, onPlan }: ListProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const canPlan = offeredSteps('delivery', null, { role: useRole('SALESPERSON') }).includes('CREATE');
  if (orders.status === 'loading') return <SkeletonText lines={4} />;
  if (orders.status === 'failed') return <LoadFailure title={t('portal.orders.failed')} load={orders} />;
  const { items } = orders.data._embedded;
  if (items.length === 0) return <p className={styles.none}>{t('schedule.allPlanned')}</p>;
  return (
    <ul className={styles.stops}>
      {items.map((order) => {
        const { orderFormNumber, clientName, idClient, dueDate, totalQty, unplannedQty } = order;
        return (
          <li
            key={orderFormNumber}
            className={classNames(tile.tile, canPlan && tile.movable)}
            draggable={canPlan}
            onDragStart={(event) => startDrag(event, { idDeliveryInfo: null, orderFormNumber })}
            onDragEnd={endDrag}
          >
            <p className={tile.tileHead}>
              <b className={tile.client}>
                <ClientName {...{ idClient, clientName }} />
              </b>
            </p>
            <p className={tile.where}>
              <TextLink variant="quiet" draggable={false} href={`${MANAGE_ORDERS_PATH}/${orderFormNumber}`}>
                {orderFormNumber}
              </TextLink>{' '}
              · {formatBottles(unplannedQty ?? totalQty, language)}
            </p>
            <p className={tile.tileFoot}>
              {dueDate === null ? null : (
                <span className={dueDate < today ? tile.late : undefined}>
                  {t('portal.order.due', { day: shortDay(dueDate, language) })}
                </span>
              )}
              {canPlan ? (
                <Button
                  size="small"
                  className={classNames(tile.edit, tile.plan)}
                  aria-label={t('schedule.planOf', { name: clientName, number: orderFormNumber })}
                  onClick={() => onPlan(order)}
                >
                  {t('schedule.plan')}
                </Button>
              ) : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
