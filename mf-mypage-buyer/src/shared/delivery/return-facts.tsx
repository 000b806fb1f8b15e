import type { ReturnRequest } from '@vitis/contracts';
import { shortTime, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DeliveryPhotos } from '@vitis/portal/documents';
import styles from './delivery.module.scss';

/** Why the company gives bottles back: when it said so, in which words, with its photos. */
export function ReturnFacts({ request }: { request: ReturnRequest }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { reason, comment, images, requestedAt } = request;
  return (
    <div className={styles.request}>
      <p className={styles.way}>
        <b>{statusLabel('returnReason', reason, language)}</b>
        <span>{t('delivery.return.requestedAt', { at: shortTime(requestedAt, language) ?? '' })}</span>
      </p>
      {comment === '' ? null : <p className={styles.comment}>{comment}</p>}
      <DeliveryPhotos images={images} />
    </div>
  );
}
