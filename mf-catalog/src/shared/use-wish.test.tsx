import { act, screen } from '@testing-library/react';
import { listPrices, toggleWish } from '@vitis/contracts';
import { $dialogs, publish, subscribe } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { answer, answerOk } from '@vitis/testing/answers';
import { aPrice } from '@vitis/testing/builders/wine';
import { publishInOtherTab, renderFeature, signInAs } from '@vitis/testing/render';
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

/** What is under way has come. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));

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
    sent.resolve();
    await settled();

    expect(isOn()).toBe(false);
    expect(told).not.toHaveBeenCalled();
    expect($dialogs.get()).toHaveLength(dialogs);
    end();
  },
);

test('what is wished elsewhere on the page shows for the member of now', async () => {
  await renderFeature(<Heart />, {
    part: 'mf-catalog',
    answers: [answerOk(listPrices, { _embedded: { items: [aPrice()] } })],
  });
  act(() => signInAs(other));
  act(() => publish('wish/toggled', { idProduct: 1, wished: true }));
  expect(isOn()).toBe(true);
  await settled();
  expect(isOn()).toBe(true);
});

test('what is wished in another tab shows, until it is taken off on another device', async () => {
  let kept = false;
  let again: ReturnType<typeof useRefresh> = async () => {};
  function Page() {
    again = useRefresh();
    return <Heart />;
  }
  await renderFeature(<Page />, {
    part: 'mf-catalog',
    as: 'buyer',
    answers: [
      answer(listPrices, () => ({
        status: 200 as const,
        body: { _embedded: { items: [aPrice({ wished: kept })] } },
      })),
    ],
  });
  await settled();
  kept = true;
  await act(() => publishInOtherTab('wish/toggled', { idProduct: 1, wished: true }));
  expect(isOn()).toBe(true);
  await settled();

  kept = false;
  await act(async () => again(listPrices));
  expect(isOn()).toBe(false);
});

test('a heart that is taken off on another device goes off, and the next press turns it on', async () => {
  let kept = false;
  let again: ReturnType<typeof useRefresh> = async () => {};
  function Page() {
    again = useRefresh();
    // The same wine may stand on a page twice.
    return [<Heart key={1} />, <Heart key={2} />];
  }
  const { user } = await renderFeature(<Page />, {
    part: 'mf-catalog',
    as: 'buyer',
    answers: [
      answer(listPrices, () => ({
        status: 200 as const,
        body: { _embedded: { items: [aPrice({ wished: kept })] } },
      })),
      answer(toggleWish, () => {
        kept = !kept;
        return { status: 200 as const, body: { idProduct: 1, wished: kept, count: 1 } };
      }),
    ],
  });
  const [heartOfCard, heartOfRow] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  const seen: (string | null)[] = [];
  const observer = new MutationObserver((changes) =>
    seen.push(...changes.map(({ target }) => (target as HTMLElement).getAttribute('aria-pressed'))),
  );
  for (const one of [heartOfCard, heartOfRow])
    observer.observe(one, { attributes: true, attributeFilter: ['aria-pressed'] });
  await settled();

  await user.click(heartOfCard);
  await settled();
  expect(seen).toEqual(['true', 'true']);

  kept = false;
  await act(async () => again(listPrices));
  expect(seen).toEqual(['true', 'true', 'false', 'false']);

  await user.click(heartOfRow);
  await settled();
  expect(kept).toBe(true);
  expect(seen).toEqual(['true', 'true', 'false', 'false', 'true', 'true']);
  observer.disconnect();
});
