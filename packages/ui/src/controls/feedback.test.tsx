import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chart } from './chart.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { Picture } from './picture.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Score } from './score.tsx';
import { ScrollTopButton } from './scroll-top-button.tsx';
import { TasteBar } from './taste-bar.tsx';
import { ToastRegion } from './toast-region.tsx';

test('a failure is announced with what support asks for, and offers another try and the way home', async () => {
  const user = userEvent.setup();
  const tried = jest.fn();
  render(
    <ErrorPanel
      status={404}
      title="Not found"
      request={{ label: 'Request', id: '01JD' }}
      retry={{ label: 'Again', onRetry: tried }}
      home={{ label: 'Home', href: '/' }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('404Not foundRequest 01JD');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(tried).toHaveBeenCalledTimes(1);
});

test.each([
  ['a list', <ul key="list" aria-label="Wines" />, () => screen.getByRole('list')],
  [
    'a screen',
    <main key="screen">
      <h1>Wine</h1>
    </main>,
    () => screen.getByRole('heading'),
  ],
  ['nothing', null, () => screen.getByRole('region')],
])('who tried again goes on in what comes in place of the failure: %s', async (_name, successor, target) => {
  const user = userEvent.setup();
  function Page() {
    const [isThere, setThere] = useState(false);
    const retry = { label: 'Again', onRetry: () => setThere(true) };
    return (
      <section aria-label="Page">
        <p>Before</p>
        {isThere ? (
          successor
        ) : (
          <div>
            <ErrorPanel title="Failed" retry={retry} />
          </div>
        )}
      </section>
    );
  }
  render(<Page />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(target()).toHaveFocus();
});

test('who has gone on from a failure is left where they are', async () => {
  const user = userEvent.setup();
  const page = (isFailed: boolean) => (
    <>
      <button type="button">Elsewhere</button>
      {isFailed ? <ErrorPanel title="Failed" retry={{ label: 'Again', onRetry: () => {} }} /> : <ul />}
    </>
  );
  const { rerender } = render(page(true));
  await user.tab();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('an empty list is no alert', () => {
  render(<EmptyState title="Nothing here" message="Add a wine" />);
  expect(screen.getByText('Nothing here')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a toast goes by itself, unless the pointer rests on it', () => {
  jest.useFakeTimers();
  const dismissed = jest.fn();
  render(
    <ToastRegion
      label="News"
      dismissLabel="Dismiss"
      onDismiss={dismissed}
      toasts={[
        { id: 'a', message: 'Added' },
        { id: 'b', message: 'Failed', duration: null },
      ]}
    />,
  );
  const toast = screen.getByText('Added');
  fireEvent.pointerEnter(toast.parentElement as HTMLElement);
  act(() => jest.advanceTimersByTime(20_000));
  expect(dismissed).not.toHaveBeenCalled();
  fireEvent.pointerLeave(toast.parentElement as HTMLElement);
  act(() => jest.advanceTimersByTime(20_000));
  expect(dismissed.mock.calls).toEqual([['a']]);
  jest.useRealTimers();
});

test('a picture keeps its place, offers both formats, and the first of a page is fetched first', () => {
  const picture = {
    base: '/files/lamonet',
    widths: [240, 480, 960],
    width: 960,
    height: 1280,
    alt: 'Bottle',
  };
  const { container, rerender } = render(<Picture picture={picture} sizes="240px" priority />);
  const image = screen.getByRole('img', { name: 'Bottle' });
  expect(image).toHaveAttribute('width', '960');
  expect(image).toHaveAttribute('height', '1280');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  const sets = [...container.querySelectorAll('source')].map((source) => [source.type, source.srcset]);
  expect(sets).toEqual([
    [
      'image/avif',
      '/files/lamonet-240.avif 240w, /files/lamonet-480.avif 480w, /files/lamonet-960.avif 960w',
    ],
    [
      'image/webp',
      '/files/lamonet-240.webp 240w, /files/lamonet-480.webp 480w, /files/lamonet-960.webp 960w',
    ],
  ]);
  rerender(<Picture picture={picture} sizes="240px" alt="" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
});

test('values on bars are told in words', () => {
  render(
    <>
      <TasteBar label="Body" value={4} word="full" />
      <ProgressBar label="Credit" value={7} max={20} valueText="7 of 20" />
      <Score value={93} label="93 of 100 points" />
    </>,
  );
  expect(screen.getByRole('meter', { name: 'Body' })).toHaveAttribute('aria-valuetext', 'full');
  expect(screen.getByRole('progressbar', { name: 'Credit' })).toHaveAttribute('aria-valuemax', '20');
  expect(screen.getByText('93 of 100 points')).toBeInTheDocument();
});

test('where the drawing of a chart cannot come, its figures stand open', async () => {
  // This document cannot draw: the library fails while it loads.
  render(
    <Chart
      label="Sales"
      axis={{ label: 'Month', values: ['Oct', 'Nov'] }}
      series={[{ id: 's', label: 'Sales', values: [1200, null] }]}
      format={(value) => `${value} won`}
      tableLabel="As a table"
    />,
  );
  expect(screen.getByRole('figure', { name: 'Sales' })).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Sales' });
  expect(within(table).getByRole('row', { name: 'Oct 1200 won' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Nov –' })).toBeInTheDocument();
});

test('the way to the top is there once the page has been scrolled past 200 px', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<ScrollTopButton label="To the top" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  Object.defineProperty(window, 'scrollY', { value: 201, configurable: true });
  fireEvent.scroll(window);
  fireEvent.click(screen.getByRole('button', { name: 'To the top' }));
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

test('a printed document has its head and its foot around its content', () => {
  render(
    <PrintSheet header="VITIS · Estimate" footer="Seoul" toolbar={<button type="button">Print</button>}>
      <h1>Estimate</h1>
    </PrintSheet>,
  );
  const sheet = screen.getByRole('article');
  expect(sheet).toHaveTextContent('VITIS · Estimate');
  expect(within(sheet).getByRole('heading', { name: 'Estimate' })).toBeInTheDocument();
  expect(within(sheet).queryByRole('button')).not.toBeInTheDocument();
});
