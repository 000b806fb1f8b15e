import type { Role } from '@vitis/contracts';

/** An entry of the side menu; its label is a message of the screen, under this key. */
export interface MenuEntry {
  readonly key: string;
  readonly path: string;
}

export interface MenuGroup {
  readonly key: 'myOrders' | 'myAccount' | 'customerCentre' | 'sales' | 'shipping';
  readonly entries: readonly MenuEntry[];
}

/** The side menu of my page for each first role (spec §2, side menus on my page). */
export const SIDE_MENUS: Readonly<Record<Role, readonly MenuGroup[]>> = {
  B2B: [
    {
      key: 'myOrders',
      entries: [
        { key: 'estimateApplyHistory', path: '/mypage/estimate-apply-history' },
        { key: 'estimateOrderHistory', path: '/mypage/estimate-order-history' },
        { key: 'purchaseSituation', path: '/mypage/purchase-situation' },
      ],
    },
    { key: 'myAccount', entries: [{ key: 'clientInfo', path: '/mypage/client-info' }] },
    { key: 'customerCentre', entries: [{ key: 'faq', path: '/mypage/faq' }] },
  ],
  SALESPERSON: [
    {
      key: 'sales',
      entries: [
        { key: 'manageEstimateHistory', path: '/mypage/manage-estimate-history' },
        { key: 'manageOrderHistory', path: '/mypage/manage-order-history' },
        { key: 'bondsSalesSituation', path: '/mypage/bonds-sales-situation' },
        { key: 'manageDeliverySchedule', path: '/mypage/manage-delivery-schedule' },
        { key: 'memberInfo', path: '/mypage/member-info' },
      ],
    },
  ],
  DRIVER: [{ key: 'shipping', entries: [{ key: 'shippingList', path: '/mypage/shipping-list' }] }],
};

/** The **first** role decides the menu; a guest has none (spec §6, domain.md §1). */
export function menuRole(roles: readonly Role[]): Role | null {
  return roles[0] ?? null;
}

/** The side menu of a member. */
export function sideMenu(roles: readonly Role[]): readonly MenuGroup[] {
  const role = menuRole(roles);
  return role === null ? [] : SIDE_MENUS[role];
}

/** What the frame of the page shows (spec §6). By **membership**, whatever the first role is (domain.md §1). */
export interface FrameParts {
  readonly chat: boolean;
  readonly wishes: boolean;
  readonly cart: boolean;
  /** The count is asked for by B2B alone; a guest sees the icon without it. */
  readonly cartCount: boolean;
  /** Manual download, phone number and bank account in the account menu. */
  readonly supportBlock: boolean;
  /** Links of the footer's 'my orders': the seller's for sales staff, the buyer's for everyone else. */
  readonly footerLinks: 'BUYER' | 'SALES';
  /** Where 'edit my data' leads: member data for sales staff, customer data for everyone else. */
  readonly accountEditPath: '/mypage/member-info' | '/mypage/client-info';
}

/** The parts of the frame for a member's roles; none means a guest. */
export function frameParts(roles: readonly Role[]): FrameParts {
  const buyer = roles.includes('B2B');
  const sales = roles.includes('SALESPERSON');
  const guest = roles.length === 0;
  return {
    chat: buyer || sales,
    wishes: buyer || guest,
    cart: buyer || guest,
    cartCount: buyer,
    supportBlock: buyer,
    footerLinks: sales ? 'SALES' : 'BUYER',
    accountEditPath: sales ? '/mypage/member-info' : '/mypage/client-info',
  };
}
