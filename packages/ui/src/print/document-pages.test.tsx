import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentPage, DocumentPages } from './document-pages.tsx';
import { ZoomButton } from './sheet-zoom.tsx';

const LABELS = { zoomIn: 'Read', zoomOut: 'Whole sheet' };

function setWidth(width: number): void {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
}

/** A sheet in a window of a width. */
function renderAt(width: number) {
  setWidth(width);
  render(
    <DocumentPages label="Order" toolbar={<ZoomButton labels={LABELS} />}>
      <DocumentPage>lines</DocumentPage>
    </DocumentPages>,
  );
  const scale = () => Number(screen.getByRole('article').style.getPropertyValue('--scale'));
  const frame = () => screen.getByRole('region', { name: 'Order' });
  return { scale, frame };
}

test('a desk shows a whole sheet at the size of paper, and no way to zoom', () => {
  const { scale, frame } = renderAt(1440);
  expect(scale()).toBe(1);
  expect(frame()).not.toHaveAttribute('tabindex');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a tablet shows a whole sheet a little smaller', () => {
  const { scale } = renderAt(768);
  expect(scale()).toBeCloseTo((768 - 32) / 793.7, 2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a phone shows letters that can be read, under a window that arrow keys move, and by a press the whole sheet', async () => {
  const user = userEvent.setup();
  const { scale, frame } = renderAt(375);
  expect(scale()).toBe(1);
  expect(frame()).toHaveAttribute('tabindex', '0');
  await user.click(screen.getByRole('button', { name: LABELS.zoomOut }));
  expect(scale()).toBeCloseTo((375 - 32) / 793.7, 2);
  expect(frame()).not.toHaveAttribute('tabindex');
  await user.click(screen.getByRole('button', { name: LABELS.zoomIn }));
  expect(scale()).toBe(1);
});

test('a phone that is turned is measured anew', () => {
  const { scale } = renderAt(375);
  act(() => {
    setWidth(812);
    window.dispatchEvent(new Event('resize'));
  });
  expect(scale()).toBeCloseTo((812 - 32) / 793.7, 2);
  expect(screen.queryByRole('button')).toBeNull();
});
