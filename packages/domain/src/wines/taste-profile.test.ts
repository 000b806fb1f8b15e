import { tasteLevel, tasteMatch, tasteProfile } from './taste-profile.ts';

const profile = tasteProfile({ kind: 'RED', sugar: 'LOW', body: 'HIGH', acidity: 'MEDIUM', tannin: 'HIGH' });

test('answers are places on the scales of wine', () => {
  expect(profile).toEqual({ sugar: 0.5, body: 4.5, acidity: 3, tannin: 4.5 });
});

test('a wine fits the better the closer it is, and says in what', () => {
  const same = tasteMatch(profile, profile);
  expect(same.match).toBe(100);
  expect(same.reasons).toHaveLength(3);
  const light = tasteMatch(profile, { sugar: 4, body: 1, acidity: 3, tannin: 1 });
  expect(light.match).toBeLessThan(60);
  expect(light.reasons).toEqual([{ trait: 'acidity', value: 3 }]);
});

test('what a wine does not have counts nothing', () => {
  expect(tasteMatch(profile, { ...profile, tannin: null }).match).toBe(100);
  expect(tasteMatch(profile, { sugar: null, body: null, acidity: null, tannin: null })).toEqual({
    match: 0,
    reasons: [],
  });
});

test.each([
  [0.5, 'LOW'],
  [3, 'MEDIUM'],
  [4.5, 'HIGH'],
])('%d is %s', (value, level) => {
  expect(tasteLevel(value)).toBe(level);
});
