import { listShippingAddresses, SHIPPING_ADDRESSES_LIMIT, type ShippingAddress } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { Button, EmptyState, Panel, Skeleton, SkeletonGroup, TextLink, truckIcon } from '@vitis/ui';
import { useEffect, useRef, useState } from 'react';
import { CLIENT_INFO_PATH } from '../../shared/own-data/paths.ts';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './addresses.module.scss';

/** The places that the company has its wines sent to, one of them its default. */
export const Screen = defineScreen(AddressesScreen, {
  access: ['B2B'],
  data: () => [request(listShippingAddresses)],
});

/** What is open to be written: another address, or one of these. */
type Open = 'new' | number | null;

function AddressesScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const addresses = useEndpoint(listShippingAddresses, {});
  const [open, setOpen] = useState<Open>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  // The form takes its button away: whoever goes on by keyboard begins at the top of the list.
  useEffect(() => {
    if (wasOpen.current && open === null) title.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const items = addresses.data?._embedded.items ?? [];

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {t('addresses.title')}
        </h1>
        {addresses.status === 'ready' && items.length > 0 && items.length < SHIPPING_ADDRESSES_LIMIT ? (
          <Button variant="primary" disabled={open !== null} onClick={() => setOpen('new')}>
            {t('addresses.add')}
          </Button>
        ) : null}
      </header>
      <p className={styles.lead}>{t('addresses.lead')}</p>
      {addresses.status === 'loading' ? (
        <SkeletonGroup className={styles.list} label={t('portal.common.loading')}>
          <Skeleton shape="block" height={164} />
          <Skeleton shape="block" height={164} />
        </SkeletonGroup>
      ) : null}
      {addresses.status === 'failed' ? <LoadFailure title={t('addresses.failed')} load={addresses} /> : null}
      {addresses.status === 'ready' ? <Addresses {...{ items, open, setOpen }} /> : null}
      <TextLink href={CLIENT_INFO_PATH}>{t('addresses.toClient')}</TextLink>
    </div>
  );
}

interface AddressesProps {
  items: readonly ShippingAddress[];
  open: Open;
  setOpen: (open: Open) => void;
}

function Addresses({ items, open, setOpen }: AddressesProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const close = () => setOpen(null);
  return (
    <>
      {open === 'new' ? (
        <Panel title={t('addresses.add')}>
          <AddressForm onClose={close} />
        </Panel>
      ) : null}
      {items.length === 0 && open === null ? (
        <EmptyState
          icon={truckIcon}
          title={t('addresses.none')}
          message={t('addresses.noneText')}
          action={
            <Button variant="primary" onClick={() => setOpen('new')}>
              {t('addresses.add')}
            </Button>
          }
        />
      ) : null}
      <ul className={styles.list} aria-label={t('addresses.title')}>
        {items.map((address) => (
          <li key={address.id}>
            {open === address.id ? (
              <Panel title={t('addresses.editOf', { name: address.name })}>
                <AddressForm address={address} onClose={close} />
              </Panel>
            ) : (
              <AddressCard address={address} isLocked={open !== null} onEdit={() => setOpen(address.id)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
