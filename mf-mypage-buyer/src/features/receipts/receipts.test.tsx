import { screen, within } from '@testing-library/react';
import { countReceipts, listReceipts } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aReceipt } from '@vitis/testing/builders/receipt';
import { renderFeature } from '@vitis/testing/render';
import { testListScreen } from '@vitis/testing/screens';
import { Screen } from './receipts.route.tsx';

const PATH = '/mypage/receipt';

testListScreen({
  Screen,
  part: 'mf-mypage-buyer',
  path: PATH,
  as: 'buyer',
  endpoint: listReceipts,
  counts: countReceipts,
  texts: {
    title: 'receipts.title',
    failed: 'receipts.failed',
    none: 'receipts.none',
    noneFound: 'receipts.noneFound',
  },
  number: (row) => String(row.id),
});

test('says what each did to the balance, and what is still to be paid', async () => {
  const rows = [
    aReceipt({ status: 'OVERDUE', open: 60_000, statementNumber: 'D20261105-0001' }),
    aReceipt({ id: 8, type: 'PAYMENT', change: -50_000 }),
  ];
  const counts = { OPEN: 1, SALE: 1, RETURN: 0, ALLOWANCE: 0, PAYMENT: 1, total: 2 };
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path: PATH,
    answers: [answerOk(countReceipts, counts), answerOk(listReceipts, aPage(rows))],
  });
  const sale = within(await screen.findByRole('row', { name: /O20261103-0001/ }));
  for (const text of ['+110,000원', '60,000', statusLabel('payment', 'OVERDUE', 'ko-KR')])
    expect(sale.getByText(text)).toBeInTheDocument();
  expect(sale.getByRole('link', { name: 'D20261105-0001 O20261103-0001' })).toHaveAttribute(
    'href',
    `${PATH}/7`,
  );
  const payment = within(screen.getByRole('row', { name: /계좌 입금/ }));
  expect(payment.getByText('−50,000원')).toBeInTheDocument();
  expect(payment.getByRole('link', { name: '계좌 입금' })).toHaveAttribute('href', `${PATH}/8`);
  const tabs = within(screen.getByRole('navigation', { name: t('receipts.byStatus') }));
  expect(await tabs.findByRole('link', { name: /^미결제 ?1$/ })).toHaveAttribute(
    'href',
    `${PATH}?status=OPEN`,
  );
});
