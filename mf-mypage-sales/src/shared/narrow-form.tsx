import { DELIVERY_STATUSES, getClient, SEARCH_WORDS_LIMIT } from '@vitis/contracts';
import { isDay, NOT_NARROWED, statusLabel } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DayField, useFirstErrorFocus } from '@vitis/portal/forms';
import type { NarrowProps } from '@vitis/portal/list';
import { Button, closeIcon, focusUnread, IconButton, NumberInput, Select, TextInput } from '@vitis/ui';
import { type FormEvent, useState } from 'react';
import { ClientChoice } from './client-choice.tsx';
import styles from './narrow.module.scss';

export interface NarrowFormProps extends NarrowProps {
  close: () => void;
}

/** The earlier one first, whichever was typed as such; null where none is. */
function daysInOrder(from: string, to: string) {
  const [first, last] = from !== '' && to !== '' && from > to ? [to, from] : [from, to];
  return { deliveryFrom: first || null, deliveryTo: last || null };
}

/** The fields that narrow a list to a client, a contact, sums and deliveries; Enter applies them. */
export function NarrowForm({ filters, byDelivery, change, close }: NarrowFormProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const [idClient, setIdClient] = useState(filters.idClient);
  const [contact, setContact] = useState(filters.contact);
  const [totalFrom, setTotalFrom] = useState(filters.totalFrom);
  const [totalTo, setTotalTo] = useState(filters.totalTo);
  const [delivery, setDelivery] = useState(filters.delivery);
  const [from, setFrom] = useState(filters.deliveryFrom ?? '');
  const [to, setTo] = useState(filters.deliveryTo ?? '');
  const [tries, setTries] = useState(0);
  const fields = useFirstErrorFocus(tries);
  const isWrong = (day: string) => day !== '' && !isDay(day);
  const errorOf = (day: string) => (tries > 0 && isWrong(day) ? t('narrow.noDay') : undefined);
  const language = useLanguage();
  const client = useEndpoint(getClient, idClient === null ? null : { params: { id: idClient } });
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusUnread(event.currentTarget)) return;
    setTries(tries + 1);
    if (isWrong(from) || isWrong(to)) return;
    const isTurned = totalFrom !== null && totalTo !== null && totalFrom > totalTo;
    change({
      idClient,
      contact: contact.trim(),
      totalFrom: isTurned ? totalTo : totalFrom,
      totalTo: isTurned ? totalFrom : totalTo,
      ...(byDelivery ? { delivery, ...daysInOrder(from, to) } : {}),
    });
    close();
  };
  return (
    <form ref={fields} className={styles.form} onSubmit={apply}>
      {idClient === null ? (
        <ClientChoice onChoose={({ id }) => setIdClient(id)} />
      ) : (
        <p className={styles.client}>
          <b>{client.data?.clientName ?? `#${idClient}`}</b>
          <IconButton
            size="small"
            icon={closeIcon}
            label={t('narrow.anyClient')}
            onClick={() => setIdClient(null)}
          />
        </p>
      )}
      <TextInput
        label={t('narrow.contact')}
        maxLength={SEARCH_WORDS_LIMIT}
        autoComplete="off"
        value={contact}
        onChange={({ currentTarget }) => setContact(currentTarget.value)}
      />
      <div className={styles.sums}>
        <NumberInput
          label={t('narrow.totalFrom')}
          unreadError={t('portal.common.wholeNumber')}
          value={totalFrom}
          onValueChange={setTotalFrom}
        />
        <NumberInput
          label={t('narrow.totalTo')}
          unreadError={t('portal.common.wholeNumber')}
          value={totalTo}
          onValueChange={setTotalTo}
        />
      </div>
      {byDelivery ? (
        <>
          <Select
            label={t('narrow.delivery')}
            value={delivery ?? ''}
            options={[
              { value: '', label: t('narrow.anyDelivery') },
              ...DELIVERY_STATUSES.map((status) => ({
                value: status as string,
                label: statusLabel('delivery', status, language),
              })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              setDelivery(DELIVERY_STATUSES.find((status) => status === value) ?? null)
            }
          />
          <div className={styles.sums}>
            <DayField
              label={t('narrow.deliveryFrom')}
              value={from}
              error={errorOf(from)}
              onChange={({ currentTarget }) => setFrom(currentTarget.value)}
            />
            <DayField
              label={t('narrow.deliveryTo')}
              value={to}
              error={errorOf(to)}
              onChange={({ currentTarget }) => setTo(currentTarget.value)}
            />
          </div>
        </>
      ) : null}
      <div className={styles.actions}>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            const { dateFrom: _from, dateTo: _to, q: _words, ...none } = NOT_NARROWED;
            change(none);
            close();
          }}
        >
          {t('narrow.clear')}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {t('narrow.apply')}
        </Button>
      </div>
    </form>
  );
}
