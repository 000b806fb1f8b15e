import { screen, within } from '@testing-library/react';
import { listNewsEvents } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { anEvent } from '@vitis/testing/builders/article';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './event.route.tsx';

const base = { part: 'mf-catalog', route: '/event' } as const;
const events = answerOk(
  listNewsEvents,
  aPage([
    anEvent(),
    anEvent({ id: 2, title: '마지막 날', daysLeft: 0 }),
    anEvent({
      id: 3,
      title: '시음회',
      state: 'COMING',
      startsOn: '2026-11-28',
      endsOn: '2026-11-28',
      daysLeft: 6,
    }),
    anEvent({ id: 4, title: '소식', state: null, startsOn: null, endsOn: null, daysLeft: null }),
    anEvent({ id: 5, title: '로제전', state: 'ENDED', daysLeft: null }),
  ]),
);

test('says of each event when it is, what it is today and how long it stays so', async () => {
  const { t } = await renderFeature(<Screen />, { ...base, path: '/event', answers: [events] });

  const list = within(await screen.findByRole('list', { name: t('event.title') }));
  const said = list.getAllByRole('article').map((entry) => entry.textContent ?? '');
  expect(said[0]).toContain(t('event.state.RUNNING') + t('event.endsIn', { count: 22 }));
  expect(said[0]).toContain('2026-11-12 (목) – 2026-12-12 (토)');
  expect(said[1]).toContain(t('event.lastDay'));
  expect(said[2]).toContain(t('event.state.COMING') + t('event.startsIn', { count: 6 }));
  expect(said[2]).toMatch(/2026-11-28 \(토\)$/);
  expect(said[3]).toContain(t('event.news'));
  expect(said[4]).toContain(t('event.state.ENDED'));
});

test('states are addresses, and a hostile one is left out and said', async () => {
  const { t, calls } = await renderFeature(<Screen />, {
    ...base,
    path: '/event?state=%3Cscript%3E&page=-3',
    answers: [events],
  });

  expect(await screen.findByRole('link', { name: t('event.state.ENDED') })).toHaveAttribute(
    'href',
    '/event?state=ENDED',
  );
  const names = `${t('event.stateLabel')}, ${t('filter.page')}`;
  expect(screen.getByText(t('list.refused', { names }))).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ page: '0', size: '9' });
});
