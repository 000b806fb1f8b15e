import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { LazyPlace } from '@vitis/portal/documents';
import type { NarrowProps } from '@vitis/portal/list';
import { buttonClass, lazyComponent, Popover } from '@vitis/ui';
import styles from './narrow.module.scss';
import type { NarrowFormProps } from './narrow-form.tsx';
import { narrowedCount } from './narrowed.ts';

/** Few open it: its fields come then. */
const narrowForm = lazyComponent<NarrowFormProps>(
  () =>
    import(/* webpackChunkName: "narrow-form" */ './narrow-form.tsx').then(({ NarrowForm }) => NarrowForm),
  reportFailure,
);

/** Narrows a list to a client, a contact, sums and deliveries; on phones in a sheet. */
export function NarrowChoice(props: NarrowProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const count = narrowedCount(props.filters);
  const name = count === 0 ? t('narrow.open') : t('narrow.some', { count });
  return (
    <Popover
      align="end"
      label={t('narrow.open')}
      trigger={name}
      triggerClassName={buttonClass({ size: 'small' })}
      className={styles.panel}
    >
      {(close) => (
        <LazyPlace lazy={narrowForm} props={{ ...props, close }} height={props.byDelivery ? 450 : 280} />
      )}
    </Popover>
  );
}
