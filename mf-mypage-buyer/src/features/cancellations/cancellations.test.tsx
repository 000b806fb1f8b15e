import { screen, within } from '@testing-library/react';
import { countCancellations, listCancellations } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { aCancellation } from '@vitis/testing/builders/cancellation';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { testListScreen } from '@vitis/testing/screens';
import { Screen } from './cancellations.route.tsx';

const PATH = '/mypage/cancel-history';

testListScreen({
  Screen,
  part: 'mf-mypage-buyer',
  path: PATH,
  as: 'buyer',
  endpoint: listCancellations,
  counts: countCancellations,
  texts: {
    title: 'cancellations.title',
    failed: 'portal.list.failed',
    none: 'cancellations.none',
    noneFound: 'portal.list.noneFound',
  },
  number: (row) => row.number,
});

test('says who called it off and why, and leads to its page', async () => {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path: PATH,
    answers: [
      answerOk(countCancellations, { ESTIMATE: 0, ORDER: 1, total: 1 }),
      answerOk(listCancellations, aPage([aCancellation()])),
    ],
  });
  const row = within(await screen.findByRole('row', { name: /O20261118-0003/ }));
  expect(row.getByText(`${t('cancellations.by.SALESPERSON')} · 입고가 늦어집니다.`)).toBeInTheDocument();
  expect(row.getByRole('link')).toHaveAttribute('href', `${PATH}/O20261118-0003`);
});
