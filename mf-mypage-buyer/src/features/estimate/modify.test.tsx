import { act, screen } from '@testing-library/react';
import { modifyEstimate } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answer, answerProblem } from '@vitis/testing/answers';
import { anAddress } from '@vitis/testing/builders/shipping-address';
import { fakeSocket } from '@vitis/testing/socket';
import { answered, asked, estimate, line, NUMBER, open, stale } from './estimate.test-support.tsx';

test('asks again with other bottles, without a wine, and with a message', async () => {
  const again = estimate(asked, { status: 'REQUESTED', version: 3, revision: 2 });
  const { t, user, calls } = await open(estimate(answered), (hold) => [
    answer(modifyEstimate, () => {
      hold(again);
      return { status: 200 as const, body: again };
    }),
  ]);
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  await user.click(screen.getByRole('button', { name: t('wish.more', { title: '와인 1호 2019' }) }));
  await user.click(screen.getByRole('button', { name: t('modify.removeLabel', { title: '와인 4호 2019' }) }));
  await user.type(
    screen.getByRole('textbox', { name: t('portal.estimate.targetPriceOf', { name: '와인 1호 2019' }) }),
    '35000',
  );
  await user.type(screen.getByRole('textbox', { name: t('modify.message') }), '35,000원에 부탁드립니다.');
  await user.selectOptions(screen.getByRole('combobox', { name: t('portal.address.recipient') }), '1');
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByText(t('estimate.done.modified'))).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    body: {
      requestMessage: '35,000원에 부탁드립니다.',
      products: [
        { idProduct: 1, qty: 30, targetPrice: 35_000 },
        { idProduct: 2, qty: 48, targetPrice: null },
      ],
      recipient: { postalCode: anAddress({}).postalCode },
      files: [],
    },
  });
});

test('an expired answer is asked for again in a press, with the same wines', async () => {
  const again = estimate(answered, { status: 'REQUESTED', version: 3, revision: 2 });
  const expired = estimate(answered, { expired: true, expiredDate: '2026-01-02' });
  const { t, user, calls } = await open(expired, (hold) => [
    answer(modifyEstimate, () => {
      hold(again);
      return { status: 200 as const, body: again };
    }),
  ]);
  await user.click(screen.getByRole('button', { name: t('estimate.askAgain') }));
  expect(await screen.findByText(t('estimate.done.modified'))).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { products: answered.map(({ idProduct, qty }) => ({ idProduct, qty })) },
  });
  expect(screen.queryByRole('button', { name: t('estimate.askAgain') })).not.toBeInTheDocument();
});

test('asking again needs a wine', async () => {
  const { t, user } = await open(estimate([line(1)]));
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  await user.click(screen.getByRole('button', { name: t('modify.removeLabel', { title: '와인 1호 2019' }) }));
  expect(screen.getByText(t('modify.empty'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('estimate.modify') })).toBeDisabled();
  await user.click(
    screen.getByRole('button', { name: t('portal.lines.restoreOf', { name: '와인 1호 2019' }) }),
  );
  expect(screen.getByRole('button', { name: t('estimate.modify') })).toBeEnabled();
});

/** What the sales staff made of their answer since. */
const newer = estimate([line(1, { unitPrice: 35_500 }), line(2, { qty: 48 })], { revision: 2, version: 3 });

