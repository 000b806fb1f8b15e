import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addToCart, HEADERS, MATCHED_LINES_LIMIT, matchOrderLines } from '@vitis/contracts';
import { $dialogs, subscribe } from '@vitis/platform';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { setOnline } from '@vitis/testing/render';
import { type Asked, adding, aMatch, lamonet, matching, open } from './quick-order.test-support.tsx';

beforeEach(() => sessionStorage.clear());

test('what is sure is shown with wine, quantity and price, and goes into the cart on a press alone', async () => {
  const told = jest.fn();
  const end = subscribe('cart/changed', told);
  const { t, user, find, row, add, added, text } = await open();
  await find('라모네 19 두 박스');
  const line = await row('라모네 19 두 박스');
  expect(line.getByRole('link', { name: lamonet })).toBeVisible();
  expect(line.getByText(t('quick.state.ready'))).toBeVisible();
  expect(line.getByRole('spinbutton')).toHaveValue('2박스');
  // Twelve bottles reach the second tier.
  expect(line.getByText('462,000원')).toBeVisible();
  expect(added()).toHaveLength(0);

  await user.click(add(1));
  expect(await screen.findByText(t('quick.added', { count: 1, number: '1' }))).toBeVisible();
  expect(added()[0]?.body).toEqual({ items: [{ idProduct: 1, qty: 12 }] });
  expect(added()[0]?.headers.get(HEADERS.idempotencyKey)).not.toBeNull();
  expect(text()).toHaveValue('');
  expect(told).toHaveBeenCalled();
  end();
});

test('a doubtful line is asked about, and what is not answered stays behind', async () => {
  const { t, user, find, row, add, added, text } = await open();
  await find('라모네 6병, 오르비에 한 박스, 모르는술 3병');
  const line = await row('오르비에 한 박스');
  expect(line.getByText(t('quick.state.choose'))).toBeVisible();
  expect(line.getAllByRole('radio')).toHaveLength(2);
  for (const choice of line.getAllByRole('radio')) expect(choice).not.toBeChecked();
  const missing = await row('모르는술 3병');
  expect(missing.getByText(t('quick.state.unknown'))).toBeVisible();

  await user.click(line.getByRole('radio', { name: /2021/ }));
  expect(await line.findByRole('link', { name: '도멘 오르비에 2021' })).toBeVisible();
  expect(screen.getByRole('listitem', { name: '오르비에 한 박스' })).toHaveFocus();
  await user.click(add(2));
  await waitFor(() =>
    expect(added()[0]?.body).toEqual({
      items: [
        { idProduct: 1, qty: 6 },
        { idProduct: 3, qty: 6 },
      ],
    }),
  );
  await waitFor(() => expect(text()).toHaveValue('모르는술 3병'));
  expect(screen.getByRole('listitem', { name: '모르는술 3병' })).toBeVisible();
  expect(screen.queryByRole('link', { name: lamonet })).not.toBeInTheDocument();
});

test('an unknown wine is looked for by other words, and keeps its quantity', async () => {
  const { t, user, find, row } = await open();
  await find('라모나 3병');
  const line = await row('라모나 3병');
  const words = line.getByRole('textbox', { name: t('quick.words', { source: '라모나 3병' }) });
  await user.clear(words);
  await user.type(words, '라모네');
  await user.click(line.getByRole('button', { name: t('quick.search') }));
  expect(await line.findByRole('link', { name: lamonet })).toBeVisible();
  expect(line.getByRole('spinbutton')).toHaveValue('3병');
});

test.each(['아무개', '안녕하세요'])('other words that find nothing either are named: %s', async (other) => {
  const { t, user, find, row } = await open();
  await find('모르는술 3병');
  const line = await row('모르는술 3병');
  expect(line.getByRole('status')).toHaveTextContent(t('quick.unknown', { words: '모르는술' }));
  const words = line.getByRole('textbox', { name: t('quick.words', { source: '모르는술 3병' }) });
  await user.clear(words);
  await user.type(words, `${other}{Enter}`);
  await waitFor(() =>
    expect(line.getByRole('status')).toHaveTextContent(t('quick.unknown', { words: other })),
  );
});

