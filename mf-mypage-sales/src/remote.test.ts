import { samplesOfList, testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

const ESTIMATE = '/mypage/manage-estimate-history';
const ORDER = '/mypage/manage-order-history';
const RECEIVABLES = '/mypage/bonds-sales-situation';
/** The one address of a document and of each of its papers. */
const samplesOfOne = (path: string, number: string) => ({
  [path]: { foreseen: [path.replace(/:[mo]id/, number)] },
});
/** Addresses of a list that is narrowed by client, contact and sums as well. */
function samplesOfDesk(path: string, more = '') {
  const known = samplesOfList(path);
  return {
    ...known,
    foreseen: [...known.foreseen, `${path}?client=7&contact=kim&totalFrom=100000&totalTo=500000${more}`],
  };
}

testRemote({
  remote,
  description,
  samples: {
    [ESTIMATE]: samplesOfDesk(ESTIMATE),
    ...samplesOfOne(`${ESTIMATE}/:mid`, 'E20261118-0004'),
    ...samplesOfOne(`${ESTIMATE}/:mid/pdf`, 'E20261118-0004'),
    [ORDER]: samplesOfDesk(ORDER, '&delivery=FAILED&deliveryFrom=2026-11-01&deliveryTo=2026-11-30'),
    ...samplesOfOne(`${ORDER}/:oid`, 'O20261118-0001'),
    [RECEIVABLES]: {
      foreseen: [
        RECEIVABLES,
        `${RECEIVABLES}?code=C10001&dateFrom=2026-10-01&dateTo=2026-10-31`,
        `${RECEIVABLES}?q=C10001&sort=overdue%2Cdesc&show=ageing&page=2`,
      ],
      unforeseen: [`${RECEIVABLES}?type=SALE&by=wine`],
    },
    '/mypage/clients/:cid': { foreseen: ['/mypage/clients/7'] },
    ...samplesOfOne(`${ORDER}/:oid/pdf/order-pdf`, 'O20261118-0001'),
    ...samplesOfOne(`${ORDER}/:oid/pdf/statement-pdf`, 'O20261118-0001'),
  },
  menus: {
    SALESPERSON: {
      sales: [
        '/mypage/manage-estimate-history',
        '/mypage/manage-order-history',
        '/mypage/bonds-sales-situation',
        '/mypage/manage-delivery-schedule',
        '/mypage/member-info',
      ],
    },
    DRIVER: { shipping: ['/mypage/shipping-list', '/mypage/member-info'] },
  },
  // Own data has one page for every role; the buyer's part owns it.
  elsewhere: ['/mypage/member-info'],
});

test('a print document is named by its number after its kind, which the description has in five languages', async () => {
  const printDocuments = remote.routes.filter(({ path }) => path.includes('/pdf'));
  expect(printDocuments).toHaveLength(3);
  for (const route of printDocuments) {
    await route.load();
    const number = route.path.includes(':mid') ? { mid: 'E20261118-0004' } : { oid: 'O20261118-0001' };
    const request = { params: number, search: new URLSearchParams() };
    expect(route.head?.(request, () => undefined)).toEqual({ subject: Object.values(number)[0] });
  }
});
