import type { DeliveryDays } from '@vitis/contracts';
import { seoulClock, seoulDay, shortDay, weekdayNames } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';

/** Until when an order has to come, and on which day its wines are there: 오늘 15:00까지 발주하시면 11-24 (화) 도착. */
export function useDeliveryPromise() {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return ({ orderBy, days, area, weekdays }: DeliveryDays) => {
    const until = new Date(orderBy);
    const by = seoulDay(until);
    const day = shortDay(days[0] ?? by, language);
    const time = seoulClock(until);
    return {
      promise:
        by === seoulDay(serverNow())
          ? t('delivery.today', { time, day })
          : t('delivery.by', { by: shortDay(by, language), time, day }),
      rounds: t('order.due.hint', { area, weekdays: weekdayNames(weekdays, language) }),
    };
  };
}
