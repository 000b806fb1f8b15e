import { act, screen as page, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { $dialogs } from '../stores/dialog.store.ts';
import { lazyPart } from './lazy-part.ts';

const Bottle = () => <p>bottle</p>;

function place(load: () => Promise<ComponentType>) {
  const part = lazyPart(load);
  function Place({ isWanted = false }: { isWanted?: boolean }) {
    const Part = part.use(isWanted);
    return Part === null ? <i>on its way</i> : <Part />;
  }
  return { part, Place };
}

/** Runs timers, and what waits for them. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('all who use a part get it at once, and it is fetched a single time', async () => {
  const load = jest.fn(async () => Bottle);
  const { part, Place } = place(load);
  render(
    <>
      <Place />
      <Place />
    </>,
  );
  await pass(1000);
  expect(load).not.toHaveBeenCalled();
  await act(() => Promise.all([part.want(), part.want()]));

  expect(page.getAllByText('bottle')).toHaveLength(2);
  await part.want();
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
  const { part, Place } = place(load);
  render(<Place />);
  await act(() => part.want());
  expect(page.getByText('on its way')).toBeVisible();
  expect($dialogs.get()).toHaveLength(1);
  await act(() => part.want());

  expect(page.getByText('bottle')).toBeVisible();
});
