import { addDays, type Day, dayOfWeek, isDay } from '@vitis/domain';
import { SCHEDULE_PATH } from '../../shared/paths.ts';

export const SCHEDULE_VIEWS = ['day', 'week'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

export interface ScheduleAddress {
  view: ScheduleView;
  day: Day;
}

/** What the address shows: a day, or the week that it is in. Today's day where it says nothing that makes sense. */
export function readSchedule(search: URLSearchParams, today: Day): ScheduleAddress {
  const day = search.get('day');
  return {
    view: SCHEDULE_VIEWS.find((view) => view === search.get('view')) ?? 'day',
    day: isDay(day) ? day : today,
  };
}

export function scheduleHref({ view, day }: ScheduleAddress, today: Day): string {
  const search = new URLSearchParams();
  if (view !== 'day') search.set('view', view);
  if (day !== today) search.set('day', day);
  const written = search.toString();
  return written === '' ? SCHEDULE_PATH : `${SCHEDULE_PATH}?${written}`;
}

/** The days in view: one, or Sunday to Saturday: on a Sunday the week to come. */
export function daysInView({ view, day }: ScheduleAddress): Day[] {
  if (view === 'day') return [day];
  const sunday = addDays(day, -dayOfWeek(day));
  return Array.from({ length: 7 }, (_, step) => addDays(sunday, step));
}

/** The day before or after, the week before or after. */
export const stepped = ({ view, day }: ScheduleAddress, step: -1 | 1): ScheduleAddress => ({
  view,
  day: addDays(day, step * (view === 'week' ? 7 : 1)),
});
