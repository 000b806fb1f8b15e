import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** The Rhône, Provence, Languedoc and Roussillon. */
export const SOUTHERN_FRANCE: Record<string, Area> = {
  rhone: {
    name: five('론', 'Rhône', '罗讷河谷', '隆河谷', 'ローヌ'),
    climate: 'warm',
    facts: [
      [
        '론에서는 미스트랄이라 부르는 북풍이 포도밭을 말려 병을 막아 줍니다.',
        'In the Rhône the north wind, the mistral, dries the vines and keeps disease away.',
      ],
      [
        '남부 론의 둥근 자갈은 낮의 열을 품었다가 밤에 내놓습니다.',
        'Round stones of the southern Rhône store heat by day and give it back at night.',
      ],
    ],
  },
  'cote-rotie': {
    name: five('코트 로티', 'Côte-Rôtie', '罗蒂丘', '羅第丘', 'コート・ロティ'),
    parent: 'rhone',
    climate: 'mild',
    facts: [
      [
        '코트 로티는 ‘구운 언덕’이라는 이름처럼 가파른 남동향 계단밭에서 시라를 기릅니다.',
        'Côte-Rôtie, the roasted slope, grows Syrah on steep terraces that face south-east.',
      ],
      [
        '코트 로티에서는 시라에 비오니에를 조금 섞어 향을 들어 올리기도 합니다.',
        'A little Viognier may lift the Syrah of Côte-Rôtie.',
      ],
    ],
  },
  condrieu: {
    name: five('콩드리외', 'Condrieu', '孔德里约', '恭得里奧', 'コンドリュー'),
    parent: 'rhone',
    climate: 'mild',
    facts: [
      [
        '콩드리외는 화강암 계단밭에서 오직 비오니에만으로 화이트를 만드는 산지입니다.',
        'Condrieu makes white wine from Viognier alone, on terraces of granite.',
      ],
      [
        '살구와 인동꽃 향이 피어나는 콩드리외는 젊을 때 가장 화사합니다.',
        'With apricot and honeysuckle, Condrieu is at its brightest when young.',
      ],
    ],
  },
  hermitage: {
    name: five('에르미타주', 'Hermitage', '埃米塔日', '艾米達吉', 'エルミタージュ'),
    parent: 'rhone',
    climate: 'mild',
    facts: [
      [
        '에르미타주는 론강이 굽이도는 언덕 하나로, 시라가 가장 오래 숙성되는 곳입니다.',
        'Hermitage is a single hill at a bend of the Rhône where Syrah lives longest.',
      ],
      [
        '남향의 화강암 언덕인 에르미타주는 바람과 볕을 모두 받아 냅니다.',
        'A granite hill that faces south, Hermitage takes all the wind and all the sun.',
      ],
    ],
  },
  'chateauneuf-du-pape': {
    name: five('샤토뇌프 뒤 파프', 'Châteauneuf-du-Pape', '教皇新堡', '教皇新堡', 'シャトーヌフ・デュ・パプ'),
    parent: 'rhone',
    climate: 'warm',
    facts: [
      [
        '샤토뇌프 뒤 파프는 둥근 강돌로 덮인 밭에서 열세 가지 품종을 쓸 수 있는 산지입니다.',
        'Châteauneuf-du-Pape, covered in rounded river stones, allows thirteen grapes.',
      ],
      [
        '아비뇽 교황의 여름 궁이 있던 샤토뇌프 뒤 파프에서는 그르나슈가 중심을 이룹니다.',
        'Where the popes of Avignon had their summer seat, Grenache leads in Châteauneuf-du-Pape.',
      ],
    ],
  },
  gigondas: {
    name: five('지공다스', 'Gigondas', '吉恭达斯', '吉恭達斯', 'ジゴンダス'),
    parent: 'rhone',
    climate: 'warm',
    facts: [
      [
        '지공다스는 당텔 드 몽미라이 봉우리 아래 높은 밭에서 서늘함을 간직합니다.',
        'Under the peaks of the Dentelles de Montmirail, the high vineyards of Gigondas stay cool.',
      ],
      [
        '석회암 자갈이 많은 지공다스의 그르나슈는 단단하고 향신료가 짙습니다.',
        'On limestone scree, the Grenache of Gigondas is firm and full of spice.',
      ],
    ],
  },
  tavel: {
    name: five('타벨', 'Tavel', '塔维勒', '塔維勒', 'タヴェル'),
    parent: 'rhone',
    climate: 'warm',
    facts: [
      [
        '타벨은 로제만 만드는 산지로, 색이 짙고 식탁에 어울리는 힘이 있습니다.',
        'Tavel makes nothing but rosé, deep in colour and strong enough for the table.',
      ],
      [
        '강돌과 모래, 석회판이 섞인 타벨의 땅에서 그르나슈와 생소가 어우러집니다.',
        'On stones, sand and flat limestone, Grenache and Cinsault come together in Tavel.',
      ],
    ],
  },
  provence: {
    name: five('프로방스', 'Provence', '普罗旺斯', '普羅旺斯', 'プロヴァンス'),
    climate: 'warm',
    facts: [
      [
        '프로방스는 지중해의 볕과 미스트랄 바람 아래 옅은 빛깔의 로제를 만듭니다.',
        'Under Mediterranean sun and the mistral, Provence makes rosé of the palest colour.',
      ],
      [
        '석회암과 편암이 번갈아 나오는 프로방스의 언덕에는 라벤더와 타임이 함께 자랍니다.',
        'Lavender and thyme grow beside the vines on Provence’s hills of limestone and schist.',
      ],
    ],
  },
  bandol: {
    name: five('방돌', 'Bandol', '邦多勒', '邦斗爾', 'バンドール'),
    parent: 'provence',
    climate: 'warm',
    facts: [
      [
        '방돌은 바다를 바라보는 계단밭에서 무르베드르가 완전히 익는 드문 산지입니다.',
        'On terraces that look to the sea, Bandol is one of the rare places where Mourvèdre ripens fully.',
      ],
      [
        '돌담으로 쌓은 방돌의 계단밭은 원형극장처럼 바다를 둘러쌉니다.',
        'The stone terraces of Bandol stand round the bay like a theatre.',
      ],
    ],
  },
  languedoc: {
    name: five('랑그독', 'Languedoc', '朗格多克', '隆格多克', 'ラングドック'),
    climate: 'warm',
    facts: [
      [
        '랑그독은 지중해를 따라 펼쳐진 넓은 산지로, 바람이 잦아 유기농 재배가 많습니다.',
        'Languedoc spreads along the Mediterranean, and steady wind favours organic growing.',
      ],
      [
        '가리그라 부르는 허브 덤불의 향이 랑그독 레드에 배어납니다.',
        'The scent of garrigue, wild herb scrub, finds its way into Languedoc reds.',
      ],
    ],
  },
  'pic-saint-loup': {
    name: five('피크 생 루', 'Pic Saint-Loup', '圣卢峰', '聖路峰', 'ピク・サン・ルー'),
    parent: 'languedoc',
    climate: 'warm',
    facts: [
      [
        '피크 생 루는 석회암 봉우리 아래 밤이 서늘해 시라가 신선함을 잃지 않습니다.',
        'Under a limestone peak, nights are cool in Pic Saint-Loup and Syrah keeps its freshness.',
      ],
      [
        '몽펠리에 북쪽의 피크 생 루는 바다와 산의 공기가 번갈아 드는 곳입니다.',
        'North of Montpellier, Pic Saint-Loup breathes air from the sea and from the mountains.',
      ],
    ],
  },
  limoux: {
    name: five('리무', 'Limoux', '利穆', '利慕', 'リムー'),
    parent: 'languedoc',
    climate: 'mild',
    facts: [
      [
        '리무는 피레네 기슭의 높은 밭에서 오래전부터 병 안 발효 스파클링을 만들어 왔습니다.',
        'On the foothills of the Pyrenees, Limoux has long made sparkling wine in the bottle.',
      ],
      [
        '대서양의 바람이 닿는 리무는 남프랑스에서도 서늘한 편입니다.',
        'Atlantic wind makes Limoux a cool corner of the south of France.',
      ],
    ],
  },
  roussillon: {
    name: five('루시용', 'Roussillon', '鲁西永', '胡西雍', 'ルーション'),
    climate: 'warm',
    facts: [
      [
        '루시용은 피레네가 바다로 내려서는 곳에 있어 볕과 바람이 모두 강합니다.',
        'Where the Pyrenees come down to the sea, Roussillon has strong sun and strong wind.',
      ],
      [
        '루시용의 오래된 그르나슈는 검은 편암 위에서 적은 양만 열립니다.',
        'Old Grenache of Roussillon bears little fruit on its black schist.',
      ],
    ],
  },
  maury: {
    name: five('모리', 'Maury', '莫利', '莫利', 'モーリー'),
    parent: 'roussillon',
    climate: 'warm',
    facts: [
      [
        '모리는 검은 편암 골짜기에서 발효 중에 주정을 더해 천연의 단맛을 남깁니다.',
        'In its valley of black schist, Maury is fortified during fermentation and keeps its natural sweetness.',
      ],
      [
        '볕에 내놓은 유리병에서 익히는 전통이 모리에는 아직 남아 있습니다.',
        'Ageing in glass demijohns under the sun is still a tradition in Maury.',
      ],
    ],
  },
};
