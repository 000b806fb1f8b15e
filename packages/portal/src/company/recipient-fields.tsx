import { listShippingAddresses, type ShippingAddressFields } from '@vitis/contracts';
import { addressLine } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { Button, Notice, Select } from '@vitis/ui';
import { useFormAround } from '../forms/schema-form-context.tsx';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './company.module.scss';
import { PlaceFields } from './place-fields.tsx';
import { KEPT_PLACE, NEW_ADDRESS, NO_PLACE, type PlaceValues } from './place-values.ts';

interface RecipientFieldsProps {
  /** The place that the document has by now. */
  kept?: ShippingAddressFields | null;
}

/** Where the wines are to go (받는 곳), in the form around: left open, a saved address, or one that is typed. */
export function RecipientFields({ kept = null }: RecipientFieldsProps) {
  const { t } = usePortalTexts();
  const { form, field } = useFormAround<PlaceValues & { address: string }>();
  const addresses = useEndpoint(listShippingAddresses, {});
  const chosen = form.watch('address');
  const saved = addresses.data?._embedded.items ?? [];

  return (
    <div className={styles.recipient}>
      {addresses.status === 'failed' ? (
        <Notice
          tone="careful"
          action={
            <Button size="small" loading={addresses.isRefreshing} onClick={addresses.refresh}>
              {t('portal.common.retry')}
            </Button>
          }
        >
          {t('portal.address.savedFailed')}
        </Notice>
      ) : null}
      <Select
        {...field('address')}
        label={t('portal.address.recipient')}
        hint={t('portal.address.recipientHint')}
        value={chosen}
        options={[
          { value: NO_PLACE, label: t('portal.address.open') },
          ...(kept === null ? [] : [{ value: KEPT_PLACE, label: `${kept.fullName} · ${addressLine(kept)}` }]),
          ...saved.map((address) => ({
            value: String(address.id),
            label: `${address.name} · ${addressLine(address)}`,
          })),
          { value: NEW_ADDRESS, label: t('portal.address.typed') },
        ]}
      />
      {chosen === NEW_ADDRESS ? <PlaceFields /> : null}
    </div>
  );
}
