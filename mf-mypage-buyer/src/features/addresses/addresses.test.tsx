import { act, screen, waitFor, within } from '@testing-library/react';
import {
  changeShippingAddress,
  createShippingAddress,
  deleteShippingAddress,
  listShippingAddresses,
  type ShippingAddress,
  searchAddresses,
} from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { anAddress } from '@vitis/testing/builders/shipping-address';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './addresses.route.tsx';

/** A label begins with its text; a mark may follow. */
const labelled = (text: string): RegExp => new RegExp(`^${text}`);

const PATH = '/mypage/client-info/addresses';
const store = anAddress({ id: 2, name: '와인 창고', isDefault: false });

async function open(items: ShippingAddress[] = [anAddress(), store], answers: FakeAnswer[] = []) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path: PATH,
    answers: [answerOk(listShippingAddresses, { _embedded: { items } }), ...answers],
  });
  const { t, user } = shown;
  const press = async (key: string, values: Record<string, string> = {}) =>
    user.click(await screen.findByRole('button', { name: t(key, values) }));
  return { ...shown, press };
}

test('shows each place with who receives there, and which one is the default', async () => {
  const { t } = await open();
  const first = within(await screen.findByRole('article', { name: '청담점' }));
  expect(first.getByText(t('addresses.default'))).toBeVisible();
  expect(first.getByText('오지훈 · 010-5555-6666')).toBeVisible();
  expect(first.queryByRole('button', { name: t('addresses.makeDefaultOf', { name: '청담점' }) })).toBeNull();
});

test('another place becomes the default by one press', async () => {
  const { press, calls } = await open(undefined, [
    answerOk(changeShippingAddress, { ...store, isDefault: true }),
  ]);
  await press('addresses.makeDefaultOf', { name: '와인 창고' });
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/v1/b2b/shipping-addresses/2',
      body: { name: '와인 창고', isDefault: true },
    }),
  );
});

test('a new one takes its address from the search, and what is missing is said at its field', async () => {
  const found = {
    zipNo: '04524',
    roadAddr: '서울특별시 중구 세종대로 110 (태평로1가)',
    roadAddrPart1: '서울특별시 중구 세종대로 110',
    roadAddrPart2: ' (태평로1가)',
    jibunAddr: '서울특별시 중구 태평로1가 31',
    engAddr: '110, Sejong-daero',
    bdNm: '서울특별시청',
    siNm: '서울특별시',
    sggNm: '중구',
    emdNm: '태평로1가',
  };
  const common = {
    errorCode: '0',
    errorMessage: '정상',
    totalCount: '1',
    currentPage: '1',
    countPerPage: '10',
  };
  const { t, user, press, calls } = await open(
    [],
    [
      answerOk(searchAddresses, { results: { common, juso: [found] } } as never),
      answer(createShippingAddress, { status: 201, body: anAddress() }),
    ],
  );
  await press('addresses.add');
  await press('memberInfo.save');
  expect((await screen.findAllByText(t('memberInfo.issues.REQUIRED'))).length).toBeGreaterThan(2);
  await user.type(screen.getByLabelText(labelled(t('addresses.fields.name'))), '청담점');
  await user.type(screen.getByLabelText(labelled(t('portal.address.fullName'))), '오지훈');
  await user.type(screen.getByLabelText(labelled(t('portal.address.mobile'))), '01055556666');
  await press('portal.address.find');
  expect(screen.getByLabelText(t('portal.address.keyword'))).toHaveFocus();
  await user.keyboard('세종대로 110{Enter}');
  await user.click(await screen.findByRole('button', { name: /세종대로 110/ }));
  await waitFor(() => expect(screen.getByLabelText(t('portal.address.postalCode'))).toHaveValue('04524'));
  await press('memberInfo.save');
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: '청담점',
      mobile: '010-5555-6666',
      postalCode: '04524',
      address1: found.roadAddr,
    }),
  );
  expect(screen.queryByLabelText(labelled(t('addresses.fields.name')))).toBeNull();
});

test('a refusal stays beside what was typed', async () => {
  const message = '배송지는 30곳까지 등록하실 수 있습니다.';
  const { t, user, press } = await open(undefined, [
    answerProblem(changeShippingAddress, 409, 'TOO_MANY_ADDRESSES', message),
  ]);
  await press('addresses.editOf', { name: '와인 창고' });
  const name = screen.getByLabelText(labelled(t('addresses.fields.name')));
  await user.type(name, ' 2');
  await press('memberInfo.save');
  expect(await screen.findByText(message)).toBeVisible();
  expect(name).toHaveValue('와인 창고 2');
});

test('deleting is asked first', async () => {
  const { t, press, calls } = await open(undefined, [
    answer(deleteShippingAddress, { status: 204, body: undefined }),
  ]);
  await press('addresses.removeOf', { name: '와인 창고' });
  await waitFor(() =>
    expect($dialogs.get().at(-1)).toMatchObject({
      message: t('addresses.removeText', { name: '와인 창고' }),
    }),
  );
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  const dialog = $dialogs.get().at(-1);
  if (dialog?.kind !== 'confirm') throw new Error('nothing is asked');
  await act(async () => dialog.done(true));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/api/v1/b2b/shipping-addresses/2'),
  );
});
