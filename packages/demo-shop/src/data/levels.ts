import { five } from './translate.ts';

/** Quality levels by country; a wine names one by its key. */
export const LEVELS = {
  'fr-grand-cru': {
    country: 'FR',
    name: five('그랑 크뤼', 'Grand Cru', '特级园', '特級園', 'グラン・クリュ'),
  },
  'fr-premier-cru': {
    country: 'FR',
    name: five('프르미에 크뤼', 'Premier Cru', '一级园', '一級園', 'プルミエ・クリュ'),
  },
  'fr-classe': {
    country: 'FR',
    name: five('그랑 크뤼 클라세', 'Grand Cru Classé', '列级名庄', '列級酒莊', 'グラン・クリュ・クラッセ'),
  },
  'fr-bourgeois': {
    country: 'FR',
    name: five('크뤼 부르주아', 'Cru Bourgeois', '中级名庄', '中級酒莊', 'クリュ・ブルジョワ'),
  },
  'fr-village': { country: 'FR', name: five('빌라주', 'Village', '村庄级', '村莊級', '村名') },
  'fr-aoc': { country: 'FR', name: five('AOC', 'AOC', '法定产区 AOC', '法定產區 AOC', 'AOC') },
  'fr-igp': { country: 'FR', name: five('IGP', 'IGP', '地区餐酒 IGP', '地區餐酒 IGP', 'IGP') },
  'fr-vdn': {
    country: 'FR',
    name: five(
      '뱅 두 나튀렐',
      'Vin doux naturel',
      '天然甜酒 VDN',
      '天然甜酒 VDN',
      'ヴァン・ドゥー・ナチュレル',
    ),
  },
  'it-docg': { country: 'IT', name: five('DOCG', 'DOCG', '保证法定产区 DOCG', '保證法定產區 DOCG', 'DOCG') },
  'it-riserva': {
    country: 'IT',
    name: five('DOCG 리제르바', 'DOCG Riserva', 'DOCG 珍藏', 'DOCG 珍藏', 'DOCG リゼルヴァ'),
  },
  'it-doc': {
    country: 'IT',
    name: five('이탈리아 DOC', 'Italian DOC', '意大利法定产区 DOC', '義大利法定產區 DOC', 'イタリア DOC'),
  },
  'it-igt': { country: 'IT', name: five('IGT', 'IGT', '地区餐酒 IGT', '地區餐酒 IGT', 'IGT') },
  'es-gran-reserva': {
    country: 'ES',
    name: five('그란 레세르바', 'Gran Reserva', '特级珍藏', '特級珍藏', 'グラン・レセルバ'),
  },
  'es-reserva': { country: 'ES', name: five('레세르바', 'Reserva', '珍藏', '珍藏', 'レセルバ') },
  'es-crianza': { country: 'ES', name: five('크리안사', 'Crianza', '陈酿', '陳釀', 'クリアンサ') },
  'es-doca': { country: 'ES', name: five('DOCa', 'DOCa', '优质法定产区 DOCa', '優質法定產區 DOCa', 'DOCa') },
  'es-do': {
    country: 'ES',
    name: five('스페인 DO', 'Spanish DO', '西班牙法定产区 DO', '西班牙法定產區 DO', 'スペイン DO'),
  },
  'de-gg': {
    country: 'DE',
    name: five(
      '그로세스 게벡스',
      'Grosses Gewächs',
      '特级园干型 GG',
      '特級園干型 GG',
      'グローセス・ゲヴェクス',
    ),
  },
  'de-kabinett': {
    country: 'DE',
    name: five('카비네트', 'Kabinett', '珍藏 Kabinett', '卡比內特', 'カビネット'),
  },
  'de-spatlese': {
    country: 'DE',
    name: five('슈페트레제', 'Spätlese', '晚收 Spätlese', '遲摘', 'シュペートレーゼ'),
  },
  'de-auslese': {
    country: 'DE',
    name: five('아우스레제', 'Auslese', '精选 Auslese', '精選', 'アウスレーゼ'),
  },
  'de-qba': {
    country: 'DE',
    name: five('크발리테츠바인', 'Qualitätswein', '优质酒 QbA', '優質酒 QbA', 'クヴァリテーツヴァイン'),
  },
  'pt-doc': {
    country: 'PT',
    name: five(
      '포르투갈 DOC',
      'Portuguese DOC',
      '葡萄牙法定产区 DOC',
      '葡萄牙法定產區 DOC',
      'ポルトガル DOC',
    ),
  },
  'pt-regional': {
    country: 'PT',
    name: five('비뉴 헤지오나우', 'Vinho Regional', '地区餐酒', '地區餐酒', 'ヴィーニョ・レジョナル'),
  },
  'at-smaragd': {
    country: 'AT',
    name: five('스마락트', 'Smaragd', '蜥蜴级 Smaragd', '蜥蜴級 Smaragd', 'スマラクト'),
  },
  'at-dac': { country: 'AT', name: five('DAC', 'DAC', '法定产区 DAC', '法定產區 DAC', 'DAC') },
  'hu-oem': {
    country: 'HU',
    name: five('OEM', 'OEM (PDO)', '原产地保护 OEM', '原產地保護 OEM', 'OEM（原産地呼称）'),
  },
  'us-ava': { country: 'US', name: five('AVA', 'AVA', '葡萄种植区 AVA', '葡萄種植區 AVA', 'AVA') },
  'cl-do': {
    country: 'CL',
    name: five('칠레 DO', 'Chilean DO', '智利法定产区 DO', '智利法定產區 DO', 'チリ DO'),
  },
  'ar-ig': { country: 'AR', name: five('IG', 'IG', '地理标志 IG', '地理標示 IG', 'IG') },
  'au-gi': {
    country: 'AU',
    name: five('호주 GI', 'Australian GI', '澳大利亚地理标志 GI', '澳洲地理標示 GI', 'オーストラリア GI'),
  },
  'nz-gi': {
    country: 'NZ',
    name: five(
      '뉴질랜드 GI',
      'New Zealand GI',
      '新西兰地理标志 GI',
      '紐西蘭地理標示 GI',
      'ニュージーランド GI',
    ),
  },
} as const;

export type LevelKey = keyof typeof LEVELS;
