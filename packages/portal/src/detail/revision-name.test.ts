import type { Translate } from '../documents/document-labels.ts';
import { revisionName } from './revision-name.ts';

const t = ((key: string, values?: { number: number }) =>
  [key.split('.').at(-1), values?.number].filter(Boolean).join(' ')) as unknown as Translate;

const steps = (['REQUESTED', 'RESPONDED', 'REQUESTED', 'RESPONDED', 'CONFIRMED'] as const).map(
  (status, revision) => ({ status, revision }),
);
const named = (language: 'ko-KR' | 'en-US') => steps.map((step) => revisionName(t, language, step, steps));

test('answers are counted as people count them, and other steps are called by what they did', () => {
  expect(named('ko-KR')).toEqual(['request', 'answerOf 1', 'requestedAgain', 'answerOf 2', '견적확정']);
  expect(named('en-US').at(-1)).toBe('Quote confirmed');
});
