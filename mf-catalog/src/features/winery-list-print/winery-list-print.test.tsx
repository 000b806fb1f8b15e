import { screen } from '@testing-library/react';
import { getLocation, listWineries } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aLocation } from '@vitis/testing/builders/places';
import { aWinery, wineryFacets } from '@vitis/testing/builders/winery';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './winery-list-print.route.tsx';

const base = { part: 'mf-catalog', route: '/winery/pdf', path: '/winery/pdf?countryName=FR&page=2' } as const;
const house = answerOk(getLocation, aLocation());
const wineries = (totalElements: number) =>
  answerOk(listWineries, {
    ...aPage([aWinery()], { size: 100, totalElements }),
    facets: wineryFacets(),
  });

test('the sheet begins with the first winery, whichever page led to it, and has all of them', async () => {
  const { t, calls } = await renderFeature(<Screen />, { ...base, answers: [wineries(1), house] });
  expect(await screen.findByRole('rowheader', { name: /샤토 라모네/ })).toBeVisible();
  expect(screen.getByText(`프랑스 · ${t('winery.total', { count: 1 })}`)).toBeVisible();
  expect(screen.queryByText(/곳 가운데/)).not.toBeInTheDocument();
  expect(calls.find(({ query }) => query.has('size'))?.query.get('page')).toBe('0');
});

test('says so where the sheet has not all of them', async () => {
  const { t } = await renderFeature(<Screen />, { ...base, answers: [wineries(130), house] });
  expect(await screen.findByText(t('print.cutWineries', { count: 100, total: 130, left: 30 }))).toBeVisible();
});
