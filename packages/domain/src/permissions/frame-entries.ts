import type { Role } from '@vitis/contracts';

/** What the frame of the page shows. By **membership**, whatever the first role is. */
export interface FrameEntries {
  readonly chat: boolean;
  readonly wishes: boolean;
  readonly cart: boolean;
  /** The count is asked for by B2B alone; a guest sees the icon without it. */
  readonly cartCount: boolean;
  /** Manual download, phone number and bank account in the account menu. */
  readonly supportBlock: boolean;
  /** FAQ, inquiries and notices, which are written for clients. */
  readonly support: boolean;
  /**
   * Links of the footer's 'my orders': the seller's for sales staff, the list of the day for drivers, whom all others
   * refuse, and the buyer's for everyone else.
   */
  readonly footerLinks: 'BUYER' | 'SALES' | 'SHIPPING';
  /** Where 'edit my data' leads: member data for staff, who have no company here, customer data for everyone else. */
  readonly accountEditPath: '/mypage/member-info' | '/mypage/client-info';
}

/** The entries of the frame for a member's roles; none means a guest. */
export function frameEntries(roles: readonly Role[]): FrameEntries {
  const buyer = roles.includes('B2B');
  const sales = roles.includes('SALESPERSON');
  const guest = roles.length === 0;
  const isDriverAlone = roles.includes('DRIVER') && !buyer && !sales;
  return {
    chat: buyer || sales,
    wishes: buyer || guest,
    cart: buyer || guest,
    cartCount: buyer,
    supportBlock: buyer,
    support: buyer || guest,
    footerLinks: sales ? 'SALES' : isDriverAlone ? 'SHIPPING' : 'BUYER',
    accountEditPath: sales || isDriverAlone ? '/mypage/member-info' : '/mypage/client-info',
  };
}
