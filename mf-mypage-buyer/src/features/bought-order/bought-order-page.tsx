import type { OrderDetail } from '@vitis/contracts';
import { formatMoney, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DetailPage } from '@vitis/portal/detail';
import { ButtonLink, type Description, DescriptionList, Panel, Status, TextLink } from '@vitis/ui';
import { DocumentColumns, DocumentHead } from '@vitis/ui/documents';
import { DeliveriesPanel } from '../../shared/delivery/deliveries-panel.tsx';
import { DeliveryCard } from '../../shared/delivery/delivery-card.tsx';
import { CASH_PATH, ESTIMATES_PATH, ORDERS_PATH, returnOf } from '../../shared/paths.ts';
import { OrderReceipts } from '../../shared/receipts/order-receipts.tsx';
import { TONES } from '../../shared/tones.ts';
import styles from './bought-order.module.scss';
import { OrderedWines } from './ordered-wines.tsx';

/** What of an order was handed over, what goes back and what that takes off, each with the way on. */
export function BoughtOrderPage({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { orderFormNumber, stage, wines, returns, deliveries } = order;
  const isReturnable = wines.some(({ returnableQty }) => returnableQty > 0);
  return (
    <DetailPage>
      <DocumentHead
        number={orderFormNumber}
        state={<Status tone={TONES.orderStage[stage]}>{statusLabel('orderStage', stage, language)}</Status>}
        actions={
          isReturnable ? (
            <ButtonLink variant="primary" href={returnOf(orderFormNumber)}>
              {t('boughtOrder.return')}
            </ButtonLink>
          ) : null
        }
      />
      <DocumentColumns
        main={
          <>
            {returns.length > 0 ? (
              <Panel title={t('boughtOrder.returns')}>
                {returns.map((each) => (
                  <DeliveryCard key={each.idDeliveryInfo} delivery={each}>
                    {each.credited === null ? null : (
                      <p className={styles.credited}>
                        {t('boughtOrder.credited', { amount: formatMoney(each.credited, language) })}
                      </p>
                    )}
                  </DeliveryCard>
                ))}
              </Panel>
            ) : null}
            <OrderedWines wines={wines} />
            <DeliveriesPanel deliveries={deliveries} />
            <OrderReceipts number={orderFormNumber} />
          </>
        }
        aside={<Way order={order} />}
      />
    </DetailPage>
  );
}

/** The documents around it. */
function Way({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { estimateNumber, orderFormNumber, total } = order;
  const link = (href: string, text: string) => (
    <TextLink arrow href={href}>
      {text}
    </TextLink>
  );
  const items: Description[] = [
    ...(estimateNumber === null
      ? []
      : [
          {
            id: 'estimate',
            term: t('receipt.way.estimate'),
            detail: link(`${ESTIMATES_PATH}/${estimateNumber}`, estimateNumber),
          },
        ]),
    {
      id: 'order',
      term: t('receipt.way.order'),
      detail: link(`${ORDERS_PATH}/${orderFormNumber}`, orderFormNumber),
    },
    { id: 'ledger', term: t('receipt.way.ledger'), detail: link(CASH_PATH, t('cash.title')) },
    { id: 'total', term: t('boughtOrder.total'), detail: formatMoney(total, language) },
  ];
  return (
    <Panel title={t('receipt.way.title')}>
      <DescriptionList items={items} />
    </Panel>
  );
}
