import { screen, within } from '@testing-library/react';
import {
  answerOrderProposal,
  getOrderForm,
  listHolidays,
  listReceipts,
  type OrderForm,
} from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aLine } from '@vitis/testing/builders/document-line';
import { anOrder } from '@vitis/testing/builders/order-form';
import { aProposal } from '@vitis/testing/builders/order-proposal';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './order.route.tsx';

const SANTA = '2099-12-25';
const holidays = answerOk(listHolidays, {
  _embedded: { items: [{ date: SANTA, name: '기독탄신일', substitute: false }] },
});
const NUMBER = 'O20261120-0002';
const WINE = '와인 1호 2019';
const placed = anOrder({ products: [aLine({ unitPrice: 36_900 })] });
const proposed = (changed: Parameters<typeof aProposal>[1] = {}) =>
  anOrder({ ...placed, version: 2, isProposed: true, proposals: [aProposal(placed, changed)] });

/** A provider that holds one order, and answers a proposal with what the order becomes. */
async function open(first: OrderForm, respond: (hold: (next: OrderForm) => void) => FakeAnswer) {
  let held = first;
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/estimate-order-history/:hid',
    path: `/mypage/estimate-order-history/${NUMBER}`,
    answers: [
      answer(getOrderForm, () => ({ status: 200 as const, body: held })),
      answerOk(listReceipts, aPage([])),
      holidays,
      respond((next) => {
        held = next;
      }),
    ],
  });
  await screen.findByRole('heading', { level: 2, name: shown.t('proposal.title') });
  const choose = (name: string, choice: string) =>
    shown.user.click(
      within(screen.getByRole('radiogroup', { name: shown.t('proposal.choiceOf', { name }) })).getByRole(
        'radio',
        {
          name: shown.t(choice),
        },
      ),
    );
  return { ...shown, choose, sent: () => shown.calls.find(({ method }) => method === 'POST') };
}

test('each part is chosen for itself; all of it confirms the order', async () => {
  const confirmed = { ...proposed(), status: 'CONFIRMED' as const, version: 3, proposals: [] };
  const { t, user, choose, sent } = await open(proposed({ message: '재고가 모자랍니다.' }), (hold) =>
    answer(answerOrderProposal, () => {
      hold(confirmed);
      return { status: 200 as const, body: confirmed };
    }),
  );
  expect(screen.getAllByText('재고가 모자랍니다.')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: t('proposal.choose') })).toBeDisabled();
  await choose(WINE, 'proposal.accept');
  await choose(t('portal.proposal.day'), 'proposal.decide');
  expect(screen.getByRole('button', { name: t('proposal.send') })).toBeEnabled();
  expect(screen.getByText('487,080원')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('proposal.acceptAll') }));
  await user.type(screen.getByRole('textbox', { name: t('proposal.message') }), '좋습니다');
  await user.click(screen.getByRole('button', { name: t('proposal.confirm') }));
  expect(await screen.findByText(t('proposal.confirmed'))).toBeVisible();
  expect(sent()?.headers.get('if-match')).toBe('"v2"');
  expect(sent()?.body).toEqual({
    accepted: [1],
    acceptsDay: true,
    message: '좋습니다',
    creditAcknowledged: false,
  });
});

test('what was declined is sent as such, and the order waits for sales', async () => {
  const declined = { ...proposed({ status: 'DECLINED' }), version: 3, isProposed: false };
  const { t, user, sent } = await open(proposed(), (hold) =>
    answer(answerOrderProposal, () => {
      hold(declined);
      return { status: 200 as const, body: declined };
    }),
  );
  await user.click(screen.getByRole('button', { name: t('proposal.declineAll') }));
  await user.click(screen.getByRole('button', { name: t('proposal.decline') }));
  expect(await screen.findByText(t('proposal.answered'))).toBeVisible();
  expect(sent()?.body).toMatchObject({ accepted: [], acceptsDay: false });
  expect(screen.getByText(statusLabel('orderProposal', 'DECLINED', 'ko-KR'))).toBeVisible();
});

