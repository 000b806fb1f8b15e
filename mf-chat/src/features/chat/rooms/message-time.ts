import { daysBetween, seoulClock, seoulDay } from '@vitis/domain';

/** How long ago something was said, as a person would put it; `key` names the words, the rest fills them. */
export type MessageTime =
  | { key: 'now' }
  | { key: 'minutesAgo'; minutes: number }
  /** Today: `14:05` of 24 hours; the words put it in the language's own way. */
  | { key: 'morning' | 'afternoon'; clock: string }
  | { key: 'yesterday' }
  | { key: 'monthDay'; month: number; day: number }
  | { key: 'date'; date: string };

const MINUTE_MS = 60_000;

/** `14:05` → 2:05 in the afternoon; midnight and noon are 12. */
export function clockLabel(instant: Date): { key: 'morning' | 'afternoon'; clock: string } {
  const [hours = '0', minutes = '00'] = seoulClock(instant).split(':');
  const hour = Number(hours);
  return {
    key: hour < 12 ? 'morning' : 'afternoon',
    clock: `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`,
  };
}

/**
 * The time of a message in a list of rooms, Seoul time: just now, minutes within the hour, the hour of today,
 * yesterday, the day within this year, then the whole date. A clock that runs behind the provider's reads "now".
 */
export function messageTime(sentAt: Date, now: Date): MessageTime {
  const minutes = Math.floor((now.getTime() - sentAt.getTime()) / MINUTE_MS);
  if (minutes < 1) return { key: 'now' };
  if (minutes < 60) return { key: 'minutesAgo', minutes };
  const date = seoulDay(sentAt);
  const today = seoulDay(now);
  const days = daysBetween(date, today);
  if (days === 0) return clockLabel(sentAt);
  if (days === 1) return { key: 'yesterday' };
  if (date.slice(0, 4) !== today.slice(0, 4)) return { key: 'date', date };
  return { key: 'monthDay', month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}
