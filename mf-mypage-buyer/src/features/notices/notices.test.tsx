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
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(t('notices.pinned'));
  expect(first).toHaveTextContent('2026-11-18');
  expect(second).not.toHaveTextContent(t('notices.pinned'));
  expect(within(second!).getByRole('link', { name: '점검' })).toHaveAttribute('href', '/mypage/notice/2');
});

test('a page past the last leads back, and a failure can be tried again', async () => {
  const { t, unmount } = await renderFeature(<Screen />, {
    ...base,
    path: '/mypage/notice?page=9',
    answers: [answerOk(listPosts, aPage([], { number: 8, totalElements: 4 }))],
  });
  expect(await screen.findByRole('link', { name: t('portal.list.showAll') })).toHaveAttribute(
    'href',
    '/mypage/notice',
  );
  unmount();
  await renderFeature(<Screen />, {
    ...base,
    path: '/mypage/notice',
    answers: [answerProblem(listPosts, 500, 'INTERNAL', 'INTERNAL')],
  });
  expect(await screen.findByRole('button', { name: t('portal.common.retry') })).toBeVisible();
});
