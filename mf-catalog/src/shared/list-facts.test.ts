import { listFacts } from './list-facts.ts';

test('the first page of a list is called as the list is, and names its entries', () => {
  expect(listFacts({ number: 0, size: 24, totalElements: 70 }, ['/product/7', '/product/9'])).toEqual({
    subject: '',
    structuredData: {
      '@type': 'ItemList',
      numberOfItems: 70,
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: '/product/7' },
        { '@type': 'ListItem', position: 2, url: '/product/9' },
      ],
    },
  });
});

test('a further page has its number in its title, and counts on', () => {
  const { title, structuredData } = listFacts(
    { number: 2, size: 24, totalElements: 70 },
    ['/product/7'],
    '레드',
  );
  expect(title).toBe('레드 (3)');
  expect(structuredData).toMatchObject({ itemListElement: [{ position: 49 }] });
  expect(listFacts({ number: 1, size: 24, totalElements: 70 }, [])).toEqual({ subject: '(2)' });
});

test('as long as nothing is known of it, a list has its name alone', () => {
  expect(listFacts(undefined, [], '레드')).toEqual({ title: '레드' });
  expect(listFacts(undefined, [])).toEqual({});
});
