import { screen, within } from '@testing-library/react';
import { listKinds, listWineries } from '@vitis/contracts';
import { answerProblem, type SentCall } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './home.route.tsx';
import { base, shop } from './home.test-support.ts';

test('a visitor finds the region of the month, what is new and there, kinds and regions, and no price', async () => {
  const { t, container } = await renderFeature(<Screen />, { ...base, answers: shop });

  expect(await screen.findByRole('link', { name: t('home.cover.show', { count: 14 }) })).toHaveAttribute(
    'href',
    '/product?idFeatureds=7',
  );
  expect(await screen.findByRole('link', { name: /레드/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/product?idKinds=1'),
  );
  expect(await screen.findByRole('link', { name: '보르도' })).toHaveAttribute(
    'href',
    '/product?idProductionAreas=3',
  );
  expect(screen.getByRole('link', { name: /보르도.*48/ })).toBeVisible();
  expect(screen.queryByText('사부아')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: t('home.steps.prices.title') })).toBeVisible();
  const news = within(screen.getByRole('heading', { name: t('home.new') }).closest('section') as HTMLElement);
  expect(news.queryByText(t('stock.soldOut'))).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/\d원|₩/);
  // No separator hangs at the end of a line.
  expect(container.textContent).toContain('프랑스 ·\u00a0보르도');
});

test('the lists of the house lead to their wines; one without any is left out', async () => {
  const { t } = await renderFeature(<Screen />, { ...base, answers: shop });
  const lists = within(await screen.findByRole('navigation', { name: t('filter.idFeatureds') }));
  expect(lists.getAllByRole('link').map((link) => link.textContent)).toEqual(['신상품 14', '고득점 34']);
  expect(lists.getByRole('link', { name: /고득점/ })).toHaveAttribute(
    'href',
    `/product?${new URLSearchParams({ idFeatureds: '8', title: '고득점' })}`,
  );
});

test('the latest of the magazine and what goes on are shown, and nothing that has ended', async () => {
  const isOpen = (address: string) => !address.startsWith('/winery');
  await renderFeature(<Screen />, { ...base, answers: shop, isOpen });
  expect(await screen.findByRole('link', { name: '서늘한 언덕' })).toHaveAttribute('href', '/magazine/31');
  expect(await screen.findByRole('link', { name: '보르도 시음회' })).toHaveAttribute('href', '/event/41');
  expect(screen.queryByText('지난 시음회')).not.toBeInTheDocument();
});

test.each([true, false])('makers are shown where they have pages: %s', async (there) => {
  const isOpen = (address: string) => there || !address.startsWith('/winery');
  const { t } = await renderFeature(<Screen />, { ...base, answers: shop, isOpen });
  await screen.findByRole('heading', { name: t('home.regions') });
  expect(screen.queryAllByRole('heading', { name: t('home.makers') })).toHaveLength(there ? 1 : 0);
});

test('parts that do not come can be asked for again, all at once', async () => {
  let isDown = true;
  const down = (endpoint: typeof listKinds | typeof listWineries) => {
    const failing = answerProblem(endpoint, 400, 'INVALID_INPUT', '지금은 보여 드릴 수 없습니다.');
    const there = shop.find((one) => one.endpoint === endpoint)!;
    return { endpoint, respond: (call: SentCall) => (isDown ? failing : there).respond(call) };
  };
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    answers: [...shop, down(listKinds), down(listWineries)],
  });
  const again = () => screen.findByRole('button', { name: t('failure.retry') });
  await again();
  expect(await screen.findByText('지금은 보여 드릴 수 없습니다.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: t('home.makers') })).not.toBeInTheDocument();

  isDown = false;
  await user.click(await again());

  expect(await screen.findByRole('heading', { name: t('home.makers') })).toBeVisible();
  expect(screen.getByRole('navigation', { name: t('search.byKind') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('failure.retry') })).not.toBeInTheDocument();
});
