import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Chile. */
export const CHILE: Record<string, Area> = {
  aconcagua: {
    name: five('아콩카과', 'Aconcagua', '阿空加瓜', '阿空加瓜', 'アコンカグア'),
    climate: 'mild',
    facts: [
      [
        '아콩카과는 안데스 최고봉에서 태평양까지 동서로 이어지는 산지입니다.',
        'Aconcagua runs from the highest peak of the Andes to the Pacific.',
      ],
      [
        '산과 바다의 바람이 아콩카과의 더위를 하루 두 번 식힙니다.',
        'Wind from mountain and sea cools Aconcagua twice a day.',
      ],
    ],
  },
  casablanca: {
    name: five('카사블랑카', 'Casablanca', '卡萨布兰卡谷', '卡薩布蘭卡谷', 'カサブランカ'),
    parent: 'aconcagua',
    climate: 'cool',
    facts: [
      [
        '찬 해류에서 이는 아침 안개가 카사블랑카의 화이트를 서늘하게 익힙니다.',
        'Morning fog from a cold current ripens the whites of Casablanca slowly.',
      ],
      [
        '1980년대에 처음 포도를 심은 카사블랑카는 칠레 화이트의 새 중심이 되었습니다.',
        'First planted in the 1980s, Casablanca became the new home of Chilean whites.',
      ],
    ],
  },
  'valle-central': {
    name: five('센트럴 밸리', 'Valle Central', '中央山谷', '中央谷地', 'セントラル・ヴァレー'),
    climate: 'warm',
    facts: [
      [
        '안데스와 해안 산맥 사이의 센트럴 밸리는 칠레 와인의 대부분을 내는 곳입니다.',
        'Between the Andes and the coast range, the Central Valley makes most of Chile’s wine.',
      ],
      [
        '눈 녹은 물이 센트럴 밸리의 포도밭을 적십니다.',
        'Melted snow waters the vineyards of the Central Valley.',
      ],
    ],
  },
  maipo: {
    name: five('마이포', 'Maipo', '迈坡谷', '麥波谷', 'マイポ'),
    parent: 'valle-central',
    climate: 'warm',
    facts: [
      [
        '산티아고를 둘러싼 마이포에서는 안데스 기슭의 자갈밭이 카베르네 소비뇽을 키웁니다.',
        'Around Santiago, gravel at the foot of the Andes grows the Cabernet Sauvignon of Maipo.',
      ],
      [
        '밤이면 산에서 찬 공기가 내려와 마이포의 포도에 향을 남깁니다.',
        'Cold air comes down from the mountains at night and keeps aroma in Maipo grapes.',
      ],
    ],
  },
  colchagua: {
    name: five('콜차구아', 'Colchagua', '空加瓜谷', '空加瓜谷', 'コルチャグア'),
    parent: 'valle-central',
    climate: 'warm',
    facts: [
      [
        '콜차구아는 카르메네르가 늦가을까지 완전히 익는 따뜻한 골짜기입니다.',
        'Colchagua is a warm valley where Carménère ripens fully, late into autumn.',
      ],
      [
        '화강암 언덕으로 올라간 콜차구아의 새 밭은 레드에 결을 더합니다.',
        'New vineyards on granite hills bring finer grain to the reds of Colchagua.',
      ],
    ],
  },
};
