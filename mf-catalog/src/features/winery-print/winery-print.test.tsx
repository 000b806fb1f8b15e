import { screen, within } from '@testing-library/react';
import { getLocation, getWinery, listProducts } from '@vitis/contracts';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aLocation } from '@vitis/testing/builders/places';
import { aWine } from '@vitis/testing/builders/wine';
import { aWineryDetail } from '@vitis/testing/builders/winery';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './winery-print.route.tsx';

const base = { part: 'mf-catalog', route: '/winery/:wid/pdf', path: '/winery/4/pdf' } as const;
const house = answerOk(getLocation, aLocation());

test('the sheet has the house at its head, the winery, and all of its wines', async () => {
  const wines = aPage([aWine(), aWine({ id: 2, vintage: null })], { size: 100, totalElements: 130 });
  const { t } = await renderFeature(<Screen />, {
    ...base,
    answers: [answerOk(getWinery, aWineryDetail()), answerOk(listProducts, wines), house],
  });

  expect(await screen.findByRole('heading', { level: 1, name: '샤토 라모네' })).toBeVisible();
  expect(await screen.findByText('(주)비티스와인')).toBeVisible();
  const row = (await screen.findByRole('rowheader', { name: /샤토 라모네 NV/ })).closest('tr')!;
  expect(within(row).getByText('750ml × 6')).toBeVisible();
  expect(screen.getByText(t('winery.more', { count: 30 }))).toBeVisible();
});

test('nothing is printed before the wines are there', async () => {
  const waiting = answer(listProducts, () => new Promise<never>(() => {}));
  const { t } = await renderFeature(<Screen />, {
    ...base,
    answers: [answerOk(getWinery, aWineryDetail()), waiting, house],
  });
  const print = await screen.findByRole('button', { name: t('portal.print.print') });
  expect(print).toHaveAttribute('aria-busy', 'true');
});

test('nothing is printed where the wines do not come', async () => {
  const failing = answerProblem(listProducts, 500, 'INTERNAL', 'INTERNAL');
  const { t } = await renderFeature(<Screen />, {
    ...base,
    answers: [answerOk(getWinery, aWineryDetail()), failing, house],
  });
  expect(await screen.findByRole('button', { name: t('failure.retry') })).toBeVisible();
  expect(screen.getByRole('button', { name: t('portal.print.print') })).toBeDisabled();
});

test('a winery that is not there has no sheet', async () => {
  const missing = answerProblem(getWinery, 404, 'NOT_FOUND', '없습니다.');
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/winery/abc/pdf',
    answers: [missing, house],
  });
  expect(await screen.findByText(t('winery.notFound'))).toBeVisible();
});
