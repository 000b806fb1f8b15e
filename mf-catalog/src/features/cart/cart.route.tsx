import { type CartItem, getCart, getCredit, getDeliveryDays } from '@vitis/contracts';
import { formatNumber, mostBottles } from '@vitis/domain';
import { request } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ifRead, ToastRegion } from '@vitis/ui';
import {
  bottlesOf,
  type CartLine,
  cartLine,
  type FlowScreen,
  flowAddress,
  sumOf,
} from '../../shared/order-flow/cart-line.ts';
import { CreditCard } from '../../shared/order-flow/credit-card.tsx';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
import { SumBar } from '../../shared/order-flow/sum-bar.tsx';
import { SumFacts } from '../../shared/order-flow/sum-facts.tsx';
import { useCart } from '../../shared/order-flow/use-cart.ts';
import { useCredit } from '../../shared/order-flow/use-credit.ts';
import { useDeliveryDays } from '../../shared/use-delivery-days.ts';
import { CartList } from './cart-list.tsx';
import { ChangesNotice } from './changes-notice.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LaterList } from './later-list.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartMoves } from './use-cart-moves.tsx';
import { useChosen } from './use-chosen.ts';

/** The cart: what is in it, at which price, and the way to an estimate or an order. */
export const Screen = defineScreen(CartScreen, {
  access: ['B2B'],
  data: () => [request(getCart), request(getCredit), request(getDeliveryDays)],
});

function CartScreen() {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const navigate = useNavigate();
  const cart = useCart();
  const changes = useCartChanges();
  const seen = (item: CartItem) => {
    const qty = changes.wanted.get(item.idProduct);
    return qty === null ? [] : cartLine(item, qty);
  };
  const lines = (cart.data?._embedded.items ?? []).flatMap(seen);
  const later = (cart.data?._embedded.later ?? []).flatMap(seen);
  const choice = useChosen(lines, cart.data?._embedded.items);
  const { askable, chosen, choose } = choice;
  const moves = useCartMoves(changes, choice);
  const amounts = sumOf(chosen);
  const credit = useCredit(amounts.total);
  const days = useDeliveryDays();
  const title = t('cart.title');

  if (cart.status !== 'ready') return <FlowPending title={title} loaded={cart} />;
  const around = (
    <>
      <LaterList
        lines={later}
        busy={moves.busy}
        onBack={(id) => void moves.setAside(id, false)}
        onRemove={(line) => moves.removeLines([line])}
      />
      <ToastRegion
        label={t('cart.messages')}
        dismissLabel={t('action.close')}
        toasts={moves.toasts}
        onDismiss={moves.dismiss}
      />
    </>
  );
  if (lines.length === 0) {
    return (
      <FlowPage title={title}>
        <EmptyCart />
        {around}
      </FlowPage>
    );
  }

  const goOn = async (screen: FlowScreen, ids = chosen.map(({ id }) => id)) => {
    // What is asked for next is what the provider has.
    await changes.flush();
    navigate(flowAddress(screen, ids));
  };
  /** What there is stays in the cart; the rest is asked for. */
  const askForRest = async (line: CartLine) => {
    const there = mostBottles(line.item.price?.stock ?? 0);
    changes.setQuantity(line.id, there);
    // A cart that has kept the whole would be asked for once more.
    if (await changes.flush()) navigate(flowAddress('apply', [line.id], line.qty - there));
  };
  const none = chosen.length === 0;
  const isBlocked = credit.status === 'known' && credit.after.verdict === 'BLOCK';
  return (
    <FlowPage
      title={title}
      note={t('cart.lines', { number: formatNumber(lines.length, language) })}
      aside={
        <SumBar
          label={t('cart.chosen')}
          wines={chosen.length}
          bottles={bottlesOf(chosen)}
          amounts={amounts}
          facts={<SumFacts credit={credit} days={days} />}
          note={none ? t('cart.nothingChosen') : t('cart.note')}
          actions={
            <>
              <Button disabled={none} onClick={ifRead(() => void goOn('apply'))}>
                {t('apply.title')}
              </Button>
              <Button
                variant="primary"
                disabled={none || isBlocked}
                onClick={ifRead(() => void goOn('order'))}
              >
                {t('order.title')}
              </Button>
            </>
          }
        />
      }
      details={<CreditCard view={credit} total={amounts.total} />}
    >
      <ChangesNotice lines={lines} busy={moves.busy} onSeen={(changed) => void moves.acknowledge(changed)} />
      <CartList
        lines={lines}
        askable={askable}
        chosen={chosen}
        choose={choose}
        changes={changes}
        moves={moves}
        askForRest={(line) => void askForRest(line)}
        repeat={() => void goOn('subscribe')}
      />
      {around}
    </FlowPage>
  );
}
