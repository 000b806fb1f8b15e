import { screen } from '@testing-library/react';
import { listOwnWines, OWN_WINES_LIMIT, type OwnWine } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './own-wine.route.tsx';

// Three hundred rows of fields take their time to draw, and say nothing here.
jest.mock('./own-wine-row.tsx', () => ({ OwnWineRow: () => null }));

const bought = (idProduct: number): OwnWine => ({
  ...{ idProduct, productName: `도멘 ${idProduct}`, product: null, bought: 6, lastBoughtDay: '2026-11-18' },
  ...{ lastUnitPrice: 30_000, volume: 750, counted: null, countedAt: null, boughtSince: 0, par: null },
  ...{ glassMillilitres: 125, glassPrice: null, bottlePrice: null },
});

test.each([
  [OWN_WINES_LIMIT - 1, false],
  [OWN_WINES_LIMIT, true],
])('a list of %i wines says that it ends there: %s', async (length, isSaid) => {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/own-wine',
    path: '/mypage/own-wine',
    answers: [
      answerOk(listOwnWines, { _embedded: { items: Array.from({ length }, (_, at) => bought(at + 1)) } }),
    ],
  });
  expect(await screen.findByText(t('ownWine.all', { number: length }))).toBeVisible();
  expect(screen.queryByText('최근 구매하신 300종까지 표시합니다.') !== null).toBe(isSaid);
});
