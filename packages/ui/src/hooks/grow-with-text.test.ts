import { growWithText, growWithWidth } from './grow-with-text.ts';

function fieldOf(measures: Record<string, number>): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  for (const [name, value] of Object.entries(measures)) Object.defineProperty(field, name, { value });
  return field;
}

test('a field is as high as its text and its borders', () => {
  const field = fieldOf({ scrollHeight: 84, offsetHeight: 46, clientHeight: 44 });
  growWithText(field);
  expect(field.style.height).toBe('86px');
});

test('where styles do it, nothing is written', () => {
  const field = fieldOf({ scrollHeight: 84, offsetHeight: 46, clientHeight: 44 });
  Object.defineProperty(field.style, 'fieldSizing', { value: 'content' });
  growWithText(field);
  expect(field.style.height).toBe('');
});

test('a field that was not drawn is as high as its text once it is, and again where it gets narrower', () => {
  const watched: (() => void)[] = [];
  const disconnect = jest.fn();
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = jest.fn();
      disconnect = disconnect;
      constructor(told: () => void) {
        watched.push(told);
      }
    },
  });
  const sizes = { scrollHeight: 0, offsetHeight: 0, clientHeight: 0, clientWidth: 0 };
  const field = document.createElement('textarea');
  for (const name of Object.keys(sizes) as (keyof typeof sizes)[])
    Object.defineProperty(field, name, { get: () => sizes[name] });
  const end = growWithWidth(field);
  growWithText(field);
  expect(field.style.height).toBe('auto');

  for (const [clientWidth, scrollHeight] of [
    [300, 84],
    [200, 126],
  ] as const) {
    Object.assign(sizes, { clientWidth, scrollHeight });
    for (const tell of watched) tell();
    expect(field.style.height).toBe(`${scrollHeight}px`);
  }

  end();
  expect(disconnect).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});
