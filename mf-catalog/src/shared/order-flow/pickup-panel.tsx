import { listStores, RECIPIENT_LIMIT, TYPED_PHONE_LIMIT } from '@vitis/contracts';
import { formatDay } from '@vitis/domain';
import { $user, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { NEW_ADDRESS } from '@vitis/portal/company';
import { Notice, Panel, Skeleton, TextInput, TextLink } from '@vitis/ui';
import { useEffect } from 'react';
import { LoadFailure } from '../load-failure.tsx';
import type { ApplicationForm } from './order-fields.ts';
import styles from './pickup-panel.module.scss';
import { type ChosenPickup, orderAddress, pickupAddress } from './pickup-search.ts';

/** In the place of address and day: the store and the hour that were chosen, and who comes. */
export function PickupPanel({
  pickup,
  form: { form, field, errorOf },
  onLeave,
}: {
  pickup: ChosenPickup;
  form: ApplicationForm;
  /** Before another store, day or hour is chosen on a page of its own. */
  onLeave: () => void;
}) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [search] = useSearchParams();
  const { idStore, day, time } = pickup;
  const stores = useEndpoint(listStores, { query: { options: ['PICK_UP'] } });
  const store = stores.data?._embedded.items.find(({ id }) => id === idStore);
  const { setValue, watch, getValues } = form;
  const user = useStore($user);
  const address = watch('address');
  useEffect(() => {
    if (store === undefined) return;
    setValue('address', NEW_ADDRESS);
    setValue('keep', false);
    setValue('postalCode', store.postalCode);
    setValue('address1', store.address);
    setValue('address2', '');
    setValue('dueDate', day);
    if (getValues('fullName') === '' && user) setValue('fullName', user.fullName);
  }, [store, address, day, user, setValue, getValues]);
  const required = { required: true, mark: t('flow.required') };

  return (
    <Panel
      title={t('pickup.title')}
      action={
        <span className={styles.ways}>
          <TextLink href={pickupAddress(search)} onClick={onLeave}>
            {t('pickup.change')}
          </TextLink>
          <TextLink href={orderAddress(search, null)}>{t('pickup.toDelivery')}</TextLink>
        </span>
      }
    >
      {stores.status === 'loading' ? <Skeleton height={64} shape="block" /> : null}
      {stores.status === 'failed' ? (
        <LoadFailure error={stores.error} retry={stores.refresh} busy={stores.isRefreshing} />
      ) : null}
      {stores.data !== undefined && store === undefined ? <p>{t('pickup.noStore')}</p> : null}
      {store === undefined ? null : (
        <p className={styles.what}>
          <b>{store.name}</b>
          <b className={styles.moment}>
            {formatDay(day, language)} {time}
          </b>
          <span>{store.address}</span>
        </p>
      )}
      {errorOf('dueDate') ? (
        <Notice tone="bad" role="alert" className={styles.wrong}>
          {errorOf('dueDate')}
        </Notice>
      ) : null}
      <div className={styles.person}>
        <TextInput
          {...field('fullName')}
          {...required}
          label={t('pickup.person')}
          autoComplete="name"
          maxLength={RECIPIENT_LIMIT}
        />
        <TextInput
          {...field('mobile')}
          {...required}
          label={t('order.field.mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={TYPED_PHONE_LIMIT}
        />
      </div>
    </Panel>
  );
}
