import { screen, waitFor } from '@testing-library/react';
import { createQna, HEADERS, listQnaCategories, uploadQnaFile } from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { anInquiryDetail } from '@vitis/testing/builders/inquiry';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './inquiry-write.route.tsx';

const stored = {
  id: 5,
  name: '라벨.pdf',
  type: 'application/pdf',
  size: 2_048,
  url: '/api/v1/file-download?id=5',
  picture: null,
};

async function open(answers: FakeAnswer[] = []) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/inquiry/write',
    path: '/mypage/inquiry/write',
    answers: [
      answerOk(listQnaCategories, { _embedded: { items: [{ id: 3, name: '배송·회수' }] } }),
      answer(uploadQnaFile, { status: 201, body: stored }),
      ...answers,
    ],
  });
  const { t, user } = shown;
  await screen.findByRole('combobox', { name: t('inquiryWrite.category') });
  const send = () => user.click(screen.getByRole('button', { name: t('inquiryWrite.send') }));
  const fill = async () => {
    await user.selectOptions(screen.getByRole('combobox', { name: t('inquiryWrite.category') }), '배송·회수');
    await user.type(screen.getByLabelText(t('inquiryWrite.subject')), '교환');
    await user.type(screen.getByLabelText(t('inquiryWrite.content')), '두 병입니다.');
  };
  return { ...shown, send, fill };
}

test('category, subject and content are asked for, each at its field, and nothing is sent', async () => {
  const { t, send, calls } = await open();
  await send();
  for (const field of ['idCategory', 'title', 'content'])
    expect(await screen.findByText(t(`inquiryWrite.issues.REQUIRED.${field}`))).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('what was written goes to the house with its files, and its page opens', async () => {
  const { t, user, fill, send, calls, address } = await open([
    answer(createQna, { status: 201, body: anInquiryDetail() }),
  ]);
  await fill();
  await user.upload(
    screen.getByLabelText(t('inquiryWrite.files')),
    new File(['%PDF'], '라벨.pdf', { type: 'application/pdf' }),
  );
  // The entry of a file on its way is another element than that of a stored one.
  await waitFor(() => expect(screen.getByText('라벨.pdf')).toBeVisible());
  await send();
  await waitFor(() => expect(address()).toBe('/mypage/inquiry/12'));
  expect(calls.find(({ method, path }) => method === 'POST' && path === createQna.path)?.body).toEqual({
    idCategory: 3,
    title: '교환',
    content: '두 병입니다.',
    files: [5],
  });
});

test('a refusal is told, and what was typed stays', async () => {
  const { t, fill, send } = await open([
    answerProblem(createQna, 429, 'TOO_MANY_REQUESTS', '요청이 너무 많습니다.'),
  ]);
  await fill();
  await send();
  expect(await screen.findByText('요청이 너무 많습니다.')).toBeVisible();
  expect(screen.getByLabelText(t('inquiryWrite.subject'))).toHaveValue('교환');
});

test('after a lost answer the same inquiry is asked about, never a second one', async () => {
  let times = 0;
  const { t, user, fill, send, calls, address } = await open([
    answer(createQna, () => {
      times += 1;
      if (times === 1) throw new TypeError('the line was cut');
      return { status: 201 as const, body: anInquiryDetail() };
    }),
  ]);
  await fill();
  await user.upload(
    screen.getByLabelText(t('inquiryWrite.files')),
    new File(['%PDF'], '라벨.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('2 KB');
  await send();
  expect(await screen.findByText(t('portal.forms.unsettled'))).toBeVisible();
  await user.type(screen.getByLabelText(t('inquiryWrite.subject')), ' 문의{Enter}');
  expect(screen.getByRole('button', { name: t('inquiryWrite.send') })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('portal.forms.check') }));
  await waitFor(() => expect(address()).toBe('/mypage/inquiry/12'));
  const sent = calls.filter(({ method, path }) => method === 'POST' && path === createQna.path);
  expect(sent).toHaveLength(2);
  const [first, second] = sent;
  expect(first?.body).toMatchObject({ title: '교환', files: [5] });
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get(HEADERS.idempotencyKey)).toBe(first?.headers.get(HEADERS.idempotencyKey));
});
