import type { Language, Role } from '@vitis/contracts';
import type { MenuEntry, PageRegistry } from '@vitis/contracts/registry';
import { $firstRole, useStore } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { useIsOpen } from '@vitis/platform/router';
import { useDeferredValue } from 'react';
import { usePage } from './page-context.ts';

/** Groups of a member's menu in the order in which people look for them. */
const GROUPS: readonly MenuEntry['group'][] = ['orders', 'sales', 'shipping', 'account', 'support'];

export interface MemberMenu {
  group: MenuEntry['group'];
  entries: { path: string; label: string }[];
}

/**
 * The menu of a role, from what the remotes' `menus` say. An entry whose screen is still
 * to come is left out.
 */
export function memberMenus(
  registry: PageRegistry,
  role: Role | null,
  language: Language,
  isOpen: (address: string) => boolean,
): MemberMenu[] {
  const own = Object.values(registry.remotes)
    .flatMap(({ description }) => description.menus)
    .filter((entry) => entry.role === role && isOpen(entry.path))
    .sort((one, other) => one.order - other.order);
  return GROUPS.flatMap((group) => {
    const entries = own
      .filter((entry) => entry.group === group)
      .map(({ path, label }) => ({ path, label: label[language] ?? path }));
    return entries.length === 0 ? [] : [{ group, entries }];
  });
}

/**
 * The menu of who is signed in, by their first role. Deferred: who it is becomes known to the whole frame in one task, and
 * the links of a menu are most of it.
 */
export function useMemberMenus(): MemberMenu[] {
  const role = useDeferredValue(useStore($firstRole));
  return memberMenus(usePage().registry, role, useLanguage(), useIsOpen());
}