test('a warning of the credit limit is read before the same is sent with it', async () => {
  let asked = 0;
  const { t, user, calls } = await open(proposed(), () => ({
    endpoint: answerOrderProposal,
    respond: (call) => {
      asked += 1;
      return asked === 1
        ? answerProblem(answerOrderProposal, 409, 'CREDIT_LIMIT_WARNING', '한도를 초과합니다.').respond(call)
        : answerOk(answerOrderProposal, { ...proposed(), status: 'CONFIRMED' }).respond(call);
    },
  }));
  await user.click(screen.getByRole('button', { name: t('proposal.acceptAll') }));
  await user.click(screen.getByRole('button', { name: t('proposal.confirm') }));
  expect(await screen.findByRole('alert')).toHaveTextContent('한도를 초과합니다.');
  await user.click(screen.getByRole('button', { name: t('proposal.confirm') }));
  expect(await screen.findByText(t('proposal.confirmed'))).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ creditAcknowledged: true });
});

test('past its day there is nothing to accept', async () => {
  const { t } = await open(proposed({ dueDate: '2026-01-02' }), () =>
    answerOk(answerOrderProposal, proposed()),
  );
  expect(screen.getByText(t('proposal.expired'))).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('proposal.decline') })).toBeEnabled();
});

test('a wine that is left out costs nothing, and its coupon is said to come back', async () => {
  const order = proposed();
  const [line] = order.proposals[0]!.lines;
  const coupon = {
    id: 5,
    percent: 10,
    supply: 20_000,
    tax: 2_000,
    total: 22_000,
    idProduct: line!.idProduct,
  };
  const { t, choose } = await open(
    { ...order, coupon, proposals: [{ ...order.proposals[0]!, lines: [{ ...line!, qty: 0 }] }] },
    () => answerOk(answerOrderProposal, order),
  );
  const words = t('proposal.losesCoupon', { amount: '22,000원' });
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await choose(WINE, 'proposal.accept');
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('0원')).toBeVisible();
});

test('what was chosen and written outlives a reload, for this proposal alone, and is gone once it is sent', async () => {
  const order = proposed();
  const first = await open(order, () => answerOk(answerOrderProposal, order));
  await first.choose(WINE, 'proposal.accept');
  await first.user.type(screen.getByRole('textbox', { name: first.t('proposal.message') }), '오전에');
  const drafts = () =>
    Object.entries({ ...sessionStorage }).filter(([key]) => key.includes(`proposal ${NUMBER} 1`));
  expect(drafts()).toHaveLength(1);
  const kept = drafts()[0]!;
  // A reload takes the page away without its being left.
  first.unmount();
  sessionStorage.setItem(...kept);

  const declined = { ...proposed({ status: 'DECLINED' }), version: 3, isProposed: false };
  const { t, user, sent } = await open(order, (hold) =>
    answer(answerOrderProposal, () => {
      hold(declined);
      return { status: 200 as const, body: declined };
    }),
  );
  const group = screen.getByRole('radiogroup', { name: t('proposal.choiceOf', { name: WINE }) });
  expect(within(group).getByRole('radio', { name: t('proposal.accept') })).toBeChecked();
  expect(screen.getByRole('textbox', { name: t('proposal.message') })).toHaveValue('오전에');
  await user.click(screen.getByRole('button', { name: t('proposal.declineAll') }));
  await user.click(screen.getByRole('button', { name: t('proposal.decline') }));
  expect(await screen.findByText(t('proposal.answered'))).toBeVisible();
  expect(sent()?.body).toMatchObject({ accepted: [], message: '오전에' });
  expect(drafts()).toEqual([]);
});

test('a proposed holiday is called by its name', async () => {
  await open(proposed({ dueDate: SANTA }), () => answerOk(answerOrderProposal, proposed()));
  expect((await screen.findAllByText('기독탄신일')).length).toBeGreaterThan(0);
});
