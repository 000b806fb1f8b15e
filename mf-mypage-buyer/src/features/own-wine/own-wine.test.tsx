import { screen, waitFor, within } from '@testing-library/react';
import { addToCart, changeOwnWines, getCart, listOwnWines, type OwnWine } from '@vitis/contracts';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './own-wine.route.tsx';

const anOwnWine = (changed: Partial<OwnWine> = {}): OwnWine => ({
  idProduct: 1,
  productName: '샤토 라모네 2019',
  product: aWine({ id: 1 }),
  bought: 24,
  lastBoughtDay: '2026-11-18',
  lastUnitPrice: 30_000,
  volume: 750,
  counted: 4,
  countedAt: '2026-11-18T10:00:00.000+09:00',
  boughtSince: 2,
  par: 12,
  glassMillilitres: 125,
  glassPrice: 16_500,
  bottlePrice: null,
  ...changed,
});

const open = (answers: Parameters<typeof renderFeature>[1]['answers']) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/own-wine',
    path: '/mypage/own-wine',
    answers: answers ?? [],
  });
const holding = (...items: OwnWine[]) => answerOk(listOwnWines, { _embedded: { items } });

test('says what is missing and what a glass costs, as it is typed, and saves what changed alone', async () => {
  const wines = [
    anOwnWine(),
    anOwnWine({ idProduct: 2, productName: '도멘 르플레브 2020', product: null, par: null }),
  ];
  const { t, user, calls } = await open([
    holding(...wines),
    answer(changeOwnWines, { status: 200, body: { _embedded: { items: [] } } }),
  ]);
  const [row] = within(await screen.findByRole('list', { name: t('ownWine.title') })).getAllByRole(
    'listitem',
  );
  const first = within(row!);
  expect(first.getByText('원가 5,000원 · 원가율 33% · 마진 10,000원 (67%) · 부가세 별도')).toBeVisible();
  expect(first.getByText('원가 30,000원 (부가세 별도)')).toBeVisible();
  expect(first.getAllByText('6병 부족').length).toBeGreaterThan(0);

  const left = first.getByLabelText(new RegExp(t('ownWine.fields.left')));
  await user.clear(left);
  await user.type(left, '9 bottles');
  expect(first.getAllByText('3병 부족').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: t('ownWine.save') }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      items: [{ idProduct: 1, left: 9 }],
    }),
  );
  expect(await screen.findByText(t('ownWine.saved'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('ownWine.save') })).toBeNull();
});

test.each([
  ['left', '9.5'],
  ['par', '100000'],
] as const)('orders nothing while what is typed of %s is no number of bottles (%s)', async (field, typed) => {
  const { t, user, calls } = await open([
    holding(anOwnWine()),
    answerOk(getCart, { _embedded: { items: [] } } as never),
    answerProblem(addToCart, 409, 'PRODUCT_UNAVAILABLE', '지금은 주문하실 수 없습니다.'),
  ]);
  const figure = await screen.findByLabelText(new RegExp(t(`ownWine.fields.${field}`)));
  await user.clear(figure);
  await user.type(figure, typed);
  await user.click(screen.getByRole('button', { name: /담기$/ }));
  await waitFor(() => expect(figure).toHaveFocus());
  expect(figure).toBeInvalid();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('an order leads to the count that holds it back, not to a glass above it', async () => {
  const other = anOwnWine({ idProduct: 2, product: aWine({ id: 2, name: '도멘 오르비에' }) });
  const { t, user } = await open([
    holding(anOwnWine(), other),
    answerOk(getCart, { _embedded: { items: [] } } as never),
  ]);
  const fieldsOf = (field: string) => screen.getAllByLabelText(new RegExp(t(`ownWine.fields.${field}`)));
  await screen.findByRole('button', { name: /담기$/ });
  const [glass] = fieldsOf('glassMillilitres');
  const left = fieldsOf('left')[1];
  for (const figure of [glass, left]) {
    await user.clear(figure!);
    await user.type(figure!, '1.5');
  }
  await user.click(screen.getByRole('button', { name: /담기$/ }));
  await waitFor(() => expect(left).toHaveFocus());
});

test('puts what is missing into the cart, and leaves out what is not sold', async () => {
  const { t, user, calls } = await open([
    holding(anOwnWine(), anOwnWine({ idProduct: 2, product: null })),
    answerOk(getCart, { _embedded: { items: [] } } as never),
    answerProblem(addToCart, 409, 'PRODUCT_UNAVAILABLE', '지금은 주문하실 수 없습니다.'),
  ]);
  await user.click(
    await screen.findByRole('button', { name: t('ownWine.order', { number: 1, bottles: '6' }) }),
  );
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      items: [{ idProduct: 1, qty: 6 }],
    }),
  );
});

