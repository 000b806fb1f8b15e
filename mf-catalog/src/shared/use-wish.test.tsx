import { act, screen } from '@testing-library/react';
import { listPrices, toggleWish } from '@vitis/contracts';
import { $dialogs, publish, subscribe } from '@vitis/platform';
import { answer, answerOk } from '@vitis/testing/answers';
import { aPrice } from '@vitis/testing/builders/wine';
import { renderFeature, signInAs } from '@vitis/testing/render';
import { usePrices } from './use-prices.ts';
import { WishButton } from './wish-button.tsx';

const other = { id: 7, fullName: '김민서', roles: ['B2B' as const] };
const heart = () => screen.getByRole('button');
const isOn = () => heart().getAttribute('aria-pressed') === 'true';

/** The heart of a wine, as a card has it. */
function Heart() {
  const prices = usePrices([1]);
  const known = prices.of(1);
  const wished = known.status === 'known' && known.price.wished;
  return <WishButton idProduct={1} title="샤토 라모네" wished={wished} viewer={prices.viewer} />;
}

const becomeOther = () => {
  act(() => signInAs(null));
  act(() => signInAs(other));
};

test.each([
  ['is kept', 200],
  ['is refused', 409],
])(
  'what a member wished slowly and %s says nothing to whoever has signed in since',
  async (_name, status) => {
    const sent = Promise.withResolvers<void>();
    const told = jest.fn();
    const end = subscribe('wish/toggled', told);
    const dialogs = $dialogs.get().length;
    const { user } = await renderFeature(<Heart />, {
      part: 'mf-catalog',
      as: 'buyer',
      answers: [
        answerOk(listPrices, { _embedded: { items: [aPrice()] } }),
        {
          endpoint: toggleWish,
          respond: async () => {
            await sent.promise;
            return { status, body: { idProduct: 1, wished: true, count: 1 } };
          },
        },
      ],
    });
    await user.click(heart());
    expect(isOn()).toBe(true);

    becomeOther();
    await act(async () => {
      sent.resolve();
      await new Promise((done) => setTimeout(done, 50));
    });

    expect(isOn()).toBe(false);
    expect(told).not.toHaveBeenCalled();
    expect($dialogs.get()).toHaveLength(dialogs);
    end();
  },
);

test('what is wished elsewhere on the page or in another tab shows for the member of now', async () => {
  await renderFeature(<Heart />, {
    part: 'mf-catalog',
    answers: [answer(listPrices, { status: 200, body: { _embedded: { items: [aPrice()] } } })],
  });
  act(() => signInAs(other));
  act(() => publish('wish/toggled', { idProduct: 1, wished: true }));
  expect(isOn()).toBe(true);
});
