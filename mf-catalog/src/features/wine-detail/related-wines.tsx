import { listProducts, type ProductDetail } from '@vitis/contracts';
import { originAddress, wineListAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { usePrices } from '../../shared/use-prices.ts';
import { WineStrip, WineStripSkeleton } from '../../shared/wine-strip/wine-strip.tsx';

const SHOWN = 5;

/** Wines of the same house, then of the same area; other years of this wine stand at its head already. */
export function RelatedWines({ wine }: { wine: ProductDetail }) {
  const { t } = useTranslation('mf-catalog');
  const area = wine.areas.at(0);
  const ofWinery = useEndpoint(listProducts, {
    query: { idWinery: wine.winery.id, facets: false, size: 12 },
  });
  const ofArea = useEndpoint(
    listProducts,
    area ? { query: { idProductionAreas: [area.id], facets: false, size: 12 } } : null,
  );
  const own = new Set(wine.vintages.map(({ id }) => id));
  const found = [...(ofWinery.data?._embedded.items ?? []), ...(ofArea.data?._embedded.items ?? [])];
  const related = found
    .filter(({ id }, at) => id !== wine.id && !own.has(id) && found.findIndex((one) => one.id === id) === at)
    .slice(0, SHOWN);
  const prices = usePrices(related.map(({ id }) => id));
  const waiting = ofWinery.status === 'loading' || (area !== undefined && ofArea.status === 'loading');

  if (waiting) return <WineStripSkeleton title={t('detail.related')} label={t('list.loading')} />;
  if (related.length === 0) return null;
  return (
    <WineStrip
      title={t('detail.related')}
      wines={related}
      prices={prices}
      more={{
        href: area ? originAddress(wine, area.id) : wineListAddress({ idWineries: wine.winery.id }),
        label: t('detail.moreOf', { name: area?.name ?? wine.winery.name }),
      }}
    />
  );
}
