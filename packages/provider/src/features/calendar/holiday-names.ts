import type { Translated } from '../../db/schema.ts';

/** Korea's public holidays by the name that `date-holidays` gives them in Korean. */
const names: Readonly<Record<string, Required<Translated>>> = {
  신정: { 'ko-KR': '신정', 'en-US': 'New Year’s Day', 'zh-CN': '元旦', 'zh-TW': '元旦', 'ja-JP': '元日' },
  설날: { 'ko-KR': '설날', 'en-US': 'Seollal', 'zh-CN': '春节', 'zh-TW': '春節', 'ja-JP': '旧正月' },
  '3·1절': {
    'ko-KR': '삼일절',
    'en-US': 'Independence Movement Day',
    'zh-CN': '三一节',
    'zh-TW': '三一節',
    'ja-JP': '三一節',
  },
  어린이날: {
    'ko-KR': '어린이날',
    'en-US': 'Children’s Day',
    'zh-CN': '儿童节',
    'zh-TW': '兒童節',
    'ja-JP': 'こどもの日',
  },
  석가탄신일: {
    'ko-KR': '부처님오신날',
    'en-US': 'Buddha’s Birthday',
    'zh-CN': '佛诞日',
    'zh-TW': '佛誕日',
    'ja-JP': '釈迦誕生日',
  },
  현충일: {
    'ko-KR': '현충일',
    'en-US': 'Memorial Day',
    'zh-CN': '显忠日',
    'zh-TW': '顯忠日',
    'ja-JP': '顕忠日',
  },
  제헌절: {
    'ko-KR': '제헌절',
    'en-US': 'Constitution Day',
    'zh-CN': '制宪节',
    'zh-TW': '制憲節',
    'ja-JP': '制憲節',
  },
  광복절: {
    'ko-KR': '광복절',
    'en-US': 'Liberation Day',
    'zh-CN': '光复节',
    'zh-TW': '光復節',
    'ja-JP': '光復節',
  },
  추석: { 'ko-KR': '추석', 'en-US': 'Chuseok', 'zh-CN': '中秋节', 'zh-TW': '中秋節', 'ja-JP': '秋夕' },
  개천절: {
    'ko-KR': '개천절',
    'en-US': 'National Foundation Day',
    'zh-CN': '开天节',
    'zh-TW': '開天節',
    'ja-JP': '開天節',
  },
  한글날: {
    'ko-KR': '한글날',
    'en-US': 'Hangul Day',
    'zh-CN': '韩文日',
    'zh-TW': '韓文日',
    'ja-JP': 'ハングルの日',
  },
  기독탄신일: {
    'ko-KR': '성탄절',
    'en-US': 'Christmas Day',
    'zh-CN': '圣诞节',
    'zh-TW': '聖誕節',
    'ja-JP': 'クリスマス',
  },
};

/** Name of a day: the holiday's, of a day beside it, or of the day in its stead. */
export function holidayName(korean: string, as: 'DAY' | 'BESIDE' | 'SUBSTITUTE'): Translated {
  const name = names[korean] ?? {
    'ko-KR': korean,
    'en-US': korean,
    'zh-CN': korean,
    'zh-TW': korean,
    'ja-JP': korean,
  };
  if (as === 'DAY') return name;
  const beside = as === 'BESIDE';
  return {
    'ko-KR': beside ? `${name['ko-KR']} 연휴` : `대체공휴일(${name['ko-KR']})`,
    'en-US': beside ? `${name['en-US']} holiday` : `Substitute holiday (${name['en-US']})`,
    'zh-CN': beside ? `${name['zh-CN']}假期` : `调休日（${name['zh-CN']}）`,
    'zh-TW': beside ? `${name['zh-TW']}連假` : `補假（${name['zh-TW']}）`,
    'ja-JP': beside ? `${name['ja-JP']}連休` : `振替休日（${name['ja-JP']}）`,
  };
}
