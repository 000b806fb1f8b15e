import type { Store } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { Button, ButtonLink } from '@vitis/ui';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { orderAddress, pickupSearch } from '../../shared/order-flow/pickup-search.ts';
import { NoStores } from './no-stores.tsx';
import styles from './order-pickup.module.scss';
import { PickupPanels } from './pickup-panels.tsx';
import { usePickupForm } from './use-pickup-form.ts';
import { WhatToBring } from './what-to-bring.tsx';

/** Where and when an order that is being written is picked up; leads back to its form. */
export function NewPickup({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const title = t('pickup.title');
  const { form, ...choices } = usePickupForm(stores, { ...pickupSearch(search), hasPerson: false });
  const submit = form.submit(async () => {
    const { idStore, day, time } = form.form.getValues();
    navigate(orderAddress(search, { idStore: Number(idStore), day, time }), { replace: true });
  });

  if (stores.length === 0) return <NoStores title={title} />;
  return (
    <form ref={form.element} noValidate aria-label={title} onSubmit={submit}>
      <FlowPage title={title} note={t('pickup.lead')}>
        <div className={styles.stack}>
          <PickupPanels stores={stores} form={form} {...choices} />
          <WhatToBring />
          <div className={styles.actions}>
            <ButtonLink href={orderAddress(search, null)}>{t('pickup.toDelivery')}</ButtonLink>
            <Button type="submit" variant="primary">
              {t('pickup.choose')}
            </Button>
          </div>
        </div>
      </FlowPage>
    </form>
  );
}
