import { screen, waitFor, within } from '@testing-library/react';
import { DELIVERY_STATUSES } from '@vitis/contracts';
import { allowedEvents, type DeliveryEvent, deliveryMachine } from '@vitis/domain';
import { anOrderRow } from '@vitis/testing/builders/order-form';
import { open, provider, stop } from './schedule.test-support.tsx';

const NAME = '담원다이닝';
const READERS = ['buyer', 'sales', 'driver'] as const;
const cases = DELIVERY_STATUSES.flatMap((status) => READERS.map((as) => ({ status, as })));
const roleOf = (as: (typeof READERS)[number]) => (as === 'sales' ? 'SALESPERSON' : null);

test.each(cases)(
  'a stop that is $status offers its $as what the table of states allows',
  async ({ status, as }) => {
    const { t, user } = await open(provider([stop(1, NAME, { status })]).answers, '', as);
    await screen.findByRole('region', { name: t('schedule.board') });
    const name = (key: string) => t(key, { name: NAME });
    const show = screen
      .queryAllByRole('button')
      .find((each) =>
        [name('schedule.editOf'), name('schedule.showOf')].includes(each.getAttribute('aria-label') ?? ''),
      );
    const offered: DeliveryEvent[] = [];
    if (show) {
      const isHeld = screen.queryByRole('button', { name: name('schedule.carry.handle') }) !== null;
      await user.click(show);
      const dialog = within(await screen.findByRole('dialog'));
      if (dialog.queryByRole('button', { name: t('schedule.save') })) offered.push('SAVE');
      if (dialog.queryByRole('button', { name: t('schedule.replan') })) offered.push('REPLAN');
      if (dialog.queryByRole('button', { name: t('schedule.cancel') })) offered.push('CANCEL');
      expect(isHeld).toBe(offered.includes('SAVE'));
    }
    expect(offered).toEqual(allowedEvents(deliveryMachine, status, roleOf(as)));
  },
);

test.each(READERS)(
  'an order without a delivery offers its %s what the table of states allows',
  async (as) => {
    const { t } = await open(provider([], [anOrderRow({ status: 'CONFIRMED' })]).answers, '', as);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: anOrderRow().orderFormNumber })).toBeVisible(),
    );
    const plan = screen.queryByText(t('schedule.plan'));
    expect(plan === null ? [] : ['CREATE']).toEqual(allowedEvents(deliveryMachine, null, roleOf(as)));
  },
);
