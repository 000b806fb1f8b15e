import { reportFailure } from '@vitis/platform';
import { LazyPlace } from '@vitis/portal/documents';
import type { NarrowProps } from '@vitis/portal/list';
import { lazyComponent } from '@vitis/ui';
import styles from './narrow.module.scss';
import { narrowedCount } from './narrowed.ts';

/** Few narrow a list so: the chips come when there are any. */
const narrowChips = lazyComponent<NarrowProps>(
  () =>
    import(/* webpackChunkName: "narrow-chips" */ './narrow-chips.tsx').then(
      ({ NarrowChips }) => NarrowChips,
    ),
  reportFailure,
);

/** The conditions that narrow a list, as chips that take each of them off; nothing where there are none. */
export function NarrowedBy(props: NarrowProps) {
  if (narrowedCount(props.filters) === 0) return null;
  return (
    <div className={styles.chips}>
      <LazyPlace lazy={narrowChips} props={props} height={32} />
    </div>
  );
}