test('what was typed stays when somebody was faster, and goes out once that was read', async () => {
  const again = estimate(asked, { status: 'REQUESTED', version: 4, revision: 3 });
  let tries = 0;
  const { t, user, calls } = await open(estimate(answered), (hold) => [
    {
      endpoint: modifyEstimate,
      respond: (call) => {
        tries += 1;
        if (tries > 1) {
          hold(again);
          return { status: 200, body: again };
        }
        hold(newer);
        return stale(modifyEstimate).respond(call);
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  const message = screen.getByRole('textbox', { name: t('modify.message') });
  await user.type(message, '급합니다.');
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('portal.changed.whileWriting.estimate'));
  expect(message).toHaveValue('급합니다.');
  expect(await screen.findAllByText('35,500')).toHaveLength(2);
  expect(screen.getByRole('button', { name: t('estimate.modify') })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: t('portal.changed.takeOver') }));
  expect(screen.queryByText(t('portal.changed.meanwhile.estimate'))).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByText(t('estimate.done.modified'))).toBeVisible();
  const puts = calls.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"v2"', '"v3"']);
  expect(new Set(puts.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('what others change while it is being written is told, and never overwritten unread', async () => {
  const socket = await fakeSocket();
  let change = (_next: typeof newer) => {};
  const { t, user, calls } = await open(estimate(answered), (hold) => {
    change = hold;
    return [
      answer(modifyEstimate, () => {
        const again = estimate(asked, { status: 'REQUESTED', version: 4, revision: 3 });
        hold(again);
        return { status: 200 as const, body: again };
      }),
    ];
  });
  await act(async () => socket.connect());
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  const message = screen.getByRole('textbox', { name: t('modify.message') });
  await user.type(message, '급합니다.');
  change(newer);
  await act(async () => socket.tell('estimate:changed', { estimateNumber: NUMBER, status: 'RESPONDED' }));
  expect(await screen.findByText(t('portal.changed.whileWriting.estimate'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('estimate.modify') })).toBeDisabled();
  expect(message).toHaveValue('급합니다.');

  await user.click(screen.getByRole('button', { name: t('portal.changed.takeOver') }));
  expect(screen.queryByText(t('portal.changed.whileWriting.estimate'))).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByText(t('estimate.done.modified'))).toBeVisible();
  const puts = calls.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"v3"']);
});

test('what is restored after a reload is shown beside what has changed since it was begun', async () => {
  const before = await open(estimate(answered));
  await before.user.click(screen.getByRole('button', { name: before.t('estimate.modify') }));
  await before.user.type(screen.getByRole('textbox', { name: before.t('modify.message') }), '급합니다.');
  // A reload: nothing is closed.
  const typed = Object.entries(sessionStorage);
  before.unmount();
  for (const [key, text] of typed) sessionStorage.setItem(key, text);

  const { t, user } = await open(newer);
  expect(await screen.findByRole('textbox', { name: t('modify.message') })).toHaveValue('급합니다.');
  expect(screen.getByText(t('portal.changed.meanwhile.estimate'))).toBeVisible();
  // 와인 4호 is not offered any more.
  expect(await screen.findAllByText(t('portal.estimate.removed'))).not.toHaveLength(0);

  await user.click(screen.getAllByRole('button', { name: t('portal.common.close') })[0] as HTMLElement);
  expect(screen.queryByText(t('portal.changed.meanwhile.estimate'))).not.toBeInTheDocument();
  expect(Object.values(sessionStorage)).toContain(JSON.stringify({ version: 3, revision: 2 }));
});

test('what was typed stays, though nothing can be asked any more', async () => {
  const cancelled = estimate(answered, { status: 'CANCELLED', version: 3, cancelReason: '품절입니다.' });
  const { t, user } = await open(estimate(answered), (hold) => [
    {
      endpoint: modifyEstimate,
      respond: (call) => {
        hold(cancelled);
        return stale(modifyEstimate).respond(call);
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  const message = screen.getByRole('textbox', { name: t('modify.message') });
  await user.type(message, '급합니다.');
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  const word = statusLabel('estimate', 'CANCELLED', 'ko-KR');
  expect(await screen.findByText(t('modify.impossible', { status: word }))).toBeVisible();
  expect(message).toHaveValue('급합니다.');
  expect(screen.getByRole('button', { name: t('estimate.modify') })).toBeDisabled();
});

test('what was asked anew and not answered is sent again, though the page has seen it arrive', async () => {
  const again = estimate(asked, { status: 'REQUESTED', version: 3, revision: 2 });
  const lost = answerProblem(modifyEstimate, 503, 'UNAVAILABLE', '잠시 후 다시 시도해 주십시오.');
  const socket = await fakeSocket();
  let tries = 0;
  const { t, user, calls } = await open(estimate(answered), (hold) => [
    {
      endpoint: modifyEstimate,
      respond: (call) => {
        tries += 1;
        hold(again);
        return tries > 1 ? { status: 200, body: again } : lost.respond(call);
      },
    },
  ]);
  await act(async () => socket.connect());
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  const message = screen.getByRole('textbox', { name: t('modify.message') });
  await user.type(message, '급합니다.');
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  await act(async () => socket.tell('estimate:changed', { estimateNumber: NUMBER, status: 'REQUESTED' }));
  expect(await screen.findByText(t('portal.changed.meanwhile.estimate'))).toBeVisible();
  expect(message).toHaveValue('급합니다.');

  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByText(t('estimate.done.modified'))).toBeVisible();
  const puts = calls.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"v2"', '"v2"']);
  expect(new Set(puts.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('a price of nothing is said at its wine, and a place that is kept is not said again', async () => {
  const { recipient, files } = {
    recipient: {
      fullName: '이서준',
      mobile: '01012345678',
      postalCode: '04400',
      address1: '서울특별시 용산구 이태원로 245',
      address2: '',
      message: '',
    },
    files: [{ id: 7, name: 'menu.pdf', size: 2_048 }],
  };
  const again = estimate(asked, { status: 'REQUESTED', version: 3, revision: 2 });
  const { t, user, calls } = await open(estimate(answered, { recipient, files }), (hold) => [
    answer(modifyEstimate, () => {
      hold(again);
      return { status: 200 as const, body: again };
    }),
  ]);
  expect(screen.getByRole('link', { name: 'menu.pdf' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  const price = screen.getByRole('textbox', {
    name: t('portal.estimate.targetPriceOf', { name: '와인 1호 2019' }),
  });
  await user.type(price, '0');
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByText(t('portal.estimate.targetRange'))).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);

  await user.clear(price);
  await user.type(price, '35.000');
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(price).toHaveFocus();
  expect(price).toHaveValue('35.000');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);

  await user.clear(price);
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByText(t('estimate.done.modified'))).toBeVisible();
  const sent = calls.find(({ method }) => method === 'PUT')?.body;
  expect(sent).toMatchObject({ files: [7] });
  expect(sent).not.toHaveProperty('recipient');
});
