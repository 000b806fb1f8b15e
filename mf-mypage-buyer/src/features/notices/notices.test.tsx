import { screen, within } from '@testing-library/react';
import { listPosts, type PostCard } from '@vitis/contracts';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './notices.route.tsx';

const notice = (changed: Partial<PostCard>): PostCard => ({
  id: 1,
  title: '공휴일 전후 배송 일정 안내',
  pinned: false,
  publishedOn: '2026-11-18',
  ...changed,
});
const base = { part: 'mf-mypage-buyer', as: 'buyer', route: '/mypage/notice' } as const;

test('lists notices with their day, each with an address; what is pinned says so', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/mypage/notice',
    answers: [answerOk(listPosts, aPage([notice({ pinned: true }), notice({ id: 2, title: '점검' })]))],
  });
  const first = await screen.findByRole('row', { name: /공휴일/ });
  const second = screen.getByRole('row', { name: /점검/ });
  expect(first).toHaveTextContent(t('notices.pinned'));
  expect(first).toHaveTextContent('11-18 (수)');
  expect(second).not.toHaveTextContent(t('notices.pinned'));
  expect(within(second).getByRole('link', { name: '점검' })).toHaveAttribute('href', '/mypage/notice/2');
});

test('asks for the days and words of its address, and leads from none of them back to all', async () => {
  const { t, calls } = await renderFeature(<Screen />, {
    ...base,
    path: '/mypage/notice?q=a&dateFrom=2026-11-01',
    answers: [answerOk(listPosts, aPage<PostCard>([]))],
  });
  expect(await screen.findByText(t('notices.noneFound'))).toBeVisible();
  expect(Object.fromEntries(calls.find(({ path }) => path === listPosts.path)!.query)).toMatchObject({
    q: 'a',
    dateFrom: '2026-11-01',
  });
  expect(screen.getByRole('link', { name: t('portal.list.showAll') })).toHaveAttribute(
    'href',
    '/mypage/notice',
  );
});

test('where there is none, that is said, and a failure can be tried again', async () => {
  const { t, unmount } = await renderFeature(<Screen />, {
    ...base,
    path: '/mypage/notice',
    answers: [answerOk(listPosts, aPage<PostCard>([]))],
  });
  expect(await screen.findByText(t('notices.none'))).toBeVisible();
  unmount();
  await renderFeature(<Screen />, {
    ...base,
    path: '/mypage/notice',
    answers: [answerProblem(listPosts, 500, 'INTERNAL', 'INTERNAL')],
  });
  expect(await screen.findByRole('button', { name: t('portal.common.retry') })).toBeVisible();
});
