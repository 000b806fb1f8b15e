import { askEarly, forgetEarly, takeEarly } from './early-answers.ts';

const WINES = '/api/wines?page=0&size=20';
const asked = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset().mockImplementation(async () => ({ status: 200 }));
  globalThis.fetch = asked;
});
afterEach(() => jest.useRealTimers());

test('an answer is handed to the first who asks the same, in whatever order, and to nobody after', async () => {
  askEarly(WINES, {}, null);
  askEarly('/api/wines?size=20&page=0', {}, null);

  await expect(takeEarly('/api/wines?size=20&page=0', null)).resolves.toEqual({
    status: 200,
  });
  expect(takeEarly(WINES, null)).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what was asked for one session is not answered to another', () => {
  askEarly(WINES, { authorization: 'Bearer one' }, 'one');

  expect(takeEarly(WINES, null)).toBeNull();
});

test('an answer that nobody took in time is too old', () => {
  askEarly(WINES, {}, null);
  jest.advanceTimersByTime(10_000);

  expect(takeEarly(WINES, null)).toBeNull();
});

test('whoever goes through the whole menu leaves no heap of answers behind', () => {
  for (let wine = 0; wine < 30; wine += 1) askEarly(`/api/wines/${wine}`, {}, null);
  const left = Array.from({ length: 30 }, (_, wine) => takeEarly(`/api/wines/${wine}`, null));

  expect(left.filter((answer) => answer !== null)).toHaveLength(20);
});

test('what was asked before something changed is answered to nobody', () => {
  askEarly(WINES, {}, null);
  forgetEarly();

  expect(takeEarly(WINES, null)).toBeNull();
});
