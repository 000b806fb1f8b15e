import type { ClientPrice, ProductCard } from '@vitis/contracts';
import { formatQuantity, MAX_LINE_BOTTLES, mostBottles, tierAt, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { UnitSwitch } from '@vitis/portal/lines';
import { classNames, useQuantity } from '@vitis/ui';
import { ShortLine } from '../short-line.tsx';
import { StockWord } from '../stock-word.tsx';
import controls from './order-controls.module.scss';
import { isSoldOut, OrderControls } from './order-controls.tsx';
import { PriceLine } from './price-line.tsx';
import styles from './wine-card.module.scss';

export interface BuyerOrderProps {
  wine: ProductCard;
  price: ClientPrice;
}

/** What a buyer pays and does on a card: quantity by case or bottle, and into the cart. */
export function BuyerOrder({ wine, price }: BuyerOrderProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const most = mostBottles(price.stock);
  const quantity = useQuantity({ caseSize: price.caseSize, most, typedUpTo: MAX_LINE_BOTTLES });
  const soldOut = isSoldOut(wine, price);
  const byUnit = quantity.wholeCases && !soldOut;
  const { lastPurchase } = price;

  return (
    <div className={styles.foot}>
      <div className={styles.money}>
        <PriceLine price={tierAt(price.tiers, soldOut ? 1 : quantity.bottles).price} />
        {byUnit ? null : <span className={styles.per}>{t('unit.pack', { size: price.caseSize })}</span>}
      </div>
      <div className={styles.stock}>
        {soldOut ? null : (
          <ShortLine
            idProduct={wine.id}
            wanted={quantity.bottles}
            there={Math.max(1, most)}
            onFit={quantity.setBottles}
          />
        )}
        {quantity.short && !soldOut ? null : (
          <>
            <StockWord
              availability={wine.availability}
              stock={price.stock}
              counted={formatQuantity(price.stock, quantity.step, language)}
            />
            {lastPurchase ? (
              <span className={styles.last}>
                {t('card.lastPurchase', {
                  quantity: formatQuantity(lastPurchase.qty, quantity.step, language),
                  date: lastPurchase.date,
                })}
              </span>
            ) : null}
          </>
        )}
      </div>
      {byUnit ? (
        <UnitSwitch
          className={classNames(styles.unit, controls.unit)}
          label={t('unit.of', { title: wineTitle(wine) })}
          unit={quantity.unit}
          words={{ case: t('unit.caseShort'), bottle: t('unit.bottleShort') }}
          onSwitch={quantity.changeUnit}
        />
      ) : null}
      <div className={styles.act}>
        <OrderControls wine={wine} price={price} quantity={quantity} />
      </div>
    </div>
  );
}
