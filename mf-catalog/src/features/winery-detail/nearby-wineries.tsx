import { listWineries, type WineryDetail } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { TextLink } from '@vitis/ui';
import { MissingParts } from '../../shared/missing-parts.tsx';
import { wineryListAddress } from '../../shared/wineries/winery-filter.ts';
import { WineryGrid, WineryGridSkeleton } from '../../shared/wineries/winery-grid.tsx';
import styles from './winery-detail.module.scss';

const SHOWN = 3;

/** Other houses of the same region; nothing where this one is alone. */
export function NearbyWineries({ winery }: { winery: WineryDetail }) {
  const { t } = useTranslation('mf-catalog');
  const region = winery.areas[0];
  const found = useEndpoint(
    listWineries,
    region
      ? { query: { idProductionAreas: [region.id], sort: 'products,desc', page: 0, size: SHOWN + 1 } }
      : null,
  );
  if (region === undefined) return null;
  const title = t('winery.nearby', { region: region.name });
  if (found.status === 'failed') return <MissingParts title={title} parts={[found]} />;
  const others = (found.data?._embedded.items ?? []).filter(({ id }) => id !== winery.id).slice(0, SHOWN);
  if (found.status === 'ready' && others.length === 0) return null;

  return (
    <section className={styles.section}>
      <header className={styles.sectionHead}>
        <h2>{title}</h2>
        <TextLink
          className={styles.more}
          variant="quiet"
          href={wineryListAddress({
            countryName: [winery.country.countryCode],
            idProductionAreas: [region.id],
          })}
          arrow
        >
          {t('winery.allOf', { region: region.name })}
        </TextLink>
      </header>
      {found.status === 'loading' ? (
        <WineryGridSkeleton label={t('winery.loading')} count={SHOWN} />
      ) : (
        <WineryGrid label={title} wineries={others} level={3} />
      )}
    </section>
  );
}
