import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { $unsaved, holdUnsaved, useUnsaved } from './unsaved.store.ts';

function Form({ unsaved }: { unsaved: boolean }) {
  useUnsaved(unsaved);
  return null;
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('a form holds the page while it has something unsaved, and lets go when it is gone', () => {
  const root = createRoot(document.createElement('div'));
  const show = (unsaved: boolean) => act(() => root.render(<Form unsaved={unsaved} />));
  show(false);
  expect($unsaved.get()).toBe(0);
  show(true);
  expect($unsaved.get()).toBe(1);
  show(false);
  expect($unsaved.get()).toBe(0);
  show(true);
  act(() => root.unmount());
  expect($unsaved.get()).toBe(0);
});

test('letting go twice counts once', () => {
  const [first, second] = [holdUnsaved(), holdUnsaved()];
  first();
  first();
  expect($unsaved.get()).toBe(1);
  second();
  expect($unsaved.get()).toBe(0);
});
