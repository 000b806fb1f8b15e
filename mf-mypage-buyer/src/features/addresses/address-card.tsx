import {
  changeShippingAddress,
  deleteShippingAddress,
  listShippingAddresses,
  type ShippingAddress,
} from '@vitis/contracts';
import { addressLine, formatPhone } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { Button, Tag } from '@vitis/ui';
import styles from './addresses.module.scss';

interface Props {
  address: ShippingAddress;
  /** Another one is being written: what is typed there is not to be lost by a press here. */
  isLocked: boolean;
  onEdit: () => void;
}

const refreshes = [listShippingAddresses];

/** A place, who receives there, and what can be done with it. */
export function AddressCard({ address, isLocked, onEdit }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { id, name, fullName, mobile, message, isDefault } = address;
  const change = useSettledCommand(changeShippingAddress, { refreshes });
  const remove = useSettledCommand(deleteShippingAddress, { refreshes });
  const busy = change.busy || remove.busy || isLocked;
  const makeDefault = () => {
    const { id: _id, ...body } = address;
    return change.run({ params: { id }, body: { ...body, isDefault: true } });
  };
  const askAndRemove = async () => {
    const agrees = await confirm(
      t(isDefault ? 'addresses.removeDefaultText' : 'addresses.removeText', { name }),
      {
        accept: t('addresses.remove'),
      },
    );
    if (agrees) await remove.run({ params: { id } });
  };
  return (
    <article className={styles.card} aria-label={name}>
      <h2 className={styles.name}>
        {name}
        {isDefault ? (
          <Tag tone="wine" soft>
            {t('addresses.default')}
          </Tag>
        ) : null}
      </h2>
      <p>{addressLine(address)}</p>
      <p className={styles.receiver}>
        {fullName} · {formatPhone(mobile)}
      </p>
      {message ? <p className={styles.message}>{message}</p> : null}
      <div className={styles.actions}>
        <Button size="small" disabled={busy} onClick={onEdit} aria-label={t('addresses.editOf', { name })}>
          {t('addresses.edit')}
        </Button>
        {isDefault ? null : (
          <Button
            size="small"
            disabled={busy}
            onClick={() => void makeDefault()}
            aria-label={t('addresses.makeDefaultOf', { name })}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          disabled={busy}
          onClick={() => void askAndRemove()}
          aria-label={t('addresses.removeOf', { name })}
        >
          {t('addresses.remove')}
        </Button>
      </div>
    </article>
  );
}
