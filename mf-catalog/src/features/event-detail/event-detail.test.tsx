import { screen, within } from '@testing-library/react';
import { getNewsEvent, listPrices } from '@vitis/contracts';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { anEvent, anEventDetail } from '@vitis/testing/builders/article';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './event-detail.route.tsx';

const base = { part: 'mf-catalog', route: '/event/:eid', path: '/event/1' } as const;

test('an event says when it is, shows its wines and leads to others', async () => {
  const event = anEventDetail({ products: [aWine()], related: [anEvent({ id: 2, title: '시음회' })] });
  const { t } = await renderFeature(<Screen />, { ...base, answers: [answerOk(getNewsEvent, event)] });

  const shown = within(await screen.findByRole('article', { name: event.title }));
  expect(shown.getByText('2026-11-12 (목) – 2026-12-12 (토)')).toBeVisible();
  expect(shown.getByText(t('event.published', { day: '2026-11-10 (화)' }))).toBeVisible();
  expect(shown.getByText('영업팀')).toBeVisible();
  expect(shown.getByText(t('article.minutes', { count: 2 }))).toBeVisible();
  expect(shown.queryByText(t('event.ended'))).not.toBeInTheDocument();
  const wines = within(screen.getByRole('region', { name: t('event.wines') }));
  expect(wines.getByRole('link', { name: t('article.allWines') })).toHaveAttribute(
    'href',
    '/product?idEvent=1',
  );
  expect(screen.getByRole('link', { name: '시음회' })).toHaveAttribute('href', '/event/2');
});

test('news says once when it was published; a provider of an earlier release knows neither author nor length', async () => {
  const { author: _author, readingMinutes: _minutes, ...older } = anEventDetail();
  const event = { ...older, startsOn: null, endsOn: null, state: null, daysLeft: null };
  const { t } = await renderFeature(<Screen />, { ...base, answers: [answerOk(getNewsEvent, event)] });

  const shown = within(await screen.findByRole('article', { name: event.title }));
  expect(shown.getAllByText(/2026-11-10/)).toHaveLength(1);
  expect(shown.queryByText('영업팀')).not.toBeInTheDocument();
  expect(shown.queryByText(t('article.minutes', { count: 2 }))).not.toBeInTheDocument();
});

test('its wines say that prices have no tax to who sees prices', async () => {
  const answers = [
    answerOk(getNewsEvent, anEventDetail({ products: [aWine()] })),
    answerOk(listPrices, { _embedded: { items: [aPrice()] } }),
  ];
  const { t } = await renderFeature(<Screen />, { ...base, as: 'buyer', answers });
  const wines = within(await screen.findByRole('region', { name: t('event.wines') }));
  expect(wines.getByText(t('price.withoutVat'))).toBeVisible();
});

test('one that has ended says so, and leads to what runs', async () => {
  const event = anEventDetail({ state: 'ENDED', daysLeft: null });
  const { t } = await renderFeature(<Screen />, { ...base, answers: [answerOk(getNewsEvent, event)] });

  expect(await screen.findByText(t('event.ended'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('event.running') })).toHaveAttribute(
    'href',
    '/event?state=RUNNING',
  );
});

test.each(['/event/abc', '/event/999'])('%s is not found', async (path) => {
  const missing = answerProblem(getNewsEvent, 404, 'NOT_FOUND', '없습니다.');
  const { t } = await renderFeature(<Screen />, { ...base, path, answers: [missing] });
  expect(await screen.findByRole('heading', { level: 1, name: t('article.notFound') })).toBeVisible();
});
