import type { OpeningHours, StoreOptionCode } from '@vitis/contracts';
import type { Translated } from '@vitis/domain';
import { five } from '../../data/translate.ts';
import type { ContentPicture } from '../../pictures/content-plans.ts';

interface StorePlan {
  name: Translated;
  phone: string;
  postalCode: string;
  address: Translated;
  longitude: number;
  latitude: number;
  opening: OpeningHours[];
  note: Translated;
  options: StoreOptionCode[];
  picture: ContentPicture;
}

/** Where wine is tasted and picked up. */
export const STORES: readonly StorePlan[] = [
  {
    name: five(
      '비티스와인 성수 쇼룸',
      'VITIS Seongsu showroom',
      'VITIS 圣水展厅',
      'VITIS 聖水展廳',
      'VITIS 聖水ショールーム',
    ),
    phone: '0200001001',
    postalCode: '04781',
    address: five(
      '서울특별시 성동구 성수이로 118 (성수동2가) 1층',
      '1F, 118 Seongsui-ro, Seongdong-gu, Seoul',
      '首尔特别市城东区圣水二路 118 号 1 层',
      '首爾特別市城東區聖水二路 118 號 1 樓',
      'ソウル特別市 城東区 聖水二路118 1階',
    ),
    longitude: 127.056,
    latitude: 37.5446,
    opening: [{ days: [1, 2, 3, 4, 5], from: '10:00', to: '18:00' }],
    note: five(
      '시음은 하루 전까지 예약해 주세요.',
      'Please book a tasting by the day before.',
      '试饮请至少提前一天预约。',
      '試飲請至少提前一天預約。',
      '試飲は前日までにご予約ください。',
    ),
    options: ['TASTING', 'CONSULTING', 'PICK_UP'],
    picture: 'tasting',
  },
  {
    name: five(
      '비티스와인 이천 물류센터',
      'VITIS Icheon warehouse',
      'VITIS 利川物流中心',
      'VITIS 利川物流中心',
      'VITIS 利川物流センター',
    ),
    phone: '03100001002',
    postalCode: '17405',
    address: five(
      '경기도 이천시 마장면 덕평로 882',
      '882 Deokpyeong-ro, Majang-myeon, Icheon-si, Gyeonggi-do',
      '京畿道利川市麻长面德坪路 882 号',
      '京畿道利川市麻長面德坪路 882 號',
      '京畿道 利川市 麻長面 徳坪路882',
    ),
    longitude: 127.389,
    latitude: 37.244,
    opening: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' }],
    note: five(
      '방문수령은 14:00부터 가능합니다.',
      'Pick-up is from 14:00.',
      '到店自提自 14:00 起。',
      '到店自取自 14:00 起。',
      '来店受取は14:00からです。',
    ),
    options: ['PICK_UP', 'PARKING'],
    picture: 'delivery',
  },
];
