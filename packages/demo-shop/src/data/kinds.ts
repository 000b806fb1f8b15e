import type { KindCode } from '@vitis/contracts';
import { five } from './translate.ts';

/** Kinds in menu order. */
export const KINDS = [
  { code: 'RED', name: five('레드', 'Red', '红葡萄酒', '紅酒', '赤ワイン') },
  { code: 'WHITE', name: five('화이트', 'White', '白葡萄酒', '白酒', '白ワイン') },
  { code: 'ROSE', name: five('로제', 'Rosé', '桃红葡萄酒', '粉紅酒', 'ロゼ') },
  { code: 'SPARKLING', name: five('스파클링', 'Sparkling', '起泡酒', '氣泡酒', 'スパークリング') },
  { code: 'FORTIFIED', name: five('주정강화', 'Fortified', '加强酒', '加烈酒', '酒精強化ワイン') },
] as const satisfies readonly { code: KindCode; name: object }[];

/** What a wine may be put forward for. */
export const FEATUREDS = [
  { code: 'NEW', name: five('신규 입고', 'New arrival', '新品到货', '新品到貨', '新入荷') },
  { code: 'RECOMMENDED', name: five('추천', 'Recommended', '推荐', '推薦', 'おすすめ') },
  { code: 'BEST', name: five('베스트셀러', 'Best seller', '热销', '熱銷', '売れ筋') },
  { code: 'AWARD', name: five('고득점', 'Top score', '高分佳酿', '高分佳釀', '高得点') },
  { code: 'BY_THE_GLASS', name: five('글라스 추천', 'By the glass', '单杯推荐', '單杯推薦', 'グラス向き') },
  { code: 'LIMITED', name: five('한정 수량', 'Limited', '限量', '限量', '数量限定') },
  { code: 'ORGANIC', name: five('유기농', 'Organic', '有机', '有機', 'オーガニック') },
  { code: 'GIFT', name: five('선물 추천', 'For gifts', '送礼优选', '送禮首選', 'ギフト向き') },
] as const;

export type FeaturedCode = (typeof FEATUREDS)[number]['code'];

/** Bottle sizes. */
export const VOLUMES = [
  {
    millilitres: 375,
    name: five(
      '하프 보틀 375ml',
      'Half bottle 375 ml',
      '半瓶装 375 毫升',
      '半瓶裝 375 毫升',
      'ハーフボトル 375ml',
    ),
  },
  { millilitres: 500, name: five('500ml', '500 ml', '500 毫升', '500 毫升', '500ml') },
  {
    millilitres: 750,
    name: five('보틀 750ml', 'Bottle 750 ml', '标准瓶 750 毫升', '標準瓶 750 毫升', 'ボトル 750ml'),
  },
  {
    millilitres: 1500,
    name: five('매그넘 1.5L', 'Magnum 1.5 L', '大瓶装 1.5 升', '大瓶裝 1.5 升', 'マグナム 1.5L'),
  },
] as const;

/** Prices are kept per group; `STANDARD` is the list price. `rate` is what a group pays of it. */
export const CLIENT_GROUPS = [
  { code: 'STANDARD', rate: 1, name: five('일반 거래처', 'Standard', '普通客户', '一般客戶', '一般取引先') },
  { code: 'RESTAURANT', rate: 0.95, name: five('레스토랑', 'Restaurants', '餐厅', '餐廳', 'レストラン') },
  {
    code: 'RETAIL',
    rate: 0.97,
    name: five('와인 소매점', 'Wine shops', '葡萄酒专卖店', '葡萄酒專賣店', 'ワイン専門店'),
  },
] as const;
