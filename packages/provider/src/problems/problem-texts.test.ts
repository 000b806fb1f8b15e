import { FIELD_TEXTS } from './field-texts.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

test('a refusal speaks Korean in the register of the screens that show it', () => {
  const korean = [
    ...Object.values(PROBLEM_TEXTS).map((text) => text['ko-KR']),
    ...Object.values(FIELD_TEXTS['ko-KR']),
  ];
  expect(korean.filter((text) => /십시오|바랍니다/.test(text))).toEqual([]);
});
