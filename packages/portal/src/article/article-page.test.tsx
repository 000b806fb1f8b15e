import { render, screen, within } from '@testing-library/react';
import { ArticlePage } from './article-page.tsx';
import { ArticleSections } from './article-sections.tsx';

// A page's language comes from the shell, which is not there.
jest.mock('@vitis/platform/i18n', () => ({ useLanguage: () => 'ko-KR' }));

const labels = { previous: '이전 글', next: '다음 글' };

test('shows title, day and text, and leads to the articles beside it and to their list', () => {
  render(
    <ArticlePage
      title="와인 보관법"
      day="2026-11-20"
      labels={labels}
      previous={{ title: '디캔팅', href: '/common-sense/1' }}
      next={null}
      list={{ title: '목록으로', href: '/common-sense' }}
    >
      <ArticleSections sections={[{ heading: '온도', paragraphs: ['서늘한 곳에 둡니다.'] }]} />
    </ArticlePage>,
  );
  const article = within(screen.getByRole('article', { name: '와인 보관법' }));
  expect(article.getByRole('heading', { level: 1 })).toHaveTextContent('와인 보관법');
  expect(article.getByText('2026-11-20', { exact: false })).toHaveAttribute('datetime', '2026-11-20');
  expect(article.getByRole('heading', { level: 2, name: '온도' })).toBeVisible();
  expect(article.getByText('서늘한 곳에 둡니다.')).toBeVisible();
  expect(article.getByRole('link', { name: '디캔팅' })).toHaveAttribute('href', '/common-sense/1');
  expect(article.queryByText(labels.next)).not.toBeInTheDocument();
  expect(article.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/common-sense');
});

test('an article alone has only its text', () => {
  render(
    <ArticlePage title="이용약관" labels={labels}>
      <p>본문</p>
    </ArticlePage>,
  );
  expect(screen.getByText('본문')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
