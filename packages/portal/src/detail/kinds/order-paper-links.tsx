import type { OrderForm } from '@vitis/contracts';
import { isOrderPrintable, isStatementPrintable } from '@vitis/domain';
import { ButtonLink, printIcon } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';

/** The ways to an order's papers, as far as there are any. */
export function OrderPaperLinks({ order, list }: { order: OrderForm; list: string }) {
  const { t } = usePortalTexts();
  const papers = `${list}/${order.orderFormNumber}/pdf`;
  return (
    <>
      {isOrderPrintable(order) ? (
        <ButtonLink icon={printIcon} href={`${papers}/order-pdf`}>
          {t('portal.paper.order')}
        </ButtonLink>
      ) : null}
      {isStatementPrintable(order) ? (
        <ButtonLink icon={printIcon} href={`${papers}/statement-pdf`}>
          {t('portal.paper.statement')}
        </ButtonLink>
      ) : null}
    </>
  );
}
