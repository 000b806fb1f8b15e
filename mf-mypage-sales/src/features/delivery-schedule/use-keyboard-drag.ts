import type { DeliveryInfo } from '@vitis/contracts';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isMovable, laneAt, moveStop, type Target, targetOf } from './schedule-board.ts';
import { type Column, type Direction, neighbour } from './schedule-columns.ts';
import type { Saved } from './use-moves.ts';
import type { Schedule } from './use-schedule.ts';

/** What is told to somebody who listens. */
export type DragAnnouncement =
  | { kind: 'picked' | 'dropped' | 'returned' | 'edge'; delivery: DeliveryInfo }
  | { kind: 'over'; delivery: DeliveryInfo; target: Target; of: number };

interface Held {
  delivery: DeliveryInfo;
  from: Target;
  target: Target;
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface Options {
  schedule: Schedule;
  columnsFor: (deliveries: readonly DeliveryInfo[]) => Column[];
  today: string;
  tell: (news: DragAnnouncement) => void;
  onSaved: (saved: Saved) => void;
}

/**
 * Carrying a stop by keyboard: Space or Enter picks it up and puts it down, arrows carry it, Escape brings it back.
 * While it is carried the board shows it where it would go; nothing is saved before it is put down.
 */
export function useKeyboardDrag({ schedule, columnsFor, today, tell, onSaved }: Options) {
  const [held, setHeld] = useState<Held | null>(null);
  const focused = useRef<number | null>(null);
  const { deliveries, driverOf } = schedule;
  // Somebody else may have started or cancelled it meanwhile.
  const isThere =
    held !== null &&
    deliveries.some(
      (delivery) => delivery.idDeliveryInfo === held.delivery.idDeliveryInfo && isMovable(delivery),
    );
  const carried = isThere ? held : null;
  const shown = carried
    ? moveStop(deliveries, carried.delivery.idDeliveryInfo, carried.target, driverOf)
    : deliveries;

  // The handle moves to another column and is another element there: the focus follows it.
  useEffect(() => {
    if (focused.current === null) return;
    const handle = document.querySelector<HTMLElement>(`[data-handle="${focused.current}"]`);
    if (handle !== null && handle !== document.activeElement) handle.focus();
    if (held === null && handle !== null) focused.current = null;
  });

  const put = async ({ delivery, from, target }: Held) => {
    setHeld(null);
    tell({ kind: 'dropped', delivery });
    const isMoved =
      from.day !== target.day || from.idDriver !== target.idDriver || from.index !== target.index;
    if (isMoved) onSaved(await schedule.move(delivery, target));
  };

  const press = (event: KeyboardEvent, delivery: DeliveryInfo) => {
    const direction = ARROWS[event.key];
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (carried === null) {
      if (!isPress) return;
      event.preventDefault();
      const from = targetOf(deliveries, delivery);
      focused.current = delivery.idDeliveryInfo;
      setHeld({ delivery, from, target: from });
      tell({ kind: 'picked', delivery });
      return;
    }
    if (isPress || direction || event.key === 'Escape') event.preventDefault();
    if (event.key === 'Escape') {
      setHeld(null);
      tell({ kind: 'returned', delivery: carried.delivery });
    } else if (isPress) void put(carried);
    else if (direction) {
      const target = neighbour(columnsFor(shown), shown, carried.target, direction, today);
      if (target === null) return tell({ kind: 'edge', delivery: carried.delivery });
      setHeld({ ...carried, target });
      const after = moveStop(deliveries, carried.delivery.idDeliveryInfo, target, driverOf);
      tell({
        kind: 'over',
        delivery: carried.delivery,
        target,
        of: laneAt(after, target).open.length,
      });
    }
  };

  // The same ones always: stops that stay what they are need not be rendered for them.
  const current = useRef(press);
  useEffect(() => {
    current.current = press;
  });
  const onKeyDown = useCallback(
    (event: KeyboardEvent, delivery: DeliveryInfo) => current.current(event, delivery),
    [],
  );

  /** Leaving the handle by Tab or a press elsewhere puts nothing down: the stop goes back. */
  const onBlur = useCallback(() => {
    setTimeout(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at.dataset.handle !== String(focused.current)) {
        focused.current = null;
        setHeld(null);
      }
    });
  }, []);

  return { shown, heldId: carried?.delivery.idDeliveryInfo ?? null, onKeyDown, onBlur };
}
