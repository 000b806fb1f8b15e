import type { Translate } from '@vitis/portal/documents';

/** What the quantity of a wine and its two buttons are called, and what it says where it cannot be read. */
export const quantityLabels = (t: Translate, title: string) => ({
  quantity: t('quantity.of', { title }),
  decrease: t('quantity.less', { title }),
  increase: t('quantity.more', { title }),
  unread: t('portal.common.wholeNumber'),
});
