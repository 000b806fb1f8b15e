import { pageDescription } from './page-description.ts';

const list = (numberOfItems?: number) => ({ structuredData: { '@type': 'ItemList', numberOfItems } });

test('a list is described by its name and by how much there is', () => {
  const described = pageDescription('{title}: {count}종', '레드 $& (2)', list(1234), 'ko-KR');
  expect(described).toBe('레드 $& (2): 1,234종');
});

test('a page that counts nothing is described by its name', () => {
  expect(pageDescription('{title} of the house', 'Directions', {}, 'en-US')).toBe('Directions of the house');
});

test('nothing is said of how much there is where nobody knows, nor where the route says nothing', () => {
  expect(pageDescription('{title}: {count}종', '레드', {}, 'ko-KR')).toBeUndefined();
  expect(pageDescription(undefined, '레드', list(3), 'ko-KR')).toBeUndefined();
});
