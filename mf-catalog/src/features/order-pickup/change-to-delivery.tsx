import { changeOrderDelivery, getOrderForm, listShippingAddresses, type OrderForm } from '@vitis/contracts';
import { documentAddress, seoulDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { useSettledCommand } from '@vitis/portal/commands';
import { chosenPlace } from '@vitis/portal/company';
import { useSchemaForm } from '@vitis/portal/forms';
import { Button, ButtonLink, EmptyState, Notice, pinIcon } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import { DueDatePanel } from '../../shared/order-flow/due-date-panel.tsx';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import {
  type ApplicationForm,
  emptyFields,
  fieldOf,
  orderRules,
  postalCodeOf,
} from '../../shared/order-flow/order-fields.ts';
import { ShippingPanel } from '../../shared/order-flow/shipping-panel.tsx';
import { useDeliveryDays } from '../../shared/use-delivery-days.ts';
import { OpenProposal } from './open-proposal.tsx';
import styles from './order-pickup.module.scss';
import { useSeenVersion } from './use-seen-version.ts';

interface Props {
  order: OrderForm;
  onClose: () => void;
}

/** Has an order brought that was to be picked up: to one of the saved addresses, on a day that can be kept. */
export function ChangeToDelivery({ order, onClose }: Props) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const { orderFormNumber: number } = order;
  const { version, seeNewest } = useSeenVersion(order.version);
  const title = t('pickup.toDelivery');
  const addresses = useEndpoint(listShippingAddresses, {});
  const saved = addresses.data?._embedded.items ?? [];
  const kept = useRef<readonly string[] | undefined>(undefined);
  const form: ApplicationForm = useSchemaForm({
    // Until the days are known the provider has the last word.
    schema: (fields) =>
      orderRules(fields, { earliest: seoulDay(serverNow()) }, (day) => kept.current?.includes(day) ?? true),
    start: emptyFields,
    labels: (code) => t(`flow.error.${code}`, t('flow.error.OTHER')),
  });
  const { clearErrors, getValues, setValue, trigger, watch } = form.form;
  const days = useDeliveryDays(postalCodeOf(watch(), saved));
  const open = days.data?.days;
  useEffect(() => {
    kept.current = open;
    if (open !== undefined && getValues('dueDate') !== '') void trigger('dueDate');
  }, [open, getValues, trigger]);
  // The default one stands first, until the person chooses one that is there.
  const first = saved[0]?.id;
  const chosen = watch('address');
  const isThere = saved.some(({ id }) => String(id) === chosen);
  useEffect(() => {
    if (isThere) clearErrors('address');
    else if (first !== undefined) setValue('address', String(first));
  }, [isThere, first, setValue, clearErrors]);

  const command = useSettledCommand(changeOrderDelivery, {
    refreshes: [getOrderForm],
    tells: ['refused'],
    fields: (field) => form.hasField(fieldOf(field, getValues())),
    onDone: () => void navigate(documentAddress('orderForm', 'B2B', number)),
  });
  const submit = form.submit(async () => {
    const shipping = chosenPlace(getValues(), saved);
    if (shipping === undefined) return form.showErrors({ address: t('flow.error.REQUIRED') });
    const body = { shipping, dueDate: getValues('dueDate') };
    const outcome = await command.run({ params: { number }, body }, { version });
    if (outcome.kind === 'refused') form.showErrors(outcome.fields);
    if (outcome.kind === 'stale') seeNewest();
  });

  if (addresses.status === 'ready' && first === undefined) {
    return (
      <FlowPage title={title} note={number}>
        <EmptyState
          icon={pinIcon}
          title={t('pickup.noAddress')}
          message={t('pickup.noAddressText')}
          action={
            <ButtonLink variant="primary" href="/mypage/client-info/addresses">
              {t('pickup.toAddresses')}
            </ButtonLink>
          }
        />
      </FlowPage>
    );
  }
  return (
    <form ref={form.element} noValidate aria-label={title} onSubmit={submit}>
      <FlowPage title={title} note={number}>
        <div className={styles.stack}>
          <OpenProposal order={order} />
          <Notice>{t('pickup.insteadOfPickup')}</Notice>
          {command.refusal ? (
            <Notice tone="bad" role="alert" title={t('flow.refused')}>
              {command.refusal.message}
            </Notice>
          ) : null}
          <ShippingPanel addresses={addresses} form={form} takesNew={false} />
          <DueDatePanel form={form} days={days} />
          <div className={styles.actions}>
            <Button onClick={onClose}>{t('portal.common.cancel')}</Button>
            <Button type="submit" variant="primary" loading={command.busy}>
              {t('pickup.saveDelivery')}
            </Button>
          </div>
        </div>
      </FlowPage>
    </form>
  );
}
