import {
  downloadEstimatePaper,
  downloadOrderPaper,
  type Estimate,
  mailEstimatePaper,
  mailOrderPaper,
  type OrderForm,
  type OrderPaper,
  urlOf,
} from '@vitis/contracts';
import { useSettledCommand } from '../commands/use-settled-command.ts';
import { PaperToolbar } from './paper-toolbar.tsx';

/** What can be done with 견적서. */
export function EstimatePaperTools({ estimate, back }: { estimate: Estimate; back: string }) {
  const { run, busy } = useSettledCommand(mailEstimatePaper);
  const params = { number: estimate.estimateNumber };
  return (
    <PaperToolbar
      back={back}
      path={urlOf(downloadEstimatePaper, { params })}
      name={`견적서 ${estimate.estimateNumber}.pdf`}
      version={estimate.version}
      taxEmail={estimate.taxEmail}
      mail={() => run({ params })}
      mailing={busy}
    />
  );
}

const TITLES: Readonly<Record<OrderPaper, string>> = { order: '발주서', statement: '거래명세서' };

interface OrderPaperToolsProps {
  order: OrderForm;
  paper: OrderPaper;
  back: string;
  /** 거래명세서 of this delivery alone. */
  idDeliveryInfo?: number;
  /** The paper's own number; the order's where it has none. */
  number?: string;
}

/** What can be done with 발주서 or 거래명세서. */
export function OrderPaperTools({
  order,
  paper,
  back,
  idDeliveryInfo,
  number = order.orderFormNumber,
}: OrderPaperToolsProps) {
  const { run, busy } = useSettledCommand(mailOrderPaper);
  const params = { number: order.orderFormNumber, paper };
  const wanted = { params, query: idDeliveryInfo === undefined ? {} : { delivery: idDeliveryInfo } };
  return (
    <PaperToolbar
      back={back}
      path={urlOf(downloadOrderPaper, wanted)}
      name={`${TITLES[paper]} ${number}.pdf`}
      version={order.version}
      taxEmail={order.taxEmail}
      mail={() => run(wanted)}
      mailing={busy}
    />
  );
}
