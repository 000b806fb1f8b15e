import type { OrderForm } from '@vitis/contracts';
import {
  addressLine,
  awaitsStock,
  documentAddress,
  documentTones,
  formatDay,
  formatMoney,
  formatPhone,
  formatTime,
  statusLabel,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import {
  ButtonLink,
  DescriptionList,
  Icon,
  Notice,
  Panel,
  StateSteps,
  Status,
  successIcon,
  TextLink,
} from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { documentLine, OrderLines } from '../../shared/order-flow/order-lines.tsx';
import { Sums } from '../../shared/order-flow/sums.tsx';
import styles from './order-complete.module.scss';
import { stepsOf } from './steps.ts';

const TONES = documentTones('buyer').orderForm;

/** Number, state, place, day and sum of an order, and what happens next. */
export function PlacedOrder({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { shipping, status } = order;

  return (
    <CatalogPage className={styles.page}>
      <header className={styles.head}>
        <Icon className={styles.mark} drawing={successIcon} size={44} />
        <h1>{t('complete.title')}</h1>
        <p className={styles.number}>{order.orderFormNumber}</p>
        <p>
          {order.managerName === null
            ? t('complete.textPlain')
            : t('complete.text', { name: order.managerName })}
        </p>
        <div className={styles.ways}>
          <ButtonLink variant="primary" href={documentAddress('orderForm', 'B2B', order.orderFormNumber)}>
            {t('complete.toOrder')}
          </ButtonLink>
          <ButtonLink href={`/order/payment?order=${order.orderFormNumber}`}>{t('payment.entry')}</ButtonLink>
          <ButtonLink href="/product">{t('complete.goOn')}</ButtonLink>
          <ButtonLink variant="quiet" href={`/order/subscribe?order=${order.orderFormNumber}`}>
            {t('subscribe.entry')}
          </ButtonLink>
        </div>
      </header>
      {awaitsStock(order) ? (
        <Notice tone="careful" title={t('complete.stockOpen')}>
          {t('complete.stockOpenText')}
        </Notice>
      ) : null}
      <Panel title={t('complete.next')}>
        <StateSteps
          label={t('complete.next')}
          steps={stepsOf(status).map(({ id, state }) => ({
            id,
            state,
            label: statusLabel('orderForm', id, language),
            note: t(`complete.step.${id}`),
          }))}
        />
      </Panel>
      <div className={styles.columns}>
        <Panel title={t('complete.order')}>
          <DescriptionList
            items={[
              {
                id: 'status',
                term: t('complete.status'),
                detail: <Status tone={TONES[status]}>{statusLabel('orderForm', status, language)}</Status>,
              },
              {
                id: 'requested',
                term: t('complete.requestedAt'),
                detail: formatTime(new Date(order.requestedAt), language),
              },
              ...(order.estimateNumber === null
                ? []
                : [{ id: 'estimate', term: t('complete.estimate'), detail: order.estimateNumber }]),
              {
                id: 'due',
                term: t('order.due.title'),
                detail: order.dueDate === null ? '–' : formatDay(order.dueDate, language),
              },
              {
                id: 'address',
                term: t(order.pickup ? 'pickup.title' : 'order.address'),
                detail: (
                  <>
                    {addressLine(shipping)}
                    <br />
                    {shipping.fullName} · {formatPhone(shipping.mobile)}
                    {order.pickup ? (
                      <>
                        <br />
                        <TextLink href={`/order/pickup?order=${order.orderFormNumber}`}>
                          {t('pickup.bring.title')}
                        </TextLink>
                      </>
                    ) : null}
                    {shipping.message ? (
                      <>
                        <br />
                        {shipping.message}
                      </>
                    ) : null}
                  </>
                ),
              },
              ...(order.requestMessage === ''
                ? []
                : [
                    {
                      id: 'message',
                      term: t('flow.message'),
                      detail: <span className={styles.message}>{order.requestMessage}</span>,
                    },
                  ]),
            ]}
          />
        </Panel>
        <Panel title={t('flow.sum')} className={styles.sum}>
          <Sums supply={order.supply} tax={order.tax} total={order.total} />
          {order.coupon ? (
            <p>
              {t('coupon.used')} −{formatMoney(order.coupon.total, language)} ({t('coupon.afterwards')})
            </p>
          ) : null}
        </Panel>
      </div>
      <OrderLines lines={order.products.map(documentLine)} />
    </CatalogPage>
  );
}
