import { fireEvent, screen, within } from '@testing-library/react';
import {
  addToCart,
  getCart,
  type LineMatch,
  type MatchedLine,
  matchOrderLines,
  type ProductCard,
} from '@vitis/contracts';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { aCart } from '@vitis/testing/builders/cart';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './quick-order.route.tsx';

export const aMatch = (
  id: number,
  wine: Partial<ProductCard> = {},
  stock = 312,
  confidence = 100,
): LineMatch => ({
  product: aWine({ id, ...wine }),
  price: aPrice({ idProduct: id, stock }),
  confidence,
});
export const lamonet = '샤토 라모네 2019';
const sure: MatchedLine = { matches: [aMatch(1)], isSure: true };
const doubtful: MatchedLine = {
  matches: [
    aMatch(2, { name: '도멘 오르비에', vintage: 2020 }, 60, 86),
    aMatch(3, { name: '도멘 오르비에', vintage: 2021 }, 12, 86),
  ],
  isSure: false,
};
const unknown: MatchedLine = { matches: [], isSure: false };

/** What the catalogue says to words; anything else it does not know. */
const catalogue: Readonly<Record<string, MatchedLine>> = { 라모네: sure, 오르비에: doubtful };
export interface Asked {
  lines: { words: string; vintage: number | null }[];
}
export const matching = answer(matchOrderLines, ({ body }) => ({
  status: 200 as const,
  body: { lines: (body as Asked).lines.map(({ words }) => catalogue[words] ?? unknown) },
}));
export const adding = answerOk(addToCart, aCart());

/** The screen, with an empty cart. */
export async function open(answers: readonly FakeAnswer[] = []) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-catalog',
    as: 'buyer',
    route: '/cart/quick',
    path: '/cart/quick',
    answers: [answerOk(getCart, aCart()), matching, adding, ...answers],
  });
  const { t, user, calls } = shown;
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('quick.text') });
  const find = async (order: string) => {
    fireEvent.change(text(), { target: { value: order } });
    await user.click(screen.getByRole('button', { name: t('quick.find') }));
  };
  const row = async (source: string) => within(await screen.findByRole('listitem', { name: source }));
  const add = (count: number) =>
    screen.getByRole('button', { name: t('quick.add', { count, number: String(count) }) });
  const asked = () => calls.filter(({ path }) => path === matchOrderLines.path);
  const added = () => calls.filter(({ path }) => path === addToCart.path);
  return { ...shown, text, find, row, add, asked, added };
}
