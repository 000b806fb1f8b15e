import { type Day, seoulDay } from '@vitis/domain';
import { serverNow } from '@vitis/platform/time';
import { useEffect, useState } from 'react';

/** The day on which a sheet is looked at; null until the browser says it, since a rendered page is kept for a while. */
export function useDayOfPrinting(): Day | null {
  const [day, setDay] = useState<Day | null>(null);
  useEffect(() => setDay(seoulDay(serverNow())), []);
  return day;
}
