import type { DeliveryInfo, DeliveryStatus } from '@vitis/contracts';
import {
  addressLine,
  deliveryLabel,
  formatBottles,
  formatDay,
  formatPhone,
  lineName,
  MEETS_DRIVER,
  shortTime,
  statusLabel,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DeliveryPhotos, statementPath } from '@vitis/portal/documents';
import { deliveryLineId, LineAnchor, LineTrace, lineId, type TraceStep } from '@vitis/portal/trace';
import { classNames, Icon, pinIcon, Status, Tag, TextLink, truckIcon } from '@vitis/ui';
import type { ReactNode } from 'react';
import { chatAbout, ORDERS_PATH, RECEIPTS_PATH } from '../paths.ts';
import { TONES } from '../tones.ts';
import styles from './delivery.module.scss';
import { ReturnFacts } from './return-facts.tsx';

interface Props {
  delivery: DeliveryInfo;
  /** Says which order it belongs to, and where it goes; the page of that order says so itself. */
  withOrder?: boolean;
  /** Leads to what it wrote to the ledger; the page of that is not led to itself. */
  withReceipt?: boolean;
  /** What the screen has to add. */
  children?: ReactNode;
}

interface Told {
  moment: 'startedAt' | 'completedAt' | null;
  /** Why it was not handed over; of one that was cancelled since, that matters no more. */
  why: boolean;
  /** It has 거래명세서, or will have one. */
  stated: boolean;
}

/** What is told of a delivery in each of its states. */
const TOLD: Readonly<Record<DeliveryStatus, Told>> = {
  READY: { moment: null, why: false, stated: true },
  IN_TRANSIT: { moment: 'startedAt', why: false, stated: true },
  COMPLETED: { moment: 'completedAt', why: false, stated: true },
  FAILED: { moment: null, why: true, stated: false },
  CANCELLED: { moment: null, why: false, stated: false },
};

/** One delivery: how it stands, its day, who brings it, what it brings, and the photos of the end. */
export function DeliveryCard({ delivery, withOrder = false, withReceipt = true, children }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { status, classify, type, driver, orderFormNumber, products, shipping } = delivery;
  const { moment, why, stated } = TOLD[status];
  // What the client gives back has words of its own.
  const isReturn = classify === 'COLLECT';
  const words = isReturn ? 'delivery.return' : type === 'PICKUP' ? 'delivery.pickup' : 'delivery';
  const { idReceipt } = delivery;
  const stepsOf = (idProduct: number): TraceStep[] => [
    ...(orderFormNumber
      ? [
          {
            href: `${ORDERS_PATH}/${orderFormNumber}#${lineId(idProduct)}`,
            label: t('portal.trace.order'),
          },
        ]
      : []),
    ...(withReceipt && idReceipt
      ? [{ href: `${RECEIPTS_PATH}/${idReceipt}#${lineId(idProduct)}`, label: t('portal.trace.ledger') }]
      : []),
  ];

  return (
    <article
      className={classNames(styles.card, withOrder && styles.wide)}
      aria-label={formatDay(delivery.requestDate, language)}
    >
      <header className={styles.cardHead}>
        <Status tone={TONES.delivery[status]}>
          {isReturn ? statusLabel('return', status, language) : deliveryLabel(delivery, language)}
        </Status>
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
            <LineAnchor id={deliveryLineId(delivery.idDeliveryInfo, product.idProduct)}>
              {lineName(product)} <small>{product.specification}</small>
              <LineTrace steps={stepsOf(product.idProduct)} />
            </LineAnchor>
            <b>{formatBottles(product.qty, language)}</b>
          </li>
        ))}
      </ul>
      <div className={styles.facts}>
        <p className={styles.way}>
          <Icon drawing={truckIcon} size={16} />
          {MEETS_DRIVER[type] ? null : <span>{statusLabel('deliveryType', type, language)}</span>}
          {MEETS_DRIVER[type] && driver ? (
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
          ) : null}
          {MEETS_DRIVER[type] && !driver ? (
            <span>{t(isReturn ? 'delivery.return.noDriver' : 'delivery.noDriver')}</span>
          ) : null}
          {moment === null ? null : (
            <span>
              {t(`${words}.${moment}`, {
                at: shortTime(delivery[moment], language) ?? '',
              })}
            </span>
          )}
        </p>
        {delivery.trackingNumber === '' ? null : (
          <p className={styles.way}>
            <span>{t('delivery.tracking', { number: delivery.trackingNumber })}</span>
          </p>
        )}
        {withOrder ? (
          <p className={styles.way}>
            <Icon drawing={pinIcon} size={16} />
            <span>{addressLine(shipping)}</span>
          </p>
        ) : null}
        {why && delivery.failedReason ? (
          <>
            <p className={styles.failed}>
              {t(`${words}.failedReason`, {
                reason: delivery.failedReason,
              })}
            </p>
            <p className={styles.way}>
              <span>{t('delivery.failedNext')}</span>
              <TextLink arrow href={orderFormNumber ? chatAbout(orderFormNumber) : '/chat'}>
                {t('document.chat')}
              </TextLink>
            </p>
          </>
        ) : null}
        {delivery.receivedBy === null ? null : (
          <p className={styles.way}>{t('delivery.receivedBy', { name: delivery.receivedBy })}</p>
        )}
        {delivery.refusedReason === null ? null : (
          <p className={styles.way}>
            {t('delivery.refused', {
              wines: delivery.refused
                .map((wine) => `${lineName(wine)} ${formatBottles(wine.qty, language)}`)
                .join(', '),
              reason: delivery.refusedReason,
            })}
          </p>
        )}
        <DeliveryPhotos images={delivery.images} signature={delivery.signature} />
        {delivery.returnRequest ? <ReturnFacts request={delivery.returnRequest} /> : null}
        {children}
        <p className={classNames(styles.way, styles.papers)}>
          {orderFormNumber && stated ? (
            <TextLink
              arrow
              href={statementPath(`${ORDERS_PATH}/${orderFormNumber}`, delivery.idDeliveryInfo)}
            >
              {t('portal.print.statement')} {delivery.statementNumber ?? t('portal.print.expected')}
            </TextLink>
          ) : null}
          {withReceipt && delivery.idReceipt ? (
            <TextLink arrow href={`${RECEIPTS_PATH}/${delivery.idReceipt}`}>
              {t('delivery.receipt')}
            </TextLink>
          ) : null}
        </p>
      </div>
    </article>
  );
}
