import type { ApiFailure } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, EmptyState, fileIcon, Skeleton, SkeletonGroup } from '@vitis/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import styles from './paper-page.module.scss';
import { RouterLinks } from './router-links.tsx';

interface Props<Document> {
  loaded: Loaded<Document>;
  /** What could not be loaded. */
  failed: string;
  /** Where the document is read on the screen. */
  back: string;
  /** Why it is not printed yet, or not any more; null where it is. */
  reasonNot: (document: Document) => string | null;
  children: (document: Document) => ReactNode;
}

/** A document on its sheets, once there is one to print. */
export function PaperPage<Document>({ loaded, failed, back, reasonNot, children }: Props<Document>) {
  const { t } = useTranslation('mf-mypage-sales');
  if (loaded.status === 'loading')
    return (
      <SkeletonGroup className={styles.waiting} label={t('common.loading')}>
        <Skeleton shape="block" height={600} />
      </SkeletonGroup>
    );
  const reason =
    loaded.status === 'failed' ? missing(loaded.error, t('paper.notFound')) : reasonNot(loaded.data);
  if (reason !== null)
    return (
      <RouterLinks>
        <div className={styles.without}>
          <EmptyState
            icon={fileIcon}
            title={reason}
            action={<ButtonLink href={back}>{t('paper.toDocument')}</ButtonLink>}
          />
        </div>
      </RouterLinks>
    );
  if (loaded.status === 'failed')
    return (
      <div className={styles.without}>
        <LoadFailure title={failed} load={loaded} />
      </div>
    );
  return children(loaded.data);
}

const missing = (error: ApiFailure, text: string): string | null =>
  error.status === 404 || error.status === 400 ? text : null;
