import { screen, waitFor, within } from '@testing-library/react';
import {
  getWineMenu,
  type MenuWine,
  type OwnWineMenu,
  saveWineMenu,
  shareWineMenu,
  unshareWineMenu,
} from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './own-wine-share.route.tsx';

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';

const aMenuWine = (idProduct: number, changed: Partial<MenuWine> = {}): MenuWine => ({
  idProduct,
  productName: `와인 ${idProduct}호 2019`,
  product: aWine({ id: idProduct, name: `와인 ${idProduct}호`, nameEn: `Wine No. ${idProduct}` }),
  glassMillilitres: 125,
  glassPrice: 16_000,
  bottlePrice: 90_000,
  ...changed,
});

const anOwnMenu = (changed: Partial<OwnWineMenu> = {}): OwnWineMenu => ({
  menu: {
    title: '와인 리스트',
    note: '',
    layout: 'CLASSIC',
    language: 'ko-KR',
    latinNames: true,
    wines: [aMenuWine(1), aMenuWine(2)],
  },
  others: [aMenuWine(3, { product: null, glassPrice: null, bottlePrice: null })],
  version: 1,
  token: null,
  ...changed,
});

const open = (answers: Parameters<typeof renderFeature>[1]['answers']) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/own-wine/share',
    path: '/mypage/own-wine/share',
    answers: answers ?? [],
  });

test('the sheet shows what is typed: order, prices, wines added and left out; saving sends the whole list', async () => {
  const own = anOwnMenu();
  const { t, user, calls } = await open([answerOk(getWineMenu, own), answerOk(saveWineMenu, own)]);
  const preview = within(await screen.findByRole('article'));
  const names = () => preview.getAllByText(/^와인 \d호 2019$/).map((each) => each.textContent);
  expect(names()).toEqual(['와인 1호 2019', '와인 2호 2019']);

  await user.click(screen.getByRole('button', { name: t('wineMenu.downOf', { name: '와인 1호 2019' }) }));
  expect(names()).toEqual(['와인 2호 2019', '와인 1호 2019']);
  await user.click(screen.getByRole('button', { name: t('wineMenu.addOf', { name: '와인 3호 2019' }) }));
  expect(names()).toHaveLength(3);
  expect(screen.getByText(t('wineMenu.unpriced', { number: 1 }))).toBeVisible();
  const bottle = screen.getByLabelText(/와인 3호 2019 병 판매가/);
  await user.type(bottle, '120000');
  expect(preview.getByText('120,000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('wineMenu.removeOf', { name: '와인 2호 2019' }) }));

  await user.click(screen.getByRole('button', { name: t('ownWine.save') }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: '와인 리스트',
      layout: 'CLASSIC',
      wines: [
        { idProduct: 1, glassPrice: 16_000, bottlePrice: 90_000 },
        { idProduct: 3, glassPrice: null, bottlePrice: 120_000 },
      ],
    }),
  );
});

test('a link is made of what was saved, and is asked about before it is taken back', async () => {
  const own = anOwnMenu();
  const first = await open([
    answerOk(getWineMenu, own),
    answerOk(saveWineMenu, own),
    answerOk(shareWineMenu, { token: TOKEN }),
  ]);
  await first.user.click(await screen.findByRole('button', { name: first.t('wineMenu.link.make') }));
  await waitFor(() =>
    expect(first.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
      'POST',
      'PUT',
    ]),
  );
});

test('a shared list has a code on its sheet, and its address beside it', async () => {
  const { t } = await open([
    answerOk(getWineMenu, anOwnMenu({ token: TOKEN })),
    answerOk(unshareWineMenu, { token: null }),
  ]);
  expect(await screen.findByRole('link', { name: new RegExp(TOKEN) })).toBeVisible();
  expect(within(screen.getByRole('article')).getByRole('img', { name: '휴대전화로 보기' })).toBeVisible();
  expect(screen.getByRole('button', { name: t('wineMenu.link.takeBack') })).toBeVisible();
});

test('a list without a name, or without wines, is neither saved nor printed', async () => {
  const { t, user } = await open([answerOk(getWineMenu, anOwnMenu())]);
  await user.clear(await screen.findByLabelText(t('wineMenu.name')));
  expect(screen.getByText(t('wineMenu.nameMissing'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('ownWine.save') })).toBeDisabled();
  expect(screen.getByRole('button', { name: t('wineMenu.print') })).toBeDisabled();
});

test('a list that a colleague has saved meanwhile is not overwritten unseen', async () => {
  let saved = anOwnMenu();
  const theirs = anOwnMenu({ version: 2, menu: { ...saved.menu, title: '겨울 리스트' } });
  const stale = answerProblem(saveWineMenu, 412, 'VERSION_STALE', '다른 담당자가 먼저 저장했습니다.');
  const done = answerOk(saveWineMenu, theirs);
  const refuse: FakeAnswer = {
    endpoint: saveWineMenu,
    respond: (call) => {
      if (call.headers.get('if-match') === '"v2"') return done.respond(call);
      saved = theirs;
      return stale.respond(call);
    },
  };
  const { t, user } = await open([
    answer(getWineMenu, () => ({ status: 200 as const, body: saved })),
    refuse,
  ]);
  const title = await screen.findByRole('textbox', { name: new RegExp(t('wineMenu.name')) });
  await user.type(title, ' 2호');
  const save = () => user.click(screen.getByRole('button', { name: t('ownWine.save') }));
  await save();
  expect(await screen.findByText(t('wineMenu.overtaken'))).toBeVisible();
  expect(title).toHaveValue('와인 리스트 2호');
  expect(screen.getByRole('button', { name: t('ownWine.save') })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('wineMenu.keepMine') }));
  await save();
  expect(await screen.findByText(t('wineMenu.saved'))).toBeVisible();
});

test('a price that nobody can ask is said at its field, as is what the provider says of it', async () => {
  const { t, user, calls } = await open([
    answerOk(getWineMenu, anOwnMenu()),
    answer(saveWineMenu, {
      status: 400,
      body: {
        ...{ type: 'about:blank', title: 'INVALID_INPUT', status: 400, code: 'INVALID_INPUT' },
        ...{ message: '입력하신 내용을 확인해 주세요.', requestId: 'r1' },
        errors: [{ field: 'wines.1.glassPrice', code: 'TOO_LARGE', message: '값이 너무 큽니다.' }],
      },
    } as never),
  ]);
  const bottle = await screen.findByLabelText(/와인 1호 2019 병 판매가/);
  const save = () => user.click(screen.getByRole('button', { name: t('ownWine.save') }));
  await user.clear(bottle);
  await user.type(bottle, '100000001');
  await save();
  expect(screen.getByText('0원부터 100,000,000원까지 입력해 주세요.')).toBeVisible();
  expect(bottle).toBeInvalid();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);

  await user.clear(bottle);
  await save();
  expect(await screen.findByText('값이 너무 큽니다.')).toBeVisible();
  expect(screen.getByLabelText(/와인 2호 2019 잔 판매가/)).toBeInvalid();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
