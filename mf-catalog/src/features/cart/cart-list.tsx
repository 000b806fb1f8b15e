import { useTranslation } from '@vitis/platform/i18n';
import { useRef } from 'react';
import type { CartLine } from '../../shared/order-flow/cart-line.ts';
import styles from './cart.module.scss';
import { CartRow } from './cart-row.tsx';
import { CartTools } from './cart-tools.tsx';
import type { useCartChanges } from './use-cart-changes.ts';
import type { useCartMoves } from './use-cart-moves.tsx';

interface CartListProps {
  lines: readonly CartLine[];
  askable: readonly CartLine[];
  chosen: readonly CartLine[];
  choose: (ids: readonly number[], wanted: boolean) => void;
  changes: ReturnType<typeof useCartChanges>;
  moves: ReturnType<typeof useCartMoves>;
  /** Leads to an estimate of what the stock does not reach of a line. */
  askForRest: (line: CartLine) => void;
  /** Leads to a repeating order of the chosen lines. */
  repeat: () => void;
}

/** The lines with what can be done to them, one by one and together. */
export function CartList(props: CartListProps) {
  const { lines, askable, chosen, choose, changes, moves, askForRest, repeat } = props;
  const { t } = useTranslation('mf-catalog');
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed goes with its line: the focus goes on in the list.
  const goOn = () => list.current?.focus();

  return (
    <div>
      <CartTools
        lines={lines}
        askable={askable}
        chosen={chosen}
        choose={choose}
        remove={moves.removeLines}
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
            onRemove={() => {
              moves.removeLines([line]);
              goOn();
            }}
            onLater={() => {
              goOn();
              void moves.setAside(line.id, true);
            }}
            isMoving={moves.busy}
            onAsk={() => askForRest(line)}
          />
        ))}
      </ul>
    </div>
  );
}