test('a search by other words that fails is told, and every row stays', async () => {
  const { t, user, find, row } = await open([
    {
      endpoint: matchOrderLines,
      respond: (call) =>
        (call.body as Asked).lines[0]!.words === '라모네'
          ? answerProblem(matchOrderLines, 500, 'INTERNAL', 'INTERNAL').respond(call)
          : matching.respond(call),
    },
  ]);
  await find('모르는술 3병\n오르비에 6병');
  const line = await row('모르는술 3병');
  const before = $dialogs.get().length;
  await user.clear(line.getByRole('textbox'));
  await user.type(line.getByRole('textbox'), '라모네{Enter}');
  await waitFor(() => expect($dialogs.get().slice(before)).toMatchObject([{ kind: 'failure' }]));
  expect(line.getByText(t('quick.state.unknown'))).toBeVisible();
  expect(await row('오르비에 6병')).toBeDefined();
});

test('a missing quantity is asked for, and one without a unit is said to be bottles', async () => {
  const { t, user, find, row, add } = await open();
  await find('라모네 19\n라모네 6');
  const line = await row('라모네 19');
  expect(line.getByText(t('quick.state.quantity'))).toBeVisible();
  expect((await row('라모네 6')).getByText(t('quick.bare'))).toBeVisible();
  await user.click(line.getByRole('button', { name: t('quantity.more', { title: lamonet }) }));
  expect(line.getByText(t('quick.state.ready'))).toBeVisible();
  expect(add(2)).toBeEnabled();
});

test.each(['1.5', '{Backspace}'])('%s is no quantity of a line that has none', async (typed) => {
  const { t, user, find, row, add, added } = await open();
  await find('라모네 19\n라모네 6');
  const line = await row('라모네 19');
  await user.click(line.getByRole('spinbutton'));
  await user.keyboard(typed);
  await user.tab();
  expect(line.getByText(t('quick.state.quantity'))).toBeVisible();
  await user.click(add(1));
  // What cannot be read holds the rest back, too: its writer meant it to go along.
  expect(added()).toHaveLength(typed === '1.5' ? 0 : 1);
});

test('more than there is stays as written and says so; what is sold out is not added', async () => {
  const few = { matches: [aMatch(4, { name: '적은 와인' }, 10)], isSure: true };
  const none = { matches: [aMatch(5, { name: '없는 와인', availability: 'SOLD_OUT' }, 0)], isSure: true };
  const said = answerOk(matchOrderLines, { lines: [few, none] });
  const { t, user, find, row, add } = await open([said]);
  await find('적은 와인 24병\n없는 와인 6병');
  const line = await row('적은 와인 24병');
  expect(line.getByRole('spinbutton')).toHaveValue('24병');
  expect(line.getByText(t('quick.state.short'))).toBeVisible();
  expect((await row('없는 와인 6병')).getAllByText(t('quick.state.sold-out'))[0]).toBeVisible();
  expect(add(1)).toBeEnabled();
  await user.click(line.getByRole('button', { name: t('cart.fit', { quantity: '10병' }) }));
  expect(line.getByText(t('quick.state.ready'))).toBeVisible();
});

test('where there is no wine of the year, other years are offered as such', async () => {
  const { t, find, row } = await open();
  await find('오르비에 15 한 박스');
  const line = await row('오르비에 15 한 박스');
  expect(line.getByText(t('quick.otherVintage', { vintage: 2015 }))).toBeVisible();
  expect(screen.getByRole('heading', { name: t('quick.lines', { number: '1' }) })).toHaveFocus();
});

test('greetings are no order, and are told apart', async () => {
  const { t, find, row, asked } = await open();
  await find('안녕하세요 한강식당입니다\n라모네 6병\n감사합니다');
  await row('라모네 6병');
  expect(screen.getByText(t('quick.notes', { number: '2' }))).toBeVisible();
  expect(asked().flatMap(({ body }) => (body as Asked).lines)).toHaveLength(1);
});

test('rows of a sheet that are all zeros are none, and a number that no product has is asked about', async () => {
  const { t, find, row, asked } = await open();
  await find('상품번호\t와인명\t수량\n0\t라모네\t6\n0\t0\t0\n0\t\t6');
  expect((await row('0 6')).getByRole('status')).toHaveTextContent(t('quick.unknown', { words: '0' }));
  expect(await row('0 라모네 6')).toBeDefined();
  expect(asked().map(({ body }) => body)).toMatchObject([{ lines: [{ code: null }, { code: null }] }]);
  expect(screen.getByRole('heading', { name: t('quick.lines', { number: '2' }) })).toBeVisible();
});

test('many lines are asked about a few at a time, and at most a hundred of them', async () => {
  const { t, find, asked } = await open();
  await find(Array.from({ length: 104 }, () => '모르는술 6병').join('\n'));
  expect(await screen.findByText(t('quick.left', { number: '4', most: 100 }))).toBeVisible();
  expect(asked()).toHaveLength(100 / MATCHED_LINES_LIMIT);
  for (const { body } of asked()) expect((body as Asked).lines).toHaveLength(MATCHED_LINES_LIMIT);
});

