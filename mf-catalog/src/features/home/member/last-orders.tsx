import { documentList } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { LastOrders as Orders } from '@vitis/portal/buying';
import { TextLink } from '@vitis/ui';
import styles from './last-orders.module.scss';

/** The company's last orders, each to be put into the cart again. */
export function LastOrders() {
  const { t } = useTranslation('mf-catalog');
  return (
    <section className={styles.orders}>
      <header className={styles.head}>
        <h2>{t('home.orders.heading')}</h2>
        <span className={styles.hint}>{t('price.withVat')}</span>
        <TextLink href={documentList('orderForm', 'B2B')} variant="quiet" arrow className={styles.more}>
          {t('desk.lists.orders')}
        </TextLink>
      </header>
      <Orders size={3} className={styles.box} />
    </section>
  );
}
