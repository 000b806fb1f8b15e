import type { OrderForm } from '@vitis/contracts';
import { awaitsStock, formatMoney, offeredSteps, openProposalOf, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useRole } from '@vitis/portal/commands';
import {
  CancelReason,
  ChangedMeanwhile,
  DetailPage,
  DocumentLines,
  DoneNotice,
  documentSums,
  OrderProgress,
  placedRows,
  productColumn,
  qtyColumn,
  supplyColumn,
  unitPriceColumn,
} from '@vitis/portal/detail';
import { traceOfOrder } from '@vitis/portal/trace';
import { Notice, TextLink } from '@vitis/ui';
import { DocumentColumns } from '@vitis/ui/documents';
import { useState } from 'react';
import { DeliveriesPanel } from '../../shared/delivery/deliveries-panel.tsx';
import { BOUGHT_ORDERS_PATH, ESTIMATES_PATH, ORDERS_PATH } from '../../shared/paths.ts';
import { OrderReceipts } from '../../shared/receipts/order-receipts.tsx';
import { ReorderedNotice } from '../../shared/reorder/reorder.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderProposalParts } from './order-proposals.tsx';
import { OrderMessages, OrderShipping } from './order-shipping.tsx';

const PATHS = { estimates: ESTIMATES_PATH, orders: ORDERS_PATH };

/** What is known of an order, and what the buyer may still do with it. */
export function OrderPage({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  /** The version that the reader knows of; whatever is later is told. */
  const [seen, setSeen] = useState(order.version);
  const [isCancelled, setCancelled] = useState(false);
  const [answered, setAnswered] = useState<OrderForm['status'] | null>(null);
  const canAnswer = offeredSteps('orderForm', order.status, { role: useRole('B2B') }).includes('ACCEPT');
  const isAsked = canAnswer && openProposalOf(order) !== undefined;
  const [isReordered, setReordered] = useState(false);

  return (
    <DetailPage>
      <OrderHead
        order={order}
        onCancelled={({ version }) => {
          setSeen(version);
          setCancelled(true);
        }}
        onReordered={() => setReordered(true)}
      />
      <ReorderedNotice isShown={isReordered} onClose={() => setReordered(false)} />
      <OrderProgress order={order} />
      {/* What is to be answered says itself what has changed. */}
      {order.version > seen && !isAsked ? (
        <ChangedMeanwhile kind="order" onClose={() => setSeen(order.version)}>
          {t('document.nowState', { status: statusLabel('orderForm', order.status, language) })}
        </ChangedMeanwhile>
      ) : null}
      <DoneNotice onClose={() => setCancelled(false)}>{isCancelled ? t('order.cancelled') : null}</DoneNotice>
      <DoneNotice onClose={() => setAnswered(null)}>
        {answered === null ? null : t(answered === 'CONFIRMED' ? 'proposal.confirmed' : 'proposal.answered')}
      </DoneNotice>
      <CancelReason reason={order.cancelReason} />
      {awaitsStock(order) ? (
        <Notice tone="careful" title={t('order.stockOpen')}>
          {t('order.stockOpenText')}
        </Notice>
      ) : null}
      {canAnswer ? (
        <OrderProposalParts
          order={order}
          part="answer"
          onAnswered={({ version, status }) => {
            setSeen(version);
            setAnswered(status);
          }}
        />
      ) : null}
      <DocumentColumns
        main={
          <>
            <DocumentLines
              rows={placedRows(order)}
              columns={[
                productColumn(traceOfOrder(order, PATHS)),
                qtyColumn(),
                unitPriceColumn(),
                supplyColumn(),
              ]}
              sums={[
                ...documentSums(order, t, language),
                ...(order.coupon
                  ? [
                      {
                        id: 'coupon',
                        label: t('order.coupon'),
                        value: `−${formatMoney(order.coupon.total, language)}`,
                      },
                    ]
                  : []),
              ]}
            />
            <OrderProposalParts order={order} part="history" />
            <DeliveriesPanel
              deliveries={order.deliveries}
              action={
                <TextLink arrow href={`${BOUGHT_ORDERS_PATH}/${order.orderFormNumber}`}>
                  {t('order.returns')}
                </TextLink>
              }
            />
            <OrderReceipts number={order.orderFormNumber} />
          </>
        }
        aside={
          <>
            <OrderShipping order={order} />
            <OrderPayment order={order} />
            <OrderMessages order={order} />
          </>
        }
      />
    </DetailPage>
  );
}
