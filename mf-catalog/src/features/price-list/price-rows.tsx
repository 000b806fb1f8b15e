import { listPrices, listProducts, PAGE_SIZE_LIMIT, type WineFilter } from '@vitis/contracts';
import {
  formatMoney,
  formatNumber,
  formatPack,
  grapesOf,
  latinName,
  originOf,
  wineTitle,
} from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useEffect } from 'react';
import { keptTogether } from '../../shared/kept-together.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { usePrices, type WinePrice } from '../../shared/use-prices.ts';
import { seesPrices, useViewer } from '../../shared/use-viewer.ts';
import styles from './price-list.module.scss';
import { pageQuery } from './price-list-query.ts';

interface PriceRowsProps {
  filter: WineFilter;
  page: number;
  onState: (page: number, state: RowsState) => void;
}

/** Whether all rows of a part, with their prices, are there. */
export type RowsState = 'waiting' | 'failed' | 'ready';

/** A hundred wines of the list, with what they cost the reader. */
export function PriceRows({ filter, page, onState }: PriceRowsProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const viewer = useViewer();
  const wines = useEndpoint(
    listProducts,
    { query: pageQuery(filter, viewer, page) },
    { keepPrevious: false },
  );
  const items = wines.data?._embedded.items ?? [];
  const ids = items.map(({ id }) => id);
  const book = usePrices(ids);
  const withPrices = seesPrices(viewer);
  // The same question as the book's: it says why there is no price.
  const prices = useEndpoint(listPrices, withPrices && ids.length > 0 ? { query: { ids } } : null);
  const failed = [wines, prices].find(({ status }) => status === 'failed');
  const isWaiting = wines.status === 'loading' || ids.some((id) => book.of(id).status === 'waiting');
  const state = failed ? 'failed' : isWaiting ? 'waiting' : 'ready';
  useEffect(() => onState(page, state), [state, onState, page]);

  if (failed?.error) {
    return (
      <tbody>
        <tr>
          <td colSpan={withPrices ? 7 : 6}>
            <LoadFailure error={failed.error} retry={failed.refresh} busy={failed.isRefreshing} />
          </td>
        </tr>
      </tbody>
    );
  }
  return (
    <tbody>
      {items.map((wine, at) => (
        <tr key={wine.id}>
          <td className={styles.number}>{page * PAGE_SIZE_LIMIT + at + 1}</td>
          <th scope="row" className={styles.wine}>
            <b>{wineTitle(wine)}</b>
            {wine.availability === 'SOLD_OUT' ? <i className={styles.gone}>{t('stock.soldOut')}</i> : null}
            {latinName(wine) === null ? null : <span lang="en">{wine.nameEn}</span>}
          </th>
          <td className={styles.origin}>{keptTogether(`${wine.kind.name} · ${originOf(wine)}`)}</td>
          <td className={styles.grapes}>{grapesOf(wine, language)}</td>
          <td>{formatPack(wine.volume, wine.caseSize).replaceAll(' ', '\u00a0')}</td>
          <td className={styles.score}>{wine.score ?? '–'}</td>
          {withPrices ? (
            <td className={styles.figure}>
              <Price of={book.of(wine.id)} />
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}

/** What one bottle costs, and from how many on it costs less. */
function Price({ of }: { of: WinePrice }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  if (of.status !== 'known') return of.status === 'none' ? t('card.noPrice') : '…';
  const [first, ...tiers] = of.price.tiers;
  return (
    <>
      <b>{formatMoney(first?.price ?? 0, language)}</b>
      {tiers.map(({ minQty, price }) => (
        <span key={minQty} className={styles.tier}>
          {t('detail.tierFrom', { from: formatNumber(minQty, language) })} {formatMoney(price, language)}{' '}
        </span>
      ))}
    </>
  );
}
