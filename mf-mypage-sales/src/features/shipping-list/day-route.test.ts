import { kakaoLegs, tmapHref } from './day-route.ts';

const place = (number: number, name = `곳 ${number}`) => ({
  name,
  longitude: 127 + number / 100,
  latitude: 37.5,
});
const placesOf = (href: string) => decodeURIComponent(new URL(href).pathname).split('/').slice(4);

test('all stops are one way, from where it begins to the last', () => {
  const [leg, ...more] = kakaoLegs(place(0, '회사'), [place(1), place(2)]);
  expect(more).toEqual([]);
  expect(leg).toMatchObject({ first: 1, last: 2 });
  expect(placesOf(leg!.href)).toEqual(['회사,37.5,127', '곳 1,37.5,127.01', '곳 2,37.5,127.02']);
});

test('more than the map takes are several ways, each from where the one before ends', () => {
  const legs = kakaoLegs(
    place(0),
    Array.from({ length: 8 }, (_, at) => place(at + 1)),
  );
  expect(legs.map(({ first, last }) => [first, last])).toEqual([
    [1, 6],
    [7, 8],
  ]);
  expect(placesOf(legs[1]!.href)[0]).toBe('곳 6,37.5,127.06');
  expect(kakaoLegs(place(0), [])).toEqual([]);
});

test('a name cannot break the address', () => {
  const [leg] = kakaoLegs(place(0), [place(1, 'A/B, C')]);
  expect(placesOf(leg!.href)).toHaveLength(2);
  expect(new URL(tmapHref(place(1, 'A&B=C'))).searchParams.get('goalname')).toBe('A&B=C');
});
