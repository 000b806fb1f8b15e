import { useTranslation } from '@vitis/platform/i18n';
import { Button, ButtonLink, Checkbox, ifRead } from '@vitis/ui';
import { type CartLine, isAskable } from '../../shared/order-flow/cart-line.ts';
import styles from './cart.module.scss';

interface CartToolsProps {
  lines: readonly CartLine[];
  askable: readonly CartLine[];
  chosen: readonly CartLine[];
  choose: (ids: readonly number[], wanted: boolean) => void;
  remove: (lines: readonly CartLine[]) => void;
  repeat: () => void;
}

const idsOf = (lines: readonly CartLine[]) => lines.map(({ id }) => id);

/** Ticking all, and deleting several at once; one press takes it back. */
export function CartTools({ lines, askable, chosen, choose, remove, repeat }: CartToolsProps) {
  const { t } = useTranslation('mf-catalog');
  const closed = lines.filter((line) => !isAskable(line));
  return (
    <div className={styles.tools} data-above-list>
      <Checkbox
        label={t('cart.selectAll', { chosen: chosen.length, all: askable.length })}
        checked={askable.length > 0 && chosen.length === askable.length}
        indeterminate={chosen.length > 0 && chosen.length < askable.length}
        disabled={askable.length === 0}
        onChange={(event) => choose(idsOf(askable), event.currentTarget.checked)}
      />
      <div className={styles.toolButtons}>
        <ButtonLink size="small" variant="quiet" href="/cart/quick">
          {t('quick.title')}
        </ButtonLink>
        <Button size="small" variant="quiet" disabled={chosen.length === 0} onClick={ifRead(repeat)}>
          {t('subscribe.entry')}
        </Button>
        {closed.length > 0 ? (
          <Button size="small" variant="quiet" onClick={() => remove(closed)}>
            {t('cart.removeClosed')}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" disabled={chosen.length === 0} onClick={() => remove(chosen)}>
          {t('cart.removeChosen')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => remove(lines)}>
          {t('cart.removeAll')}
        </Button>
      </div>
    </div>
  );
}
