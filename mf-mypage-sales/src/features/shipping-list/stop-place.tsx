import type { DeliveryInfo } from '@vitis/contracts';
import { formatHours, formatPhone, streetLine } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, buttonClass, copyIcon, Icon, phoneIcon, pinIcon } from '@vitis/ui';
import { useState } from 'react';
import styles from './shipping-list.module.scss';
import { mapHref, notesOf } from './stops.ts';

/** Where a stop is and whom to call there; the address goes to a map or to the clipboard. */
export function StopPlace({ delivery }: { delivery: DeliveryInfo }) {
  const { shipping, manager } = delivery;
  const { t } = useTranslation('mf-mypage-sales');
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const hours = formatHours(delivery.receiving);
  const address = streetLine(shipping);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('done');
    } catch {
      // Without the right to the clipboard the address can still be marked by hand.
      setCopied('failed');
    }
  };
  return (
    <>
      <address className={styles.place}>
        <p className={styles.address}>{address}</p>
        {hours === null ? null : <p className={styles.hours}>{t('shipping.receives', { hours })}</p>}
        <p className={styles.person}>
          {shipping.fullName} · {formatPhone(shipping.mobile)} · ({shipping.postalCode})
        </p>
        {manager.mobile === null ? null : (
          <p className={styles.person}>
            <a className={styles.manager} href={`tel:${manager.mobile}`}>
              {t('shipping.manager', { name: manager.fullName, phone: formatPhone(manager.mobile) })}
            </a>
          </p>
        )}
      </address>
      {notesOf(delivery).map(({ kind, text }) => (
        <p key={kind} className={styles.message}>
          <b>{t(`shipping.note.${kind}`)}</b> {text}
        </p>
      ))}
      <div className={styles.links}>
        <a className={buttonClass({ size: 'small' })} href={`tel:${shipping.mobile}`}>
          <Icon drawing={phoneIcon} size={16} /> {t('shipping.call')}
        </a>
        <a
          className={buttonClass({ size: 'small' })}
          href={mapHref(shipping.address1)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon drawing={pinIcon} size={16} /> {t('shipping.map')}
        </a>
        <Button size="small" icon={copyIcon} onClick={() => void copy()}>
          {t('shipping.copy')}
        </Button>
        <span role="status" className={styles.copied}>
          {copied === null ? '' : t(copied === 'done' ? 'shipping.copied' : 'shipping.notCopied')}
        </span>
      </div>
    </>
  );
}
