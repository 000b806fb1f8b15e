import { act, screen, waitFor, within } from '@testing-library/react';
import { getLocation, listStoreOptions, listStores, MAP_FRAME_PATH, MAP_FRAME_READY } from '@vitis/contracts';
import { answerOk, answerProblem, type SentCall } from '@vitis/testing/answers';
import { aLocation, aStore } from '@vitis/testing/builders/places';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './direction.route.tsx';

const base = { part: 'mf-catalog', route: '/direction', path: '/direction' } as const;
const house = (changed = {}) => answerOk(getLocation, aLocation(changed));
const stores = answerOk(listStores, {
  _embedded: {
    items: [
      aStore(),
      aStore({ id: 2, name: '이천 물류센터', longitude: 127.389, latitude: 37.244, options: [], note: null }),
    ],
  },
});
const options = answerOk(listStoreOptions, {
  _embedded: { items: [{ code: 'TASTING', name: '시음', storeCount: 1 }] },
});

test('says where the house is, until when it is open, how to come, and leads to map apps', async () => {
  const { t } = await renderFeature(<Screen />, { ...base, answers: [house(), stores, options] });

  const region = within(await screen.findByRole('region', { name: '(주)비티스와인' }));
  expect(region.getByText(t('place.openUntil', { time: '18:00' }))).toBeVisible();
  expect(region.getByText(`${t('place.weekdays')} 09:00–12:00, 13:00–18:00`)).toBeVisible();
  expect(region.getByText('2호선 강남역 1번 출구')).toBeVisible();
  expect(region.getByRole('link', { name: '02-1234-5678' })).toHaveAttribute('href', 'tel:0212345678');
  const kakao = region.getByRole('link', { name: t('place.map.kakao') });
  expect(kakao).toHaveAttribute(
    'href',
    `https://map.kakao.com/link/map/${encodeURIComponent('(주)비티스와인')},37.5,127.03`,
  );
  expect(kakao).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('img', { name: /성수 쇼룸/ })).toBeVisible();
});

test('Kakao’s own map lies over the drawn one once its frame says that it is there', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    answers: [house({ kakaoMap: true }), stores, options],
  });
  const drawn = await screen.findByRole('img', { name: /성수 쇼룸/ });
  const frame = screen.getByTitle<HTMLIFrameElement>(t('direction.kakaoMap'));
  const address = new URL(frame.src);
  expect(address.pathname).toBe(MAP_FRAME_PATH);
  await waitFor(() =>
    expect(new URL(frame.src).searchParams.getAll('at')).toEqual([
      '37.5,127.03,(주)비티스와인',
      '37.5446,127.056,성수 쇼룸',
      '37.244,127.389,이천 물류센터',
    ]),
  );
  const say = (source: Window | null) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: MAP_FRAME_READY, source }));
    });
  say(window);
  expect(frame).toHaveAttribute('data-ready', 'false');
  expect(drawn).toBeVisible();
  say(frame.contentWindow);
  expect(frame).toHaveAttribute('data-ready', 'true');
  expect(drawn).toHaveAttribute('aria-hidden', 'true');
});

test('a house without a known place has an address and links by it, and no pin', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    answers: [
      house({ longitude: null, latitude: null }),
      answerOk(listStores, { _embedded: { items: [] } }),
      options,
    ],
  });
  const region = within(await screen.findByRole('region', { name: '(주)비티스와인' }));
  expect(region.getByRole('link', { name: t('place.map.kakao') })).toHaveAttribute(
    'href',
    expect.stringContaining('/link/search/'),
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await screen.findByText(t('stores.none'))).toBeVisible();
});

test('narrows the stores by what one comes for, and leads to the wines of a store', async () => {
  const { t, user } = await renderFeature(<Screen />, { ...base, answers: [house(), stores, options] });

  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: '시음' }));
  const store = within(screen.getByRole('article'));
  expect(store.getByRole('heading', { name: '성수 쇼룸' })).toBeVisible();
  expect(store.getByText(t('place.opensAt', { day: '11/23 (월)', time: '10:00' }))).toBeVisible();
  expect(store.getByRole('link', { name: t('stores.wines', { count: 30 }) })).toHaveAttribute(
    'href',
    '/product?idStore=1',
  );
});

test.each([[[options]], [[stores, options]]])(
  'what does not come of the stores is asked for again: %#',
  async (parts) => {
    let isDown = true;
    const failing = parts.map(({ endpoint, respond }) => ({
      endpoint,
      respond: (call: SentCall) =>
        isDown ? answerProblem(endpoint, 500, 'INTERNAL', 'INTERNAL').respond(call) : respond(call),
    }));
    const { t, user } = await renderFeature(<Screen />, { ...base, answers: [house(), stores, ...failing] });

    await screen.findByText(t('portal.common.failedText'));
    isDown = false;
    await user.click(screen.getByRole('button', { name: t('failure.retry') }));

    expect(await screen.findByRole('button', { name: '시음' })).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: t('failure.retry') })).not.toBeInTheDocument();
  },
);
