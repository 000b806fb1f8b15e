import { act, fireEvent, screen } from '@testing-library/react';
import type { DeliveryInfo } from '@vitis/contracts';
import { renderFeature } from '@vitis/testing/render';
import { Board } from './board.tsx';
import { choi, handle, oh, stop, today } from './schedule.test-support.tsx';
import { columnsOf } from './schedule-columns.ts';

const nothing = () => undefined;

test('a stop that is dragged over hundreds of others has only the one rendered again beside which it would land', async () => {
  const rendered = new Set<number>();
  const watched = (delivery: DeliveryInfo) =>
    Object.defineProperty({ ...delivery }, 'trackingNumber', {
      enumerable: true,
      get: () => {
        rendered.add(delivery.idDeliveryInfo);
        return '';
      },
    });
  const deliveries = [
    ...[1, 2, 3].map((id) => stop(id, `한강상사 ${id}`)),
    ...[4, 5, 6].map((id) => stop(id, `백암식당 ${id}`, { driver: choi })),
  ].map(watched);
  const { t } = await renderFeature(
    <Board
      view="day"
      columns={columnsOf('day', [today], deliveries, [oh, choi])}
      today={today}
      holidays={new Map()}
      nameOf={(id) => [oh, choi].find((driver) => driver.id === id)?.fullName ?? '미배정'}
      vanOf={() => null}
      order={{ busy: null, ask: nothing }}
      keyboardDrag={{ shown: deliveries, heldId: null, onKeyDown: nothing, onBlur: nothing }}
      onEdit={nothing}
      onVan={nothing}
      onMove={nothing}
      onPlan={nothing}
    />,
    { part: 'mf-mypage-sales', as: 'sales', route: '/', path: '/', answers: [] },
  );
  const tile = (await handle(t, '한강상사 1')).closest('li') as HTMLElement;
  const dataTransfer = { types: ['application/x-vitis-schedule'], setData: nothing, effectAllowed: '' };
  expect(rendered.size).toBe(6);
  await act(async () => fireEvent.dragStart(tile, { dataTransfer }));
  rendered.clear();
  const over = screen.getByRole('region', { name: choi.fullName });
  await act(async () => fireEvent.dragOver(over, { dataTransfer }));
  expect([...rendered]).toEqual([6]);
  await act(async () => fireEvent.dragEnd(tile, { dataTransfer }));
});
