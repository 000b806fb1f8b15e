import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Champagne, the Loire and Alsace. */
export const NORTHERN_FRANCE: Record<string, Area> = {
  champagne: {
    name: five('샹파뉴', 'Champagne', '香槟', '香檳', 'シャンパーニュ'),
    climate: 'cool',
    facts: [
      [
        '샹파뉴의 백악질 땅은 물을 머금었다가 내어 주며, 땅속 저장고는 한결같이 서늘합니다.',
        'The chalk of Champagne stores water for the vines, and its cellars stay cool all year.',
      ],
      [
        '북쪽의 서늘한 기후 덕분에 샹파뉴의 포도는 산도를 지킨 채 익습니다.',
        'In the cool north, Champagne grapes ripen without losing their acidity.',
      ],
    ],
  },
  'montagne-de-reims': {
    name: five('몽타뉴 드 랭스', 'Montagne de Reims', '兰斯山', '漢斯山', 'モンターニュ・ド・ランス'),
    parent: 'champagne',
    climate: 'cool',
    facts: [
      [
        '몽타뉴 드 랭스는 숲을 인 언덕 둘레에서 힘 있는 피노 누아를 기르는 곳입니다.',
        'Around its wooded hill the Montagne de Reims grows Pinot Noir of strength.',
      ],
      [
        '백악층이 깊은 몽타뉴 드 랭스의 피노 누아는 샹파뉴에 골격을 더합니다.',
        'On deep chalk, Pinot Noir of the Montagne de Reims gives Champagne its backbone.',
      ],
    ],
  },
  'cote-des-blancs': {
    name: five('코트 데 블랑', 'Côte des Blancs', '白丘', '白丘', 'コート・デ・ブラン'),
    parent: 'champagne',
    climate: 'cool',
    facts: [
      [
        '코트 데 블랑은 거의 전부 샤르도네를 심은 동향의 백악 비탈입니다.',
        'The Côte des Blancs is an east-facing slope of chalk planted almost wholly with Chardonnay.',
      ],
      [
        '레몬과 분필을 떠올리게 하는 섬세함이 코트 데 블랑의 샤르도네를 알아보게 합니다.',
        'Lemon and chalk give away Chardonnay from the Côte des Blancs.',
      ],
    ],
  },
  'vallee-de-la-marne': {
    name: five('발레 드 라 마른', 'Vallée de la Marne', '马恩河谷', '馬恩河谷', 'ヴァレ・ド・ラ・マルヌ'),
    parent: 'champagne',
    climate: 'cool',
    facts: [
      [
        '봄 서리가 잦은 발레 드 라 마른에서는 늦게 싹트는 뫼니에가 잘 자랍니다.',
        'In the frost-prone Vallée de la Marne, late-budding Meunier does well.',
      ],
      [
        '마른강을 따라 굽이치는 비탈이 발레 드 라 마른의 둥근 과실을 빚습니다.',
        'Slopes that wind along the Marne shape the round fruit of the valley.',
      ],
    ],
  },
  loire: {
    name: five('루아르', 'Loire', '卢瓦尔河谷', '羅亞爾河谷', 'ロワール'),
    climate: 'cool',
    facts: [
      [
        '루아르는 프랑스에서 가장 긴 강을 따라 바다에서 내륙까지 여러 품종이 이어지는 산지입니다.',
        'The Loire follows the longest river of France, from the sea far inland, through many grapes.',
      ],
      [
        '서늘한 강바람이 루아르 와인의 산뜻한 산도를 지켜 줍니다.',
        'Cool air along the river keeps Loire wines fresh.',
      ],
    ],
  },
  muscadet: {
    name: five('뮈스카데', 'Muscadet', '密斯卡岱', '蜜思卡得', 'ミュスカデ'),
    parent: 'loire',
    climate: 'cool',
    facts: [
      [
        '뮈스카데는 대서양과 맞닿은 루아르 하구에서 효모 앙금과 함께 겨울을 나는 화이트를 만듭니다.',
        'At the mouth of the Loire, Muscadet spends the winter on its lees.',
      ],
      [
        '편마암과 화강암 위에서 자라는 뮈스카데는 바다 내음과 가벼운 알코올이 특징입니다.',
        'Grown on gneiss and granite, Muscadet is light in alcohol and smells of the sea.',
      ],
    ],
  },
  vouvray: {
    name: five('부브레', 'Vouvray', '武弗雷', '梧雷', 'ヴーヴレ'),
    parent: 'loire',
    climate: 'cool',
    facts: [
      [
        '부브레의 슈냉 블랑은 백토 동굴에서 익으며, 드라이부터 스위트까지 해마다 모습을 달리합니다.',
        'Chenin Blanc of Vouvray ages in caves of tuffeau and turns out dry or sweet as the year decides.',
      ],
      [
        '부드러운 백토 절벽이 부브레의 포도밭이자 저장고입니다.',
        'Cliffs of soft tuffeau are both vineyard and cellar in Vouvray.',
      ],
    ],
  },
  chinon: {
    name: five('시농', 'Chinon', '希农', '希儂', 'シノン'),
    parent: 'loire',
    climate: 'cool',
    facts: [
      [
        '시농에서는 강가의 자갈밭과 석회 비탈에서 카베르네 프랑이 서로 다른 얼굴을 보입니다.',
        'In Chinon, Cabernet Franc shows one face on river gravel and another on limestone slopes.',
      ],
      [
        '제비꽃과 붉은 과실이 산뜻한 시농의 레드는 조금 시원하게 마셔도 좋습니다.',
        'Violets and red fruit mark the reds of Chinon, good when slightly cooled.',
      ],
    ],
  },
  sancerre: {
    name: five('상세르', 'Sancerre', '桑塞尔', '松塞爾', 'サンセール'),
    parent: 'loire',
    climate: 'cool',
    facts: [
      [
        '상세르는 부싯돌과 석회, 점토가 섞인 언덕에서 소비뇽 블랑의 본보기를 보여 줍니다.',
        'On hills of flint, limestone and clay, Sancerre sets the measure for Sauvignon Blanc.',
      ],
      [
        '내륙에 있는 상세르는 일교차가 커서 향이 또렷합니다.',
        'Far inland, Sancerre has cold nights and clear aromas.',
      ],
    ],
  },
  alsace: {
    name: five('알자스', 'Alsace', '阿尔萨斯', '阿爾薩斯', 'アルザス'),
    climate: 'cool',
    facts: [
      [
        '보주산맥이 비구름을 막아 알자스는 프랑스에서 손꼽히게 건조하고 볕이 좋습니다.',
        'The Vosges hold back the rain, and Alsace is among the driest and sunniest places in France.',
      ],
      [
        '화강암에서 석회암까지 모자이크처럼 갈리는 토양이 알자스의 다양함을 만듭니다.',
        'A mosaic of soils from granite to limestone makes the variety of Alsace.',
      ],
    ],
  },
};
