import { addDays, type Day, daysBetween, seoulDay } from '@vitis/domain';
import type { Translated } from '../../db/schema.ts';
import { holidayName } from './holiday-names.ts';

export interface ComputedHoliday {
  date: Day;
  name: Translated;
  substitute: boolean;
}

/**
 * The public holidays of a year by `date-holidays`. Its Seollal begins on the day itself, where law gives the day
 * before, the day and the day after (as its Chuseok does): the block is moved by one. The library is loaded only when a
 * year is computed, it holds every country of the world.
 */
export async function computeHolidays(year: number): Promise<ComputedHoliday[]> {
  const { default: Holidays } = await import('date-holidays');
  const found = new Map<Day, ComputedHoliday>();
  const put = (holiday: ComputedHoliday) => {
    if (!found.has(holiday.date)) found.set(holiday.date, holiday);
  };
  const calendar = new Holidays('KR', { languages: ['ko'] });
  for (const entry of calendar.getHolidays(year)) {
    if (entry.type !== 'public') continue;
    const korean = entry.name.replace(/\s*\(.*\)$/, '');
    const first = seoulDay(entry.start);
    if (entry.substitute) {
      put({ date: first, name: holidayName(korean, 'SUBSTITUTE'), substitute: true });
      continue;
    }
    const length = daysBetween(first, seoulDay(entry.end));
    if (length < 3) {
      put({ date: first, name: holidayName(korean, 'DAY'), substitute: false });
      continue;
    }
    const from = korean === '설날' ? addDays(first, -1) : first;
    for (let day = 0; day < 3; day += 1) {
      put({
        date: addDays(from, day),
        name: holidayName(korean, day === 1 ? 'DAY' : 'BESIDE'),
        substitute: false,
      });
    }
  }
  return [...found.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
