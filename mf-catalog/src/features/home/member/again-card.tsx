import type { ClientPrice, ProductCard } from '@vitis/contracts';
import {
  formatBottles,
  formatInUnits,
  formatMoney,
  MAX_LINE_BOTTLES,
  mostBottles,
  tierAt,
  wineTitle,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { RestockButton, useAddToCart } from '@vitis/portal/buying';
import { UnitSwitch } from '@vitis/portal/lines';
import { Button, ButtonLink, ifRead, Picture, QuantityStepper, Skeleton, useQuantity } from '@vitis/ui';
import { widthsAt } from '../../../shared/picture-sizes.ts';
import { quantityLabels } from '../../../shared/quantity-labels.ts';
import { ShortLine } from '../../../shared/short-line.tsx';
import { StockWord } from '../../../shared/stock-word.tsx';
import type { WinePrice } from '../../../shared/use-prices.ts';
import styles from './order-again.module.scss';

/** Height in px of the bottle; the stylesheet says the same. */
const BOTTLE = { phone: 112, wide: 112 };

/** A wine with what it costs today, as many bottles as the last time, and the way into the cart. */
export function AgainCard({ wine, price }: { wine: ProductCard; price: WinePrice }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        {wine.picture ? (
          <Picture picture={wine.picture} alt="" sizes={widthsAt(wine.picture, BOTTLE)} fit="contain" />
        ) : null}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link className={styles.link} to={`/product/${wine.id}`} title={wineTitle(wine)}>
            <span className={styles.wine}>{wine.name}</span>{' '}
            <span className={styles.year}>{wine.vintage ?? 'NV'}</span>
          </Link>
        </h3>
        {price.status === 'known' ? (
          <Order wine={wine} price={price.price} />
        ) : price.status === 'waiting' ? (
          <Skeleton height={80} shape="block" />
        ) : price.status === 'failed' ? (
          <>
            <p className={styles.failed}>{t('card.priceFailed')}</p>
            <p className={styles.act}>
              <Button size="small" wide loading={price.busy} onClick={price.retry}>
                {t('failure.retry')}
              </Button>
            </p>
          </>
        ) : (
          <p className={styles.act}>
            <ButtonLink href={`/product/${wine.id}`} size="small" wide>
              {t('card.details')}
            </ButtonLink>
          </p>
        )}
      </div>
    </article>
  );
}

function Order({ wine, price }: { wine: ProductCard; price: ClientPrice }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { add, busy } = useAddToCart();
  const { lastPurchase } = price;
  const most = mostBottles(price.stock);
  const quantity = useQuantity({
    caseSize: price.caseSize,
    most,
    typedUpTo: MAX_LINE_BOTTLES,
    ...(lastPurchase ? { start: lastPurchase.qty } : {}),
  });
  const title = wineTitle(wine);
  const isGone = wine.availability === 'SOLD_OUT' || price.stock === 0;
  const today = tierAt(price.tiers, isGone ? 1 : quantity.bottles).price;
  const change = lastPurchase ? today - lastPurchase.price : 0;
  const inUnits = (bottles: number) => formatInUnits(bottles, quantity.step, language);
  const count = inUnits(quantity.bottles);
  return (
    <>
      <p className={styles.last}>
        {lastPurchase
          ? t('home.again.last', {
              quantity: formatBottles(lastPurchase.qty, language),
              date: lastPurchase.date,
            })
          : t('unit.pack', { size: price.caseSize })}
      </p>
      <div className={styles.price}>
        <b>{formatMoney(today, language)}</b>
        {change === 0 ? null : (
          <span data-less={change < 0 || undefined}>
            <span aria-hidden="true">{change < 0 ? '▼' : '▲'}</span>{' '}
            <span className="visually-hidden">{t(change < 0 ? 'home.again.less' : 'home.again.more')}</span>
            {formatMoney(Math.abs(change), language)}
          </span>
        )}
        {isGone ? <StockWord availability={wine.availability} stock={price.stock} /> : null}
        {quantity.wholeCases && !isGone ? (
          <UnitSwitch
            className={styles.unit}
            label={t('unit.of', { title })}
            unit={quantity.unit}
            words={{ case: t('unit.caseShort'), bottle: t('unit.bottleShort') }}
            onSwitch={quantity.changeUnit}
          />
        ) : null}
      </div>
      {isGone ? null : (
        <ShortLine
          idProduct={wine.id}
          wanted={quantity.bottles}
          there={Math.max(1, most)}
          onFit={quantity.setBottles}
        />
      )}
      {isGone ? (
        <div className={styles.act}>
          <RestockButton idProduct={wine.id} title={title} size="small" wide />
        </div>
      ) : (
        <div className={styles.act}>
          <QuantityStepper
            size="small"
            value={quantity.bottles}
            onValueChange={quantity.setBottles}
            min={quantity.step}
            max={quantity.max}
            offered={quantity.offered}
            step={quantity.step}
            unitSize={quantity.step}
            format={inUnits}
            labels={quantityLabels(t, title)}
          />
          <Button
            size="small"
            variant="primary"
            wide
            loading={busy}
            aria-label={t('card.addLabel', { title, quantity: count })}
            onClick={ifRead(() => void add(wine.id, quantity.bottles))}
          >
            {t('card.add')}
          </Button>
        </div>
      )}
    </>
  );
}
