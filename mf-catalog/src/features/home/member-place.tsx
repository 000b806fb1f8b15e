import type { ProductCard } from '@vitis/contracts';
import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { lazyComponent, Skeleton, SkeletonGroup } from '@vitis/ui';
import { useViewer } from '../../shared/use-viewer.ts';
import styles from './home.module.scss';
import type { MemberHomeProps } from './member/member-home.tsx';

// Visitors have nothing of it.
const memberHome = lazyComponent<MemberHomeProps>(
  () =>
    import(/* webpackChunkName: "member-home" */ './member/member-home.tsx').then(
      (module) => module.MemberHome,
    ),
  reportFailure,
);

/** A member's desk and what to order again, before everything else. A visitor's page has its place, and does not show it. */
export function MemberPlace({ advised }: { advised: readonly ProductCard[] }) {
  const { t } = useTranslation('mf-catalog');
  const viewer = useViewer();
  const { Component: MemberHome } = memberHome.use(viewer !== 'guest' && 'now');

  const places = (
    <>
      <div className={styles.deskPlace}>
        <Skeleton width={240} height={34} />
      </div>
      <div className={styles.againPlace} />
      <div className={styles.ordersPlace} />
    </>
  );

  if (viewer === 'guest') return <div className={styles.member}>{places}</div>;
  if (MemberHome === null || viewer === 'arriving')
    return (
      <SkeletonGroup label={t('list.loading')} className={styles.member ?? ''}>
        {places}
      </SkeletonGroup>
    );
  return (
    <div className={styles.member}>
      <MemberHome viewer={viewer} advised={advised} />
    </div>
  );
}
