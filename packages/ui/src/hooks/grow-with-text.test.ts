import { growWithText } from './grow-with-text.ts';

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
