import type { Estimate } from '@vitis/contracts';
import { daysBetween, formatDay, seoulDay } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { usePortalTexts } from '../../remote/screen-frame.tsx';

interface Props {
  estimate: Pick<Estimate, 'expiredDate'>;
  now: Date;
}

/** The last day of an answer, and how few are left; nothing where there is none. */
export function EstimateValidity({ estimate: { expiredDate }, now }: Props) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  if (expiredDate === null) return null;
  const left = daysBetween(seoulDay(now), expiredDate);
  const day = formatDay(expiredDate, language);
  if (left < 0) return <span>{t('portal.estimate.validWas', { day })}</span>;
  const rest =
    left === 0 ? t('portal.estimates.expiresToday') : t('portal.estimates.daysLeft', { days: left });
  return (
    <span>
      {t('portal.estimate.validUntil', { day })} · {rest}
    </span>
  );
}
