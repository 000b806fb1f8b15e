import { readFileSync } from 'node:fs';
import { DIRECTIONS_BY, OpeningHours, type Party } from '@vitis/contracts';
import { BusinessNumberField, type DeliveryTerms, PhoneField, type Translated } from '@vitis/domain';
import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

const translated = v.strictObject({
  'ko-KR': words,
  'en-US': v.optional(words),
  'zh-CN': v.optional(words),
  'zh-TW': v.optional(words),
  'ja-JP': v.optional(words),
});

/** What paper does not ask for: the names for readers of other languages, where the house is, and how to come. */
const House = v.strictObject({
  english: v.optional(v.strictObject({ companyName: words, representativeName: words, address: words })),
  /** In place of the English one. */
  addresses: v.optional(
    v.strictObject({ 'zh-CN': v.optional(words), 'zh-TW': v.optional(words), 'ja-JP': v.optional(words) }),
  ),
  longitude: v.nullable(v.number()),
  latitude: v.nullable(v.number()),
  opening: v.array(OpeningHours),
  /** Where clients pay to. */
  bankAccount: v.optional(v.strictObject({ bank: translated, number: words, holder: translated })),
  directions: v.array(v.strictObject({ by: v.picklist(DIRECTIONS_BY), text: translated })),
});
export type House = Omit<v.InferOutput<typeof House>, 'directions' | 'bankAccount'> & {
  directions: { by: (typeof DIRECTIONS_BY)[number]; text: Translated }[];
  bankAccount?: { bank: Translated; number: string; holder: Translated } | undefined;
};

const NO_HOUSE: House = { longitude: null, latitude: null, opening: [], directions: [] };

const PostalCode = v.pipe(v.string(), v.regex(/^\d{5}$/));

/** When orders are taken in, and which area has its rounds when. */
const Delivery = v.strictObject({
  cutOff: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  areas: v.pipe(
    v.array(
      v.strictObject({
        name: translated,
        postalCodes: v.optional(v.array(v.strictObject({ from: PostalCode, to: PostalCode }))),
        weekdays: v.pipe(
          v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
          v.minLength(1),
        ),
        leadDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
      }),
    ),
    v.minLength(1),
  ),
});

/** A house that says nothing of its rounds has one every business day, everywhere. */
const DAILY: DeliveryTerms = {
  cutOff: '15:00',
  areas: [
    {
      name: { 'ko-KR': '전국', 'en-US': 'Korea', 'zh-CN': '全国', 'zh-TW': '全國', 'ja-JP': '全国' },
      weekdays: [1, 2, 3, 4, 5],
      leadDays: 1,
    },
  ],
};

/** Who sells, as the file names it: every fact that paper asks for, and where the house is. */
const Supplier = v.strictObject({
  /** What the shop is called in mails, text messages and authenticators; the company's name where the file has none. */
  brand: v.optional(v.pipe(words, v.maxLength(40))),
  companyName: words,
  registrationNumber: BusinessNumberField,
  representativeName: words,
  address: words,
  businessType: words,
  businessItem: words,
  phone: PhoneField,
  house: v.optional(House),
  delivery: v.optional(Delivery),
}) satisfies v.GenericSchema<Party>;

export const DEMONSTRATION_BRAND = 'VITIS';

/** The invented shop of the demonstration, the same that its pages name. */
export const DEMONSTRATION_SUPPLIER: Party = {
  companyName: '주식회사 비티스와인',
  registrationNumber: '1234567891',
  representativeName: '정하람',
  address: '서울특별시 중구 시음로 12, 비티스빌딩 5층 (우 04500)',
  businessType: '도매 및 소매업',
  businessItem: '주류',
  phone: '020000000',
};