test.each(['{Delete}', '1.5'])(
  'a glass of which %s is typed keeps no short wine from being ordered',
  async (typed) => {
    const { t, user, calls } = await open([
      holding(anOwnWine()),
      answerOk(getCart, { _embedded: { items: [] } } as never),
      answerProblem(addToCart, 409, 'PRODUCT_UNAVAILABLE', '지금은 주문하실 수 없습니다.'),
    ]);
    for (const field of ['glassMillilitres', 'glassPrice']) {
      const figure = await screen.findByLabelText(`샤토 라모네 2019 ${t(`ownWine.fields.${field}`)}`);
      await user.clear(figure);
      await user.type(figure, typed);
    }
    await user.click(screen.getByRole('button', { name: /담기$/ }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        items: [{ idProduct: 1, qty: 6 }],
      }),
    );
  },
);

test('a house that has received nothing yet is shown the wines', async () => {
  const { t } = await open([holding()]);
  expect(await screen.findByText(t('ownWine.none'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('list.toWines') })).toBeVisible();
});

test('a glass or a count that nobody can have is said at its field, and nothing is sent', async () => {
  const { t, user, calls } = await open([holding(anOwnWine())]);
  const fieldOf = async (field: string) => screen.findByLabelText(new RegExp(t(`ownWine.fields.${field}`)));
  const glass = await fieldOf('glassMillilitres');
  await user.clear(glass);
  await user.type(await fieldOf('par'), '100000');
  expect(screen.queryByText('30ml부터 500ml까지 입력해 주세요.')).toBeNull();
  await user.click(screen.getByRole('button', { name: t('ownWine.save') }));
  expect(await screen.findByText('30ml부터 500ml까지 입력해 주세요.')).toBeVisible();
  expect(screen.getByText('0병부터 99,999병까지 입력해 주세요.')).toBeVisible();
  expect(await fieldOf('par')).toBeInvalid();
  await user.type(glass, '600');
  expect(glass).toBeInvalid();
  // Nor does a search hide what keeps the rest from being saved.
  await user.type(screen.getByLabelText(t('ownWine.search')), '없는 와인');
  expect(glass).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  expect(screen.queryByText(t('ownWine.saved'))).toBeNull();
});

test('a price that cannot be read is not saved as none', async () => {
  const { t, user, calls } = await open([holding(anOwnWine())]);
  const price = await screen.findByLabelText(`샤토 라모네 2019 ${t('ownWine.fields.glassPrice')}`);
  await user.clear(price);
  await user.type(price, '16.500');
  await user.type(screen.getByLabelText(t('ownWine.search')), '없는 와인');
  await user.click(screen.getByRole('button', { name: t('ownWine.save') }));
  await waitFor(() => expect(price).toHaveFocus());
  expect(price).toHaveValue('16.500');
  expect(price).toHaveAccessibleDescription(expect.stringContaining(t('portal.common.wholeNumber')));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(screen.getByRole('button', { name: t('ownWine.forget') }));
  expect(screen.queryByDisplayValue('16.500')).toBeNull();
});

test('what the provider says of a field stands at it, until the field is changed', async () => {
  const { t, user } = await open([
    holding(anOwnWine(), anOwnWine({ idProduct: 2, productName: '도멘 르플레브 2020', product: null })),
    answer(changeOwnWines, {
      status: 400,
      body: {
        ...{ type: 'about:blank', title: 'INVALID_INPUT', status: 400, code: 'INVALID_INPUT' },
        ...{ message: '입력하신 내용을 확인해 주세요.', requestId: 'r1' },
        errors: [{ field: 'items.0.par', code: 'TOO_LARGE', message: '값이 너무 큽니다.' }],
      },
    } as never),
  ]);
  const par = await screen.findByLabelText(/도멘 르플레브 2020.*적정 재고/);
  await user.type(par, '3');
  await user.click(screen.getByRole('button', { name: t('ownWine.save') }));
  expect(await screen.findByText('값이 너무 큽니다.')).toBeVisible();
  expect(par).toBeInvalid();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.clear(par);
  expect(par).toBeValid();
});

test('finds a wine by its first consonants and its vintage', async () => {
  const { t, user } = await open([
    holding(anOwnWine(), anOwnWine({ idProduct: 2, productName: '바롤로 2018', product: null })),
  ]);
  await user.type(await screen.findByLabelText(t('ownWine.search')), 'ㅂㄹㄹ 2018');
  const rows = within(screen.getByRole('list', { name: t('ownWine.title') })).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent('바롤로 2018');
});