test('what was not looked for stays in the text: lines past the hundredth, and those written since', async () => {
  const { t, find, text } = await open();
  // By its role it is looked for among all the fields of the rows.
  const field = text();
  const unknown = Array.from({ length: 99 }, () => '모르는술 6병');
  await find(['라모네 6병', ...unknown, '오르비에 1박스', '오르비에 2박스'].join('\n'));
  await screen.findByText(t('quick.left', { number: '2', most: 100 }));
  fireEvent.change(field, { target: { value: `${field.value}\n샤블리 12병` } });
  const remove = (source: string) => fireEvent.click(screen.getAllByTitle(t('quick.remove', { source }))[0]!);
  const rest = ['오르비에 1박스', '오르비에 2박스', '샤블리 12병'];

  remove('라모네 6병');
  expect(field).toHaveValue([...unknown, ...rest].join('\n'));
  expect(screen.getByText(t('quick.left', { number: '2', most: 100 }))).toBeVisible();
  // The text that is left is known as well.
  remove('모르는술 6병');
  expect(field).toHaveValue([...unknown.slice(1), ...rest].join('\n'));
});

test('a line that was rewritten in the text stays as it was rewritten, and one that was deleted stays away', async () => {
  const { t, find, text } = await open();
  await find(['라모네 6병', '오르비에 1박스', '샤블리 3병'].join('\n'));
  await screen.findAllByTitle(t('quick.remove', { source: '라모네 6병' }));
  fireEvent.change(text(), { target: { value: '라모네 6병\n샤블리 5병' } });
  fireEvent.click(screen.getAllByTitle(t('quick.remove', { source: '라모네 6병' }))[0]!);
  expect(text()).toHaveValue('샤블리 5병');
});

test('a sheet stays as it is while its rows go one after another, and goes with the last of them', async () => {
  const { t, find, text } = await open();
  const rows = ['라모네\t6', '오르비에\t6', '샤블리\t3', '샤토 마고, 그랑 크뤼\t6'];
  await find(['안녕하세요', '', '발주서', '품명\t수량', ...rows].join('\n'));
  const remove = async (row: string) =>
    fireEvent.click((await screen.findAllByTitle(t('quick.remove', { source: row })))[0]!);
  for (const row of rows.slice(0, 3)) await remove(row.replace('\t', ' '));
  expect(text()).toHaveValue('안녕하세요\n\n발주서\n품명\t수량\n샤토 마고, 그랑 크뤼\t6');
  expect(screen.getAllByRole('listitem', { name: /샤토 마고/ })).toHaveLength(1);
  await remove(rows[3]!.replace('\t', ' '));
  expect(text()).toHaveValue('');
});

test.each([
  [
    'rows that count themselves lose their count, which would be a code',
    '1\t라모네\t6\n2\t모르는술\t3\n3\t샤토 마고, 그랑 크뤼\t2\n\n오르비에\t한 박스',
    '라모네\t6\n샤토 마고, 그랑 크뤼\t2\n\n오르비에\t한 박스',
  ],
  [
    'the same as above is named',
    '라모네 6병\n\n모르는술\t3\n동일\t2\n\n오르비에\t한 박스',
    '라모네 6병\n\n모르는술 x 2\n\n오르비에\t한 박스',
  ],
])('what another line was needed for is written otherwise once that goes: %s', async (_name, order, rest) => {
  const { t, find, text, row } = await open();
  await find(order);
  await row('모르는술 3');
  fireEvent.click(screen.getByTitle(t('quick.remove', { source: '모르는술 3' })));
  expect(text()).toHaveValue(rest);
});

test('a row of a sheet with a time of day is one, also where the time is asked about by itself', async () => {
  const { t, find, text } = await open();
  await find('라모네\t6\t14:30\n오르비에\t6\n샤블리\t3');
  const remove = async (source: string) =>
    fireEvent.click((await screen.findAllByTitle(t('quick.remove', { source })))[0]!);
  await remove('오르비에 6');
  expect(text()).toHaveValue('라모네\t6\t14:30\n샤블리\t3');
  await remove('14:30');
  expect(text()).toHaveValue('샤블리\t3\n\n라모네 x 6');
});

