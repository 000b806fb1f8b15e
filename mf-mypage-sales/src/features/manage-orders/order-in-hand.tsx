import { getOrderForm, type OrderFormSummary } from '@vitis/contracts';
import { deliveryLabel, formatDay, statusLabel, streetLine } from '@vitis/domain';
import { $user, useSocketHint, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import {
  BulkDialog,
  EnterKey,
  HandStep,
  type InHandProps,
  orderNumber,
  personColumn,
} from '@vitis/portal/list';
import { Button, ButtonLink, SkeletonText, Status } from '@vitis/ui';
import { useState } from 'react';
import { DocumentInHand } from '../../shared/document-in-hand.tsx';
import { clientChatHref } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';
import { CONFIRM } from './bulk-actions.ts';

const COLUMNS = [orderNumber(), personColumn()];

/** The same step as of several at once, by the name that it has for one. */
const CONFIRM_ONE = { ...CONFIRM, texts: { ...CONFIRM.texts, name: 'order.confirm' } };

/** An order beside its list, ready to be confirmed as it was asked for. */
export function OrderInHand({ row, href, refresh }: InHandProps<OrderFormSummary>) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const roles = useStore($user)?.roles ?? [];
  const { orderFormNumber: number } = row;
  const order = useEndpoint(getOrderForm, { params: { number } });
  useSocketHint('order:changed', () => order.refresh());
  /** The row as it was when its confirmation was asked. */
  const [asked, setAsked] = useState<OrderFormSummary | null>(null);

  if (order.status === 'failed') return <LoadFailure title={t('hand.failed')} load={order} />;
  if (order.status === 'loading') return <SkeletonText lines={12} />;
  const { status, dueDate, shipping, deliveries, version } = order.data;
  const current = { ...row, status, version };
  return (
    <>
      <DocumentInHand
        document={order.data}
        state={
          <>
            <Status tone={TONES.orderForm[status]}>{statusLabel('orderForm', status, language)}</Status>
            {dueDate === null ? null : ` · ${t('portal.order.due', { day: formatDay(dueDate, language) })}`}
            {deliveries.length === 0 ? null : ` · ${deliveryLabel(deliveries.at(-1)!, language)}`}
          </>
        }
        place={streetLine(shipping)}
      >
        <ButtonLink href={clientChatHref(row.idClient, number)}>{t('document.chat')}</ButtonLink>
        <ButtonLink href={href}>{t('hand.open')}</ButtonLink>
        {CONFIRM.fits(current, roles) ? (
          <HandStep>
            <Button variant="primary" onClick={() => setAsked(current)}>
              {t('order.confirm')} <EnterKey />
            </Button>
          </HandStep>
        ) : null}
      </DocumentInHand>
      {asked === null ? null : (
        <BulkDialog
          action={CONFIRM_ONE}
          rows={[asked]}
          skipped={0}
          numberOf={(each) => each.orderFormNumber}
          columns={COLUMNS}
          refresh={async () => {
            await refresh();
            order.refresh();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
