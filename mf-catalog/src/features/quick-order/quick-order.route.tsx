import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink, ifRead, Notice, SkeletonText } from '@vitis/ui';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { bottlesOf, sumOf } from '../../shared/order-flow/cart-line.ts';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { SumBar } from '../../shared/order-flow/sum-bar.tsx';
import { UnsettledNotice } from '../../shared/order-flow/unsettled-notice.tsx';
import { OrderInput } from './order-input.tsx';
import { cartLineOf, isReady } from './order-row.ts';
import { OrderRows } from './order-rows.tsx';
import styles from './quick-order.module.scss';
import { useQuickOrder } from './use-quick-order.ts';

/** An order as it is written, pasted or kept in a sheet, looked through line by line and put into the cart. */
export const Screen = defineScreen(QuickOrderScreen, { access: ['B2B'] });

function QuickOrderScreen() {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const order = useQuickOrder();
  const rows = order.looked?.rows ?? [];
  const ready = rows.filter(isReady).flatMap((row) => cartLineOf(row) ?? []);
  const open = rows.length - ready.length;

  const note = () => {
    if (rows.length === 0) return t('quick.seenFirst');
    return open === 0 ? t('quick.note') : t('quick.openNote', { count: open });
  };
  // There from the start: what is written must not become narrower once its wines are known.
  const bar = (
    <SumBar
      label={t('quick.toAdd')}
      wines={ready.length}
      bottles={bottlesOf(ready)}
      amounts={sumOf(ready)}
      note={note()}
      actions={
        <Button
          variant="primary"
          // Until the fate of an attempt is known, another one could add its wines twice.
          disabled={ready.length === 0 || order.found !== null || order.unsettled !== null}
          loading={order.adding}
          onClick={ifRead(() => void order.add())}
        >
          {t('quick.add', { count: ready.length, number: formatNumber(ready.length, language) })}
        </Button>
      }
    />
  );

  return (
    <FlowPage title={t('quick.title')} note={t('quick.lead')} aside={bar}>
      <div className={styles.page}>
        {order.unsettled ? (
          <UnsettledNotice busy={order.adding || order.found !== null} onCheck={() => void order.settle()} />
        ) : null}
        {order.refusal ? (
          <Notice tone="bad" role="alert" title={t('quick.refused')}>
            {order.refusal.message}
          </Notice>
        ) : null}
        {order.added > 0 ? (
          <Notice
            tone="good"
            role="status"
            title={t('quick.added', { count: order.added, number: formatNumber(order.added, language) })}
            action={
              <ButtonLink size="small" href="/cart">
                {t('cart.open')}
              </ButtonLink>
            }
          />
        ) : null}
        <OrderInput order={order} />
        <Found order={order} />
      </div>
    </FlowPage>
  );
}

/** What the lines mean, as far as that is known. */
function Found({ order }: { order: ReturnType<typeof useQuickOrder> }) {
  const { t } = useTranslation('mf-catalog');
  const { found, failure, looked } = order;
  if (failure)
    return (
      <LoadFailure error={failure} retry={() => void order.find()} busy={found !== null} byItself={false} />
    );
  if (found && looked === null) {
    return (
      <div className={styles.loading} role="status" aria-label={t('quick.finding', { ...found })}>
        <p>{t('quick.finding', { ...found })}</p>
        <SkeletonText lines={Math.min(8, found.all * 2)} />
      </div>
    );
  }
  if (looked === null) return null;
  return <OrderRows order={order} looked={looked} />;
}
