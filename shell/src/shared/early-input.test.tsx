import { act } from '@testing-library/react';
import { EARLY_INPUT, type EarlyInput } from '@vitis/contracts/early-input';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyInput, replayFrameInput } from './early-input.ts';

const told = jest.fn<void, [string]>();

function Shop() {
  const [text, setText] = useState('');
  const [isChosen, setIsChosen] = useState(false);
  const [sort, setSort] = useState('new');
  return (
    <>
      <button type="button" id="menu" onClick={() => told('menu')} />
      <main>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            told(`sent ${text}`);
          }}
        >
          <input id="text" value={text} onChange={({ target }) => setText(target.value)} />
        </form>
        <input
          id="box"
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => setIsChosen(target.checked)}
        />
        <select id="sort" value={sort} onChange={({ target }) => setSort(target.value)}>
          <option>new</option>
          <option>price</option>
        </select>
        <button type="button" id="add" onClick={() => told('added')} />
        <output>{`${text} ${isChosen} ${sort}`}</output>
      </main>
    </>
  );
}

const find = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;
const said = () => document.querySelector('output')?.textContent;
const keep = (...inputs: EarlyInput[]) => Object.assign(window, { [EARLY_INPUT]: inputs });

/** Draws the page as the server does; what comes back hydrates it. */
function draw(): () => void {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Shop />);
  return () => act(() => void hydrateRoot(root, <Shop />));
}

function replay(again: () => void): void {
  again();
  act(() => void jest.runAllTimers());
}

beforeEach(() => {
  jest.useFakeTimers();
  told.mockClear();
});
afterEach(() => jest.useRealTimers());

test('what was typed, chosen and pressed before the page was alive is done when it is, in its order', () => {
  const hydrate = draw();
  find<HTMLInputElement>('text').value = '마고';
  find<HTMLSelectElement>('sort').value = 'price';
  keep(
    { type: 'input', element: find('text'), value: '마고' },
    { type: 'change', element: find('sort'), value: 'price' },
    { type: 'click', element: find('box'), value: 'on' },
    { type: 'click', element: find('add'), value: '' },
  );
  hydrate();
  replay(replayEarlyInput);

  expect(said()).toBe('마고 true price');
  expect(find<HTMLInputElement>('text').value).toBe('마고');
  expect(told.mock.calls).toEqual([['added']]);
  // The page answers by itself from now on.
  expect(EARLY_INPUT in window).toBe(false);
});

test('a field that was emptied before is empty after', () => {
  const hydrate = draw();
  keep({ type: 'input', element: find('text'), value: '' });
  hydrate();
  replay(replayEarlyInput);
  expect(said()).toBe(' false new');
});

test('Enter sends the form with what was typed into it', () => {
  const hydrate = draw();
  const field = find<HTMLInputElement>('text');
  field.value = 'barolo';
  keep(
    { type: 'input', element: field, value: 'barolo' },
    { type: 'keydown', element: field, value: 'barolo' },
  );
  hydrate();
  replay(replayEarlyInput);
  expect(told.mock.calls).toEqual([['sent barolo']]);
});

test('Enter that a field answers itself sends no form', () => {
  const hydrate = draw();
  const field = find<HTMLInputElement>('text');
  keep({ type: 'keydown', element: field, value: '' });
  hydrate();
  field.addEventListener('keydown', (event) => {
    event.preventDefault();
    told((event as KeyboardEvent).key);
  });
  replay(replayEarlyInput);
  expect(told.mock.calls).toEqual([['Enter']]);
});

test('the frame answers before the screen does, and each press once', () => {
  const hydrate = draw();
  keep(
    { type: 'click', element: find('add'), value: '' },
    { type: 'click', element: find('menu'), value: '' },
  );
  hydrate();
  replay(replayFrameInput);
  expect(told.mock.calls).toEqual([['menu']]);
  replay(replayEarlyInput);
  replay(replayEarlyInput);
  expect(told.mock.calls).toEqual([['menu'], ['added']]);
});

test('what is no longer there is not pressed', () => {
  const hydrate = draw();
  const gone = document.createElement('button');
  gone.onclick = () => told('gone');
  keep({ type: 'click', element: gone, value: '' });
  hydrate();
  replay(replayEarlyInput);
  expect(told).not.toHaveBeenCalled();
});
