import type { DeliveryInfo } from '@vitis/contracts';
import { type Day, dayOfWeek, formatBottles, formatDay, receivingConflicts, shortDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, classNames, editIcon, IconButton } from '@vitis/ui';
import { type DragEvent, useState } from 'react';
import styles from './schedule.module.scss';
import type { Landing, Lane, Place } from './schedule-board.ts';
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
  /** Cases that a driver's van holds; null where nobody has said so. */
  vanOf: (idDriver: number | null) => number | null;
  /** Proposes the order of a driver's stops; absent where the day is over. */
  order?: { busy: string | null; ask: (place: Place) => void } | undefined;
  keyboardDrag: ReturnType<typeof useKeyboardDrag>;
  onEdit: (delivery: DeliveryInfo) => void;
  /** Says how much the driver's van holds. */
  onVan: (idDriver: number) => void;
  /** Where what is dragged over the column would land; null where it may not. */
  landingOf: (event: DragEvent) => Landing | null;
  onDropped: (event: DragEvent) => void;
}

/** A driver of a day, or a day of a week: its name, how much it carries, and its stops in order. */
export function BoardColumn(props: Props) {
  const {
    view,
    column,
    today,
    holiday,
    nameOf,
    vanOf,
    order,
    keyboardDrag,
    onEdit,
    onVan,
    landingOf,
    onDropped,
  } = props;
  // Each column's own: what is dragged over one of them renders no other.
  const [landing, setLanding] = useState<Landing | null>(null);
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const stops = column.lanes.flatMap((lane) => lane.stops);
  const bottles = stops.reduce((sum, { totalQty }) => sum + totalQty, 0);
  const isWeek = view === 'week';
  const isFree = holiday !== undefined || dayOfWeek(column.day) === 0;
  const title = isWeek ? shortDay(column.day, language) : nameOf(column.idDriver ?? null);

  return (
    <section
      aria-label={isWeek ? formatDay(column.day, language) : title}
      className={classNames(
        styles.column,
        column.day < today && styles.past,
        isWeek && column.day === today && styles.today,
        landing && styles.landing,
      )}
      onDragOver={(event) => {
        const next = landingOf(event);
        if (next === null) return;
        event.preventDefault();
        setLanding((now) => (now?.lane === next.lane && now.at === next.at ? now : next));
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setLanding(null);
      }}
      onDrop={(event) => {
        setLanding(null);
        onDropped(event);
      }}
    >
      <header className={styles.columnHead}>
        <h2 className={classNames(styles.columnName, isWeek && isFree && styles.free)}>{title}</h2>
        <p className={styles.load}>
          {t('schedule.load', { stops: stops.length, bottles: formatBottles(bottles, language) })}
        </p>
        {!isWeek || holiday === undefined ? null : <p className={styles.free}>{holiday}</p>}
        {isWeek
          ? null
          : column.lanes.map((lane) =>
              lane.idDriver === null ? null : (
                <div key={lane.id} className={styles.vanRow}>
                  <VanLoad lane={lane} holds={vanOf(lane.idDriver)} />
                  <IconButton
                    size="small"
                    icon={editIcon}
                    label={t('schedule.holds.title', { name: title })}
                    onClick={() => onVan(lane.idDriver as number)}
                  />
                </div>
              ),
            )}
        {isWeek ||
        order === undefined ||
        column.idDriver == null ||
        (column.lanes[0]?.open.length ?? 0) < 2 ? null : (
          <Button
            size="small"
            className={styles.order}
            aria-label={t('proposal.orderOf', { name: title })}
            loading={order.busy === `distance ${column.idDriver}`}
            disabled={order.busy !== null}
            onClick={() => order.ask({ day: column.day, idDriver: column.idDriver ?? null })}
          >
            {t('proposal.order')}
          </Button>
        )}
      </header>
      {column.lanes.map((lane) => (
        <div key={lane.id} className={styles.lane} data-lane={lane.id}>
          {isWeek ? (
            <>
              <h3 className={styles.laneName}>{nameOf(lane.idDriver)}</h3>
              <VanLoad lane={lane} holds={vanOf(lane.idDriver)} />
            </>
          ) : null}
          <LaneStops
            lane={lane}
            {...{ keyboardDrag, onEdit }}
            landing={landing?.lane === lane.id ? landing.at : null}
          />
        </div>
      ))}
      {stops.length === 0 ? <p className={styles.none}>{t('schedule.noStops')}</p> : null}
    </section>
  );
}

/** What goes out in a driver's van: what is fetched takes its room once the rest is out. */
function VanLoad({ lane: { stops, idDriver }, holds }: { lane: Lane; holds: number | null }) {
  const { t } = useTranslation('mf-mypage-sales');
  const cases = stops
    .filter(({ classify }) => classify !== 'COLLECT')
    .reduce((sum, { totalCases }) => sum + totalCases, 0);
  if (idDriver === null) return null;
  const isOver = holds !== null && cases > holds;
  return (
    <p role="status" className={classNames(styles.van, isOver && styles.overfull)}>
      {holds === null
        ? t('schedule.cases', { cases })
        : t(isOver ? 'schedule.vanOver' : 'schedule.van', { cases, holds, over: cases - holds })}
    </p>
  );
}

interface LaneProps extends Pick<Props, 'keyboardDrag' | 'onEdit'> {
  lane: Lane;
  /** Before which stop something would land. */
  landing: number | null;
}

function LaneStops({ lane, keyboardDrag, onEdit, landing }: LaneProps) {
  const { stops, open } = lane;
  // Without a driver there is no round that could come too late.
  const late = lane.idDriver === null ? [] : receivingConflicts(stops.map(({ receiving }) => receiving));
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
            lateAfter={stops[late[index] ?? -1]}
            isHeld={keyboardDrag.heldId === delivery.idDeliveryInfo}
            mark={
              canLand && landing === place
                ? 'before'
                : canLand && landing === place + 1 && place === open.length - 1
                  ? 'after'
                  : null
            }
            onKeyDown={keyboardDrag.onKeyDown}
            onBlur={keyboardDrag.onBlur}
            onEdit={onEdit}
          />
        );
      })}
    </ol>
  );
}
