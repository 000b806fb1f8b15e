import type { DeliveryInfo } from '@vitis/contracts';
import {
  deliveryLabel,
  formatBottles,
  formatHours,
  offeredSteps,
  shortDay,
  statusLabel,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useRole } from '@vitis/portal/commands';
import { Button, classNames, Icon, type IconDrawing, Status, Tag, TextLink } from '@vitis/ui';
import { type KeyboardEvent, memo } from 'react';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';
import { ClientName } from './client-name.tsx';
import { endDrag, startDrag } from './dragged.ts';
import styles from './stop-tile.module.scss';

interface Props {
  delivery: DeliveryInfo;
  /** From 1, in the driver's day. */
  number: number;
  /** A stop before it that opens only when this one has closed. */
  lateAfter: DeliveryInfo | undefined;
  /** Being carried by keyboard. */
  isHeld: boolean;
  /** Where something dragged would land beside it. */
  mark: 'before' | 'after' | null;
  onKeyDown: (event: KeyboardEvent, delivery: DeliveryInfo) => void;
  onBlur: () => void;
  onEdit: (delivery: DeliveryInfo) => void;
}

/** Six dots: what can be held there. */
const gripIcon: IconDrawing = {
  d: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  strokeWidth: 2.6,
};

/** `용산구 이태원로` of `서울특별시 용산구 이태원로 245`: district and road say enough on a board. */
const districtOf = (address: string): string => address.split(' ').slice(1, 3).join(' ');

/** A stop on the board. While something is dragged over hundreds of them, only those beside its line are rendered again. */
export const StopTile = memo(function StopTile(props: Props) {
  const { delivery, number, lateAfter, isHeld, mark, onKeyDown, onBlur, onEdit } = props;
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { idDeliveryInfo, clientName, status, type, classify, totalQty, shipping, orderFormNumber, dueDate } =
    delivery;
  const hours = formatHours(delivery.receiving);
  const canMove = offeredSteps('delivery', status, { role: useRole('SALESPERSON') }).includes('SAVE');
  const movable = canMove && delivery.isOwn;

  return (
    <li
      className={classNames(
        styles.tile,
        movable && styles.movable,
        !delivery.isOwn && styles.foreign,
        isHeld && styles.held,
        mark === 'before' && styles.markBefore,
        mark === 'after' && styles.markAfter,
      )}
      data-open={movable || undefined}
      draggable={movable}
      onDragStart={(event) => startDrag(event, { idDeliveryInfo, orderFormNumber: null })}
      onDragEnd={endDrag}
    >
      <p className={styles.tileHead}>
        <span className={styles.number}>{number}</span>
        <b className={styles.client}>{delivery.isOwn ? <ClientName {...delivery} /> : clientName}</b>
        {movable ? (
          <button
            type="button"
            className={styles.handle}
            data-handle={idDeliveryInfo}
            aria-label={t('schedule.carry.handle', { name: clientName })}
            aria-describedby="schedule-help"
            aria-pressed={isHeld}
            onKeyDown={(event) => onKeyDown(event, delivery)}
            onBlur={onBlur}
          >
            <Icon drawing={gripIcon} size={16} />
          </button>
        ) : null}
      </p>
      <p className={styles.where}>
        {districtOf(shipping.address1)} · {formatBottles(totalQty, language)}
      </p>
      {orderFormNumber === null ? null : (
        <p className={styles.where}>
          <TextLink variant="quiet" draggable={false} href={`${MANAGE_ORDERS_PATH}/${orderFormNumber}`}>
            {orderFormNumber}
          </TextLink>
        </p>
      )}
      {dueDate === null ? null : (
        <p className={dueDate < delivery.requestDate ? styles.late : styles.where}>
          {t('portal.order.due', { day: shortDay(dueDate, language) })}
        </p>
      )}
      {hours === null ? null : (
        <p className={lateAfter ? styles.late : styles.where}>
          {t('schedule.receives', { hours })}
          {lateAfter
            ? ` · ${t('schedule.tooLate', {
                name: lateAfter.clientName,
                from: lateAfter.receiving.from,
                until: delivery.receiving.until,
              })}`
            : ''}
        </p>
      )}
      {delivery.trackingNumber === '' ? null : (
        <p className={styles.where}>{t('schedule.tracking', { number: delivery.trackingNumber })}</p>
      )}
      <p className={styles.tileFoot}>
        <Status tone={TONES.delivery[status]}>{deliveryLabel(delivery, language)}</Status>
        {type === 'DIRECT' ? null : <Tag soft>{statusLabel('deliveryType', type, language)}</Tag>}
        {classify === 'SUPPLY' ? null : (
          <Tag tone="careful" soft>
            {statusLabel('deliveryClassify', classify, language)}
          </Tag>
        )}
        {delivery.isOwn ? (
          <Button
            size="small"
            variant="quiet"
            className={styles.edit}
            aria-label={t(movable ? 'schedule.editOf' : 'schedule.showOf', { name: clientName })}
            onClick={() => onEdit(delivery)}
          >
            {t(movable ? 'schedule.edit' : 'schedule.show')}
          </Button>
        ) : (
          <span className={styles.colleague}>
            {t('schedule.ofColleague', { name: delivery.manager.fullName })}
          </span>
        )}
      </p>
    </li>
  );
});
