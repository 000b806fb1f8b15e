import { fireEvent, render, screen } from '@testing-library/react';
import { LANGUAGES } from '@vitis/contracts';
import { ApiFailure } from '@vitis/platform';
import { renderFeature } from '@vitis/testing/render';
import { statusOf } from './error-page.tsx';
import { ErrorPageBoundary } from './error-page-boundary.tsx';
import { StatusScreen } from './status-screen.tsx';

test('an error without a status of its own is a 500', () => {
  expect(statusOf(new Error('broken'))).toBe(500);
  expect(statusOf(new ApiFailure('unexpected-reply', { status: 404 }))).toBe(404);
});

test.each(LANGUAGES)('a page that is not there says so and leads home, in %s', async (language) => {
  const { t } = await renderFeature(<StatusScreen status={404} />, { part: 'shell', language });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`404 ${t('error.404.title')}`);
  expect(screen.getByRole('link', { name: t('error.home') })).toBeVisible();
});

test('the words of the specification stand in English and Korean', async () => {
  const { unmount } = await renderFeature(<StatusScreen status={404} />, {
    part: 'shell',
    language: 'en-US',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be found');
  unmount();

  await renderFeature(<StatusScreen status={404} />, { part: 'shell' });
  expect(screen.getByRole('alert')).toHaveTextContent('페이지를 찾을 수 없습니다');
});

test('a status without words of its own keeps its number', async () => {
  const { t } = await renderFeature(<StatusScreen status={418} />, { part: 'shell' });

  expect(screen.getByRole('alert')).toHaveTextContent('418');
  expect(screen.getByRole('alert')).toHaveTextContent(t('error.400.title'));
});

test('when the error page itself fails, a sentence, another try and a link home remain', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  function Broken() {
    if (broken) throw new Error('the error page is broken');
    return <p>와인</p>;
  }

  render(
    <ErrorPageBoundary>
      <Broken />
    </ErrorPageBoundary>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('오류 화면을 표시하는 중에 오류가 발생했습니다.');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');

  broken = false;
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(screen.getByText('와인')).toBeInTheDocument();
});

test.each([
  ['keeps the language', 'en-US', '/?lang=en-US', 'An error occurred while showing the error page.'],
  [
    'stays with ours where a browser has translated the page',
    'en',
    '/',
    '오류 화면을 표시하는 중에 오류가 발생했습니다.',
  ],
])('the last resort %s', (_what, lang, home, text) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('the error page is broken');
  };
  document.documentElement.lang = lang;

  render(
    <ErrorPageBoundary>
      <Broken />
    </ErrorPageBoundary>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link')).toHaveAttribute('href', home);
  document.documentElement.lang = '';
});
