import type { Language, Role } from '@vitis/contracts';

/** What the law wants said of the shop, and what its members ask for. */
export interface ShopFacts {
  companyName: string;
  representative: string;
  address: string;
  privacyOfficer: string;
  /** 통신판매업신고번호: number of the mail-order business report. */
  mailOrderReport: string;
}

/**
 * Invented values of the demonstration shop. Whoever runs the product writes their own here: header and footer read nothing
 * else. What else is said of a shop, and where, are the ten steps of the README; its papers and the account that orders are
 * paid to are the provider's to say.
 */
const KOREAN: ShopFacts = {
  companyName: '주식회사 비티스와인',
  representative: '정하람',
  address: '서울특별시 중구 시음로 12, 비티스빌딩 5층 (우 04500)',
  privacyOfficer: '문가온',
  mailOrderReport: '제2026-서울시험-0001호',
};

const INTERNATIONAL: ShopFacts = {
  companyName: 'VITIS Wine Co., Ltd.',
  representative: 'Haram Jeong',
  address: '5F Vitis Building, 12 Sieum-ro, Jung-gu, Seoul 04500, Republic of Korea',
  privacyOfficer: 'Gaon Moon',
  mailOrderReport: '2026-Seoul-Test-0001',
};

/** Where readers write Chinese characters, the address in theirs. */
const ADDRESSES: Partial<Record<Language, string>> = {
  'zh-CN': '首尔特别市 中区 试饮路12 VITIS大厦5层（邮编 04500）',
  'zh-TW': '首爾特別市 中區 試飲路12 VITIS大樓5樓（郵遞區號 04500）',
  'ja-JP': 'ソウル特別市 中区 試飲路12 VITISビル5階（〒04500）',
};

/** Facts in words that the language's readers can read. */
export const shopFacts = (language: Language): ShopFacts =>
  language === 'ko-KR' ? KOREAN : { ...INTERNATIONAL, address: ADDRESSES[language] ?? INTERNATIONAL.address };

/** After the title of every page, and the word in the header. */
export const BRAND = 'VITIS';

/** The representative number, as people read it. */
export const SHOP_PHONE = '02-000-0000';
export const SHOP_EMAIL = 'help@vitis.test';
export const BUSINESS_NUMBER = '123-45-67891';

/** The sister sites in the header: a consumer mall and the brand's own site. */
export const SISTER_SITES = [
  { key: 'mall', href: 'https://mall.vitis.test/' },
  { key: 'brand', href: 'https://www.vitis.test/' },
] as const;

const MANUALS = { B2B: 'buyer', SALESPERSON: 'sales', DRIVER: 'driver' } as const satisfies Record<
  Role,
  string
>;

/** The manual of a role among the shell's own files (`npm run manual`): Korean, or English in every other language. */
export const manualFile = (role: Role, language: Language): string =>
  `manual/vitis-${MANUALS[role]}-${language === 'ko-KR' ? 'ko' : 'en'}.pdf`;
