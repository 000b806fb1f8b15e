import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { LazyPlace } from '@vitis/portal/documents';
import type { NarrowProps } from '@vitis/portal/list';
import { buttonClass, lazyComponent, Popover } from '@vitis/ui';
import styles from './narrow.module.scss';
import type { NarrowFormProps } from './narrow-form.tsx';

/** Few open it: its fields come then, and the chips when there are any. */
const narrowForm = lazyComponent<NarrowFormProps>(
  () =>
    import(/* webpackChunkName: "narrow-form" */ './narrow-form.tsx').then(({ NarrowForm }) => NarrowForm),
  reportFailure,
);
const narrowChips = lazyComponent<NarrowProps>(
  () =>
    import(/* webpackChunkName: "narrow-chips" */ './narrow-chips.tsx').then(
      ({ NarrowChips }) => NarrowChips,
    ),
  reportFailure,
);

/** Narrows a list to a client, a contact, sums and deliveries; on phones in a sheet, with chips to take each of them off. */
export function NarrowChoice(props: NarrowProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const { idClient, contact, totalFrom, totalTo, delivery, deliveryFrom, deliveryTo } = props.filters;
  const count = [
    idClient !== null,
    contact !== '',
    totalFrom !== null || totalTo !== null,
    delivery !== null,
    deliveryFrom !== null || deliveryTo !== null,
  ].filter(Boolean).length;
  const name = count === 0 ? t('narrow.open') : t('narrow.some', { count });
  return (
    <>
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
      {count === 0 ? null : (
        <div className={styles.chips}>
          <LazyPlace lazy={narrowChips} props={props} height={32} />
        </div>
      )}
    </>
  );
}
