import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Spain. */
export const SPAIN: Record<string, Area> = {
  rioja: {
    name: five('리오하', 'Rioja', '里奥哈', '利奧哈', 'リオハ'),
    climate: 'mild',
    facts: [
      [
        '리오하는 칸타브리아산맥이 북풍을 막는 에브로강 골짜기에 자리합니다.',
        'Rioja lies in the valley of the Ebro, sheltered from the north by the Cantabrian mountains.',
      ],
      [
        '나무통과 병에서 보낸 시간에 따라 이름이 달라지는 것이 리오하의 전통입니다.',
        'In Rioja, time in barrel and bottle decides what a wine may be called.',
      ],
    ],
  },
  'rioja-alta': {
    name: five('리오하 알타', 'Rioja Alta', '上里奥哈', '上利奧哈', 'リオハ・アルタ'),
    parent: 'rioja',
    climate: 'mild',
    facts: [
      [
        '리오하 알타는 고도가 높고 대서양의 영향을 받아 템프라니요가 우아하게 익습니다.',
        'Higher and touched by the Atlantic, Rioja Alta gives Tempranillo its elegance.',
      ],
      [
        '철분이 섞인 점토와 강가의 자갈이 리오하 알타의 밭을 이룹니다.',
        'Clay with iron and river gravel make up Rioja Alta.',
      ],
    ],
  },
  'rioja-alavesa': {
    name: five('리오하 알라베사', 'Rioja Alavesa', '里奥哈阿拉维萨', '利奧哈阿拉維薩', 'リオハ・アラベサ'),
    parent: 'rioja',
    climate: 'mild',
    facts: [
      [
        '리오하 알라베사의 흰 석회 점토 계단밭은 과실이 생생한 와인을 냅니다.',
        'Terraces of pale chalky clay give Rioja Alavesa its vivid fruit.',
      ],
      [
        '칸타브리아산 바로 아래의 리오하 알라베사는 리오하에서 가장 서늘한 편입니다.',
        'Right under the mountains, Rioja Alavesa is among the coolest parts of Rioja.',
      ],
    ],
  },
  'castilla-y-leon': {
    name: five(
      '카스티야 이 레온',
      'Castilla y León',
      '卡斯蒂利亚-莱昂',
      '卡斯提亞-雷昂',
      'カスティーリャ・イ・レオン',
    ),
    climate: 'mild',
    facts: [
      [
        '카스티야 이 레온의 고원은 낮에는 뜨겁고 밤에는 추워 향과 산도가 함께 남습니다.',
        'On the high plain of Castilla y León, hot days and cold nights keep aroma and acidity.',
      ],
      [
        '두에로강이 카스티야 이 레온의 여러 산지를 하나로 잇습니다.',
        'The river Duero ties the regions of Castilla y León together.',
      ],
    ],
  },
  'ribera-del-duero': {
    name: five('리베라 델 두에로', 'Ribera del Duero', '杜罗河岸', '斗羅河岸', 'リベラ・デル・ドゥエロ'),
    parent: 'castilla-y-leon',
    climate: 'mild',
    facts: [
      [
        '리베라 델 두에로는 해발 700m가 넘는 고원에서 껍질 두꺼운 템프라니요를 기릅니다.',
        'Ribera del Duero grows thick-skinned Tempranillo on a plateau above 700 metres.',
      ],
      [
        '겨울이 길고 여름이 짧은 리베라 델 두에로에서는 포도가 더디게 힘을 모읍니다.',
        'Winters are long and summers short in Ribera del Duero, and grapes gather strength slowly.',
      ],
    ],
  },
  rueda: {
    name: five('루에다', 'Rueda', '卢埃达', '盧埃達', 'ルエダ'),
    parent: 'castilla-y-leon',
    climate: 'mild',
    facts: [
      [
        '자갈 덮인 고원 루에다에서는 서늘한 밤에 베르데호를 거두어 향을 지킵니다.',
        'On the stony plateau of Rueda, Verdejo is picked in the cool of the night.',
      ],
      [
        '허브와 회향 향이 산뜻한 루에다는 스페인에서 가장 사랑받는 화이트입니다.',
        'Fresh with herbs and fennel, Rueda is Spain’s favourite white.',
      ],
    ],
  },
  toro: {
    name: five('토로', 'Toro', '托罗', '多羅', 'トロ'),
    parent: 'castilla-y-leon',
    climate: 'warm',
    facts: [
      [
        '모래땅이 많은 토로에는 접붙이지 않은 오래된 포도나무가 아직 살아 있습니다.',
        'In the sandy soils of Toro, old vines still stand on their own roots.',
      ],
      [
        '볕이 강한 토로에서는 템프라니요를 틴타 데 토로라 부르며 힘차게 빚습니다.',
        'Under the strong sun of Toro, Tempranillo is called Tinta de Toro and made with power.',
      ],
    ],
  },
  galicia: {
    name: five('갈리시아', 'Galicia', '加利西亚', '加利西亞', 'ガリシア'),
    climate: 'cool',
    facts: [
      [
        '대서양에 접한 갈리시아는 스페인에서 비가 가장 많고 푸른 땅입니다.',
        'On the Atlantic, Galicia is the rainiest and greenest part of Spain.',
      ],
      [
        '화강암 위 갈리시아의 화이트는 산도가 높고 바다 음식과 잘 어울립니다.',
        'From granite, the whites of Galicia are high in acid and made for seafood.',
      ],
    ],
  },
  'rias-baixas': {
    name: five('리아스 바이사스', 'Rías Baixas', '下海湾', '下海灣', 'リアス・バイシャス'),
    parent: 'galicia',
    climate: 'cool',
    facts: [
      [
        '리아스 바이사스에서는 화강암 기둥 위로 알바리뇨를 높이 올려 습기를 피합니다.',
        'In Rías Baixas, Albariño is trained high on granite posts to keep it out of the damp.',
      ],
      [
        '바닷물이 골짜기로 드는 리아스 바이사스의 알바리뇨에는 짭조름함이 배어납니다.',
        'Where the sea runs into the valleys, Albariño of Rías Baixas tastes faintly of salt.',
      ],
    ],
  },
  catalunya: {
    name: five('카탈루냐', 'Catalunya', '加泰罗尼亚', '加泰隆尼亞', 'カタルーニャ'),
    climate: 'warm',
    facts: [
      [
        '카탈루냐는 지중해 해안에서 내륙 산지까지 스파클링과 진한 레드를 함께 만듭니다.',
        'From the coast to the inland hills, Catalunya makes sparkling wine and deep reds.',
      ],
      [
        '바다와 산이 가까운 카탈루냐에서는 같은 품종도 고도에 따라 달라집니다.',
        'With sea and mountains so close in Catalunya, altitude changes every grape.',
      ],
    ],
  },
  penedes: {
    name: five('페네데스', 'Penedès', '佩内德斯', '佩內德斯', 'ペネデス'),
    parent: 'catalunya',
    climate: 'warm',
    facts: [
      [
        '바르셀로나 남쪽의 페네데스는 카바를 낳은 곳으로, 세 가지 토착 품종을 섞습니다.',
        'South of Barcelona, Penedès is the home of cava, a blend of three native grapes.',
      ],
      [
        '페네데스의 석회 점토는 병 안에서 천천히 익는 스파클링에 알맞습니다.',
        'Chalky clay in Penedès suits sparkling wine that matures slowly in bottle.',
      ],
    ],
  },
  priorat: {
    name: five('프리오라트', 'Priorat', '普里奥拉托', '普里奧拉', 'プリオラート'),
    parent: 'catalunya',
    climate: 'warm',
    facts: [
      [
        '프리오라트의 가파른 계단밭은 리코레야라 부르는 검은 점판암으로 덮여 있습니다.',
        'The steep terraces of Priorat are covered in llicorella, a dark slate.',
      ],
      [
        '프리오라트의 오래된 가르나차와 카리녜나는 한 그루에서 한 병 남짓만 나옵니다.',
        'Old Garnacha and Cariñena in Priorat give little more than a bottle per vine.',
      ],
    ],
  },
  andalucia: {
    name: five('안달루시아', 'Andalucía', '安达卢西亚', '安達魯西亞', 'アンダルシア'),
    climate: 'warm',
    facts: [
      [
        '안달루시아의 뜨거운 볕 아래에서는 오래 익는 주정강화 와인이 발달했습니다.',
        'Under the hot sun of Andalucía, fortified wines of long ageing came to be.',
      ],
      [
        '대서양에서 부는 서풍이 안달루시아의 해안 포도밭을 식혀 줍니다.',
        'West wind from the Atlantic cools the coastal vineyards of Andalucía.',
      ],
    ],
  },
  jerez: {
    name: five('헤레스', 'Jerez', '赫雷斯', '赫雷斯', 'ヘレス'),
    parent: 'andalucia',
    climate: 'warm',
    facts: [
      [
        '헤레스의 새하얀 알바리사 토양은 겨울비를 머금어 한여름 팔로미노를 살립니다.',
        'The white albariza of Jerez holds winter rain for Palomino through the summer.',
      ],
      [
        '헤레스에서는 솔레라 방식으로 여러 해의 와인을 조금씩 섞어 맛을 이어 갑니다.',
        'In Jerez, the solera blends many years little by little and keeps the taste unbroken.',
      ],
    ],
  },
};
