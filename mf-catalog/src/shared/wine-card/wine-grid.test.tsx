import { act, screen, waitFor } from '@testing-library/react';
import { listPrices } from '@vitis/contracts';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { renderFeature, signInAs } from '@vitis/testing/render';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrices, type WinePrice } from '../use-prices.ts';
import { WineGrid } from './wine-grid.tsx';

const base = { part: 'mf-catalog', route: '/product', path: '/product' } as const;
const one = aWine();
const other = aWine({ id: 2, name: '도멘 오르비에', vintage: null });

test('other wines are drawn while the page answers: those before stay, and say that others come', async () => {
  let show = (_wines: (typeof one)[]) => {};
  function Shelf() {
    const [wines, setWines] = useState([one]);
    show = setWines;
    return <WineGrid label="와인" wines={wines} prices={usePrices(wines.map(({ id }) => id))} />;
  }
  await renderFeature(<Shelf />, { ...base, answers: [] });

  await act(async () => {
    flushSync(() => show([other]));
    expect(screen.getByRole('link', { name: '샤토 라모네 2019' })).toBeVisible();
    expect(screen.getByRole('list', { name: '와인' })).toHaveAttribute('aria-busy', 'true');
  });

  expect(screen.getByRole('link', { name: '도멘 오르비에 NV' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '샤토 라모네 2019' })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: '와인' })).not.toHaveAttribute('aria-busy');
});

test('a grid further down does not ask for its first picture before the page has its own', async () => {
  function Shelf({ leads }: { leads: boolean }) {
    return <WineGrid label="와인" wines={[one, other]} prices={usePrices([1, 2])} leads={leads} />;
  }
  const hurried = (container: HTMLElement) => container.querySelectorAll('[fetchpriority="high"]').length;
  const further = await renderFeature(<Shelf leads={false} />, { ...base, answers: [] });
  expect(hurried(further.container)).toBe(0);
  further.unmount();

  const first = await renderFeature(<Shelf leads />, { ...base, answers: [] });
  expect(hurried(first.container)).toBe(1);
});

test('a price that stays is the same one, so that its card is not drawn again', async () => {
  const seen: WinePrice[] = [];
  let again = () => {};
  function Reader() {
    const [, setTimes] = useState(0);
    again = () => setTimes((times) => times + 1);
    seen.push(usePrices([one.id]).of(one.id));
    return null;
  }
  const prices = answerOk(listPrices, { _embedded: { items: [aPrice()] } });
  await renderFeature(<Reader />, { ...base, as: 'buyer', answers: [prices] });

  await waitFor(() => expect(seen.at(-1)?.status).toBe('known'));
  const before = seen.at(-1);
  act(again);

  expect(seen.at(-1)).toBe(before);
});

test('another member on the open page never has the prices of the one before, also where their own do not come', async () => {
  const seen: WinePrice['status'][] = [];
  let asked = 0;
  function Reader() {
    seen.push(usePrices([one.id]).of(one.id).status);
    return null;
  }
  const known = answerOk(listPrices, { _embedded: { items: [aPrice()] } });
  const failing = answerProblem(listPrices, 500, 'INTERNAL', '잠시 후 다시 시도해 주세요.');
  const first: FakeAnswer = {
    endpoint: listPrices,
    respond: (call) => (asked++ === 0 ? known : failing).respond(call),
  };
  await renderFeature(<Reader />, { ...base, as: 'buyer', answers: [first] });
  await waitFor(() => expect(seen.at(-1)).toBe('known'));
  const before = seen.length;

  act(() => signInAs({ id: 7, fullName: '김민서', roles: ['B2B'] }));
  await waitFor(() => expect(seen.at(-1)).toBe('failed'));

  expect(seen.slice(before)).not.toContain('known');
});
