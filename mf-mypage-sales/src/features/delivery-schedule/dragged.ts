import type { DragEvent } from 'react';

/** What is being dragged: a stop, or an order that is to become one. */
export interface Dragged {
  idDeliveryInfo: number | null;
  orderFormNumber: string | null;
}

// A browser shows what a drag carries only when it is dropped; the board has to know before.
let current: Dragged | null = null;

const TYPE = 'application/x-vitis-schedule';

/** Begins to drag something of the schedule. */
export function startDrag(event: DragEvent, dragged: Dragged): void {
  current = dragged;
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData(TYPE, JSON.stringify(dragged));
}

export function endDrag(): void {
  current = null;
}

/** What of the schedule is being dragged; null for anything else, such as a file of the desktop. */
export const draggedOf = (event: DragEvent): Dragged | null =>
  event.dataTransfer.types.includes(TYPE) ? current : null;
