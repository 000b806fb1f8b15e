import type { ReturnRequest } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';

/** Why a client gives bottles back, in a word and in its own. */
export function ReturnReasonText({ request }: { request: ReturnRequest }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { reason, comment } = request;
  return (
    <p>
      {t('shipping.returnReason', { reason: statusLabel('returnReason', reason, useLanguage()) })}
      {comment === '' ? null : ` · ${comment}`}
    </p>
  );
}
