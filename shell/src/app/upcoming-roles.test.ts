import { menu, registryOf, route } from '../test/page.tsx';
import { upcomingRoles } from './upcoming-roles.ts';

const registry = registryOf({
  routes: [
    route('/mypage', '마이페이지'),
    { ...route('/mypage/manage-estimate-history', '견적 관리'), roles: ['SALESPERSON'] },
  ],
  menus: [
    menu('SALESPERSON', 'sales', '/mypage/bonds-sales-situation', '채권'),
    menu('B2B', 'account', '/mypage/client-info', '고객정보'),
  ],
});

test.each([
  ['/mypage/bonds-sales-situation', ['SALESPERSON']],
  ['/mypage/client-info/edit', ['B2B']],
  ['/mypage/manage-estimate-history/regist', ['SALESPERSON']],
  ['/mypage/manage-estimate-history/dummy/status01', ['SALESPERSON']],
  ['/mypage/notice/:nid', undefined],
  ['/order/payment', undefined],
])('%s is for %s', (path, roles) => {
  expect(upcomingRoles(registry, path)).toEqual(roles);
});
