import type { DeliveryInfo } from '@vitis/contracts';
import { formatBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';

interface Props {
  delivery: Pick<DeliveryInfo, 'refused' | 'refusedReason'>;
  className: string | undefined;
}

/** What was not taken at the door, and why. */
export function RefusedAtDoor({ delivery: { refused, refusedReason }, className }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  if (refusedReason === null) return null;
  const wines = refused.map(({ productName, qty }) => `${productName} ${formatBottles(qty, language)}`);
  return (
    <p className={className}>{t('shipping.door.back', { wines: wines.join(', '), reason: refusedReason })}</p>
  );
}
