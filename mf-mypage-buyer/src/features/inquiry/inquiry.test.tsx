import { act, screen, waitFor } from '@testing-library/react';
import { deleteQna, getQna } from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { anInquiryDetail } from '@vitis/testing/builders/inquiry';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './inquiry.route.tsx';

const open = (shown = anInquiryDetail(), answers: FakeAnswer[] = []) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/inquiry/:iid',
    path: '/mypage/inquiry/12',
    answers: [answerOk(getQna, shown), ...answers],
  });

test('shows the question as it was written, its files and that it waits', async () => {
  const { t } = await open(
    anInquiryDetail({ content: '<b>두 병</b>', files: [{ id: 5, name: '라벨.pdf', size: 2_048 }] }),
  );
  expect(await screen.findByText('<b>두 병</b>')).toBeVisible();
  expect(screen.getByRole('link', { name: '라벨.pdf' })).toHaveAttribute(
    'href',
    '/api/v1/file-download?id=5',
  );
  expect(screen.getByText(t('inquiry.waiting'))).toBeVisible();
});

test('an answered one shows its answer, and offers no deletion', async () => {
  const { t } = await open(anInquiryDetail({ status: 'ANSWERED' }));
  expect(await screen.findByText('내일 교환해 드리겠습니다.')).toBeVisible();
  expect(screen.queryByRole('button', { name: t('inquiry.remove') })).not.toBeInTheDocument();
});

/** Presses the button and agrees in the dialog. */
async function remove({ t, user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: t('inquiry.remove') }));
  await waitFor(() => expect($dialogs.get().at(-1)).toMatchObject({ message: t('inquiry.removeText') }));
  const dialog = $dialogs.get().at(-1);
  if (dialog?.kind !== 'confirm') throw new Error('nothing is asked');
  await act(async () => dialog.done(true));
}

test('one that waits is deleted once that was asked, and the list opens', async () => {
  const shown = await open(anInquiryDetail(), [answer(deleteQna, { status: 204, body: undefined })]);
  await remove(shown);
  await waitFor(() => expect(shown.address()).toBe('/mypage/inquiry'));
});

test('a refusal because of its answer is told', async () => {
  const message = '답변이 등록된 문의는 삭제하실 수 없습니다.';
  const shown = await open(anInquiryDetail(), [answerProblem(deleteQna, 409, 'INQUIRY_ANSWERED', message)]);
  await remove(shown);
  await waitFor(() => expect($dialogs.get().at(-1)).toMatchObject({ kind: 'alert', message }));
});
