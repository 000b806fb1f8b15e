import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type ClientNote,
  changeReceivingHours,
  createClientNote,
  deleteClientNote,
  getClient,
  listEstimatesOfSales,
  listOrderFormsOfSales,
} from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aClient } from '@vitis/testing/builders/client-page';
import { anOrderRow } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './client.route.tsx';

const orders = answerOk(listOrderFormsOfSales, aPage([anOrderRow()]));
const estimates = answerOk(listEstimatesOfSales, aPage([]));
const open = (...answers: FakeAnswer[]) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: '/mypage/clients/:cid',
    path: '/mypage/clients/1',
    answers: [orders, estimates, ...answers],
  });

test('shows credit, usual wines with their last price, documents, contacts and addresses', async () => {
  const { t, calls } = await open(answerOk(getClient, aClient()));
  expect(await screen.findByRole('heading', { level: 1, name: '한강호텔' })).toBeVisible();
  const credit = within(screen.getByRole('region', { name: t('portal.credit.title') }));
  expect(credit.getByText('1,000,000')).toBeVisible();
  const wines = within(screen.getByRole('table', { name: t('client.wines.title') }));
  expect(wines.getByRole('row', { name: /와인 4호 2019/ })).toHaveTextContent('27,900');
  expect(wines.getByRole('link', { name: /11/ })).toHaveAttribute(
    'href',
    '/mypage/manage-order-history/O20261118-0001',
  );
  const { orderFormNumber } = anOrderRow();
  expect(await screen.findByRole('link', { name: orderFormNumber })).toHaveAttribute(
    'href',
    `/mypage/manage-order-history/${orderFormNumber}`,
  );
  expect(await screen.findByText(t('client.noEstimates'))).toBeVisible();
  expect(screen.getByRole('link', { name: 'buyer@vitis.test' })).toHaveAttribute(
    'href',
    'mailto:buyer@vitis.test',
  );
  expect(screen.getByText('후문 하역장')).toBeVisible();
  expect(screen.getByRole('link', { name: t('receivables.ledger') })).toHaveAttribute(
    'href',
    '/mypage/bonds-sales-situation?code=C10001',
  );
  expect(screen.getByRole('link', { name: t('document.chat') })).toHaveAttribute('href', '/chat?client=1');
  const asked = calls.find(({ path }) => path === listOrderFormsOfSales.path);
  expect(asked?.query.get('idClient')).toBe('1');
});

test('a note is written, and taken away by whoever wrote it', async () => {
  let notes: ClientNote[] = aClient().notes;
  const client = answer(getClient, () => ({ status: 200 as const, body: aClient({ notes }) }));
  const create = answer(createClientNote, ({ body }) => {
    const { text } = body as { text: string };
    const own = { id: 6, text, author: '나', isOwn: true, writtenAt: '2026-11-20T10:00:00+09:00' };
    notes = [own, ...notes];
    return { status: 201 as const, body: { notes } };
  });
  const remove = answer(deleteClientNote, () => {
    notes = notes.filter(({ isOwn }) => !isOwn);
    return { status: 200 as const, body: { notes } };
  });
  const { t, user } = await open(client, create, remove);
  expect(await screen.findByText('월말에 결제')).toBeVisible();
  const field = screen.getByRole('textbox', { name: t('client.notes.text') });
  const save = screen.getByRole('button', { name: t('client.notes.save') });
  expect(save).toBeDisabled();
  await user.type(field, '오전 배송 선호');
  await user.click(save);
  expect(await screen.findByText('오전 배송 선호')).toBeVisible();
  expect(field).toHaveValue('');
  await user.click(
    screen.getByRole('button', { name: t('client.notes.removeOf', { text: '오전 배송 선호' }) }),
  );
  const request = $dialogs.get().at(-1);
  if (request?.kind === 'confirm') await act(async () => request.done(true));
  await waitFor(() => expect(screen.queryByText('오전 배송 선호')).not.toBeInTheDocument());
  expect(screen.getByText('월말에 결제')).toBeVisible();
});

test("another contact's client is not there", async () => {
  const { t } = await open(answerProblem(getClient, 404, 'NOT_FOUND', '찾을 수 없습니다.'));
  expect(await screen.findByRole('heading', { level: 1, name: t('client.notFound') })).toBeVisible();
});

test('says when the client receives wines, and changes it; an end that is left empty is open', async () => {
  const held = { receiving: aClient().receiving };
  const client = answer(getClient, () => ({ status: 200 as const, body: aClient(held) }));
  const change = answer(changeReceivingHours, ({ body }) => {
    held.receiving = body as typeof held.receiving;
    return { status: 200 as const, body: held.receiving };
  });
  const { t, user, calls } = await open(client, change);
  expect(await screen.findByText(t('client.receiving.any'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('client.receiving.change') }));
  const dialog = within(await screen.findByRole('dialog'));
  const [from, until] = ['from', 'until'].map((end) => dialog.getByLabelText(t(`client.receiving.${end}`)));
  fireEvent.change(from!, { target: { value: '16:00' } });
  fireEvent.change(until!, { target: { value: '11:00' } });
  await user.click(dialog.getByRole('button', { name: t('client.receiving.save') }));
  expect(dialog.getByText(t('client.receiving.reversed'))).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  fireEvent.change(from!, { target: { value: '' } });
  await user.click(dialog.getByRole('button', { name: t('client.receiving.save') }));
  expect(await screen.findByText('–11:00')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ from: null, until: '11:00' });
});