test('a row of a sheet that was looked for by other words is written below it by these', async () => {
  const { t, user, find, text, row } = await open();
  await find('품명\t수량\n라모나\t3\n샤토 마고, 그랑 크뤼\t6\n샤블리\t2');
  const line = await row('라모나 3');
  const words = line.getByRole('textbox', { name: t('quick.words', { source: '라모나 3' }) });
  await user.clear(words);
  await user.type(words, '라모네{Enter}');
  await line.findByRole('link', { name: lamonet });
  fireEvent.click(screen.getByTitle(t('quick.remove', { source: '샤블리 2' })));
  expect(text()).toHaveValue('품명\t수량\n샤토 마고, 그랑 크뤼\t6\n\n라모네 x 3');
});

test('a wine that is called like a greeting stays in the text while its row does', async () => {
  const { t, user, find, text, row } = await open();
  await find('라모네 6병\n모르는술');
  const line = await row('모르는술');
  const words = line.getByRole('textbox', { name: t('quick.words', { source: '모르는술' }) });
  await user.clear(words);
  await user.type(words, '안녕하세요{Enter}');
  await waitFor(() =>
    expect(line.getByRole('status')).toHaveTextContent(t('quick.unknown', { words: '안녕하세요' })),
  );
  fireEvent.click(screen.getAllByTitle(t('quick.remove', { source: '라모네 6병' }))[0]!);
  expect(text()).toHaveValue('안녕하세요');
});

test('a row of a sheet that is called like a greeting stays and goes like any other', async () => {
  const { t, find, text } = await open();
  await find('품명\t수량\n라모네\t6\n안녕하세요\t\n샤블리\t2');
  for (const source of ['라모네 6', '샤블리 2']) {
    fireEvent.click((await screen.findAllByTitle(t('quick.remove', { source })))[0]!);
  }
  expect(text()).toHaveValue('품명\t수량\n안녕하세요\t');
  fireEvent.click(screen.getByTitle(t('quick.remove', { source: '안녕하세요' })));
  expect(text()).toHaveValue('');
});

test('while the fate of an attempt is not known, nothing more goes into the cart', async () => {
  const cut: FakeAnswer = {
    endpoint: addToCart,
    respond: () => {
      throw new TypeError('the line was cut');
    },
  };
  const { t, user, find, row, add, added } = await open([cut]);
  await find('라모네 6병\n오르비에 6병');
  await row('라모네 6병');
  await user.click(add(1));
  await screen.findByRole('button', { name: t('flow.unsettled.check') });
  await user.click((await row('오르비에 6병')).getByRole('radio', { name: /2021/ }));
  expect(add(2)).toBeDisabled();
  expect(added()).toHaveLength(1);
});

test('what is written while wines go into the cart stays, and is not looked for before they are there', async () => {
  const { promise: hold, resolve: answerNow } = Promise.withResolvers<void>();
  const slow: FakeAnswer = {
    endpoint: addToCart,
    respond: async (call) => {
      await hold;
      return adding.respond(call);
    },
  };
  const { t, user, find, row, add, asked, text } = await open([slow]);
  await find('라모네 6병');
  await row('라모네 6병');
  await user.click(add(1));
  fireEvent.change(text(), { target: { value: '라모네 6병\n오르비에 1박스' } });
  await user.click(screen.getByRole('button', { name: t('quick.findAgain') }));
  expect(asked()).toHaveLength(1);

  answerNow();
  expect(await screen.findByText(t('quick.added', { count: 1, number: '1' }))).toBeVisible();
  await waitFor(() => expect(text()).toHaveValue('오르비에 1박스'));
});

test('the text outlives a reload, and nothing is looked for without a text', async () => {
  const first = await open();
  await first.user.type(first.text(), '라모네 6병');
  first.unmount();
  const { t, user, text, asked } = await open();
  expect(text()).toHaveValue('라모네 6병');
  await user.clear(text());
  await user.click(screen.getByRole('button', { name: t('quick.find') }));
  expect(await screen.findByText(t('quick.nothingWritten'))).toBeVisible();
  expect(asked()).toHaveLength(0);
});

test('a failed search says so and is tried again', async () => {
  const { t, find } = await open([answerProblem(matchOrderLines, 500, 'INTERNAL', 'INTERNAL')]);
  await find('라모네 6병');
  expect(await screen.findByText(t('portal.common.failedText'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('portal.common.retry') })).toBeVisible();

  act(() => setOnline(false));
  expect(screen.getByText(t('portal.common.offlineRetryText'))).toBeVisible();
});

