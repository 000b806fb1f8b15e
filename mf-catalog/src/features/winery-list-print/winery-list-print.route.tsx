import { listWineries, type WineryCard, type WineryFacets } from '@vitis/contracts';
import { latinName, originOf } from '@vitis/domain';
import { type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { keptTogether } from '../../shared/kept-together.ts';
import { CatalogSheet, houseRequest, useHouse } from '../../shared/print/catalog-sheet.tsx';
import { SheetPending } from '../../shared/print/sheet-pending.tsx';
import {
  readWineryFilter,
  WINERIES_PRINTED,
  type WineryFilter,
  wineryListAddress,
  wineryQuery,
} from '../../shared/wineries/winery-filter.ts';
import styles from './winery-list-print.module.scss';

/** The sheets begin with the first, whichever page of the list led to them. */
const printedQuery = (filter: WineryFilter) => wineryQuery({ ...filter, page: 1 }, WINERIES_PRINTED);

const wineriesRequest = ({ search }: RouteRequest) =>
  request(listWineries, { query: printedQuery(readWineryFilter(search)) });

/** The list of wineries on paper, as its address narrows it. */
export const Screen = defineScreen(WineryListPrintScreen, {
  access: 'everyone',
  data: (asked) => [wineriesRequest(asked), houseRequest()],
});

function WineryListPrintScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const filter = readWineryFilter(search);
  const wineries = useEndpoint(listWineries, { query: printedQuery(filter) });
  const house = useHouse();
  const back = wineryListAddress({ ...filter, page: 1 });
  const items = wineries.data?._embedded.items ?? [];

  if (wineries.data === undefined || items.length === 0)
    return (
      <SheetPending
        loaded={wineries}
        missing={{ reason: t('winery.noneFound'), label: t('print.back'), href: back }}
      />
    );
  const { page, facets } = wineries.data;
  return (
    <CatalogSheet
      house={house}
      title={t('winery.heading')}
      subtitle={[
        ...placesIn(filter, facets),
        ...(filter.q === '' ? [] : [`“${filter.q}”`]),
        t('winery.total', { count: page.totalElements }),
      ].join(' · ')}
      back={back}
    >
      {page.totalElements > WINERIES_PRINTED ? (
        <p>
          {t('print.cutWineries', {
            count: WINERIES_PRINTED,
            total: page.totalElements,
            left: page.totalElements - WINERIES_PRINTED,
          })}
        </p>
      ) : null}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('winery.name')}</th>
            <th scope="col">{t('winery.place')}</th>
            <th scope="col">{t('winery.founded')}</th>
            <th scope="col">{t('winery.story')}</th>
            <th scope="col">{t('winery.wineCount')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((winery) => (
            <Row key={winery.id} winery={winery} />
          ))}
        </tbody>
      </table>
    </CatalogSheet>
  );
}

/** The countries and regions that the list is narrowed to, by name. */
const placesIn = ({ countryName, idProductionAreas }: WineryFilter, facets: WineryFacets): string[] => [
  ...facets.countries.filter(({ countryCode }) => countryName.includes(countryCode)).map(({ name }) => name),
  ...facets.areas.filter(({ id }) => idProductionAreas.includes(id)).map(({ name }) => name),
];

function Row({ winery }: { winery: WineryCard }) {
  const latin = latinName(winery);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {winery.name}
        {latin === null ? null : <small lang="en">{latin}</small>}
      </th>
      <td className={styles.place}>{keptTogether(originOf(winery))}</td>
      <td className={styles.founded}>{winery.foundedYear ?? '–'}</td>
      <td>{winery.introduction}</td>
      <td className={styles.count}>{winery.productCount}</td>
    </tr>
  );
}
