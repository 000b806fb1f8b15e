import { Link, useIsOpen } from '@vitis/platform/router';
import { chevronDownIcon, chevronUpIcon, Icon } from '@vitis/ui';
import { useId, useState } from 'react';
import { useFrameEntries } from '../../shared/use-roles.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { BRAND } from '../../shop/shop-facts.ts';
import styles from './site-footer.module.scss';

/** Path of each link by its text's key. */
const ORDER_LINKS = {
  BUYER: {
    estimates: '/mypage/estimate-apply-history',
    orders: '/mypage/estimate-order-history',
    purchases: '/mypage/purchase-situation',
  },
  SALES: {
    manageEstimates: '/mypage/manage-estimate-history',
    manageOrders: '/mypage/manage-order-history',
    receivables: '/mypage/bonds-sales-situation',
    schedule: '/mypage/manage-delivery-schedule',
  },
  SHIPPING: { shipping: '/mypage/shipping-list' },
} as const;
/** What each of them is called. */
const ORDER_TITLES = { BUYER: 'orders', SALES: 'sales', SHIPPING: 'shipping' } as const;
const SUPPORT = { faq: '/mypage/faq', inquiry: '/mypage/inquiry', notice: '/mypage/notice' };
const STORIES = { event: '/event', magazine: '/magazine', commonSense: '/common-sense' };
const SHOP = { about: '/about', direction: '/direction', winery: '/winery' };

/** Groups of links; on phones each is a line that opens. What is not there yet is left out. */
export function FooterLinks() {
  const { t } = useTexts();
  const { footerLinks, accountEditPath, support } = useFrameEntries();
  const edit = accountEditPath === '/mypage/client-info' ? 'clientInfo' : 'memberInfo';
  return (
    <nav className={styles.groups} aria-label={t('footer.links')}>
      <LinkGroup title={t(`groups.${ORDER_TITLES[footerLinks]}`)} links={ORDER_LINKS[footerLinks]} />
      <LinkGroup title={t('groups.account')} links={{ mypage: '/mypage', [edit]: accountEditPath }} />
      {support ? <LinkGroup title={t('groups.support')} links={SUPPORT} /> : null}
      <LinkGroup title={t('footer.stories')} links={STORIES} />
      <LinkGroup title={BRAND} links={SHOP} />
    </nav>
  );
}

function LinkGroup({ title, links }: { title: string; links: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isOpen = useIsOpen();
  const there = Object.entries(links).filter(([, path]) => isOpen(path));
  if (there.length === 0) return null;
  return (
    <section className={styles.group} data-open={open || undefined}>
      <h2 className={styles.groupTitle}>
        <span className={styles.wide}>{title}</span>
        <button
          type="button"
          className={styles.narrow}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon drawing={open ? chevronUpIcon : chevronDownIcon} size={18} />
        </button>
      </h2>
      <ul id={id} className={styles.links}>
        {there.map(([key, path]) => (
          <li key={key}>
            <Link to={path}>{t(`footer.to.${key}`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
