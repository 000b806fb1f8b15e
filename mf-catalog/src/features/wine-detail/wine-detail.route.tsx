import { getProduct } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { classNames } from '@vitis/ui';
import { useEffect } from 'react';
import { askedId, idOf } from '../../shared/asked-id.ts';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { LazyCompareBar } from '../../shared/compare/lazy-compare.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { LazyRecentStrip } from '../../shared/recent/lazy-recent-strip.tsx';
import { rememberWine } from '../../shared/recent/recent-wines.ts';
import { usePrices, type WinePrice } from '../../shared/use-prices.ts';
import { WishButton } from '../../shared/wish-button.tsx';
import { detailHead, wineRequest } from './detail-head.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { NoSuchWine } from './no-such-wine.tsx';
import { RelatedWines } from './related-wines.tsx';
import { WineBackground } from './wine-background.tsx';
import styles from './wine-detail.module.scss';
import { WineHead } from './wine-head.tsx';
import { WinePurchase } from './wine-purchase.tsx';
import stageStyles from './wine-stage.module.scss';
import { WineStage } from './wine-stage.tsx';
import { WineTaste } from './wine-taste.tsx';

/** One wine: what it is, what it costs this viewer, and its relatives. */
export const Screen = defineScreen(WineDetailScreen, {
  access: 'everyone',
  data: (asked) => [wineRequest(asked)],
  head: detailHead,
});

function WineDetailScreen() {
  const { pid } = useParams();
  const language = useLanguage();
  const id = idOf(pid);
  // Another year of the same wine comes in place of this one, without an empty page between them.
  const wine = useEndpoint(getProduct, id === null ? null : askedId(pid), { keepPrevious: true });
  const prices = usePrices(id === null ? [] : [id]);
  const seen = wine.data?.id === id ? wine.data : undefined;
  useEffect(() => {
    if (seen !== undefined) rememberWine(seen, language);
  }, [seen, language]);

  if (id === null) return <NoSuchWine />;
  if (wine.status === 'loading') return <DetailSkeleton />;
  if (wine.error?.status === 404) return <NoSuchWine />;
  // A shell of an earlier release keeps the wine before, beside the failure of this one.
  if (wine.error !== undefined && (wine.status === 'failed' || wine.data.id !== id)) {
    return (
      <CatalogPage>
        <LoadFailure error={wine.error} retry={wine.refresh} busy={wine.isRefreshing} />
      </CatalogPage>
    );
  }

  const { data } = wine;
  const late = data.id !== id;
  const asked = prices.of(id);
  // The price of the year that comes is not that of the year that is still shown, and would be sold as it.
  const price: WinePrice = late && asked.status === 'known' ? { status: 'waiting' } : asked;
  return (
    <CatalogPage className={styles.page}>
      <div className={classNames(styles.split, late && styles.late)} aria-busy={late || undefined}>
        <WineStage wine={data}>
          {/* Whether the year before is wished for is no longer known, and a press would mean the one to come. */}
          {late ? null : (
            <WishButton
              // What was decided of another year is not said of this one.
              key={id}
              idProduct={id}
              title={wineTitle(data)}
              wished={price.status === 'known' && price.price.wished}
              viewer={prices.viewer}
              className={stageStyles.wish}
            />
          )}
        </WineStage>
        <div className={styles.text}>
          <WineHead wine={data} />
          <WinePurchase key={id} wine={data} price={price} viewer={prices.viewer} />
        </div>
        <WineTaste wine={data} />
        <WineBackground wine={data} />
      </div>
      <RelatedWines wine={data} />
      <LazyRecentStrip key={id} except={id} />
      <LazyCompareBar />
    </CatalogPage>
  );
}
