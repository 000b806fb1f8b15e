import { screen, waitFor, within } from '@testing-library/react';
import { type Faq, listFaqCategories, listFaqs } from '@vitis/contracts';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './faq.route.tsx';

const PATH = '/mypage/faq';
const faqs: Faq[] = [
  {
    id: 1,
    category: { code: 'ORDER', name: '발주' },
    question: '최소 주문 수량이 있나요?',
    answer: ['한 병부터 주문하실 수 있습니다.', '박스 단위는 단가가 다릅니다.'],
  },
  { id: 2, category: null, question: '담당자는 어떻게 정해지나요?', answer: ['지역에 따라 정해집니다.'] },
];
const categories = answerOk(listFaqCategories, {
  _embedded: { items: [{ code: 'ORDER', name: '발주', count: 4 }] },
});

const open = (answer: FakeAnswer = answerOk(listFaqs, aPage(faqs)), search = '') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path: `${PATH}${search}`,
    answers: [answer, categories],
  });
const entryOf = async (question: string) => (await screen.findByText(question)).closest('details');

test('a question opens to its answer, and categories are addresses', async () => {
  const { t, user } = await open();
  const entry = await entryOf('최소 주문 수량이 있나요?');
  expect(entry).not.toHaveAttribute('open');
  await user.click(screen.getByText('최소 주문 수량이 있나요?'));
  expect(entry).toHaveAttribute('open');
  expect(screen.getByText('박스 단위는 단가가 다릅니다.')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: t('faq.byCategory') }));
  expect(await tabs.findByRole('link', { name: /^발주/ })).toHaveAttribute('href', `${PATH}?category=ORDER`);
});

test('words are searched in all categories, and the best answer stands open', async () => {
  const { t, user, calls, address } = await open(undefined, '?category=ORDER');
  const field = await screen.findByRole('searchbox', { name: t('faq.search') });
  await user.type(field, '수량{Enter}');
  expect(address()).toBe(`${PATH}?q=${encodeURIComponent('수량')}`);
  expect(await entryOf('최소 주문 수량이 있나요?')).toHaveAttribute('open');
  const counted = calls.filter(({ path }) => path === listFaqCategories.path).at(-1);
  expect(Object.fromEntries(counted?.query ?? [])).toEqual({ q: '수량' });
  expect(screen.getByRole('link', { name: /^발주 ?4$/ })).toBeVisible();
  const asked = calls.filter(({ path }) => path === listFaqs.path).at(-1);
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ q: '수량', page: '0', size: '20' });
});

test('that nothing is found is not said of the next question, while its answer is on its way', async () => {
  const never = new Promise<never>(() => {});
  const nothing = answerOk(listFaqs, aPage([]));
  const { t, user } = await open(
    { endpoint: listFaqs, respond: (call) => (call.query.has('q') ? nothing.respond(call) : never) },
    '?q=없음',
  );
  await user.click(await screen.findByRole('link', { name: t('portal.list.showAll') }));
  await waitFor(() => expect(screen.queryByText(t('faq.none'))).not.toBeInTheDocument());
  expect(screen.getByText(t('portal.common.loading'))).toBeInTheDocument();
});

test('where nothing is found the way back to all is shown; a failure can be tried again', async () => {
  const { t, unmount } = await open(answerOk(listFaqs, aPage([])), '?q=없음');
  expect(await screen.findByText(t('faq.none'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('portal.list.showAll') })).toHaveAttribute('href', PATH);
  unmount();
  await open(answerProblem(listFaqs, 500, 'INTERNAL', 'INTERNAL'));
  expect(await screen.findByRole('button', { name: t('portal.common.retry') })).toBeVisible();
});
