import type { OrderForm } from '@vitis/contracts';
import {
  awaitsStock,
  hasOpenSupply,
  hasStandingDelivery,
  offeredSteps,
  openProposalOf,
  seoulDay,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useRole } from '@vitis/portal/commands';
import {
  CancelReason,
  DetailPage,
  DocumentLines,
  DoneNotice,
  documentSums,
  OrderProgress,
  OrderProposals,
  placedRows,
  productColumn,
  qtyColumn,
  supplyColumn,
  unitPriceColumn,
} from '@vitis/portal/detail';
import { hasDraft, useLazyForm } from '@vitis/portal/forms';
import { traceOfOrder } from '@vitis/portal/trace';
import { lazyComponent, Notice } from '@vitis/ui';
import { DocumentColumns } from '@vitis/ui/documents';
import { useState } from 'react';
import { ClientCredits } from '../../shared/client-credit.tsx';
import { ClientPanel } from '../../shared/client-panel.tsx';
import styles from '../../shared/document.module.scss';
import { MANAGE_ESTIMATES_PATH, MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { confirmDraftOf } from './confirm-draft.ts';
import type { ConfirmFormProps } from './confirm-form.tsx';
import { OrderDeliveries } from './order-deliveries.tsx';
import { OrderDeposit } from './order-deposit.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderMessages } from './order-messages.tsx';

const PATHS = { estimates: MANAGE_ESTIMATES_PATH, orders: MANAGE_ORDERS_PATH };

/** What was agreed stands after what was ordered where it is another one. */
const columnsOf = (order: OrderForm) => [
  productColumn(traceOfOrder(order, PATHS)),
  qtyColumn(),
  unitPriceColumn(),
  supplyColumn(),
];

const confirmForm = lazyComponent<ConfirmFormProps>(() =>
  import(/* webpackChunkName: "confirm-form" */ './confirm-form.tsx').then(({ ConfirmForm }) => ConfirmForm),
);

interface Props {
  order: OrderForm;
  refresh: () => Promise<void>;
  /** Nothing can be done with it, and it has no papers. */
  isSample?: boolean;
}

/** What is known of an order; its confirmation is written in the place of its lines. */
export function OrderPage({ order, refresh, isSample = false }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const [said, setSaid] = useState<'confirmed' | 'proposed' | 'completed' | null>(null);
  const role = useRole('SALESPERSON');
  const guards = {
    // While a supply is on its way, the order completes with it, and what is on a delivery comes off it first.
    NO_OPEN_SUPPLY: !hasOpenSupply(order.deliveries),
    NO_STANDING_DELIVERY: !hasStandingDelivery(order.deliveries),
  };
  const steps = isSample ? [] : offeredSteps('orderForm', order.status, { role, guards });
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
      {/* What is being confirmed begins with it. */}
      <OrderMessages order={order} hasRequest={!ConfirmForm} />
      <OrderDeposit order={order} />
      <ClientPanel client={order} number={order.orderFormNumber} />
    </>
  );

  return (
    <DetailPage>
      <OrderHead
        {...{ order, steps, today, isSample }}
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
      <ClientCredits idClients={[order.idClient]} />
      <DoneNotice onClose={() => setSaid(null)}>{said === null ? null : t(`order.${said}`)}</DoneNotice>
      <CancelReason reason={order.cancelReason} />
      {openProposalOf(order) && !confirmation.isOpen ? (
        <Notice tone="careful" role="status">
          {t('order.waiting')}
        </Notice>
      ) : null}
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
            onSent={(what) => {
              confirmation.close();
              setSaid(what);
            }}
          />
          <div className={styles.pair}>{about}</div>
        </div>
      ) : (
        <DocumentColumns
          main={
            <div className={styles.stack}>
              <DocumentLines
                rows={placedRows(order)}
                columns={columnsOf(order)}
                sums={documentSums(order, t, language)}
              />
              <OrderProposals order={order} reader="sales" />
              <OrderDeliveries {...{ order, today, refresh, isSample }} />
            </div>
          }
          aside={about}
        />
      )}
    </DetailPage>
  );
}
