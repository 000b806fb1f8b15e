import type { PageRegistry } from '@vitis/contracts/registry';
import { memberMenus } from './member-menus.ts';

const entry = (group: string, path: string, order: number, role = 'B2B') => ({
  role,
  group,
  path,
  order,
  label: { 'ko-KR': `${path} 한국어` },
});
const registry = {
  remotes: {
    'mf-one': { description: { menus: [entry('support', '/faq', 10), entry('orders', '/second', 20)] } },
    'mf-other': {
      description: { menus: [entry('orders', '/first', 10), entry('sales', '/desk', 10, 'SALESPERSON')] },
    },
  },
} as unknown as PageRegistry;

const everything = () => true;

test('a role has the entries that the remotes declare for it, by group and order', () => {
  expect(memberMenus(registry, 'B2B', 'ko-KR', everything)).toEqual([
    {
      group: 'orders',
      entries: [
        { path: '/first', label: '/first 한국어' },
        { path: '/second', label: '/second 한국어' },
      ],
    },
    { group: 'support', entries: [{ path: '/faq', label: '/faq 한국어' }] },
  ]);
  expect(memberMenus(registry, 'SALESPERSON', 'ko-KR', everything).map(({ group }) => group)).toEqual([
    'sales',
  ]);
  expect(memberMenus(registry, 'DRIVER', 'ko-KR', everything)).toEqual([]);
  expect(memberMenus(registry, null, 'ko-KR', everything)).toEqual([]);
});

test('what is not there yet is left out, and a group of nothing else with it', () => {
  const isOpen = (path: string) => path === '/second';
  expect(memberMenus(registry, 'B2B', 'ko-KR', isOpen)).toEqual([
    { group: 'orders', entries: [{ path: '/second', label: '/second 한국어' }] },
  ]);
});
