import type { Making } from '../data/wineries/winery.ts';

/** What a way of making means in the glass, as a sentence; `{n}` is its number of months. */
export const MAKING: Record<Making, readonly [ko: string, en: string]> = {
  barrique: ['프렌치 오크통에서 {n}개월 숙성했습니다.', 'It spent {n} months in French oak barriques.'],
  cask: [
    '큰 오크 캐스크에서 {n}개월 천천히 숙성했습니다.',
    'It matured slowly for {n} months in large casks.',
  ],
  american: ['아메리칸 오크통에서 {n}개월 숙성했습니다.', 'It spent {n} months in American oak.'],
  concrete: [
    '콘크리트 탱크에서 {n}개월 숙성해 과실을 그대로 살렸습니다.',
    'Ageing for {n} months in concrete keeps the fruit as it was.',
  ],
  steel: [
    '스테인리스 탱크에서 {n}개월 보관해 신선함을 지켰습니다.',
    'It rested for {n} months in steel to stay fresh.',
  ],
  bunches: [
    '송이째 발효한 뒤 {n}개월 숙성했습니다.',
    'Whole bunches were fermented, followed by {n} months of ageing.',
  ],
  amphora: ['암포라에서 {n}개월 숙성했습니다.', 'It matured for {n} months in amphorae.'],
  drying: ['말린 포도로 빚어 {n}개월 숙성했습니다.', 'It is made from dried grapes and aged for {n} months.'],
  lees: ['앙금과 함께 {n}개월 두어 질감을 더했습니다.', 'Texture comes from {n} months on the lees.'],
  barrel: [
    '오크통에서 발효하고 {n}개월 숙성했습니다.',
    'It was fermented and aged for {n} months in barrel.',
  ],
  rot: [
    '귀부 포도로 빚어 {n}개월 숙성했습니다.',
    'Botrytised grapes give it its depth, and it aged for {n} months.',
  ],
  late: [
    '늦게 딴 포도로 빚어 {n}개월 숙성했습니다.',
    'It comes from late-picked grapes and aged for {n} months.',
  ],
  press: [
    '가볍게 바로 눌러 얻은 즙으로 빚어 {n}개월 숙성했습니다.',
    'The juice was pressed straight and gently, then kept for {n} months.',
  ],
  bleed: [
    '침용 중에 즙을 빼내 빚고 {n}개월 숙성했습니다.',
    'The juice was bled off during maceration and kept for {n} months.',
  ],
  bottle: [
    '병 속에서 두 번째로 발효하고 앙금과 함께 {n}개월 숙성했습니다.',
    'The second fermentation took place in bottle, with {n} months on the lees.',
  ],
  tank: [
    '탱크에서 두 번째로 발효해 {n}개월 만에 병입했습니다.',
    'The second fermentation took place in tank, and it was bottled after {n} months.',
  ],
  ruby: ['큰 통에서 {n}개월 숙성해 과실의 힘을 간직했습니다.', 'Large vats kept its fruit for {n} months.'],
  lbv: [
    '통에서 {n}개월 기다려 병입한 레이트 보틀드 빈티지입니다.',
    'A late bottled vintage, bottled after {n} months in cask.',
  ],
  vintage: [
    '{n}개월 만에 병입해 병에서 오래 익는 빈티지 포트입니다.',
    'A vintage port, bottled after {n} months to mature in bottle.',
  ],
  tawny: [
    '작은 통에서 {n}개월 산화 숙성했습니다.',
    'It aged for {n} months in small casks, open to the air.',
  ],
  fino: ['플로르 아래에서 {n}개월 숙성했습니다.', 'It matured for {n} months under flor.'],
  oloroso: ['솔레라에서 {n}개월 산화 숙성했습니다.', 'It aged oxidatively for {n} months in the solera.'],
  px: [
    '햇볕에 말린 페드로 히메네스를 {n}개월 숙성했습니다.',
    'Sun-dried Pedro Ximénez, aged for {n} months.',
  ],
  madeira: ['따뜻한 다락에서 {n}개월 숙성했습니다.', 'It aged for {n} months in warm lofts.'],
  vdn: [
    '발효를 멈춘 뒤 {n}개월 숙성한 뱅 두 나튀렐입니다.',
    'A vin doux naturel, aged for {n} months after its fermentation was stopped.',
  ],
  stickie: ['오래된 통에서 {n}개월 숙성했습니다.', 'It aged for {n} months in old casks.'],
  marsala: ['오크통에서 {n}개월 산화 숙성했습니다.', 'It aged oxidatively for {n} months in oak.'],
};
