import { screen, within } from '@testing-library/react';
import { countQnas, listQnas } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { anInquiry } from '@vitis/testing/builders/inquiry';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './inquiries.route.tsx';

const PATH = '/mypage/inquiry';
const open = (
  items = [anInquiry({ fileCount: 2 }), anInquiry({ id: 9, title: '세금계산서', status: 'ANSWERED' })],
) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path: PATH,
    answers: [answerOk(listQnas, aPage(items)), answerOk(countQnas, { WAITING: 1, ANSWERED: 1, total: 2 })],
  });

test('shows what was asked, whether it is answered and that files go with it; each leads to its page', async () => {
  const { t } = await open();
  const waiting = within(await screen.findByRole('row', { name: /라벨/ }));
  expect(waiting.getByText(statusLabel('inquiry', 'WAITING', 'ko-KR'))).toBeVisible();
  expect(waiting.getByText(t('inquiries.files', { count: 2 }))).toBeInTheDocument();
  expect(waiting.getByRole('link')).toHaveAttribute('href', `${PATH}/12`);
  const answered = within(screen.getByRole('row', { name: /세금계산서/ }));
  expect(answered.getByText(statusLabel('inquiry', 'ANSWERED', 'ko-KR'))).toBeVisible();
  expect(
    screen.getByRole('link', { name: new RegExp(statusLabel('inquiry', 'WAITING', 'ko-KR')) }),
  ).toHaveAttribute('href', `${PATH}?status=WAITING`);
});

test('who has asked nothing yet is led to the form', async () => {
  const { t } = await open([]);
  expect(await screen.findByText(t('inquiries.none'))).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: t('inquiries.write') }))
    expect(link).toHaveAttribute('href', `${PATH}/write`);
});
