import type { DeliveryInfo } from '@vitis/contracts';
import type { Day } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import type { DragEvent } from 'react';
import { BoardColumn } from './board-column.tsx';
import { draggedOf } from './dragged.ts';
import styles from './schedule.module.scss';
import { type Landing, laneId, type Place, placeOf, type Target } from './schedule-board.ts';
import { type Column, placeIn } from './schedule-columns.ts';
import type { ScheduleView } from './schedule-range.ts';
import type { useKeyboardDrag } from './use-keyboard-drag.ts';

interface Props {
  view: ScheduleView;
  columns: readonly Column[];
  today: Day;
  holidays: ReadonlyMap<Day, string>;
  nameOf: (idDriver: number | null) => string;
  vanOf: (idDriver: number | null) => number | null;
  order: { busy: string | null; ask: (place: Place) => void };
  keyboardDrag: ReturnType<typeof useKeyboardDrag>;
  onEdit: (delivery: DeliveryInfo) => void;
  onVan: (idDriver: number) => void;
  onMove: (idDeliveryInfo: number, target: Target) => void;
  onPlan: (orderFormNumber: string, place: Place) => void;
}

/** Before which of the stops under the pointer something is dropped, counted among those that can be moved. */
function indexAt(event: DragEvent, laneId: string): number {
  const stops = [...document.querySelectorAll<HTMLElement>(`[data-lane="${laneId}"] [data-open]`)];
  const before = stops.findIndex((stop) => {
    const { top, height } = stop.getBoundingClientRect();
    return event.clientY < top + height / 2;
  });
  return before < 0 ? stops.length : before;
}

/** The columns of a day or a week; stops go from one to the other by drag, by keyboard or by their dialog. */
export function Board({
  view,
  columns,
  today,
  holidays,
  nameOf,
  vanOf,
  order,
  keyboardDrag,
  onEdit,
  onVan,
  onMove,
  onPlan,
}: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const all = keyboardDrag.shown;

  /** Where what is being dragged would go in this column; null where it may not. */
  const landingIn = (event: DragEvent, column: Column): Landing | null => {
    const dragged = draggedOf(event);
    if (dragged === null || column.day < today) return null;
    const delivery = all.find(({ idDeliveryInfo }) => idDeliveryInfo === dragged.idDeliveryInfo);
    const place = placeIn(column, delivery ? placeOf(delivery) : { day: column.day, idDriver: null });
    const lane = laneId(place);
    const at = indexAt(event, lane);
    const open = column.lanes.find(({ id }) => id === lane)?.open ?? [];
    const own = open.findIndex(({ idDeliveryInfo }) => idDeliveryInfo === dragged.idDeliveryInfo);
    // Among the others: what is dragged still stands in its old place.
    return { lane, at, target: { ...place, index: own >= 0 && own < at ? at - 1 : at } };
  };
  const drop = (event: DragEvent, column: Column) => {
    const landing = landingIn(event, column);
    const dragged = draggedOf(event);
    if (landing === null || dragged === null) return;
    event.preventDefault();
    if (dragged.orderFormNumber !== null) onPlan(dragged.orderFormNumber, landing.target);
    else if (dragged.idDeliveryInfo !== null) onMove(dragged.idDeliveryInfo, landing.target);
  };

  return (
    <section className={styles.board} aria-label={t('schedule.board')} data-view={view}>
      <p id="schedule-help" className="visually-hidden">
        {t('schedule.carry.help')}
      </p>
      {columns.map((column) => (
        <BoardColumn
          key={column.id}
          {...{ view, column, today, nameOf, vanOf, keyboardDrag, onEdit, onVan }}
          order={column.day < today ? undefined : order}
          holiday={holidays.get(column.day)}
          landingOf={(event) => landingIn(event, column)}
          onDropped={(event) => drop(event, column)}
        />
      ))}
    </section>
  );
}
