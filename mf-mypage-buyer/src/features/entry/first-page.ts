import type { Role } from '@vitis/contracts';

/** Members whose work is on pages of their own. */
export type Staff = Exclude<Role, 'B2B'>;

/** Where my page begins for each first role (spec §6): the first of its pages that one works with. */
const FIRST_PAGES: Record<Staff, string> = {
  SALESPERSON: '/mypage/manage-estimate-history',
  DRIVER: '/mypage/shipping-list',
};

/** The page that `/mypage` leads to. */
export const firstPageOf = (role: Staff): string => FIRST_PAGES[role];
