import { act, fireEvent, screen as page, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { lazyComponent } from './lazy-component.ts';

const Bottle = () => <p>bottle</p>;

const failures = jest.fn();

function place(load: () => Promise<ComponentType>) {
  const lazy = lazyComponent(load, failures);
  function Place({ isWanted = false }: { isWanted?: boolean }) {
    const { Component, failure, retry } = lazy.use(isWanted && 'painted');
    if (Component !== null) return <Component />;
    return failure === null ? (
      <i>on its way</i>
    ) : (
      <button type="button" onClick={retry}>
        again
      </button>
    );
  }
  return { lazy, Place };
}

/** Runs timers, and what waits for them. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  failures.mockClear();
});
afterEach(() => jest.useRealTimers());

test('all who use a component get it at once, and it is fetched a single time', async () => {
  const load = jest.fn(async () => Bottle);
  const { lazy, Place } = place(load);
  render(
    <>
      <Place />
      <Place />
    </>,
  );
  await pass(1000);
  expect(load).not.toHaveBeenCalled();
  await act(() => Promise.all([lazy.load(), lazy.load()]));

  expect(page.getAllByText('bottle')).toHaveLength(2);
  await lazy.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen that wants it is painted first', async () => {
  const load = jest.fn(async () => Bottle);
  const { Place } = place(load);
  render(<Place isWanted />);
  await pass(49);
  expect(load).not.toHaveBeenCalled();
  await pass(1);

  expect(page.getByText('bottle')).toBeVisible();
});

test('a screen that is left before fetches nothing', async () => {
  const load = jest.fn(async () => Bottle);
  const { Place } = place(load);
  const { unmount } = render(<Place isWanted />);
  unmount();
  await pass(1000);

  expect(load).not.toHaveBeenCalled();
});

test('a failure is told, and the next who wants it tries afresh', async () => {
  const load = jest
    .fn<Promise<ComponentType>, []>(async () => Bottle)
    .mockRejectedValueOnce(new Error('gone'));
  const { lazy, Place } = place(load);
  render(<Place />);
  await act(() => lazy.load());
  expect(page.getByText('on its way')).toBeVisible();
  expect(failures).toHaveBeenCalledTimes(1);
  await act(() => lazy.load());

  expect(page.getByText('bottle')).toBeVisible();
});

test('a failure is told once to all who want it, and each of them can try again', async () => {
  const load = jest
    .fn<Promise<ComponentType>, []>(async () => Bottle)
    .mockImplementationOnce(
      () => new Promise((_resolve, reject) => setTimeout(reject, 10, new Error('gone'))),
    );
  const { Place } = place(load);
  render(
    <>
      <Place isWanted />
      <Place isWanted />
    </>,
  );
  await pass(100);
  expect(failures).toHaveBeenCalledTimes(1);
  const [again] = page.getAllByRole('button', { name: 'again' });
  fireEvent.click(again as HTMLElement);
  await pass(50);

  expect(page.getAllByText('bottle')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure is not remembered for who wants it later', async () => {
  const load = jest
    .fn<Promise<ComponentType>, []>(async () => Bottle)
    .mockRejectedValueOnce(new Error('gone'));
  const { Place } = place(load);
  const { rerender } = render(<Place isWanted />);
  await pass(50);
  expect(page.getByRole('button', { name: 'again' })).toBeVisible();
  rerender(<Place />);
  rerender(<Place isWanted />);
  await pass(50);

  expect(page.getByText('bottle')).toBeVisible();
});
