import * as v from 'valibot';
import { checkedOnce } from './checked-once.ts';

test('an object that was found good is checked once, and any other anew', () => {
  const check = jest.fn((count: number) => count >= 0);
  const schema = v.object({ facets: checkedOnce(v.object({ count: v.pipe(v.number(), v.check(check)) })) });
  const facets = { count: 3, secret: 'not named' };
  for (let turn = 0; turn < 2; turn += 1)
    expect(v.parse(schema, { facets })).toEqual({ facets: { count: 3 } });
  expect(check).toHaveBeenCalledTimes(1);
  expect(v.parse(schema, { facets: { count: 4 } })).toEqual({ facets: { count: 4 } });
  const wrong = { count: -1 };
  for (let turn = 0; turn < 2; turn += 1) expect(v.safeParse(schema, { facets: wrong }).success).toBe(false);
  expect(v.safeParse(schema, { facets: null }).success).toBe(false);
});
