import type { StoreOptionCode } from '@vitis/contracts';
import type { InLanguages } from '@vitis/domain';

/** What each option is called. */
export const STORE_OPTION_NAMES: Readonly<Record<StoreOptionCode, InLanguages>> = {
  PICK_UP: {
    'ko-KR': '방문수령',
    'en-US': 'Pick-up',
    'zh-CN': '到店自提',
    'zh-TW': '到店自取',
    'ja-JP': '来店受取',
  },
  TASTING: { 'ko-KR': '시음', 'en-US': 'Tasting', 'zh-CN': '试饮', 'zh-TW': '試飲', 'ja-JP': '試飲' },
  CONSULTING: {
    'ko-KR': '거래 상담',
    'en-US': 'Trade advice',
    'zh-CN': '合作洽谈',
    'zh-TW': '合作洽談',
    'ja-JP': '取引相談',
  },
  PARKING: { 'ko-KR': '주차', 'en-US': 'Parking', 'zh-CN': '停车', 'zh-TW': '停車', 'ja-JP': '駐車場' },
};
