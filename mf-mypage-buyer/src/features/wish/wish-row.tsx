import type { ProductCard } from '@vitis/contracts';
import { formatPack, kindColour, latinName, originOf, wineTitle } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, closeIcon, IconButton, KindDot, Picture, PlainLink, Skeleton } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import type { RowPrice } from './use-wish-list.ts';
import styles from './wish.module.scss';
import { WishOrder } from './wish-order.tsx';

interface WishRowProps {
  wine: ProductCard;
  price: RowPrice;
  /** It has just been brought back: the focus goes on where it left. */
  takesFocus: boolean;
  onRemove: () => void;
}

/** A wine on the list: which, at what price, and what can be done with it. */
export function WishRow({ wine, price, takesFocus, onRemove }: WishRowProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const title = wineTitle(wine);
  const href = `/product/${wine.id}`;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const latin = latinName(wine);

  return (
    <li className={styles.row} data-sold-out={wine.availability === 'SOLD_OUT' || undefined}>
      <PlainLink className={styles.stage} href={href} tabIndex={-1} aria-hidden="true">
        {wine.picture ? <Picture picture={wine.picture} sizes="64px" alt="" fit="contain" /> : null}
      </PlainLink>
      <div className={styles.wine}>
        <h2 className={styles.title}>
          <PlainLink href={href}>{title}</PlainLink>
        </h2>
        {latin === null ? null : (
          <p className={styles.english} lang="en">
            {latin}
          </p>
        )}
        <p className={styles.facts}>
          <KindDot kind={kindColour(wine.kind.code)}>{wine.kind.name}</KindDot>
          <span>
            {originOf(wine)} · {formatPack(wine.volume, wine.caseSize)}
          </span>
        </p>
      </div>
      <WishPrice wine={wine} price={price} />
      <IconButton
        ref={button}
        className={styles.remove}
        icon={closeIcon}
        size="small"
        label={t('wish.remove', { title })}
        onClick={onRemove}
      />
    </li>
  );
}

/** Price and order, or what stands in their place; while they are on their way the row has its later height. */
function WishPrice({ wine, price }: Pick<WishRowProps, 'wine' | 'price'>) {
  const { t } = useTranslation('mf-mypage-buyer');
  if (typeof price === 'object') return <WishOrder wine={wine} price={price} />;
  if (price !== 'waiting') return <p className={styles.noPrice}>{t(`wish.price.${price}`)}</p>;
  return (
    <>
      <div className={styles.money}>
        <Skeleton width={112} height={20} />
      </div>
      <div className={styles.order}>
        <Skeleton className={styles.waiting} shape="block" height={42} />
      </div>
    </>
  );
}

/** The place of a wine that was taken off, until the page is left. */
export function RemovedRow({
  wine,
  takesFocus,
  onRestore,
}: {
  wine: ProductCard;
  takesFocus: boolean;
  onRestore: () => void;
}) {
  const { t } = useTranslation('mf-mypage-buyer');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  return (
    <li className={styles.removed}>
      <p>
        <b>{wineTitle(wine)}</b> {t('wish.removed')}
      </p>
      <Button
        ref={button}
        size="small"
        aria-label={t('wish.undoLabel', { title: wineTitle(wine) })}
        onClick={onRestore}
      >
        {t('wish.undo')}
      </Button>
    </li>
  );
}
