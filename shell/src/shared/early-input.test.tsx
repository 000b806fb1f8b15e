import { act, fireEvent, waitFor } from '@testing-library/react';
import { EARLY_INPUT, type EarlyInput } from '@vitis/contracts/early-input';
import { sessionStore } from '@vitis/platform/owner';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { dropEarlyInput, replayEarlyInput, replayFrameInput } from './early-input.ts';

const told = jest.fn<void, [string]>();

function Shop() {
  const [text, setText] = useState('');
  const [isChosen, setIsChosen] = useState(false);
  const [sort, setSort] = useState('new');
  const [count, setCount] = useState(0);
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
        <form
          onSubmit={(event) => {
            event.preventDefault();
            told('ordered');
          }}
        >
          <input id="note" />
          <button type="submit" id="order" disabled={isChosen} />
        </form>
        <input id="file" type="file" onChange={({ target }) => told(`file ${target.files?.length}`)} />
        <button type="button" id="more" onClick={() => setCount(count + 1)} />
        <button type="button" id="add" onClick={() => told(count === 0 ? 'added' : `added ${count + 1}`)} />
        <output>{`${text} ${isChosen} ${sort}`}</output>
      </main>
    </>
  );
}

const find = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;
const said = () => document.querySelector('output')?.textContent;
const keep = (...inputs: Omit<EarlyInput, 'at'>[]) =>
  Object.assign(window, { [EARLY_INPUT]: inputs.map((input) => ({ at: performance.now(), ...input })) });

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
  sessionStore.set({ status: 'guest' });
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

test('a caret stays where it was put, whatever is entered again', () => {
  const hydrate = draw();
  const field = find<HTMLInputElement>('text');
  field.focus();
  field.value = '샤토 마고';
  field.setSelectionRange(1, 3);
  keep(
    { type: 'input', element: field, value: '샤토' },
    { type: 'input', element: field, value: '샤토 마고' },
  );
  hydrate();
  replay(replayEarlyInput);
  expect(said()).toBe('샤토 마고 false new');
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
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

test('a press sees what the one before it has changed', async () => {
  jest.useRealTimers();
  const hydrate = draw();
  keep(
    { type: 'click', element: find('more'), value: '' },
    { type: 'click', element: find('add'), value: '' },
  );
  hydrate();
  replayEarlyInput();
  // React draws between two tasks, as it does in a browser.
  await waitFor(() => expect(told.mock.calls).toEqual([['added 2']]));
});

test('a form is sent once, by a button that may be pressed', () => {
  const hydrate = draw();
  keep(
    { type: 'keydown', element: find('note'), value: '' },
    { type: 'click', element: find('order'), value: '' },
  );
  hydrate();
  replay(replayEarlyInput);
  expect(told.mock.calls).toEqual([['ordered']]);

  keep(
    { type: 'click', element: find('box'), value: 'on' },
    { type: 'keydown', element: find('note'), value: '' },
  );
  replay(replayEarlyInput);
  expect(told.mock.calls).toEqual([['ordered']]);
});

test('files that were chosen stay, and what comes after them is done', () => {
  const hydrate = draw();
  const [field, file] = [find<HTMLInputElement>('file'), new File(['x'], 'order.pdf')];
  Object.defineProperty(field, 'files', { value: [file] });
  keep(
    { type: 'change', element: field, value: 'C:\\fakepath\\order.pdf' },
    { type: 'click', element: find('add'), value: '' },
  );
  hydrate();
  replay(replayEarlyInput);
  expect(told.mock.calls).toEqual([['file 1'], ['added']]);
});

test('a press of long ago is not meant any more; what was typed is', () => {
  const hydrate = draw();
  const at = performance.now() - 16_000;
  Object.assign(window, {
    [EARLY_INPUT]: [
      { type: 'input', element: find('text'), value: '마고', at },
      { type: 'click', element: find('add'), value: '', at },
    ],
  });
  hydrate();
  replay(replayEarlyInput);
  expect(said()).toBe('마고 false new');
  expect(told).not.toHaveBeenCalled();
});

test('a press waits until it is known who is signed in, and not for long', () => {
  const press = () => keep({ type: 'click', element: find('add'), value: '' });
  const hydrate = draw();
  sessionStore.set({ status: 'signing-in', token: 'token' });
  press();
  hydrate();
  replayEarlyInput();
  act(() => void jest.advanceTimersByTime(500));
  expect(told).not.toHaveBeenCalled();
  sessionStore.set({ status: 'guest' });
  act(() => void jest.advanceTimersByTime(10));
  expect(told).toHaveBeenCalledTimes(1);

  sessionStore.set({ status: 'signing-in', token: 'token' });
  press();
  replay(replayEarlyInput);
  expect(told).toHaveBeenCalledTimes(2);
});

test('who goes on typing while a press waits keeps what they have typed', () => {
  const hydrate = draw();
  sessionStore.set({ status: 'signing-in', token: 'token' });
  const field = find<HTMLInputElement>('text');
  keep({ type: 'click', element: find('box'), value: 'on' }, { type: 'input', element: field, value: 'mar' });
  hydrate();
  replayFrameInput();
  replayEarlyInput();
  act(() => void fireEvent.input(field, { target: { value: 'margaux' } }));
  sessionStore.set({ status: 'guest' });
  act(() => void jest.runAllTimers());
  expect(said()).toBe('margaux true new');
  expect(field.value).toBe('margaux');
});

test('who goes on to another page has left what was pressed', () => {
  const hydrate = draw();
  sessionStore.set({ status: 'signing-in', token: 'token' });
  keep(
    { type: 'input', element: find('text'), value: '마고' },
    { type: 'click', element: find('add'), value: '' },
  );
  hydrate();
  replayEarlyInput();
  dropEarlyInput();
  sessionStore.set({ status: 'guest' });
  act(() => void jest.runAllTimers());
  expect(told).not.toHaveBeenCalled();
  expect(said()).toBe(' false new');

  keep({ type: 'click', element: find('add'), value: '' });
  dropEarlyInput();
  expect(EARLY_INPUT in window).toBe(false);
});
