import { screen } from '@testing-library/react';
import { getSharedWineMenu } from '@vitis/contracts';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './house-menu.route.tsx';

const open = (answer: ReturnType<typeof answerProblem>) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    route: '/wine-menu/:token',
    path: '/wine-menu/AbCdEfGhIjKlMnOpQrStUv',
    answers: [answer],
  });

test('a guest of a house reads its wines by kind with its own prices, in any language', async () => {
  const { t } = await open(
    answerOk(getSharedWineMenu, {
      title: '비스트로 와인',
      note: '콜키지 병당 30,000원',
      layout: 'CLASSIC',
      language: 'ko-KR',
      latinNames: true,
      wines: [
        {
          idProduct: 1,
          productName: '샤토 라모네 2019',
          product: aWine(),
          glassMillilitres: 125,
          glassPrice: null,
          bottlePrice: 90_000,
        },
      ],
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: '비스트로 와인' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '레드' })).toBeVisible();
  expect(screen.getByText('90,000원')).toBeVisible();
  expect(screen.queryByText(t('houseMenu.glass'))).toBeNull();
  expect(screen.getByRole('link', { name: '日本語' })).toHaveAttribute(
    'href',
    '/wine-menu/AbCdEfGhIjKlMnOpQrStUv?lang=ja-JP',
  );
});

test('a list that was taken back says so', async () => {
  const { t } = await open(answerProblem(getSharedWineMenu, 404, 'NOT_FOUND', '없습니다.'));
  expect(await screen.findByText(t('houseMenu.gone'))).toBeVisible();
});
