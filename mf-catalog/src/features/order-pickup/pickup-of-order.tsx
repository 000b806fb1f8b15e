import {
  changeOrderPickup,
  getOrderForm,
  type OrderForm,
  RECIPIENT_LIMIT,
  type Store,
  TYPED_PHONE_LIMIT,
} from '@vitis/contracts';
import { documentAddress, formatDay, formatPhone, ORDER_FORM_TRAITS } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import {
  Button,
  ButtonLink,
  boxIcon,
  DescriptionList,
  EmptyState,
  Notice,
  Panel,
  TextInput,
} from '@vitis/ui';
import { useState } from 'react';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { MapLinks } from '../../shared/places/map-links.tsx';
import { ChangeToDelivery } from './change-to-delivery.tsx';
import { NoStores } from './no-stores.tsx';
import { OpenProposal } from './open-proposal.tsx';
import styles from './order-pickup.module.scss';
import { PickupPanels } from './pickup-panels.tsx';
import { usePickupForm } from './use-pickup-form.ts';
import { useSeenVersion } from './use-seen-version.ts';
import { WhatToBring } from './what-to-bring.tsx';

interface Props {
  order: OrderForm;
  stores: readonly Store[];
}

/** Where and when an order is picked up; to be changed until sales have confirmed it. */
export function PickupOfOrder({ order, stores }: Props) {
  const { t } = useTranslation('mf-catalog');
  const { orderFormNumber: number, pickup, status } = order;
  const title = t('pickup.title');
  const canChange = ORDER_FORM_TRAITS[status].awaitsAnswer;
  const [changing, setChanging] = useState<'pickup' | 'delivery' | null>(null);

  if (canChange && changing === 'delivery') {
    return <ChangeToDelivery order={order} onClose={() => setChanging(null)} />;
  }
  // Settled while a form is open: what was agreed holds.
  if (pickup !== null && (changing === null || !canChange)) {
    return (
      <FlowPage title={title} note={number}>
        <div className={styles.stack}>
          <OpenProposal order={order} />
          <KnownPickup order={order} stores={stores} />
          <WhatToBring />
          <div className={styles.actions}>
            {canChange ? (
              <>
                <Button onClick={() => setChanging('delivery')}>{t('pickup.toDelivery')}</Button>
                <Button onClick={() => setChanging('pickup')}>{t('pickup.change')}</Button>
              </>
            ) : null}
            <ToOrder number={number} />
          </div>
        </div>
      </FlowPage>
    );
  }
  if (!canChange) {
    return (
      <FlowPage title={title} note={number}>
        <div className={styles.stack}>
          <EmptyState
            icon={boxIcon}
            title={t('pickup.settled')}
            message={t('pickup.settledText')}
            action={<ToOrder number={number} />}
          />
        </div>
      </FlowPage>
    );
  }
  if (stores.length === 0) return <NoStores title={title} />;
  return <ChangePickup order={order} stores={stores} onDone={() => setChanging(null)} />;
}

function ToOrder({ number }: { number: string }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <ButtonLink variant="primary" href={documentAddress('orderForm', 'B2B', number)}>
      {t('complete.toOrder')}
    </ButtonLink>
  );
}

function KnownPickup({ order, stores }: Props) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { pickup, dueDate, shipping } = order;
  if (pickup === null || pickup === undefined) return null;
  // In the reader's language, unless the store is no longer one that hands out wines.
  const { name, address, phone, note, ...rest } = {
    longitude: null,
    latitude: null,
    ...pickup,
    ...stores.find(({ id }) => id === pickup.idStore),
  };
  return (
    <Panel title={name} action={<MapLinks {...rest} name={name} address={address} />}>
      <p className={styles.moment}>
        {dueDate === null ? null : formatDay(dueDate, language)} {pickup.time}
      </p>
      <DescriptionList
        items={[
          { id: 'address', term: t('pickup.address'), detail: address },
          ...(phone === ''
            ? []
            : [
                {
                  id: 'phone',
                  term: t('place.phone'),
                  detail: <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
                },
              ]),
          {
            id: 'person',
            term: t('pickup.person'),
            detail: `${shipping.fullName} · ${formatPhone(shipping.mobile)}`,
          },
          ...(note === null ? [] : [{ id: 'note', term: t('pickup.note'), detail: note }]),
        ]}
      />
    </Panel>
  );
}

function ChangePickup({ order, stores, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation('mf-catalog');
  const { orderFormNumber: number, shipping, pickup, dueDate } = order;
  const { version, seeNewest } = useSeenVersion(order.version);
  const title = t('pickup.title');
  const { form, ...choices } = usePickupForm(stores, {
    hasPerson: true,
    fullName: shipping.fullName,
    mobile: formatPhone(shipping.mobile),
    ...(pickup ? { idStore: pickup.idStore, time: pickup.time, day: dueDate ?? '' } : {}),
  });
  const command = useSettledCommand(changeOrderPickup, {
    refreshes: [getOrderForm],
    tells: ['refused'],
    fields: form.hasField,
  });
  const submit = form.submit(async () => {
    const { idStore, day, time, fullName, mobile } = form.form.getValues();
    const body = { idStore: Number(idStore), day, time, fullName, mobile };
    const outcome = await command.run({ params: { number }, body }, { version });
    if (outcome.kind === 'refused') form.showErrors(outcome.fields);
    if (outcome.kind === 'stale') seeNewest();
    // By now the order was asked for again: the next change begins with what came.
    if (outcome.kind === 'done') onDone();
  });
  const required = { required: true, mark: t('flow.required') };

  return (
    <form ref={form.element} noValidate aria-label={title} onSubmit={submit}>
      <FlowPage title={title} note={number}>
        <div className={styles.stack}>
          <OpenProposal order={order} />
          {pickup ? null : <Notice>{t('pickup.instead')}</Notice>}
          {command.refusal ? (
            <Notice tone="bad" role="alert" title={t('flow.refused')}>
              {command.refusal.message}
            </Notice>
          ) : null}
          <PickupPanels stores={stores} form={form} {...choices} />
          <Panel title={t('pickup.person')}>
            <div className={styles.when}>
              <TextInput
                {...form.field('fullName')}
                {...required}
                label={t('order.field.fullName')}
                autoComplete="name"
                maxLength={RECIPIENT_LIMIT}
              />
              <TextInput
                {...form.field('mobile')}
                {...required}
                label={t('order.field.mobile')}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={TYPED_PHONE_LIMIT}
              />
            </div>
          </Panel>
          <WhatToBring />
          <div className={styles.actions}>
            <ButtonLink href={documentAddress('orderForm', 'B2B', number)}>
              {t('complete.toOrder')}
            </ButtonLink>
            <Button type="submit" variant="primary" loading={command.busy}>
              {t('pickup.save')}
            </Button>
          </div>
        </div>
      </FlowPage>
    </form>
  );
}
