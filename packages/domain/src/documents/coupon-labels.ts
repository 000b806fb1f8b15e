import type { CouponState } from '@vitis/contracts';
import type { InLanguages } from '../language.ts';
import { word } from '../word.ts';

/** What became of a coupon. */
export const COUPON_LABELS: Readonly<Record<CouponState, InLanguages>> = {
  USABLE: word('사용 가능', 'Usable', '可使用', '可使用', '利用可能'),
  USED: word('사용 완료', 'Used', '已使用', '已使用', '利用済み'),
  EXPIRED: word('기간 만료', 'Expired', '已过期', '已過期', '期限切れ'),
};
