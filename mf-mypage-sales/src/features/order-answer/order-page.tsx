import type { OrderForm } from '@vitis/contracts';
import { awaitsStock, hasOpenSupply, hasStandingDelivery, offeredSteps, seoulDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useRole } from '@vitis/portal/commands';
import {
  CancelReason,
  DetailPage,
  DocumentLines,
  DoneNotice,
  documentSums,
  lineOf,
  OrderProgress,
  plainRows,
  productColumn,
  qtyColumn,
  supplyColumn,
  unitPriceColumn,
} from '@vitis/portal/detail';
import { hasDraft, useLazyForm } from '@vitis/portal/forms';
import { lazyComponent, Notice } from '@vitis/ui';
import { DocumentColumns } from '@vitis/ui/documents';
import { useState } from 'react';
import { ClientPanel } from '../../shared/client-panel.tsx';
import styles from '../../shared/document.module.scss';
import { confirmDraftOf } from './confirm-draft.ts';
import type { ConfirmFormProps } from './confirm-form.tsx';
import { OrderDeliveries } from './order-deliveries.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderMessages } from './order-messages.tsx';

/** The agreed price stands after the list price where it is another one. */
const COLUMNS = [
  productColumn(),
  qtyColumn(),
  unitPriceColumn((row) => lineOf(row).listPrice),
  supplyColumn(),
];

const confirmForm = lazyComponent<ConfirmFormProps>(() =>
  import(/* webpackChunkName: "confirm-form" */ './confirm-form.tsx').then(({ ConfirmForm }) => ConfirmForm),
);

interface Props {
  order: OrderForm;
  refresh: () => Promise<void>;
}

/** What is known of an order; its confirmation is written in the place of its lines. */
export function OrderPage({ order, refresh }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const [said, setSaid] = useState<'confirmed' | 'completed' | null>(null);
  const steps = offeredSteps('orderForm', order.status, {
    role: useRole('SALESPERSON'),
    // While a supply is on its way, the order completes with it, and what is on a delivery comes off it first.
    guards: {
      NO_OPEN_SUPPLY: !hasOpenSupply(order.deliveries),
      NO_STANDING_DELIVERY: !hasStandingDelivery(order.deliveries),
    },
  });
  const canConfirm = steps.includes('RESPOND');
  const confirmation = useLazyForm(confirmForm, {
    startsOpen: canConfirm && hasDraft(confirmDraftOf(order.orderFormNumber)),
    isOffered: canConfirm,
  });
  // What is being typed stays when somebody else takes the step first; the form says so.
  const ConfirmForm = confirmation.Form;
  const today = seoulDay(serverNow());

  const about = (
    <>
      <OrderMessages order={order} />
      <ClientPanel client={order} />
    </>
  );

  return (
    <DetailPage>
      <OrderHead
        {...{ order, steps, today }}
        onConfirm={
          canConfirm && !confirmation.isOpen
            ? () => {
                setSaid(null);
                confirmation.open();
              }
            : undefined
        }
        onCompleted={() => setSaid('completed')}
      />
      <OrderProgress order={order} />
      <DoneNotice onClose={() => setSaid(null)}>{said === null ? null : t(`order.${said}`)}</DoneNotice>
      <CancelReason reason={order.cancelReason} />
      {awaitsStock(order) ? (
        <Notice tone="careful" title={t('order.stockOpen')}>
          {t('order.stockOpenText')}
        </Notice>
      ) : null}
      {ConfirmForm ? (
        <div className={styles.stack}>
          <ConfirmForm
            {...{ order, today }}
            onClose={confirmation.close}
            onConfirmed={() => {
              confirmation.close();
              setSaid('confirmed');
            }}
          />
          <div className={styles.pair}>{about}</div>
        </div>
      ) : (
        <DocumentColumns
          main={
            <div className={styles.stack}>
              <DocumentLines
                rows={plainRows(order.products)}
                columns={COLUMNS}
                sums={documentSums(order, t, language)}
              />
              <OrderDeliveries {...{ order, today, refresh }} />
            </div>
          }
          aside={about}
        />
      )}
    </DetailPage>
  );
}
