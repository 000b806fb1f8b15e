import { addToCart, getCart } from '@vitis/contracts';
import { callApi, confirm, publish, reportFailure } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, type Toast, ToastRegion } from '@vitis/ui';
import { useRef, useState } from 'react';
import { type CartLine, isAskable } from '../../shared/order-flow/cart-line.ts';
import styles from './cart.module.scss';
import { CartRow } from './cart-row.tsx';
import { CartTools } from './cart-tools.tsx';
import type { useCartChanges } from './use-cart-changes.ts';

interface CartListProps {
  lines: readonly CartLine[];
  askable: readonly CartLine[];
  chosen: readonly CartLine[];
  choose: (ids: readonly number[], wanted: boolean) => void;
  changes: ReturnType<typeof useCartChanges>;
  /** Leads to an estimate of one line. */
  askFor: (id: number) => void;
  /** Leads to a repeating order of the chosen lines. */
  repeat: () => void;
}

/** The lines with what can be done to them, one by one and together. */
export function CartList({ lines, askable, chosen, choose, changes, askFor, repeat }: CartListProps) {
  const { t } = useTranslation('mf-catalog');
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const refresh = useRefresh();
  const dismiss = (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  const bringBack = async ({ id, qty }: CartLine) => {
    try {
      await callApi(addToCart, { body: { items: [{ idProduct: id, qty }] } });
      publish('cart/changed', {});
      await refresh(getCart);
    } catch (error) {
      reportFailure(error);
    }
  };
  const removeOne = (line: CartLine) => {
    changes.remove([line.id]);
    // Its button is gone: the focus goes on in the list.
    list.current?.focus();
    const id = crypto.randomUUID();
    const undo = () => {
      dismiss(id);
      void changes.flush().then(() => bringBack(line));
    };
    const toast: Toast = {
      id,
      tone: 'info',
      message: t('cart.removed', { title: line.title }),
      // What cannot be put into a cart cannot come back to it either.
      action: isAskable(line) ? (
        <Button size="small" variant="quiet" onClick={undo}>
          {t('cart.undo')}
        </Button>
      ) : undefined,
    };
    setToasts((shown) => [...shown.slice(-1), toast]);
  };
  const removeMany = async (ids: readonly number[], question: string) => {
    if (await confirm(question, { accept: t('cart.removeAccept') })) changes.remove(ids);
  };

  return (
    <div>
      <CartTools
        lines={lines}
        askable={askable}
        chosen={chosen}
        choose={choose}
        remove={removeMany}
        repeat={repeat}
      />
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('cart.title')}>
        {lines.map((line) => (
          <CartRow
            key={line.id}
            line={line}
            chosen={chosen.includes(line)}
            onChoose={(wanted) => choose([line.id], wanted)}
            onQuantity={(qty) => changes.setQuantity(line.id, qty)}
            onRemove={() => removeOne(line)}
            onAsk={() => askFor(line.id)}
          />
        ))}
      </ul>
      <ToastRegion
        label={t('cart.messages')}
        dismissLabel={t('action.close')}
        toasts={toasts}
        onDismiss={dismiss}
      />
    </div>
  );
}
