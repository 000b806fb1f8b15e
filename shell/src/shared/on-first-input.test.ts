import { onFirstInput } from './on-first-input.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = (sign: string) => document.body.dispatchEvent(new Event(sign, { bubbles: true }));

test.each(['pointerdown', 'keydown'])(
  'the first %s starts the work, once, and is answered before',
  (sign) => {
    const work = jest.fn();
    onFirstInput(work, 2_000);
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();

    press(sign);
    press('pointerdown');
    press('keydown');
    expect(work).not.toHaveBeenCalled();

    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('what is ended starts nothing, before an input and after', () => {
  const work = jest.fn();
  onFirstInput(work, 2_000)();
  press('pointerdown');
  const end = onFirstInput(work, 2_000);
  press('pointerdown');
  end();

  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
