import { draftKey } from '@vitis/domain';
import { isOutdated } from './outdated-screen.ts';

const answers = { 'ko-KR /api/v1/b2b/me #7': { id: 7 } };
const known = (body: unknown) => new Map([['ko-KR /api/v1/b2b/me #7', { data: body }]]);
const asDrawn = known(answers['ko-KR /api/v1/b2b/me #7']);

afterEach(() => {
  sessionStorage.clear();
});

test('a screen as the server has drawn it is taken over', () => {
  sessionStorage.setItem(draftKey(8, 'cart apply'), '{}');
  expect(isOutdated(7, answers, asDrawn)).toBe(false);
});

test('what this member has typed and not sent belongs on it', () => {
  sessionStorage.setItem(draftKey(7, 'cart apply'), '{}');
  expect(isOutdated(7, answers, asDrawn)).toBe(true);
});

test('what has come since, or is gone, is shown', () => {
  expect(isOutdated(7, answers, known({ id: 7 }))).toBe(true);
  expect(isOutdated(7, answers, new Map())).toBe(true);
});
