import type { DeliveryDays } from '@vitis/contracts';
import { formatDay, seoulClock, seoulDay, weekdayNames } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';

/** Until when an order has to come, and on which day its wines are there: 오늘 15:00까지 발주하시면 11-24 (화) 도착. */
export function useDeliveryPromise() {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return ({ orderBy, days, area, weekdays }: DeliveryDays) => {
    const until = new Date(orderBy);
    const by = seoulDay(until);
    const day = formatDay(days[0] ?? by, language).slice(5);
    const time = seoulClock(until);
    return {
      promise:
        by === seoulDay(serverNow())
          ? t('delivery.today', { time, day })
          : t('delivery.by', { by: formatDay(by, language).slice(5), time, day }),
      rounds: t('order.due.hint', { area, weekdays: weekdayNames(weekdays, language) }),
    };
  };
}
