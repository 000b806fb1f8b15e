import { whenTouched } from './when-touched.ts';

test.each(['pointerdown', 'keydown'])('the first %s starts the work, once', (sign) => {
  const work = jest.fn();
  whenTouched(work);
  expect(work).not.toHaveBeenCalled();

  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));

  expect(work).toHaveBeenCalledTimes(1);
});

test('what is ended starts nothing', () => {
  const work = jest.fn();
  whenTouched(work)();

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  expect(work).not.toHaveBeenCalled();
});
