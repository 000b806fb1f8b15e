import type { ClientPrice, ProductCard } from '@vitis/contracts';
import {
  formatBottles,
  formatInUnits,
  formatMoney,
  MAX_LINE_BOTTLES,
  mostBottles,
  statusLabel,
  tierAt,
  wineTitle,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { RestockButton, useAddToCart, useAskRest } from '@vitis/portal/buying';
import { UnitSwitch } from '@vitis/portal/lines';
import { Button, ifRead, QuantityStepper, useQuantity } from '@vitis/ui';
import styles from './wish.module.scss';

/** What the wine costs this company now, how much there is, and the way into the cart. */
export function WishOrder({ wine, price }: { wine: ProductCard; price: ClientPrice }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const most = mostBottles(price.stock);
  const quantity = useQuantity({ caseSize: price.caseSize, most, typedUpTo: MAX_LINE_BOTTLES });
  const { add, busy } = useAddToCart();
  const rest = useAskRest();
  const title = wineTitle(wine);
  const soldOut = wine.availability === 'SOLD_OUT' || price.stock === 0;
  const unitPrice = tierAt(price.tiers, soldOut ? 1 : quantity.bottles).price;
  const { lastPurchase } = price;
  const inUnits = (bottles: number) => formatInUnits(bottles, quantity.step, language);

  return (
    <>
      <div className={styles.money}>
        <p>
          <b className={styles.price}>{formatMoney(unitPrice, language)}</b>{' '}
          <span className={styles.per}>{t('wish.perBottle')}</span>
        </p>
        <p className={styles.stock} data-state={soldOut ? 'SOLD_OUT' : wine.availability}>
          {soldOut
            ? statusLabel('availability', 'SOLD_OUT', language)
            : t(wine.availability === 'LOW' ? 'wish.left' : 'wish.stock', {
                quantity: formatBottles(price.stock, language),
              })}
        </p>
        {lastPurchase ? (
          <p className={styles.last}>
            {t('wish.lastPurchase', {
              quantity: formatBottles(lastPurchase.qty, language),
              date: lastPurchase.date,
            })}
          </p>
        ) : null}
      </div>
      <div className={styles.order}>
        {soldOut ? (
          <RestockButton className={styles.soldOut} idProduct={wine.id} title={title} />
        ) : (
          <>
            <QuantityStepper
              className={styles.stepper}
              value={quantity.bottles}
              onValueChange={quantity.setBottles}
              min={quantity.step}
              max={quantity.max}
              offered={quantity.offered}
              step={quantity.step}
              unitSize={quantity.step}
              format={inUnits}
              labels={{
                quantity: t('wish.quantityOf', { title }),
                decrease: t('wish.less', { title }),
                increase: t('wish.more', { title }),
                unread: t('portal.common.wholeNumber'),
              }}
            />
            <Button
              className={styles.add}
              variant="primary"
              loading={busy}
              aria-label={t('wish.addLabel', { title, quantity: inUnits(quantity.bottles) })}
              onClick={ifRead(() => void add(wine.id, quantity.bottles))}
            >
              {t('wish.add')}
            </Button>
            {quantity.short ? (
              <p className={styles.short} role="status">
                {t('wish.short', { quantity: formatBottles(most, language) })}{' '}
                <button type="button" onClick={() => quantity.setBottles(most)}>
                  {t('wish.fit', { quantity: formatBottles(most, language) })}
                </button>{' '}
                <button
                  type="button"
                  aria-busy={rest.busy || undefined}
                  aria-disabled={rest.busy || undefined}
                  onClick={ifRead(() => void rest.askRest(wine.id, most, quantity.bottles))}
                >
                  {t('wish.askRest')}
                </button>
              </p>
            ) : null}
            <div className={styles.sum}>
              {quantity.wholeCases ? (
                <UnitSwitch
                  label={t('wish.unitOf', { title })}
                  unit={quantity.unit}
                  words={{
                    case: t('wish.byCase', { size: price.caseSize }),
                    bottle: t('wish.byBottle'),
                  }}
                  onSwitch={quantity.changeUnit}
                />
              ) : null}
              <span>{t('wish.supply', { amount: formatMoney(unitPrice * quantity.bottles, language) })}</span>
            </div>
          </>
        )}
      </div>
    </>
  );
}
