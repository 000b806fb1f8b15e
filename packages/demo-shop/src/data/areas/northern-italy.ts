import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Italy, north of the Po and in Piemonte. */
export const NORTHERN_ITALY: Record<string, Area> = {
  piemonte: {
    name: five('피에몬테', 'Piemonte', '皮埃蒙特', '皮蒙', 'ピエモンテ'),
    climate: 'mild',
    facts: [
      [
        '알프스 자락의 피에몬테에서는 가을 안개 속에서 네비올로가 늦게까지 익습니다.',
        'At the foot of the Alps, Nebbiolo ripens late in the autumn fog of Piemonte.',
      ],
      [
        '랑게 언덕의 이회토가 피에몬테 레드의 단단한 타닌을 만듭니다.',
        'Marl in the Langhe hills builds the firm tannin of Piemonte.',
      ],
    ],
  },
  barolo: {
    name: five('바롤로', 'Barolo', '巴罗洛', '巴羅洛', 'バローロ'),
    parent: 'piemonte',
    climate: 'mild',
    facts: [
      [
        '바롤로는 네비올로만으로 빚어 수확 뒤 서른여덟 달이 지나야 세상에 나옵니다.',
        'Barolo is Nebbiolo alone and may not leave the cellar before thirty-eight months.',
      ],
      [
        '서쪽의 푸른 이회토는 향을, 동쪽의 사암은 골격을 바롤로에 더합니다.',
        'Blue marl in the west gives Barolo scent, sandstone in the east gives it frame.',
      ],
    ],
  },
  barbaresco: {
    name: five('바르바레스코', 'Barbaresco', '巴巴莱斯科', '巴巴瑞斯可', 'バルバレスコ'),
    parent: 'piemonte',
    climate: 'mild',
    facts: [
      [
        '타나로강 가까이에 있는 바르바레스코는 바롤로보다 조금 일찍 익어 향이 먼저 열립니다.',
        'Near the Tanaro, Barbaresco ripens a little before Barolo and opens sooner.',
      ],
      [
        '바르바레스코의 네비올로는 장미와 붉은 과실, 고운 타닌으로 사랑받습니다.',
        'Barbaresco is loved for roses, red fruit and fine-grained Nebbiolo tannin.',
      ],
    ],
  },
  asti: {
    name: five('아스티', 'Asti', '阿斯蒂', '阿斯提', 'アスティ'),
    parent: 'piemonte',
    climate: 'mild',
    facts: [
      [
        '아스티의 흰 석회 언덕에서는 모스카토가 꽃과 복숭아 향을 또렷이 간직합니다.',
        'On the pale limestone hills of Asti, Moscato keeps its scent of flowers and peach.',
      ],
      [
        '아스티에서는 바르베라가 볕 좋은 남향 밭을 차지해 과실이 풍성합니다.',
        'Around Asti, Barbera has the best south-facing slopes and is rich in fruit.',
      ],
    ],
  },
  gavi: {
    name: five('가비', 'Gavi', '加维', '加維', 'ガヴィ'),
    parent: 'piemonte',
    climate: 'mild',
    facts: [
      [
        '가비는 리구리아 바다에서 넘어오는 바람 아래 코르테제로 산뜻한 화이트를 만듭니다.',
        'In wind from the Ligurian sea, Gavi makes crisp white wine from Cortese.',
      ],
      [
        '흰 이회토와 붉은 점토가 가비의 언덕을 나눕니다.',
        'White marl and red clay divide the hills of Gavi.',
      ],
    ],
  },
  'alto-adige': {
    name: five('알토 아디제', 'Alto Adige', '上阿迪杰', '上阿迪傑', 'アルト・アディジェ'),
    climate: 'cool',
    facts: [
      [
        '알토 아디제는 알프스 골짜기의 높은 밭에서 낮의 볕과 밤의 찬 공기를 함께 받습니다.',
        'In Alpine valleys, the high vineyards of Alto Adige have sunny days and cold nights.',
      ],
      [
        '빙하가 남긴 자갈과 반암이 알토 아디제 화이트의 또렷한 향을 돕습니다.',
        'Glacial gravel and porphyry sharpen the aromas of Alto Adige.',
      ],
    ],
  },
  lombardia: {
    name: five('롬바르디아', 'Lombardia', '伦巴第', '倫巴底', 'ロンバルディア'),
    climate: 'mild',
    facts: [
      [
        '롬바르디아의 호수들은 겨울을 누그러뜨려 포도가 천천히 익게 합니다.',
        'The lakes of Lombardia soften winter, and grapes ripen slowly.',
      ],
      [
        '알프스와 포강 사이의 롬바르디아에는 빙하가 남긴 언덕이 이어집니다.',
        'Between the Alps and the Po, Lombardia is a land of glacial hills.',
      ],
    ],
  },
  franciacorta: {
    name: five('프란차코르타', 'Franciacorta', '弗朗齐亚柯达', '弗朗齊亞柯達', 'フランチャコルタ'),
    parent: 'lombardia',
    climate: 'mild',
    facts: [
      [
        '프란차코르타는 이세오 호수 남쪽의 빙퇴석 언덕에서 병 안 발효 스파클링을 만듭니다.',
        'On glacial hills south of Lake Iseo, Franciacorta makes sparkling wine in the bottle.',
      ],
      [
        '빈티지가 없는 프란차코르타도 앙금과 함께 적어도 열여덟 달을 보냅니다.',
        'Even without a vintage, Franciacorta rests at least eighteen months on its lees.',
      ],
    ],
  },
  veneto: {
    name: five('베네토', 'Veneto', '威尼托', '維內多', 'ヴェネト'),
    climate: 'mild',
    facts: [
      [
        '베네토는 가르다 호수에서 아드리아해까지 이어지는 이탈리아 최대의 와인 산지입니다.',
        'From Lake Garda to the Adriatic, Veneto makes more wine than any other region of Italy.',
      ],
      [
        '북쪽 산줄기가 찬 바람을 막아 베네토의 언덕은 봄이 이릅니다.',
        'Mountains to the north shelter the hills of Veneto, and spring comes early.',
      ],
    ],
  },
  valpolicella: {
    name: five('발폴리첼라', 'Valpolicella', '瓦坡里切拉', '瓦波里切拉', 'ヴァルポリチェッラ'),
    parent: 'veneto',
    climate: 'mild',
    facts: [
      [
        '발폴리첼라에서는 수확한 포도를 선반에서 말려 농축한 뒤 아마로네를 빚습니다.',
        'In Valpolicella grapes dry on racks for months before they become Amarone.',
      ],
      [
        '베로나 북쪽의 골짜기들이 발폴리첼라의 코르비나에 체리 향을 또렷이 남깁니다.',
        'The valleys north of Verona give Corvina its clear cherry note.',
      ],
    ],
  },
  soave: {
    name: five('소아베', 'Soave', '索阿维', '索阿維', 'ソアーヴェ'),
    parent: 'veneto',
    climate: 'mild',
    facts: [
      [
        '소아베의 검은 화산 언덕에서 자란 가르가네가는 아몬드와 돌의 인상을 남깁니다.',
        'On black volcanic hills, the Garganega of Soave leaves a trace of almond and stone.',
      ],
      [
        '중세 성이 내려다보는 소아베의 언덕은 현무암과 석회암이 맞닿아 있습니다.',
        'Below a medieval castle, basalt meets limestone in the hills of Soave.',
      ],
    ],
  },
  valdobbiadene: {
    name: five('발도비아데네', 'Valdobbiadene', '瓦尔多比亚德内', '瓦爾多比亞德內', 'ヴァルドッビアーデネ'),
    parent: 'veneto',
    climate: 'mild',
    facts: [
      [
        '발도비아데네의 가파른 언덕에서는 글레라를 손으로 따서 프로세코를 만듭니다.',
        'On the steep hills of Valdobbiadene, Glera for Prosecco is picked by hand.',
      ],
      [
        '유네스코 세계유산인 발도비아데네의 언덕은 좁은 풀둑 계단밭으로 이어집니다.',
        'The hills of Valdobbiadene, a World Heritage landscape, are stepped with narrow grass banks.',
      ],
    ],
  },
};
