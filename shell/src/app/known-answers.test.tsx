import { act } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import useSWR, { SWRConfig } from 'swr';
import { knownAnswers } from './known-answers.ts';

const KEY = '/api/v1/wines';

test('a screen whose answer the frame has read before is hydrated, and not rendered a second time', async () => {
  let renders = 0;
  let arrive = (_there: boolean) => {};
  const arriving = new Promise<boolean>((resolve) => {
    arrive = resolve;
  });
  const read = () => useSWR<string>(KEY, () => 'asked', { revalidateIfStale: false }).data;
  const Title = () => <h1>{read()}</h1>;
  const Listed = () => {
    renders += 1;
    return <p>{read()}</p>;
  };
  const Late = () => use(arriving) && <Listed />;
  const page = (screen: React.ReactNode) => {
    const cache = knownAnswers({ answers: { [KEY]: 'wines' }, missing: [] });
    return (
      <SWRConfig value={{ provider: () => cache as never }}>
        <Title />
        <Suspense>{screen}</Suspense>
      </SWRConfig>
    );
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(page(<Listed />));
  expect(place).toHaveTextContent('wineswines');
  renders = 0;

  const failed = jest.fn();
  const root = await act(async () => hydrateRoot(place, page(<Late />), { onRecoverableError: failed }));
  await act(async () => arrive(true));

  expect(renders).toBe(1);
  expect(failed).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('what is known anew takes the place of what was', () => {
  const cache = knownAnswers({ answers: { [KEY]: 'wines' }, missing: [] });
  cache.set(KEY, { data: 'other wines', _k: KEY });
  expect(cache.get(KEY)?.data).toBe('other wines');
});
