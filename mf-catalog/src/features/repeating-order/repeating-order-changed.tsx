import type { RepeatingOrder } from '@vitis/contracts';
import { formatBottles, streetLine } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ChangedWhileWriting } from '@vitis/portal/detail';
import { cartLine } from '../../shared/order-flow/cart-line.ts';
import { useRhythm } from './rhythm.ts';

/** Over the change of a repeating order that somebody else has changed or ended since, with how it stands now. */
export function RepeatingOrderChanged({
  order,
  onTakeOver,
}: {
  order: RepeatingOrder;
  onTakeOver: () => void;
}) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const rhythm = useRhythm()(order.interval, order.firstDay);
  const isEnded = order.status === 'ENDED';
  const wines = order.products.map((item) => {
    const { title, qty } = cartLine(item);
    return `${title} ${formatBottles(qty, language)}`;
  });
  return (
    <ChangedWhileWriting
      kind="repeatingOrder"
      ended={isEnded ? t('subscribe.endedMeanwhile') : null}
      onTakeOver={onTakeOver}
    >
      {isEnded ? null : (
        <>
          <p>
            {[rhythm, t(order.asksFirst ? 'subscribe.asks' : 'subscribe.atOnce')].join(' · ')}
            {order.status === 'PAUSED' ? ` · ${t('subscribe.status.PAUSED')}` : null}
          </p>
          <p>{wines.join(', ')}</p>
          <p>{[streetLine(order.shipping), order.shipping.fullName].join(' · ')}</p>
        </>
      )}
    </ChangedWhileWriting>
  );
}