/** Where that shop is: an invented road, at a place of its district. */
export const DEMONSTRATION_HOUSE: House = {
  english: {
    companyName: 'VITIS Wine Co., Ltd.',
    representativeName: 'Haram Jeong',
    address: '5F Vitis Building, 12 Sieum-ro, Jung-gu, Seoul 04500, Republic of Korea',
  },
  addresses: {
    'zh-CN': '首尔特别市 中区 试饮路12 VITIS大厦5层（邮编 04500）',
    'zh-TW': '首爾特別市 中區 試飲路12 VITIS大樓5樓（郵遞區號 04500）',
    'ja-JP': 'ソウル特別市 中区 試飲路12 VITISビル5階（〒04500）',
  },
  longitude: 126.9667,
  latitude: 37.5597,
  opening: [
    { days: [1, 2, 3, 4, 5], from: '09:00', to: '12:00' },
    { days: [1, 2, 3, 4, 5], from: '13:00', to: '18:00' },
  ],
  bankAccount: {
    bank: {
      'ko-KR': '비티스은행',
      'en-US': 'Vitis Bank',
      'zh-CN': 'Vitis Bank',
      'zh-TW': 'Vitis Bank',
      'ja-JP': 'Vitis Bank',
    },
    number: '000-000000-00-000',
    holder: {
      'ko-KR': '주식회사 비티스와인',
      'en-US': 'VITIS Wine Co., Ltd.',
      'zh-CN': 'VITIS Wine Co., Ltd.',
      'zh-TW': 'VITIS Wine Co., Ltd.',
      'ja-JP': 'VITIS Wine Co., Ltd.',
    },
  },
  directions: [
    {
      by: 'SUBWAY',
      text: {
        'ko-KR': '2·5호선 충정로역 4번 출구에서 시음로를 따라 걸어서 6분',
        'en-US': 'Six minutes on foot along Sieum-ro from exit 4 of Chungjeongno station, lines 2 and 5',
        'zh-CN': '地铁 2、5 号线忠正路站 4 号出口，沿试饮路步行 6 分钟',
        'zh-TW': '地鐵 2、5 號線忠正路站 4 號出口，沿試飲路步行 6 分鐘',
        'ja-JP': '地下鉄2・5号線 忠正路駅4番出口から試飲路沿いに徒歩6分',
      },
    },
    {
      by: 'BUS',
      text: {
        'ko-KR': '시음로입구 정류장에서 내려 걸어서 4분 (간선 173, 472)',
        'en-US': 'Four minutes on foot from the stop Sieum-ro (buses 173 and 472)',
        'zh-CN': '在试饮路入口站下车，步行 4 分钟（173、472 路）',
        'zh-TW': '在試飲路入口站下車，步行 4 分鐘（173、472 路）',
        'ja-JP': '試飲路入口バス停から徒歩4分（173・472番）',
      },
    },
    {
      by: 'CAR',
      text: {
        'ko-KR': '서울역에서 서소문로로 들어와 시음로 입구에서 우회전',
        'en-US': 'From Seoul Station take Seosomun-ro, then right into Sieum-ro',
        'zh-CN': '从首尔站驶入西小门路，在试饮路入口右转',
        'zh-TW': '從首爾站駛入西小門路，在試飲路入口右轉',
        'ja-JP': 'ソウル駅から西小門路に入り、試飲路の入口を右折',
      },
    },
    {
      by: 'PARKING',
      text: {
        'ko-KR': '건물 지하 주차장 · 방문 고객 2시간 무료',
        'en-US': 'Car park under the building, two hours free for visitors',
        'zh-CN': '大楼地下停车场，访客可免费停车 2 小时',
        'zh-TW': '大樓地下停車場，訪客可免費停車 2 小時',
        'ja-JP': 'ビル地下駐車場・ご来訪の方は2時間無料',
      },
    },
  ],
};

/** Rounds of that shop: daily around the capital, on fixed days further away. */
export const DEMONSTRATION_DELIVERY: DeliveryTerms = {
  cutOff: '15:00',
  areas: [
    {
      name: {
        'ko-KR': '수도권',
        'en-US': 'Seoul area',
        'zh-CN': '首都圈',
        'zh-TW': '首都圈',
        'ja-JP': '首都圏',
      },
      postalCodes: [{ from: '01000', to: '23999' }],
      weekdays: [1, 2, 3, 4, 5],
      leadDays: 1,
    },
    {
      name: {
        'ko-KR': '제주',
        'en-US': 'Jeju',
        'zh-CN': '济州',
        'zh-TW': '濟州',
        'ja-JP': '済州',
      },
      postalCodes: [{ from: '63000', to: '63999' }],
      weekdays: [2, 4],
      leadDays: 3,
    },
    {
      name: {
        'ko-KR': '지방',
        'en-US': 'Rest of Korea',
        'zh-CN': '其他地区',
        'zh-TW': '其他地區',
        'ja-JP': 'その他の地域',
      },
      weekdays: [2, 4, 5],
      leadDays: 1,
    },
  ],
};

/**
 * 공급자 as documents print it, the house and its rounds, from a JSON file. Throws an `Error` that names the file and every fact
 * that is missing or wrong.
 */
export function readSupplier(path: string): {
  brand: string;
  supplier: Party;
  house: House;
  delivery: DeliveryTerms;
} {
  const checked = v.safeParse(Supplier, parse(path));
  if (checked.success) {
    const { house = NO_HOUSE, delivery = DAILY, brand, ...supplier } = checked.output;
    return {
      brand: brand ?? supplier.companyName,
      supplier,
      house: house as House,
      delivery: delivery as DeliveryTerms,
    };
  }
  const facts = checked.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(`${path} does not say who sells: ${facts.join('; ')}`);
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON`, { cause: error });
  }
}
