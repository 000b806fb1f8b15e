import { act, screen, within } from '@testing-library/react';
import { type Estimate, getEstimate } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate } from '@vitis/testing/builders/estimate';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './estimate-print.route.tsx';

const NUMBER = 'E20261118-0004';

const open = (answer: ReturnType<typeof answerProblem>) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/estimate-apply-history/:hid/pdf',
    path: `/mypage/estimate-apply-history/${NUMBER}/pdf`,
    answers: [answer],
  });
const holding = (of: Estimate) => answerOk(getEstimate, of);

test('an answer is printable: to whom, from whom, how much in words, line by line', async () => {
  await open(
    holding(
      anEstimate({
        status: 'RESPONDED',
        products: [aLine({ unitPrice: 36_900 }), aLine({ idProduct: 2, qty: 6, unitPrice: 36_900 })],
      }),
    ),
  );
  const sheet = within(await screen.findByRole('article', { name: '견적서' }));
  expect(sheet.getByText('(주)담원다이닝 귀중')).toBeVisible();
  expect(sheet.getByText('123-45-67891')).toBeVisible();
  expect(sheet.getByText('일금 일백이십일만칠천칠백원정 (₩1,217,700)')).toBeVisible();
  const table = within(sheet.getByRole('table', { name: '견적서 1/1' }));
  expect(table.getByRole('row', { name: /2 와인 2호 2019 750ml × 6 6 36,900 221,400 22,140/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^합계 30.*1,107,000 110,700/ })).toBeVisible();
});

test('an open paper follows its estimate, as its file and its mail do', async () => {
  const socket = await fakeSocket();
  const held = { unitPrice: 36_900 };
  const answered = () => anEstimate({ status: 'RESPONDED', products: [aLine({ qty: 6, ...held })] });
  await open(answer(getEstimate, () => ({ status: 200 as const, body: answered() })));
  const sheet = within(await screen.findByRole('article', { name: '견적서' }));
  expect(sheet.getByRole('row', { name: /^1 와인 1호 2019 750ml × 6 6 36,900/ })).toBeVisible();
  await act(async () => socket.connect());
  held.unitPrice = 34_200;
  await act(async () => socket.tell('estimate:changed', { estimateNumber: NUMBER, status: 'RESPONDED' }));
  expect(await screen.findByRole('row', { name: /^1 와인 1호 2019 750ml × 6 6 34,200/ })).toBeVisible();
});

test('what nobody has answered is not printable', async () => {
  const { t } = await open(holding(anEstimate()));
  const status = statusLabel('estimate', 'REQUESTED', 'ko-KR');
  expect(await screen.findByText(t('portal.print.noEstimate', { status }))).toBeVisible();
});

test('an estimate that is not there is said to be missing', async () => {
  const { t } = await open(answerProblem(getEstimate, 404, 'NOT_FOUND', '없습니다.'));
  expect(await screen.findByRole('heading', { level: 1, name: t('portal.print.notFound') })).toBeVisible();
});
