import { getClient } from '@vitis/contracts';
import { NOT_NARROWED } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import type { NarrowProps } from '@vitis/portal/list';
import { Button, closeIcon, IconButton, NumberInput, TextInput } from '@vitis/ui';
import { type FormEvent, useState } from 'react';
import { ClientChoice } from './client-choice.tsx';
import styles from './narrow.module.scss';

export interface NarrowFormProps extends NarrowProps {
  close: () => void;
}

/** The fields that narrow a list to a client, a contact and sums; Enter applies them. */
export function NarrowForm({ filters, change, close }: NarrowFormProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const [idClient, setIdClient] = useState(filters.idClient);
  const [contact, setContact] = useState(filters.contact);
  const [totalFrom, setTotalFrom] = useState(filters.totalFrom);
  const [totalTo, setTotalTo] = useState(filters.totalTo);
  const client = useEndpoint(getClient, idClient === null ? null : { params: { id: idClient } });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const isTurned = totalFrom !== null && totalTo !== null && totalFrom > totalTo;
    change({
      idClient,
      contact: contact.trim(),
      totalFrom: isTurned ? totalTo : totalFrom,
      totalTo: isTurned ? totalFrom : totalTo,
    });
    close();
  };
  return (
    <form className={styles.form} onSubmit={apply}>
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
        maxLength={100}
        autoComplete="off"
        value={contact}
        onChange={({ currentTarget }) => setContact(currentTarget.value)}
      />
      <div className={styles.sums}>
        <NumberInput label={t('narrow.totalFrom')} value={totalFrom} onValueChange={setTotalFrom} />
        <NumberInput label={t('narrow.totalTo')} value={totalTo} onValueChange={setTotalTo} />
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            const { idClient: none, contact: nobody, totalFrom: least, totalTo: most } = NOT_NARROWED;
            change({ idClient: none, contact: nobody, totalFrom: least, totalTo: most });
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
