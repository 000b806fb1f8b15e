import { getWinery, listProducts, type ProductCard } from '@vitis/contracts';
import { formatNumber, formatPack, grapesOf, latinName, originOf, wineTitle } from '@vitis/domain';
import { type PageHead, type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { Picture, SkeletonText } from '@vitis/ui';
import { askedId } from '../../shared/asked-id.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { CatalogSheet, houseRequest, useHouse } from '../../shared/print/catalog-sheet.tsx';
import { SheetPending } from '../../shared/print/sheet-pending.tsx';
import styles from './winery-print.module.scss';

const MOST_WINES = 100;

const winesOf = (wid: string | undefined) => ({
  query: { idWinery: askedId(wid).params.id, facets: false, size: MOST_WINES, sort: 'name' as const },
});

const wineryRequest = ({ params }: RouteRequest) => request(getWinery, askedId(params.wid));

/** A winery on paper: what it is, and all of its wines that are on sale. */
export const Screen = defineScreen(WineryPrintScreen, {
  access: 'everyone',
  data: (asked) => [wineryRequest(asked), request(listProducts, winesOf(asked.params.wid)), houseRequest()],
  head: (asked, read): PageHead => {
    const winery = read(wineryRequest(asked));
    return winery ? { title: winery.name } : {};
  },
});

function WineryPrintScreen() {
  const { t } = useTranslation('mf-catalog');
  const { wid } = useParams();
  const house = useHouse();
  const winery = useEndpoint(getWinery, askedId(wid));
  const wines = useEndpoint(listProducts, winesOf(wid));

  if (winery.data === undefined) {
    const missing = { reason: t('winery.notFound'), label: t('winery.all'), href: '/winery' };
    return <SheetPending loaded={winery} missing={missing} />;
  }
  const { data } = winery;
  const latin = latinName(data);
  return (
    <CatalogSheet
      house={house}
      title={data.name}
      back={`/winery/${data.id}`}
      busy={wines.status === 'loading'}
      incomplete={wines.status === 'failed'}
      subtitle={
        <>
          {latin === null ? null : (
            <span lang="en" className={styles.latin}>
              {latin}
            </span>
          )}
          {[
            originOf(data),
            ...(data.foundedYear === null ? [] : [t('winery.since', { year: data.foundedYear })]),
          ].join(' · ')}
        </>
      }
    >
      {data.picture ? (
        <div className={styles.picture}>
          <Picture picture={data.picture} alt="" sizes="186mm" fit="cover" priority />
        </div>
      ) : null}
      <p className={styles.story}>{data.description}</p>
      {wines.status === 'loading' ? <SkeletonText lines={6} /> : null}
      {wines.status === 'failed' ? (
        <LoadFailure error={wines.error} retry={wines.refresh} busy={wines.isRefreshing} />
      ) : null}
      {wines.data && wines.data._embedded.items.length > 0 ? (
        <>
          <h2>{t('winery.winesOf', { name: data.name })}</h2>
          <WineTable wines={wines.data._embedded.items} />
          {wines.data.page.totalElements > MOST_WINES ? (
            <p>{t('winery.more', { count: wines.data.page.totalElements - MOST_WINES })}</p>
          ) : null}
        </>
      ) : null}
    </CatalogSheet>
  );
}

function WineTable({ wines }: { wines: readonly ProductCard[] }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('winery.wine')}</th>
          <th scope="col">{t('filter.idKinds')}</th>
          <th scope="col">{t('filter.idTypes')}</th>
          <th scope="col">{t('filter.alcohol')}</th>
          <th scope="col">{t('detail.volume')}</th>
          <th scope="col">{t('filter.score')}</th>
        </tr>
      </thead>
      <tbody>
        {wines.map((wine) => (
          <tr key={wine.id}>
            <th scope="row" className={styles.wine}>
              {wineTitle(wine)}
              {latinName(wine) === null ? null : <small lang="en">{latinName(wine)}</small>}
            </th>
            <td>{wine.kind.name}</td>
            <td>{grapesOf(wine, language)}</td>
            <td className={styles.figure}>
              {wine.alcohol === null ? '–' : `${formatNumber(wine.alcohol, language)} %`}
            </td>
            <td className={styles.figure}>{formatPack(wine.volume, wine.caseSize)}</td>
            <td className={styles.figure}>{wine.score ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
