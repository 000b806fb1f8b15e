import {
  getBuyerLevels,
  getCash,
  getMe,
  getPurchaseSituation,
  listOrderForms,
  listPosts,
} from '@vitis/contracts';
import { samplesOfList, testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

const ESTIMATE = '/mypage/estimate-apply-history';
const ORDER = '/mypage/estimate-order-history';
/** The one address of a document and of each of its papers. */
const samplesOfOne = (path: string, number: string) => ({
  [path]: { foreseen: [path.replace(':hid', number)] },
});

testRemote({
  remote,
  description,
  samples: {
    '/mypage/wish': {
      foreseen: [
        '/mypage/wish',
        '/mypage/wish?page=3',
        '/mypage/wish?q=%EB%9D%BC&sort=name%2Casc&dateFrom=2026-11-01&dateTo=2026-11-20',
      ],
    },
    '/mypage/taste-analysis': { foreseen: ['/mypage/taste-analysis'] },
    '/mypage/own-wine': { foreseen: ['/mypage/own-wine'] },
    '/mypage/own-wine/share': { foreseen: ['/mypage/own-wine/share'] },
    '/wine-menu/:token': { foreseen: ['/wine-menu/AbCdEfGhIjKlMnOpQrStUv'] },
    '/mypage/member-info': { foreseen: ['/mypage/member-info'] },
    '/mypage/client-info': { foreseen: ['/mypage/client-info'] },
    '/mypage/client-info/edit': { foreseen: ['/mypage/client-info/edit'] },
    '/mypage/client-info/addresses': { foreseen: ['/mypage/client-info/addresses'] },
    '/mypage/client-info/withdraw': { foreseen: ['/mypage/client-info/withdraw'] },
    '/mypage/delivery': samplesOfList('/mypage/delivery', { status: 'COMPLETED', sort: 'requestDate' }),
    '/mypage/faq': {
      foreseen: [
        '/mypage/faq',
        '/mypage/faq?category=ORDER&page=2',
        '/mypage/faq?category=ORDER&q=%EB%B0%98%ED%92%88',
      ],
    },
    '/mypage/inquiry': samplesOfList('/mypage/inquiry', { status: 'WAITING', sort: 'requestedAt' }),
    '/mypage/inquiry/write': { foreseen: ['/mypage/inquiry/write'] },
    '/mypage/inquiry/:iid': { foreseen: ['/mypage/inquiry/12'] },
    '/mypage/notifications': samplesOfList('/mypage/notifications', { status: 'UNREAD', sort: 'at' }),
    '/mypage/notice': samplesOfList('/mypage/notice', { sort: 'publishedOn' }),
    '/mypage/notice/:nid': { foreseen: ['/mypage/notice/12'] },
    [ESTIMATE]: samplesOfList(ESTIMATE),
    ...samplesOfOne(`${ESTIMATE}/:hid`, 'E20261118-0004'),
    ...samplesOfOne(`${ESTIMATE}/:hid/pdf`, 'E20261118-0004'),
    [ORDER]: samplesOfList(ORDER),
    ...samplesOfOne(`${ORDER}/:hid`, 'O20261118-0001'),
    ...samplesOfOne(`${ORDER}/:hid/pdf/order-pdf`, 'O20261118-0001'),
    ...samplesOfOne(`${ORDER}/:hid/pdf/statement-pdf`, 'O20261118-0001'),
    '/mypage': {
      foreseen: ['/mypage'],
      // Staff have a desk there, and counts alone.
      membersOnly: [getBuyerLevels, getCash, getMe, listOrderForms, getPurchaseSituation, listPosts],
    },
    '/mypage/cancel-history': samplesOfList('/mypage/cancel-history', { status: 'ORDER', sort: 'total' }),
    '/mypage/cancel-history/:cid': { foreseen: ['/mypage/cancel-history/O20261118-0001'] },
    '/mypage/order': samplesOfList('/mypage/order', { status: 'RETURNING', sort: 'total' }),
    '/mypage/order/:oid': { foreseen: ['/mypage/order/O20261118-0001'] },
    '/mypage/order/:oid/return': { foreseen: ['/mypage/order/O20261118-0001/return'] },
    '/mypage/receipt': samplesOfList('/mypage/receipt', { status: 'SALE', sort: 'change' }),
    '/mypage/receipt/:rid': { foreseen: ['/mypage/receipt/7'] },
    '/mypage/purchase-situation': {
      foreseen: [
        '/mypage/purchase-situation',
        '/mypage/purchase-situation?by=wine&dateFrom=2026-10-01&dateTo=2026-10-31',
        '/mypage/purchase-situation?by=document&of=kind&key=RED&page=2',
      ],
    },
    '/mypage/coupon': samplesOfList('/mypage/coupon', { status: 'USED', sort: 'validFrom' }),
    '/mypage/member-rating': { foreseen: ['/mypage/member-rating'] },
    '/mypage/cash': { foreseen: ['/mypage/cash', '/mypage/cash?month=2026-10&entry=7'] },
  },
  menus: {
    B2B: {
      orders: [
        '/mypage/estimate-apply-history',
        '/mypage/estimate-order-history',
        '/mypage/delivery',
        '/mypage/order',
        '/mypage/cancel-history',
        '/mypage/purchase-situation',
        '/mypage/receipt',
        '/mypage/cash',
        '/mypage/own-wine',
        '/mypage/taste-analysis',
      ],
      account: ['/mypage/client-info', '/mypage/notifications', '/mypage/member-rating', '/mypage/coupon'],
      support: ['/mypage/faq', '/mypage/inquiry', '/mypage/notice'],
    },
    SALESPERSON: { sales: ['/mypage/notifications'] },
    DRIVER: { shipping: ['/mypage/notifications'] },
  },
});

test('a print document is named by its number after its kind, which the description has in five languages', async () => {
  const printDocuments = remote.routes.filter(({ path }) => path.includes('/pdf'));
  expect(printDocuments).toHaveLength(3);
  for (const route of printDocuments) {
    await route.load();
    const request = { params: { hid: 'E20261118-0004' }, search: new URLSearchParams() };
    expect(route.head?.(request, () => undefined)).toEqual({ subject: 'E20261118-0004' });
  }
});
