import { listQnaCategories } from '@vitis/contracts';
import { $user, request, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { SkeletonText } from '@vitis/ui';
import { InquiryForm } from './inquiry-form.tsx';
import styles from './inquiry-write.module.scss';

/** Asking the house something. */
export const Screen = defineScreen(InquiryWriteScreen, {
  access: ['B2B'],
  data: () => [request(listQnaCategories)],
});

function InquiryWriteScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const categories = useEndpoint(listQnaCategories, {});
  const idUser = useStore($user)?.id;
  return (
    <div className={styles.page}>
      <h1>{t('inquiryWrite.title')}</h1>
      <p className={styles.lead}>{t('inquiryWrite.lead')}</p>
      {categories.status === 'failed' ? (
        <LoadFailure title={t('inquiryWrite.failed')} load={categories} />
      ) : null}
      {categories.status === 'loading' ? <SkeletonText lines={10} className={styles.waiting} /> : null}
      {categories.status === 'ready' ? (
        // Another person begins anew: what one has typed is not sent as the other's.
        <InquiryForm key={idUser} categories={categories.data._embedded.items} />
      ) : null}
    </div>
  );
}
