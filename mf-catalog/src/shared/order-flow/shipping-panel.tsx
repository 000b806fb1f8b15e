import type { listShippingAddresses, ShippingAddress, SuccessOf } from '@vitis/contracts';
import { addressLine, formatPhone } from '@vitis/domain';
import { reportFailure } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { NEW_ADDRESS } from '@vitis/portal/company';
import { LazyPlace } from '@vitis/portal/documents';
import { Button, lazyComponent, Notice, Panel, RadioGroup, Skeleton, SkeletonGroup, Tag } from '@vitis/ui';
import type { ApplicationForm } from './order-fields.ts';
import styles from './shipping-panel.module.scss';

interface ShippingPanelProps {
  addresses: Loaded<SuccessOf<typeof listShippingAddresses>>;
  form: ApplicationForm;
  /** Whether another address may be typed. */
  takesNew?: boolean;
}

// Most orders go to an address that is kept: fields and search come when they are wanted.
const newAddress = lazyComponent<{ form: ApplicationForm }>(
  () =>
    import(/* webpackChunkName: "new-address" */ './new-address.tsx').then(({ NewAddress }) => NewAddress),
  reportFailure,
);

/** Where the wines go: one of the saved addresses, or a new one. */
export function ShippingPanel({ addresses, form, takesNew = true }: ShippingPanelProps) {
  const { t } = useTranslation('mf-catalog');
  const chosen = form.form.watch('address');
  const saved = addresses.data?._embedded.items ?? [];
  const hasFailed = addresses.status === 'failed';
  const isAwaited = addresses.status === 'loading';

  return (
    <Panel title={t('order.address')}>
      {isAwaited ? (
        <SkeletonGroup label={t('order.addressesLoading')}>
          <Skeleton height={88} shape="block" />
        </SkeletonGroup>
      ) : null}
      {hasFailed ? (
        <Notice
          tone="careful"
          className={styles.notice}
          action={
            <Button size="small" loading={addresses.isRefreshing} onClick={addresses.refresh}>
              {t('failure.retry')}
            </Button>
          }
        >
          {t(takesNew ? 'order.addressesFailed' : 'order.addressesMissing')}
        </Notice>
      ) : null}
      {isAwaited ? null : (
        <>
          {saved.length > 0 || (hasFailed && takesNew) ? (
            <RadioGroup
              {...form.form.register('address')}
              // Left while none of these is checked, the form would forget one that did not come.
              onBlur={undefined}
              error={form.errorOf('address')}
              label={t('order.address')}
              labelHidden
              layout="cards"
              value={chosen}
              options={[
                ...saved.map((address) => ({
                  value: String(address.id),
                  label: <AddressName address={address} />,
                  hint: <AddressLines address={address} />,
                })),
                ...(takesNew ? [{ value: NEW_ADDRESS, label: <b>{t('order.newAddress')}</b> }] : []),
              ]}
            />
          ) : null}
          {chosen === NEW_ADDRESS ? <LazyPlace lazy={newAddress} props={{ form }} height={420} /> : null}
        </>
      )}
    </Panel>
  );
}

function AddressName({ address }: { address: ShippingAddress }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <span className={styles.addressName}>
      <b>{address.name}</b>
      {address.isDefault ? <Tag soft>{t('order.defaultAddress')}</Tag> : null}
    </span>
  );
}

function AddressLines({ address }: { address: ShippingAddress }) {
  return (
    <span className={styles.addressLines}>
      <span>{addressLine(address)}</span>
      <span>
        {address.fullName} · {formatPhone(address.mobile)}
      </span>
      {address.message ? <span>{address.message}</span> : null}
    </span>
  );
}
