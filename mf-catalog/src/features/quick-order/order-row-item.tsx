import { formatMoney, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import {
  Button,
  bottleIcon,
  closeIcon,
  Icon,
  IconButton,
  Picture,
  PlainLink,
  Status,
  type Tone,
} from '@vitis/ui';
import { useRef } from 'react';
import { StockWord } from '../../shared/stock-word.tsx';
import styles from './order-row.module.scss';
import { cartLineOf, chosenMatch, isReady, type OrderRow, type RowState, stateOfRow } from './order-row.ts';
import { RowQuantity } from './row-quantity.tsx';
import type { QuickOrder } from './use-quick-order.ts';
import { WineChoice } from './wine-choice.tsx';

const TONES: Readonly<Record<RowState, Tone>> = {
  ready: 'good',
  short: 'careful',
  choose: 'careful',
  quantity: 'careful',
  unknown: 'bad',
  'sold-out': 'bad',
};

interface OrderRowItemProps {
  row: OrderRow;
  order: QuickOrder;
  onRemove: () => void;
}

/** A line: what was written, which wine that is, how much of it, and what is still to be said. */
export function OrderRowItem({ row, order, onRemove }: OrderRowItemProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const state = stateOfRow(row);
  const match = chosenMatch(row);
  const line = cartLineOf(row);
  const { source } = row.line;
  const item = useRef<HTMLLIElement>(null);
  const choose = (id: number | null) => {
    order.choose(row.id, id);
    // What was pressed is gone: the focus goes on in the line.
    item.current?.focus();
  };

  return (
    <li ref={item} tabIndex={-1} className={styles.row} data-state={state} aria-label={source}>
      <div className={styles.written}>
        <q>{source}</q>
        <Status tone={TONES[state]}>{t(`quick.state.${state}`)}</Status>
      </div>
      {match === null ? (
        <WineChoice row={row} order={order} onChoose={choose} />
      ) : (
        <>
          <span className={styles.stage}>
            {match.product.picture ? (
              <Picture picture={match.product.picture} sizes="28px" alt="" fit="contain" />
            ) : (
              <Icon drawing={bottleIcon} size={28} />
            )}
          </span>
          <div className={styles.wine}>
            <h3>
              <PlainLink href={`/product/${match.product.id}`}>{wineTitle(match.product)}</PlainLink>
            </h3>
            <p className={styles.facts}>
              {`${match.product.winery.name} · ${match.product.volume}ml × ${match.product.caseSize} · `}
              <StockWord availability={match.product.availability} stock={match.price.stock} />
            </p>
            <p className={styles.sure}>
              {t('quick.confidence', { percent: match.confidence })}
              <Button
                size="small"
                variant="quiet"
                aria-label={t('quick.otherLabel', { source })}
                onClick={() => choose(null)}
              >
                {t('quick.other')}
              </Button>
            </p>
          </div>
          <RowQuantity row={row} match={match} onBottles={(bottles) => order.setBottles(row.id, bottles)} />
          <p className={styles.money}>
            {line?.amounts && line.unitPrice !== null && isReady(row) ? (
              <>
                <b>{formatMoney(line.amounts.supply, language)}</b>
                <span>{t('quick.each', { price: formatMoney(line.unitPrice, language) })}</span>
              </>
            ) : null}
          </p>
        </>
      )}
      <IconButton
        className={styles.remove}
        size="small"
        icon={closeIcon}
        label={t('quick.remove', { source })}
        onClick={onRemove}
      />
    </li>
  );
}
