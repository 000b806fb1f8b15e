import type { Language } from '@vitis/contracts';
import { formatDay, seoulClock, seoulDay } from '@vitis/domain';

/** `11-18 (수) 10:24`, Seoul time; nothing for what has not happened. */
export function shortMoment(time: string | null | undefined, language: Language): string | undefined {
  if (time === null || time === undefined) return undefined;
  const instant = new Date(time);
  return `${formatDay(seoulDay(instant), language).slice(5)} ${seoulClock(instant)}`;
}
