import type { Role } from '@vitis/contracts';

/** Where my page begins for each first role (spec §6): the first of its pages that one works with. */
const FIRST_PAGES: Record<Role, string> = {
  B2B: '/mypage/wish',
  SALESPERSON: '/mypage/manage-estimate-history',
  DRIVER: '/mypage/shipping-list',
};

/** The page that `/mypage` leads to. */
export const firstPageOf = (role: Role): string => FIRST_PAGES[role];
