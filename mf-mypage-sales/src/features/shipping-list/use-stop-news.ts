import type { DeliveryInfo } from '@vitis/contracts';
import type { Day } from '@vitis/domain';
import { useEffect, useRef, useState } from 'react';
import { newsOf, type StopNews } from './stop-news.ts';

/**
 * What the sales staff have changed of a day since it was opened, or since its news were put away.
 *
 * @param named the stops as the provider has just named them; undefined while it has not
 */
export function useStopNews(day: Day, named: readonly DeliveryInfo[] | undefined) {
  const seen = useRef<{ day: Day; stops: readonly DeliveryInfo[] } | null>(null);
  const [news, setNews] = useState<{ day: Day; news: StopNews } | null>(null);
  useEffect(() => {
    if (named === undefined) return;
    if (seen.current?.day !== day) {
      seen.current = { day, stops: named };
      return;
    }
    const fresh = newsOf(seen.current.stops, named);
    // Taken back meanwhile: then there is nothing to tell any more.
    setNews(fresh && { day, news: fresh });
  }, [day, named]);
  const put = () => {
    if (named) seen.current = { day, stops: named };
    setNews(null);
  };
  return { news: news?.day === day ? news.news : null, put };
}
