import type { DeliveryInfo } from '@vitis/contracts';
import type { Day } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { type DragEvent, useState } from 'react';
import { BoardColumn } from './board-column.tsx';
import { draggedOf } from './dragged.ts';
import styles from './schedule.module.scss';
import { laneAt, type Place, placeOf, type Target } from './schedule-board.ts';
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

/** Where a dragged thing would land. */
export interface Landing {
  column: string;
  lane: string | null;
  index: number;
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
  const [landing, setLanding] = useState<Landing | null>(null);
  const all = keyboardDrag.shown;

  /** Where what is being dragged would go in this column; null where it may not. */
  const targetIn = (event: DragEvent, column: Column): Target | null => {
    const dragged = draggedOf(event);
    if (dragged === null || column.day < today) return null;
    const delivery = all.find(({ idDeliveryInfo }) => idDeliveryInfo === dragged.idDeliveryInfo);
    const place = placeIn(column, delivery ? placeOf(delivery) : { day: column.day, idDriver: null });
    const lane = laneAt(all, place);
    const at = indexAt(event, lane.id);
    const own = lane.open.findIndex(({ idDeliveryInfo }) => idDeliveryInfo === dragged.idDeliveryInfo);
    // Among the others: what is dragged still stands in its old place.
    return { ...place, index: own >= 0 && own < at ? at - 1 : at };
  };
  const over = (event: DragEvent, column: Column) => {
    const target = targetIn(event, column);
    if (target === null) return;
    event.preventDefault();
    const lane = laneAt(all, target).id;
    const index = indexAt(event, lane);
    setLanding((now) =>
      now?.column === column.id && now.lane === lane && now.index === index
        ? now
        : { column: column.id, lane, index },
    );
  };
  const drop = (event: DragEvent, column: Column) => {
    const target = targetIn(event, column);
    const dragged = draggedOf(event);
    setLanding(null);
    if (target === null || dragged === null) return;
    event.preventDefault();
    if (dragged.orderFormNumber !== null) onPlan(dragged.orderFormNumber, target);
    else if (dragged.idDeliveryInfo !== null) onMove(dragged.idDeliveryInfo, target);
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
          landing={landing?.column === column.id ? landing : null}
          onDragOver={(event) => over(event, column)}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setLanding(null);
          }}
          onDrop={(event) => drop(event, column)}
        />
      ))}
    </section>
  );
}
