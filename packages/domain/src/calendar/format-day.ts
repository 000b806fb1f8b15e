import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';
import { type Day, dayOfWeek, seoulClock, seoulDay } from './day.ts';

/** Sunday first. Written out, because engines shorten weekdays differently and a page is rendered twice. */
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  'ko-KR': ['일', '월', '화', '수', '목', '금', '토'],
  'en-US': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  'zh-TW': ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
  'ja-JP': ['日', '月', '火', '水', '木', '金', '土'],
};

/** The short name of the day's weekday: `금`, `Fri`, `周五`, `週五`, `金`. */
export function weekdayName(day: Day, language: Language = DEFAULT_LANGUAGE): string {
  return WEEKDAYS[language][dayOfWeek(day)]!;
}

/** Days of the week by their short names: `화·목`, `Tue, Thu`. 0 is Sunday. */
export function weekdayNames(weekdays: readonly number[], language: Language = DEFAULT_LANGUAGE): string {
  return weekdays.map((weekday) => WEEKDAYS[language][weekday]!).join(language === 'en-US' ? ', ' : '·');
}

/** `2026-08-21 (금)`. Throws a RangeError when the day does not exist. */
export function formatDay(day: Day, language: Language = DEFAULT_LANGUAGE): string {
  return `${day} (${weekdayName(day, language)})`;
}

/** `08-21 (금)`, where the year goes without saying. */
export function shortDay(day: Day, language: Language = DEFAULT_LANGUAGE): string {
  return formatDay(day, language).slice(5);
}

/** `2026-08-21 (금) 14:05`, Seoul time. */
export function formatTime(instant: Date, language: Language = DEFAULT_LANGUAGE): string {
  return `${formatDay(seoulDay(instant), language)} ${seoulClock(instant)}`;
}

/** `08/21`: the 월/일 column of a statement. */
export function formatMonthDay(day: Day): string {
  weekdayName(day);
  return day.slice(5).replace('-', '/');
}
