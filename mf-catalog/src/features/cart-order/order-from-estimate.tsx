import { type Estimate, EstimateNumber, getEstimate } from '@vitis/contracts';
import { documentAddress, documentList, isOrderable } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, EmptyState, fileIcon } from '@vitis/ui';
import * as v from 'valibot';
import { bottlesOf } from '../../shared/order-flow/cart-line.ts';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
import { EstimatePart } from './estimate-part.tsx';
import { OrderScreen } from './order-screen.tsx';
import { useEstimatePart } from './use-estimate-part.ts';

/** An order of a confirmed estimate: its lines and its prices, as they were agreed. */
export function OrderFromEstimate({ number }: { number: string }) {
  const { t } = useTranslation('mf-catalog');
  const isNumber = v.is(EstimateNumber, number);
  const estimate = useEndpoint(getEstimate, isNumber ? { params: { number } } : null);
  useSocketHint('estimate:changed', (hint) => {
    if (hint === null || hint.estimateNumber === number) estimate.refresh();
  });
  const title = t('order.title');

  if (!isNumber || estimate.error?.status === 404) {
    return (
      <FlowPage title={title}>
        <Closed title={t('order.estimate.notFound')} href={documentList('estimate', 'B2B')} />
      </FlowPage>
    );
  }
  if (estimate.status !== 'ready')
    return <FlowPending title={title} loaded={estimate} label={t('order.estimate.loading')} />;
  const { data } = estimate;
  if (data.orderFormNumber !== null) {
    return (
      <FlowPage title={title} note={data.estimateNumber}>
        <Closed
          title={t('order.estimate.ordered')}
          href={documentAddress('orderForm', 'B2B', data.orderFormNumber)}
        />
      </FlowPage>
    );
  }
  if (!isOrderable(data)) {
    return (
      <FlowPage title={title} note={data.estimateNumber}>
        <Closed
          title={t('order.estimate.notConfirmed')}
          href={documentAddress('estimate', 'B2B', data.estimateNumber)}
        />
      </FlowPage>
    );
  }
  return <OrderOfEstimate estimate={data} />;
}

/** The order of an estimate that can be ordered: all of it, or a part. */
function OrderOfEstimate({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('mf-catalog');
  const part = useEstimatePart(estimate);
  const { estimateNumber } = estimate;
  return (
    <OrderScreen
      source={part.isPart || part.isOver ? { estimateNumber, products: part.ordered } : { estimateNumber }}
      place={estimate.recipient}
      note={t('order.estimate.note', { number: estimateNumber })}
      lines={part.ordered}
      linesPanel={<EstimatePart {...part} />}
      isHeld={part.isOver}
      bottles={bottlesOf(part.ordered)}
      amounts={part.amounts}
    />
  );
}

/** An estimate that cannot be ordered, and where it stands. */
function Closed({ title, href }: { title: string; href: string }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <EmptyState
      icon={fileIcon}
      title={title}
      action={
        <>
          <ButtonLink variant="primary" href={href}>
            {t('order.estimate.open')}
          </ButtonLink>
          <ButtonLink href="/cart">{t('flow.toCart')}</ButtonLink>
        </>
      }
    />
  );
}
