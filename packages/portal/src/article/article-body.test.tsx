import { render, screen, within } from '@testing-library/react';
import { ArticleBody } from './article-body.tsx';

const picture = { base: '/files/a', widths: [320, 640], width: 1280, height: 853, alt: '지하 저장고' };

test('sets a text with its headings, quotations, lists, links and pictures', () => {
  const { container } = render(
    <ArticleBody
      blocks={[
        { type: 'heading', level: 2, text: '밭과 돌' },
        {
          type: 'paragraph',
          line: [
            { text: '비탈은 ' },
            { text: '남동쪽', strong: true },
            { text: '을 봅니다. ' },
            { text: '와인 보기', href: '/product?idKinds=1' },
            { text: '지도', href: 'https://example.com/' },
          ],
        },
        { type: 'quote', line: [{ text: '돌이 맛을 만듭니다.' }], source: '양조 책임자' },
        { type: 'list', ordered: true, items: [[{ text: '식힙니다' }], [{ text: '따릅니다' }]] },
        { type: 'picture', picture, caption: '8월의 저장고' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: '밭과 돌' })).toBeVisible();
  expect(screen.getByText('남동쪽').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: '와인 보기' })).toHaveAttribute('href', '/product?idKinds=1');
  expect(screen.getByRole('link', { name: '지도' })).toHaveAttribute('rel', 'noopener');
  expect(within(screen.getByRole('blockquote')).getByText('양조 책임자')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['식힙니다', '따릅니다']);
  expect(within(screen.getByRole('figure')).getByText('8월의 저장고')).toBeVisible();
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/files/a-320.avif 320w, /files/a-640.avif 640w',
  );
});

test('markup in a text is words', () => {
  const { container } = render(
    <ArticleBody blocks={[{ type: 'paragraph', line: [{ text: '<img src=x onerror=alert(1)>' }] }]} />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});
