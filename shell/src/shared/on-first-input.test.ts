import { onFirstInput } from './on-first-input.ts';

test.each(['pointerdown', 'keydown'])('the first %s starts the work, once', (sign) => {
  const work = jest.fn();
  onFirstInput(work);
  expect(work).not.toHaveBeenCalled();

  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));

  expect(work).toHaveBeenCalledTimes(1);
});

test('what is ended starts nothing', () => {
  const work = jest.fn();
  onFirstInput(work)();

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  expect(work).not.toHaveBeenCalled();
});
