import type { OrderForm } from '@vitis/contracts';
import { isOrderPrintable, isStatementPrintable } from '@vitis/domain';
import { ButtonLink, printIcon } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';

/** The ways to an order's print documents, as far as there are any. */
export function OrderPrintLinks({ order, list }: { order: OrderForm; list: string }) {
  const { t } = usePortalTexts();
  const printDocuments = `${list}/${order.orderFormNumber}/pdf`;
  return (
    <>
      {isOrderPrintable(order) ? (
        <ButtonLink icon={printIcon} href={`${printDocuments}/order-pdf`}>
          {t('portal.print.order')}
        </ButtonLink>
      ) : null}
      {isStatementPrintable(order) ? (
        <ButtonLink icon={printIcon} href={`${printDocuments}/statement-pdf`}>
          {t('portal.print.statement')}
        </ButtonLink>
      ) : null}
    </>
  );
}
