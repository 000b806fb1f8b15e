import {
  listPrices,
  type PriceTier,
  type ProductCard,
  SEARCH_WORDS_LIMIT,
  searchProducts,
} from '@vitis/contracts';
import { formatBottles, formatMoney, formatPack, wineTitle } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { Button, Modal, SkeletonText, searchIcon, TextInput } from '@vitis/ui';
import { useDeferredValue, useState } from 'react';
import { LoadFailure } from '../documents/load-failure.tsx';
import { answered } from '../list/answered.ts';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './wine-finder.module.scss';

export interface WineFinderProps {
  /** Whose prices are shown. */
  idClient: number;
  /** Wines that are on the document already. */
  taken: ReadonlySet<number>;
  onPick: (wine: ProductCard, tiers: readonly PriceTier[]) => void;
  onClose: () => void;
}

/** Finds wines by part of a name and puts them on a document, one after the other. */
export function WineFinder({ idClient, taken, onPick, onClose }: WineFinderProps) {
  const { t } = usePortalTexts();
  const [typed, setTyped] = useState('');
  const labels = useDeferredValue(typed.trim());
  return (
    <Modal
      open
      title={t('portal.finder.title')}
      closeLabel={t('portal.common.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('portal.finder.done')}
        </Button>
      }
    >
      <TextInput
        data-autofocus
        label={t('portal.finder.search')}
        labelHidden
        icon={searchIcon}
        type="search"
        maxLength={SEARCH_WORDS_LIMIT}
        placeholder={t('portal.finder.hint')}
        clearLabel={t('portal.finder.clear')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {labels === '' ? (
        <p className={styles.hint}>{t('portal.finder.start')}</p>
      ) : (
        <FoundWines {...{ labels, idClient, taken, onPick }} />
      )}
    </Modal>
  );
}

function FoundWines({
  labels,
  idClient,
  taken,
  onPick,
}: Omit<WineFinderProps, 'onClose'> & { labels: string }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const found = answered(
    useEndpoint(searchProducts, { query: { q: labels, size: 12 } }, { keepPrevious: true }),
  );
  const wines = found.data?._embedded.items ?? [];
  const ids = wines.map(({ id }) => id).sort((a, b) => a - b);
  const prices = useEndpoint(listPrices, ids.length === 0 ? null : { query: { ids, idClient } }, {
    keepPrevious: true,
  });
  const priceOf = new Map(prices.data?._embedded.items.map((price) => [price.idProduct, price]));

  const stockOf = (bottles: number) =>
    bottles === 0
      ? t('portal.finder.noStock')
      : t('portal.finder.stock', { qty: formatBottles(bottles, language) });

  if (found.status === 'loading') return <SkeletonText className={styles.hint} lines={5} />;
  if (found.status === 'failed')
    return <LoadFailure className={styles.hint} title={t('portal.finder.failed')} load={found} />;
  if (wines.length === 0)
    return (
      <p className={styles.hint} role="status">
        {t('portal.finder.none')}
      </p>
    );
  return (
    <ul className={styles.list} aria-label={t('portal.finder.results')}>
      {wines.map((wine) => {
        const price = priceOf.get(wine.id);
        const name = wineTitle(wine);
        return (
          <li key={wine.id} className={styles.wine}>
            <span className={styles.text}>
              <b>{name}</b>
              <small>
                {[
                  wine.winery.name,
                  wine.country.name,
                  formatPack(wine.volume, wine.caseSize),
                  price && stockOf(price.stock),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className={styles.price}>{price ? formatMoney(price.price, language) : ''}</span>
            <Button
              size="small"
              disabled={price === undefined || taken.has(wine.id)}
              aria-label={t(taken.has(wine.id) ? 'portal.finder.pickedName' : 'portal.finder.pick', { name })}
              onClick={() => price && onPick(wine, price.tiers)}
            >
              {t(taken.has(wine.id) ? 'portal.finder.picked' : 'portal.finder.add')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
