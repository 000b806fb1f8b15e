import type { DeliveryInfo } from '@vitis/contracts';
import { type Day, dayOfWeek, formatBottles, formatDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { classNames } from '@vitis/ui';
import type { DragEvent } from 'react';
import type { Landing } from './board.tsx';
import styles from './schedule.module.scss';
import type { Lane } from './schedule-board.ts';
import type { Column } from './schedule-columns.ts';
import type { ScheduleView } from './schedule-range.ts';
import { StopTile } from './stop-tile.tsx';
import type { useKeyboardDrag } from './use-keyboard-drag.ts';

interface Props {
  view: ScheduleView;
  column: Column;
  today: Day;
  /** Name of the public holiday that the day is. */
  holiday: string | undefined;
  nameOf: (idDriver: number | null) => string;
  keyboardDrag: ReturnType<typeof useKeyboardDrag>;
  landing: Landing | null;
  onEdit: (delivery: DeliveryInfo) => void;
  onDragOver: (event: DragEvent<HTMLElement>) => void;
  onDragLeave: (event: DragEvent<HTMLElement>) => void;
  onDrop: (event: DragEvent<HTMLElement>) => void;
}

/** A driver of a day, or a day of a week: its name, how much it carries, and its stops in order. */
export function BoardColumn(props: Props) {
  const {
    view,
    column,
    today,
    holiday,
    nameOf,
    keyboardDrag,
    landing,
    onEdit,
    onDragOver,
    onDragLeave,
    onDrop,
  } = props;
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const stops = column.lanes.flatMap((lane) => lane.stops);
  const bottles = stops.reduce((sum, { totalQty }) => sum + totalQty, 0);
  const isWeek = view === 'week';
  const isFree = holiday !== undefined || dayOfWeek(column.day) === 0;
  const title = isWeek ? formatDay(column.day, language).slice(5) : nameOf(column.idDriver ?? null);

  return (
    <section
      aria-label={isWeek ? formatDay(column.day, language) : title}
      className={classNames(
        styles.column,
        column.day < today && styles.past,
        isWeek && column.day === today && styles.today,
        landing && styles.landing,
      )}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <header className={styles.columnHead}>
        <h2 className={classNames(styles.columnName, isWeek && isFree && styles.free)}>{title}</h2>
        <p className={styles.load}>
          {t('schedule.load', { stops: stops.length, bottles: formatBottles(bottles, language) })}
        </p>
        {!isWeek || holiday === undefined ? null : <p className={styles.free}>{holiday}</p>}
      </header>
      {column.lanes.map((lane) => (
        <div key={lane.id} className={styles.lane} data-lane={lane.id}>
          {isWeek ? <h3 className={styles.laneName}>{nameOf(lane.idDriver)}</h3> : null}
          <LaneStops
            lane={lane}
            {...{ keyboardDrag, onEdit }}
            landing={landing?.lane === lane.id ? landing.index : null}
          />
        </div>
      ))}
      {stops.length === 0 ? <p className={styles.none}>{t('schedule.noStops')}</p> : null}
    </section>
  );
}

interface LaneProps extends Pick<Props, 'keyboardDrag' | 'onEdit'> {
  lane: Lane;
  /** Before which stop something would land. */
  landing: number | null;
}

function LaneStops({ lane, keyboardDrag, onEdit, landing }: LaneProps) {
  const { stops, open } = lane;
  return (
    <ol className={styles.stops}>
      {stops.map((delivery, index) => {
        const place = open.indexOf(delivery);
        const canLand = place >= 0 && landing !== null;
        return (
          <StopTile
            key={delivery.idDeliveryInfo}
            delivery={delivery}
            number={index + 1}
            isHeld={keyboardDrag.heldId === delivery.idDeliveryInfo}
            mark={
              canLand && landing === place
                ? 'before'
                : canLand && landing === place + 1 && place === open.length - 1
                  ? 'after'
                  : null
            }
            onKeyDown={(event) => keyboardDrag.onKeyDown(event, delivery)}
            onBlur={keyboardDrag.onBlur}
            onEdit={() => onEdit(delivery)}
          />
        );
      })}
    </ol>
  );
}
