import type { Estimate, OrderForm } from '@vitis/contracts';
import { clientAddress, formatBottles, formatMonthDay, formatNumber, formatPhone } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TextLink } from '@vitis/ui';
import type { ReactNode } from 'react';
import { ClientCredits } from './client-credit.tsx';
import styles from './document-in-hand.module.scss';
import { useClientPrices } from './use-client-prices.ts';

interface Props {
  document: Pick<
    Estimate | OrderForm,
    'idClient' | 'clientName' | 'clientFullName' | 'clientMobile' | 'requestMessage' | 'products' | 'total'
  >;
  /** Beside the client's person: its state, its day. */
  state: ReactNode;
  /** What would come beside what is ordered: an estimate that is answered. */
  cart?: { label: string; total: number } | undefined;
  /** Where it goes. */
  place?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** A document beside its list: who asks, what of their credit is left, what is asked for and what they paid for it last. */
export function DocumentInHand({ document, state, cart, place, children }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { idClient, clientName, clientFullName, clientMobile, products, requestMessage, total } = document;
  const prices = useClientPrices(
    idClient,
    products.map(({ idProduct }) => idProduct),
  );
  /** What is there of a wine, and what the client paid for it last; "" while it is not known. */
  const known = (idProduct: number): string => {
    const price = prices.get(idProduct);
    if (price === undefined) return '';
    const { stock, lastPurchase } = price;
    return [
      stock === 0 ? t('regist.noStock') : t('answer.stock', { qty: formatBottles(stock, language) }),
      lastPurchase === null
        ? t('hand.first')
        : t('answer.bought', {
            price: formatNumber(lastPurchase.price, language),
            day: formatMonthDay(lastPurchase.date),
          }),
    ].join(' · ');
  };
  return (
    <>
      <div>
        <h2>
          <TextLink href={clientAddress(idClient)}>{clientName}</TextLink>
        </h2>
        <p className={styles.person}>
          {clientFullName}
          {clientMobile ? (
            <>
              {' · '}
              <a className={styles.reach} href={`tel:${clientMobile}`}>
                {formatPhone(clientMobile)}
              </a>
            </>
          ) : null}
        </p>
        <p className={styles.person}>{state}</p>
        {place ? <p className={styles.person}>{place}</p> : null}
      </div>
      <section className={styles.credit}>
        <ClientCredits idClients={[idClient]} cart={cart} />
      </section>
      {requestMessage === '' ? null : (
        <section>
          <h3>{t('hand.wish')}</h3>
          <p className={styles.wish}>{requestMessage}</p>
        </section>
      )}
      <section>
        <h3>{t('hand.lines')}</h3>
        <ul className={styles.lines}>
          {products.map(({ position, idProduct, productName, qty, unitPrice }) => {
            const isShort = (prices.get(idProduct)?.stock ?? qty) < qty;
            return (
              <li key={position}>
                <b>{productName}</b>
                <span className={styles.figure}>{formatBottles(qty, language)}</span>
                <span className={styles.figure}>{formatNumber(unitPrice, language)}</span>
                <small className={isShort ? styles.short : undefined}>{known(idProduct)}</small>
              </li>
            );
          })}
        </ul>
        <p className={styles.total}>
          {t('portal.list.total')} <b>{formatNumber(total, language)}</b>
        </p>
      </section>
      <div className={styles.steps}>{children}</div>
    </>
  );
}
