import { listProducts, type ProductDetail } from '@vitis/contracts';
import { originAddress, wineListAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { MissingParts } from '../../shared/missing-parts.tsx';
import { usePrices } from '../../shared/use-prices.ts';
import { WineStrip, WineStripSkeleton } from '../../shared/wine-strip/wine-strip.tsx';
import { relatives } from './relatives.ts';

const SHOWN = 5;

/** Wines of the same house and of the same area, each in one of its years. */
export function RelatedWines({ wine }: { wine: ProductDetail }) {
  const { t } = useTranslation('mf-catalog');
  const area = wine.areas.at(0);
  const ofWinery = useEndpoint(listProducts, {
    query: { idWinery: wine.winery.id, facets: false, size: 24 },
  });
  const ofArea = useEndpoint(
    listProducts,
    area ? { query: { idProductionAreas: [area.id], facets: false, size: 24 } } : null,
  );
  const related = relatives(
    wine,
    ofWinery.data?._embedded.items ?? [],
    ofArea.data?._embedded.items ?? [],
    SHOWN,
  );
  const prices = usePrices(related.map(({ id }) => id));
  const waiting = ofWinery.status === 'loading' || (area !== undefined && ofArea.status === 'loading');

  if (waiting) return <WineStripSkeleton title={t('detail.related')} label={t('list.loading')} />;
  return (
    <>
      {related.length === 0 ? null : (
        <WineStrip
          title={t('detail.related')}
          wines={related}
          prices={prices}
          more={{
            href: area ? originAddress(wine, area.id) : wineListAddress({ idWineries: wine.winery.id }),
            label: t('detail.moreOf', { name: area?.name ?? wine.winery.name }),
          }}
        />
      )}
      <MissingParts
        parts={[ofWinery, ofArea]}
        {...(related.length === 0 ? { title: t('detail.related') } : {})}
      />
    </>
  );
}
