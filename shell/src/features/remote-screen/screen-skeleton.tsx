import { Skeleton, SkeletonGroup, SkeletonText } from '@vitis/ui';
import { useCurrentRoute } from '../../shared/current-route.ts';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './remote-screen.module.scss';

/** Holds the place of a screen that is on its way, as its layout will be filled. */
export function ScreenSkeleton() {
  const { t } = useTexts();
  const member = useCurrentRoute().layout === 'mypage';
  return (
    <SkeletonGroup label={t('progress.loading')} className={member ? styles.member : styles.skeleton}>
      <Skeleton height={30} width={240} />
      <Skeleton height={member ? 96 : 280} shape="block" className={styles.block} />
      <SkeletonText lines={6} />
    </SkeletonGroup>
  );
}
