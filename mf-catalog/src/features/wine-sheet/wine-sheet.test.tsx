import { screen } from '@testing-library/react';
import { getProduct } from '@vitis/contracts';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { aWineDetail } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './wine-sheet.route.tsx';

const base = { part: 'mf-catalog', route: '/product/:pid/pdf', path: '/product/1/pdf' } as const;

test('a wine stands on one sheet, without a price even for a buyer', async () => {
  const awards = [{ competition: '한강 와인 어워드', year: 2024, medal: 'GOLD' as const }];
  const wine = answerOk(getProduct, aWineDetail({ awards }));
  const { t, container } = await renderFeature(<Screen />, { ...base, as: 'buyer', answers: [wine] });

  expect(await screen.findByRole('heading', { level: 1, name: '샤토 라모네 2019' })).toBeVisible();
  for (const word of ['750ml × 6', '16–18 °C', '프랑스 · 보르도 · 생테밀리옹', '양갈비'])
    expect(screen.getByText(word)).toBeVisible();
  expect(screen.getByText(`한강 와인 어워드 2024 ${t('detail.medal.GOLD')}`)).toBeVisible();
  expect(screen.getByRole('heading', { name: t('print.ownNotes') })).toBeVisible();
  // Somebody who reads it on paper types it.
  const path = `${window.location.origin}/product/1`;
  expect(screen.getByText(t('print.address', { path }))).toBeVisible();
  expect(container).not.toHaveTextContent(/\d원|₩/);
});

test('the address on an English sheet leads to the English page', async () => {
  const wine = answerOk(getProduct, aWineDetail({}));
  const { t } = await renderFeature(<Screen />, { ...base, language: 'en-US', answers: [wine] });
  const path = `${window.location.origin}/product/1?lang=en-US`;
  expect(await screen.findByText(t('print.address', { path }))).toBeVisible();
});

test.each(['/product/abc/pdf', '/product/999/pdf'])('%s is not found', async (path) => {
  const missing = answerProblem(getProduct, 404, 'NOT_FOUND', '없습니다.');
  const { t } = await renderFeature(<Screen />, { ...base, path, answers: [missing] });
  expect(await screen.findByText(t('detail.notFound'))).toBeVisible();
});
