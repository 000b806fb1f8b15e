import { screen, waitFor, within } from '@testing-library/react';
import { countDeliveriesOfBuyer, type DeliveryInfo, listDeliveriesOfBuyer } from '@vitis/contracts';
import { daysBetween, statusLabel } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './deliveries.route.tsx';

const PATH = '/mypage/delivery';
const photo = {
  id: 9,
  url: '/files/private/2026/11/a.webp',
  picture: { base: '/files/private/2026/11/a', widths: [240, 960], width: 1200, height: 900 },
};

/** What a browser makes of a fetched file. */
const held = new Set<string>();
beforeEach(() => {
  held.clear();
  Object.assign(URL, {
    createObjectURL: () => {
      const url = `blob:photo-${held.size + 1}`;
      held.add(url);
      return url;
    },
    revokeObjectURL: (url: string) => held.delete(url),
  });
});

/** The list, and a store of private files that wants the token. */
async function open(items: DeliveryInfo[], path = PATH) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path,
    answers: [
      answerOk(listDeliveriesOfBuyer, aPage(items)),
      answerOk(countDeliveriesOfBuyer, {
        ...{ READY: 2, IN_TRANSIT: 1, COMPLETED: 3, FAILED: 0, CANCELLED: 0 },
        total: 6,
      }),
    ],
  });
  const answers = jest.mocked(globalThis.fetch);
  const provider = answers.getMockImplementation();
  const asked: string[] = [];
  answers.mockImplementation(async (input, init) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/files/') && provider) return provider(input, init);
    asked.push(pathname);
    const isMember = request.headers.get('authorization')?.startsWith('Bearer ');
    return new Response('photo', { status: isMember ? 200 : 404 });
  });
  return { ...shown, asked };
}

test('shows state, day, order, driver and wines', async () => {
  const { t } = await open([
    aDelivery({ status: 'IN_TRANSIT', driver: { id: 3, fullName: '오태식', mobile: '01033334444' } }),
  ]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(statusLabel('delivery', 'IN_TRANSIT', 'ko-KR'))).toBeVisible();
  expect(card.getByText('2026-11-24 (화)')).toBeVisible();
  expect(card.getByRole('link', { name: 'O20261120-0002' })).toHaveAttribute(
    'href',
    '/mypage/estimate-order-history/O20261120-0002',
  );
  expect(card.getByText(new RegExp(t('delivery.driver', { name: '오태식' })))).toBeVisible();
});

test('a parcel says its number, and not which driver takes it to its carrier', async () => {
  const driver = { id: 3, fullName: '오태식', mobile: '01033334444' };
  const { t } = await open([aDelivery({ type: 'PARCEL', trackingNumber: '6412-3344-5566', driver })]);
  expect(await screen.findByText(t('delivery.tracking', { number: '6412-3344-5566' }))).toBeVisible();
  expect(screen.queryByText(/오태식/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /3333/ })).not.toBeInTheDocument();
});

test('says why a delivery failed, and whom to ask for another day', async () => {
  const { t } = await open([aDelivery({ status: 'FAILED', failedReason: '부재중' })]);
  expect(await screen.findByText(t('delivery.failedReason', { reason: '부재중' }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('document.chat') })).toHaveAttribute(
    'href',
    `/chat?room=manager&about=${aDelivery().orderFormNumber}`,
  );
});

test('fetches photos with the token, shows one large, and gives them back', async () => {
  const { t, user, asked, unmount } = await open([aDelivery({ status: 'COMPLETED', images: [photo] })]);
  const thumb = await screen.findByRole('button', { name: t('portal.delivery.photo', { number: 1 }) });
  expect(await within(thumb).findByRole('presentation')).toHaveAttribute('src', 'blob:photo-1');
  await user.click(thumb);
  expect(await screen.findByRole('img', { name: t('portal.delivery.photo', { number: 1 }) })).toHaveAttribute(
    'src',
    'blob:photo-2',
  );
  expect(asked).toEqual(['/files/private/2026/11/a-240.webp', '/files/private/2026/11/a-960.webp']);
  unmount();
  expect(held.size).toBe(0);
});

test('asks for the state of the address; none of it leads back to all', async () => {
  const { t, calls } = await open([], `${PATH}?status=FAILED&page=2`);
  expect(await screen.findByText(t('deliveries.noneFound'))).toBeVisible();
  const [asked] = calls;
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    ...{ status: 'FAILED', page: '1', size: '20' },
    sort: 'requestDate,desc',
  });
  expect(screen.getByRole('link', { name: t('portal.list.showAll') })).toHaveAttribute('href', PATH);
});

test('a period reaches what comes, and the earliest can stand first', async () => {
  const { t, user, calls } = await open([aDelivery()]);
  const asked = () => Object.fromEntries(calls.at(-1)?.query ?? []);
  await user.click(await screen.findByRole('radio', { name: t('portal.list.periods.DAYS_15') }));
  await waitFor(() => expect(calls.some(({ query }) => query.has('dateTo'))).toBe(true));
  const { dateFrom, dateTo } = asked();
  expect(daysBetween(dateFrom!, dateTo!)).toBe(30);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: t('list.sort') }),
    t('deliveries.orders.earliest'),
  );
  await waitFor(() => expect(calls.some(({ query }) => query.get('sort') === 'requestDate,asc')).toBe(true));
});
