import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Bordeaux. */
export const BORDEAUX: Record<string, Area> = {
  bordeaux: {
    name: five('보르도', 'Bordeaux', '波尔多', '波爾多', 'ボルドー'),
    climate: 'mild',
    facts: [
      [
        '보르도는 대서양의 영향을 받아 여름이 온화하고, 여러 품종을 섞어 해마다 균형을 맞춥니다.',
        'The Atlantic keeps summers mild in Bordeaux, where several grapes are blended to find balance every year.',
      ],
      [
        '지롱드강을 사이에 두고 좌안의 자갈과 우안의 점토 석회암이 서로 다른 와인을 냅니다.',
        'Gravel on the left bank of the Gironde and clay-limestone on the right give two different wines.',
      ],
    ],
  },
  medoc: {
    name: five('메독', 'Médoc', '梅多克', '梅多克', 'メドック'),
    parent: 'bordeaux',
    climate: 'mild',
    facts: [
      [
        '메독은 대서양과 지롱드 하구 사이에 길게 뻗은 땅으로, 물이 잘 빠지는 자갈 언덕이 이어집니다.',
        'The Médoc is a strip between the Atlantic and the Gironde estuary, a chain of well-drained gravel rises.',
      ],
      [
        '소나무 숲이 바닷바람을 막아 주어 늦게 익는 카베르네 소비뇽도 무르익습니다.',
        'Pine forest breaks the sea wind, so that even late Cabernet Sauvignon ripens.',
      ],
    ],
  },
  pauillac: {
    name: five('포이약', 'Pauillac', '波亚克', '波亞克', 'ポイヤック'),
    parent: 'bordeaux',
    climate: 'mild',
    facts: [
      [
        '포이약은 깊은 자갈층 덕분에 카베르네 소비뇽이 가장 곧은 골격을 갖추는 마을입니다.',
        'In Pauillac deep gravel gives Cabernet Sauvignon its straightest frame.',
      ],
      [
        '지롱드강이 밤의 추위를 덜어 주는 포이약의 자갈밭에서는 포도가 고르게 익습니다.',
        'The Gironde takes the edge off cold nights, and grapes ripen evenly on the gravel of Pauillac.',
      ],
    ],
  },
  'saint-julien': {
    name: five('생줄리앙', 'Saint-Julien', '圣朱利安', '聖朱利安', 'サン・ジュリアン'),
    parent: 'bordeaux',
    climate: 'mild',
    facts: [
      [
        '생줄리앙은 메독에서 가장 작은 마을 가운데 하나로, 힘과 우아함의 균형으로 알려져 있습니다.',
        'Saint-Julien is among the smallest communes of the Médoc and known for balance between power and grace.',
      ],
      [
        '강에서 가까운 자갈 둔덕이 생줄리앙의 포도밭 대부분을 이룹니다.',
        'Gravel banks close to the river make up most of Saint-Julien.',
      ],
    ],
  },
  margaux: {
    name: five('마고', 'Margaux', '玛歌', '瑪歌', 'マルゴー'),
    parent: 'bordeaux',
    climate: 'mild',
    facts: [
      [
        '마고의 얇고 흰 자갈은 열을 품어 향이 섬세한 와인을 냅니다.',
        'The thin pale gravel of Margaux holds warmth and gives wines of delicate scent.',
      ],
      [
        '메독에서 가장 남쪽에 있는 마고는 다른 마을보다 며칠 먼저 수확을 시작합니다.',
        'The southernmost of the great Médoc communes, Margaux starts its harvest some days ahead.',
      ],
    ],
  },
  'pessac-leognan': {
    name: five('페삭 레오냥', 'Pessac-Léognan', '佩萨克-雷奥良', '貝沙克-雷奧良', 'ペサック・レオニャン'),
    parent: 'bordeaux',
    climate: 'mild',
    facts: [
      [
        '보르도 시내와 맞닿은 페삭 레오냥은 레드와 화이트가 모두 이름난 드문 산지입니다.',
        'On the edge of the city, Pessac-Léognan is one of the few places famous for red and white alike.',
      ],
      [
        '1987년에 그라브에서 갈라져 나온 페삭 레오냥은 자갈과 모래가 섞인 토양이 특징입니다.',
        'Split from Graves in 1987, Pessac-Léognan lies on gravel mixed with sand.',
      ],
    ],
  },
  sauternes: {
    name: five('소테른', 'Sauternes', '苏玳', '索甸', 'ソーテルヌ'),
    parent: 'bordeaux',
    climate: 'mild',
    facts: [
      [
        '소테른에서는 차가운 시롱강이 가론강과 만나며 가을 안개를 일으켜 귀부균을 부릅니다.',
        'In Sauternes the cold Ciron meets the Garonne, and its autumn mist brings noble rot.',
      ],
      [
        '포도알을 여러 번에 나누어 골라 따기 때문에 소테른의 수확은 11월까지 이어지기도 합니다.',
        'Berries are picked in several passes, and a Sauternes harvest may last into November.',
      ],
    ],
  },
  'saint-emilion': {
    name: five('생테밀리옹', 'Saint-Émilion', '圣埃美隆', '聖愛美濃', 'サン・テミリオン'),
    parent: 'bordeaux',
    climate: 'mild',
    facts: [
      [
        '생테밀리옹은 석회암 고원과 점토 비탈이 맞닿은 보르도 우안의 마을입니다.',
        'Saint-Émilion stands where a limestone plateau meets slopes of clay on the right bank.',
      ],
      [
        '유네스코 세계유산으로 등재된 생테밀리옹의 포도밭은 석회암을 파서 만든 저장고로도 유명합니다.',
        'The vineyards of Saint-Émilion are a World Heritage site, famous too for cellars cut into the limestone.',
      ],
    ],
  },
  pomerol: {
    name: five('포므롤', 'Pomerol', '波美侯', '玻美侯', 'ポムロール'),
    parent: 'bordeaux',
    climate: 'mild',
    facts: [
      [
        '포므롤은 철분이 섞인 푸른 점토 위에서 메를로가 벨벳 같은 질감을 얻는 작은 산지입니다.',
        'In little Pomerol, Merlot takes on a velvet texture from blue clay rich in iron.',
      ],
      [
        '공식 등급이 없는 포므롤에서는 작은 밭마다의 개성이 이름을 대신합니다.',
        'Pomerol has no official classification; the character of its small plots speaks instead.',
      ],
    ],
  },
};
