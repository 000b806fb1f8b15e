import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton, SkeletonGroup } from '@vitis/ui';
import styles from './log-skeleton.module.scss';

/** The place of a conversation that is on its way. */
export function LogSkeleton() {
  const { t } = useTranslation('mf-chat');
  return (
    <SkeletonGroup className={styles.waiting} label={t('rooms.loading')}>
      {[190, 240, 130].map((width) => (
        <Skeleton key={width} shape="block" width={width} height={40} />
      ))}
      <Skeleton shape="block" className={styles.waitingOwn} width={210} height={40} />
    </SkeletonGroup>
  );
}
