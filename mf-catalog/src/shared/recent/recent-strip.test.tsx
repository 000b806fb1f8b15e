import { act, screen } from '@testing-library/react';
import { aWine } from '@vitis/testing/builders/wine';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { RecentStrip, type RecentStripProps } from './recent-strip.tsx';
import { recentWines, rememberWine } from './recent-wines.ts';

const open = (props: RecentStripProps = {}, options: Partial<RenderFeatureOptions> = {}) =>
  renderFeature(<RecentStrip {...props} />, { part: 'mf-catalog', ...options });
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  rememberWine(aWine({ id: 2, name: '도멘 벨쿠르', nameEn: 'Domaine Bellecour', vintage: 2022 }), 'ko-KR');
  rememberWine(aWine(), 'ko-KR');
});

test('shows what was looked at, the latest first, without the wine that is open', async () => {
  const { unmount } = await open();
  expect(names()).toEqual(['샤토 라모네 2019', '도멘 벨쿠르 2022']);
  expect(screen.getByRole('link', { name: '도멘 벨쿠르 2022' })).toHaveAttribute('href', '/product/2');
  unmount();
  await open({ except: 1 });
  expect(names()).toEqual(['도멘 벨쿠르 2022']);
});

test('in another language wines have their Latin names, until they are seen in it', async () => {
  rememberWine(aWine({ name: 'シャトー・ラモネ' }), 'ja-JP');
  await open({}, { language: 'ja-JP' });
  expect(names()).toEqual(['シャトー・ラモネ 2019', 'Domaine Bellecour 2022']);
});

test('forgets all of it, on the device as well', async () => {
  const { t, user } = await open();
  await user.click(screen.getByRole('button', { name: t('recent.forget') }));
  expect(screen.queryByRole('heading', { name: t('recent.title') })).not.toBeInTheDocument();
  expect(recentWines()).toEqual([]);
});

test('they go from an open page with the session of the member who has looked at them', async () => {
  await open();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(names()).toEqual([]);
});
