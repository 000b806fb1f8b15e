import { screen, within } from '@testing-library/react';
import { getLocation, listAreas, listWineries } from '@vitis/contracts';
import { answerOk, answerProblem, type SentCall } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aLocation } from '@vitis/testing/builders/places';
import { aWinery, wineryFacets } from '@vitis/testing/builders/winery';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './about.route.tsx';

const all = { id: -1 as const, name: '전체', productCount: 70 };
const areas = answerOk(listAreas, {
  _embedded: {
    countries: [
      {
        countryCode: 'ALL',
        name: '전체',
        productCount: 70,
        productionAreas: [{ ...all, countryName: 'IT,FR' }],
      },
      {
        countryCode: 'IT',
        name: '이탈리아',
        productCount: 20,
        productionAreas: [
          { ...all, productCount: 20 },
          { id: 5, name: '피에몬테', productCount: 20 },
        ],
      },
      {
        countryCode: 'FR',
        name: '프랑스',
        productCount: 50,
        productionAreas: [
          { ...all, productCount: 50 },
          { id: 1, name: '보르도', productCount: 50 },
        ],
      },
    ],
  },
});
const wineries = answerOk(listWineries, {
  ...aPage([aWinery()], { size: 1, totalElements: 73 }),
  facets: wineryFacets(),
});

test('its figures are those of the shop, and lead to what they count', async () => {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-catalog',
    answers: [areas, wineries, answerOk(getLocation, aLocation())],
  });

  expect(await screen.findByRole('link', { name: '73' })).toHaveAttribute('href', '/winery');
  expect(screen.getByRole('link', { name: '70' })).toHaveAttribute('href', '/product');
  expect(screen.getByRole('link', { name: '2' })).toHaveAttribute('href', '#origins');
  const origins = within(screen.getByRole('region', { name: t('about.origins') }));
  expect(origins.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    t('about.origins'),
    '프랑스',
    '이탈리아',
  ]);
  const company = within(screen.getByRole('region', { name: t('about.company') }));
  expect(company.getByText('123-45-67891')).toBeVisible();
  expect(company.getByRole('link', { name: t('about.toDirection') })).toHaveAttribute('href', '/direction');
});

test('figures and facts that do not come are asked for again, all at once', async () => {
  let isDown = true;
  const failing = [areas, wineries, answerOk(getLocation, aLocation())].map(({ endpoint, respond }) => ({
    endpoint,
    respond: (call: SentCall) =>
      isDown ? answerProblem(endpoint, 500, 'INTERNAL', 'INTERNAL').respond(call) : respond(call),
  }));
  const { t, user } = await renderFeature(<Screen />, { part: 'mf-catalog', answers: failing });

  await screen.findByText(t('portal.common.failedText'));
  expect(screen.getByRole('heading', { name: t('about.promises') })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: t('failure.retry') }));

  expect(await screen.findByRole('link', { name: '73' })).toBeVisible();
  expect(await screen.findByRole('region', { name: t('about.origins') })).toBeVisible();
  expect(await screen.findByRole('region', { name: t('about.company') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('failure.retry') })).not.toBeInTheDocument();
});
