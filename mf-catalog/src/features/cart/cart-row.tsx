import { formatBottles, formatMoney, latinName } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { RestockButton } from '@vitis/portal/buying';
import {
  bottleIcon,
  Checkbox,
  classNames,
  closeIcon,
  Icon,
  IconButton,
  ifRead,
  Picture,
  PlainLink,
} from '@vitis/ui';
import { handToQuantity } from '../../shared/hand-to-quantity.ts';
import { type CartLine, cartLine, isAskable } from '../../shared/order-flow/cart-line.ts';
import { LineQuantity } from '../../shared/order-flow/line-quantity.tsx';
import { StockWord } from '../../shared/stock-word.tsx';
import styles from './cart.module.scss';
import { LineChangesNotes } from './line-changes-notes.tsx';

interface CartRowProps {
  line: CartLine;
  chosen: boolean;
  onChoose: (wanted: boolean) => void;
  onQuantity: (bottles: number) => void;
  onRemove: () => void;
  /** Puts it aside. */
  onLater: () => void;
  isMoving: boolean;
  onAsk: () => void;
}

/** A wine in the cart. What cannot be ordered is marked, and stays until it is deleted. */
export function CartRow(props: CartRowProps) {
  const { line, chosen, onChoose, onQuantity, onRemove, onLater, isMoving, onAsk } = props;
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { id, item, title, state } = line;
  const { product, price } = item;
  const askable = isAskable(line);
  const href = `/product/${id}`;
  const toNext = line.qty + (line.next?.missing ?? 0);
  // The last price takes the button away.
  const isLastStep = cartLine(item, toNext).next === null;

  return (
    <li className={styles.row} data-state={state} data-left-out={chosen ? undefined : ''}>
      <Checkbox
        className={styles.pick}
        label={t('cart.select', { title })}
        labelHidden
        disabled={!askable}
        checked={chosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <PlainLink className={styles.stage} href={href} tabIndex={-1} aria-hidden="true">
        {product.picture ? (
          <Picture picture={product.picture} sizes="28px" alt="" fit="contain" />
        ) : (
          <Icon drawing={bottleIcon} size={28} />
        )}
      </PlainLink>
      <div className={styles.wine}>
        <h2 className={styles.title}>
          <PlainLink href={href}>{title}</PlainLink>
        </h2>
        {latinName(product) === null ? null : (
          <p className={styles.original} lang="en">
            {product.nameEn}
          </p>
        )}
        <p className={styles.facts}>
          {line.specification}
          {price === null ? null : (
            <>
              {' · '}
              <StockWord availability={product.availability} stock={price.stock} />
            </>
          )}
        </p>
        <LineChangesNotes line={line} />
        {state === 'gone' ? <p className={styles.trouble}>{t('cart.gone')}</p> : null}
        {state === 'short' && price !== null ? (
          <p className={styles.trouble}>
            {t('cart.short', { quantity: formatBottles(price.stock, language) })}{' '}
            <button
              type="button"
              className={styles.fit}
              onClick={(event) => handToQuantity(event, () => onQuantity(price.stock))}
            >
              {t('cart.fit', { quantity: formatBottles(price.stock, language) })}
            </button>{' '}
            <button
              type="button"
              className={styles.fit}
              onClick={ifRead((event) => handToQuantity(event, onAsk))}
            >
              {t('cart.askRest')}
            </button>
          </p>
        ) : null}
        {askable && line.next ? (
          <p className={styles.tier}>
            {t('cart.nextTier', {
              quantity: formatBottles(line.next.missing, language),
              price: formatMoney(line.next.price, language),
            })}
          </p>
        ) : null}
        <p className={styles.aside}>
          {askable && line.next ? (
            <button
              type="button"
              className={classNames(styles.fit, styles.more)}
              aria-label={t('cart.addMissing', {
                title,
                quantity: formatBottles(line.next.missing, language),
              })}
              onClick={(event) => {
                const add = () => onQuantity(toNext);
                if (isLastStep) handToQuantity(event, add);
                else add();
              }}
            >
              {t('cart.add')}
            </button>
          ) : null}
          <button
            type="button"
            className={styles.fit}
            disabled={isMoving}
            aria-label={t('cart.toLaterOf', { title })}
            onClick={onLater}
          >
            {t('cart.toLater')}
          </button>
        </p>
      </div>
      {askable && price !== null ? (
        <>
          <LineQuantity
            className={styles.quantity}
            line={line}
            price={price}
            onQuantity={onQuantity}
            stopsAtStock
          />
          <p className={styles.money}>
            <b>{formatMoney(line.amounts?.supply ?? 0, language)}</b>
            <span>
              {formatMoney(line.unitPrice ?? 0, language)} {t('price.perBottle')}
            </span>
          </p>
        </>
      ) : state === 'sold-out' ? (
        <div className={styles.closed}>
          <RestockButton idProduct={id} title={title} size="small" />
        </div>
      ) : null}
      <IconButton
        className={styles.remove}
        icon={closeIcon}
        size="small"
        label={t('cart.remove', { title })}
        onClick={onRemove}
      />
    </li>
  );
}
