import { samplesOfList, testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

testRemote({
  remote,
  description,
  samples: {
    '/mypage/manage-estimate-history': samplesOfList('/mypage/manage-estimate-history'),
    '/mypage/manage-order-history': samplesOfList('/mypage/manage-order-history'),
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