test('a lost answer of the cart is asked for again with the same key', async () => {
  let lost = true;
  const flaky: FakeAnswer = {
    endpoint: addToCart,
    respond: (call) => {
      if (!lost) return adding.respond(call);
      lost = false;
      throw new TypeError('the line was cut');
    },
  };
  const { t, user, find, row, add, added } = await open([flaky]);
  await find('라모네 6병');
  await row('라모네 6병');
  await user.click(add(1));
  await user.click(await screen.findByRole('button', { name: t('flow.unsettled.check') }));
  expect(await screen.findByText(t('quick.added', { count: 1, number: '1' }))).toBeVisible();
  const [one, other] = added().map(({ headers }) => headers.get(HEADERS.idempotencyKey));
  expect(one).toBe(other);
});

test('after a reload the lines of an attempt that is settled go, and what waited for a choice asks for it again', async () => {
  let isLost = true;
  const flaky: FakeAnswer = {
    endpoint: addToCart,
    respond: (call) => {
      if (!isLost) return adding.respond(call);
      throw new TypeError('the line was cut');
    },
  };
  const first = await open([flaky]);
  // The two doubtful lines are written alike; a wine is chosen for the second.
  await first.find('라모네 6병\n오르비에 6병\n오르비에 6병');
  await first.row('라모네 6병');
  const [, second] = screen.getAllByRole('listitem', { name: '오르비에 6병' });
  await first.user.click(within(second!).getByRole('radio', { name: /2021/ }));
  await first.user.click(first.add(2));
  await screen.findByRole('button', { name: first.t('flow.unsettled.check') });
  first.unmount();

  isLost = false;
  const { t, user, row, text, added } = await open([flaky]);
  await user.click(await screen.findByRole('button', { name: t('flow.unsettled.check') }));
  expect(await screen.findByText(t('quick.added', { count: 2, number: '2' }))).toBeVisible();
  expect(added()).toHaveLength(1);
  const waiting = await row('오르비에 6병');
  expect(waiting.getByText(t('quick.state.choose'))).toBeVisible();
  expect(waiting.getAllByRole('radio')).toHaveLength(2);
  expect(text()).toHaveValue('오르비에 6병');
});

test('where an attempt is settled in its page, the row that was chosen goes, and not another that is written alike', async () => {
  let isLost = true;
  const flaky: FakeAnswer = {
    endpoint: addToCart,
    respond: (call) => {
      if (!isLost) return adding.respond(call);
      isLost = false;
      throw new TypeError('the line was cut');
    },
  };
  const { t, user, find, add, text } = await open([flaky]);
  await find('오르비에 6병\n오르비에 6병');
  const rows = await screen.findAllByRole('listitem', { name: '오르비에 6병' });
  await user.click(within(rows[1]!).getByRole('radio', { name: /2021/ }));
  await user.click(add(1));
  await user.click(await screen.findByRole('button', { name: t('flow.unsettled.check') }));
  expect(await screen.findByText(t('quick.added', { count: 1, number: '1' }))).toBeVisible();
  expect(screen.getByRole('listitem', { name: '오르비에 6병' })).toHaveAttribute('data-state', 'choose');
  expect(text()).toHaveValue('오르비에 6병');
});

test('the rows of a file stand below what is written, and all of it is looked for', async () => {
  const { t, user, text, row } = await open();
  await user.type(text(), '오르비에');
  const rows = '품명,수량\n라모네,6\n';
  await user.upload(screen.getByLabelText(t('quick.file')), new File([rows], '주문.csv'));
  expect((await row('라모네 6')).getByRole('link', { name: lamonet })).toBeVisible();
  // A wine without a quantity above a sheet is no title of it.
  expect((await row('오르비에')).getAllByRole('radio')).toHaveLength(2);
  expect(text()).toHaveValue('오르비에\n\n품명\t수량\n라모네\t6');

  await user.upload(screen.getByLabelText(t('quick.file')), new File(['샤블리,3\n'], '더.csv'));
  expect((await row('샤블리 3')).getByText(t('quick.state.unknown'))).toBeVisible();
  expect(text()).toHaveValue('오르비에\n\n품명\t수량\n라모네\t6\n\n샤블리\t3');
});

test('a file with which the order becomes too long says so, and changes nothing', async () => {
  const { t, user, find, text, row, asked } = await open();
  await find('라모네 6병');
  await row('라모네 6병');
  const long = `${'모르는술'.repeat(20)},6\n`.repeat(130);
  await user.upload(screen.getByLabelText(t('quick.file')), new File([long], '주문.csv'));
  expect(await screen.findByText(t('quick.fileTrouble.LENGTH', { most: '10,000' }))).toBeVisible();
  expect(screen.getByLabelText(t('quick.file'))).toBeInvalid();
  expect(text()).toHaveValue('라모네 6병');
  expect(text()).toBeValid();
  expect(asked()).toHaveLength(1);
  expect(await row('라모네 6병')).toBeDefined();
});
