import type { OrderForm } from '@vitis/contracts';
import { isOrderPrintable, isStatementPrintable } from '@vitis/domain';
import { ButtonLink, type MenuItem, printIcon } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';

/** The ways to an order's print documents, as far as there are any, for a menu. */
export function useOrderPrints(order: OrderForm, list: string): MenuItem[] {
  const { t } = usePortalTexts();
  const papers = [
    { id: 'order', isThere: isOrderPrintable(order) },
    { id: 'statement', isThere: isStatementPrintable(order) },
  ];
  return papers
    .filter(({ isThere }) => isThere)
    .map(({ id }) => ({
      id,
      label: t(`portal.print.${id}`),
      icon: printIcon,
      href: `${list}/${order.orderFormNumber}/pdf/${id}-pdf`,
    }));
}

/** The same as buttons. */
export function OrderPrintLinks({ order, list }: { order: OrderForm; list: string }) {
  return useOrderPrints(order, list).map(({ id, label, icon, href }) => (
    <ButtonLink key={id} icon={icon} href={href ?? list}>
      {label}
    </ButtonLink>
  ));
}
