import type { DeliveryInfo } from '@vitis/contracts';
import { addressLine, formatBottles, formatDay, formatPhone, shortTime, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { classNames, Icon, pinIcon, Status, Tag, TextLink, truckIcon } from '@vitis/ui';
import { ORDERS_PATH } from '../paths.ts';
import { TONES } from '../tones.ts';
import styles from './delivery.module.scss';
import { DeliveryPhotos } from './delivery-photos.tsx';

interface Props {
  delivery: DeliveryInfo;
  /** Says which order it belongs to, and where it goes; the page of that order says so itself. */
  withOrder?: boolean;
}

/** One delivery: how it stands, its day, who brings it, what it brings, and the photos of the end. */
export function DeliveryCard({ delivery, withOrder = false }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { status, classify, type, driver, orderFormNumber, products, shipping } = delivery;
  const moment =
    status === 'COMPLETED'
      ? t('delivery.completedAt', { at: shortTime(delivery.completedAt, language) ?? '' })
      : status === 'IN_TRANSIT'
        ? t('delivery.startedAt', { at: shortTime(delivery.startedAt, language) ?? '' })
        : null;

  return (
    <article
      className={classNames(styles.card, withOrder && styles.wide)}
      aria-label={formatDay(delivery.requestDate, language)}
    >
      <header className={styles.cardHead}>
        <Status tone={TONES.delivery[status]}>{statusLabel('delivery', status, language)}</Status>
        <time className={styles.day} dateTime={delivery.requestDate}>
          {formatDay(delivery.requestDate, language)}
        </time>
        <span className={styles.kind}>
          {statusLabel('deliveryType', type, language)}
          {classify === 'SUPPLY' ? null : (
            <Tag soft tone="careful">
              {statusLabel('deliveryClassify', classify, language)}
            </Tag>
          )}
        </span>
        {withOrder && orderFormNumber ? (
          <TextLink className={styles.order} arrow href={`${ORDERS_PATH}/${orderFormNumber}`}>
            {orderFormNumber}
          </TextLink>
        ) : null}
      </header>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.idProduct}>
            <span>
              {product.productName} <small>{product.specification}</small>
            </span>
            <b>{formatBottles(product.qty, language)}</b>
          </li>
        ))}
      </ul>
      <div className={styles.facts}>
        <p className={styles.way}>
          <Icon drawing={truckIcon} size={16} />
          {driver ? (
            <span>
              {t('delivery.driver', { name: driver.fullName })}
              {driver.mobile ? (
                <>
                  {' · '}
                  <a className={styles.call} href={`tel:${driver.mobile}`}>
                    {formatPhone(driver.mobile)}
                  </a>
                </>
              ) : null}
            </span>
          ) : (
            <span>{t('delivery.noDriver')}</span>
          )}
          {moment ? <span>{moment}</span> : null}
        </p>
        {withOrder ? (
          <p className={styles.way}>
            <Icon drawing={pinIcon} size={16} />
            <span>{addressLine(shipping)}</span>
          </p>
        ) : null}
        {status === 'FAILED' && delivery.failedReason ? (
          <p className={styles.failed}>{t('delivery.failedReason', { reason: delivery.failedReason })}</p>
        ) : null}
        <DeliveryPhotos images={delivery.images} />
      </div>
    </article>
  );
}
