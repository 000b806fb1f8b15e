import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  type DeliveryInfo,
  listDeliveriesOfSales,
  listDrivers,
  listHolidays,
  listOrderFormsOfSales,
  listScheduledDeliveries,
  type OrderFormSummary,
  saveDeliveries,
} from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import type { people } from '@vitis/testing/builders/member';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './schedule.route.tsx';

type TFunction = Awaited<ReturnType<typeof renderFeature>>['t'];

export const today = seoulDay(new Date());
export const oh = { id: 3, fullName: '오태식', mobile: null };
export const choi = { id: 4, fullName: '최민준', mobile: null };
export const stop = (id: number, clientName: string, changed: Partial<DeliveryInfo> = {}) =>
  aDelivery({ idDeliveryInfo: id, clientName, requestDate: today, driver: oh, position: id, ...changed });

type Saved = { idDeliveryInfo: number; idDriver: number | null; requestDate: string; position: number };

/** A provider that holds a schedule and saves what it is told. */
export function provider(first: DeliveryInfo[], unplanned: OrderFormSummary[] = []) {
  const held = { deliveries: first };
  const save = answer(saveDeliveries, ({ body }) => {
    const { items } = body as { items: Saved[] };
    held.deliveries = held.deliveries.map((delivery) => {
      const item = items.find(({ idDeliveryInfo }) => idDeliveryInfo === delivery.idDeliveryInfo);
      if (!item) return delivery;
      const driver = [oh, choi].find(({ id }) => id === item.idDriver) ?? null;
      const { requestDate, position } = item;
      return { ...delivery, driver, requestDate, position, version: delivery.version + 1 };
    });
    return { status: 200 as const, body: { _embedded: { items: held.deliveries } } };
  });
  const answers: FakeAnswer[] = [
    answer(listScheduledDeliveries, () => ({
      status: 200 as const,
      body: { _embedded: { items: held.deliveries } },
    })),
    answerOk(listDrivers, {
      _embedded: {
        items: [
          { ...oh, vanCases: 12 },
          { ...choi, vanCases: null },
        ],
      },
    }),
    answerOk(listHolidays, { _embedded: { items: [{ date: today, name: '한글날', substitute: false }] } }),
    answerOk(listOrderFormsOfSales, aPage(unplanned, { size: 100 })),
    answer(listDeliveriesOfSales, () => ({
      status: 200 as const,
      body: aPage(
        held.deliveries.filter(({ status }) => status === 'FAILED'),
        { size: 100 },
      ),
    })),
    save,
  ];
  return { held, answers };
}

export const open = (answers: FakeAnswer[], search = '', as: keyof typeof people = 'sales') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as,
    route: '/mypage/manage-delivery-schedule',
    path: `/mypage/manage-delivery-schedule${search}`,
    answers,
  });

export const column = (name: string) => within(screen.getByRole('region', { name }));
export const clients = (name: string) =>
  column(name)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);
export const handle = (t: TFunction, name: string) =>
  screen.findByRole('button', { name: t('schedule.carry.handle', { name }) });

/** Drags the tile of a client onto the column of a driver. */
export async function drag(t: TFunction, name: string, driver: string): Promise<void> {
  const tile = (await handle(t, name)).closest('li') as HTMLElement;
  const target = screen.getByRole('region', { name: driver });
  const dataTransfer = { types: ['application/x-vitis-schedule'], setData: () => {}, effectAllowed: '' };
  await act(async () => {
    fireEvent.dragStart(tile, { dataTransfer });
    fireEvent.dragOver(target, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
    fireEvent.dragEnd(tile, { dataTransfer });
  });
}
