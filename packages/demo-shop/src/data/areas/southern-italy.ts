import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Italy from Toscana to Sicilia. */
export const SOUTHERN_ITALY: Record<string, Area> = {
  toscana: {
    name: five('토스카나', 'Toscana', '托斯卡纳', '托斯卡納', 'トスカーナ'),
    climate: 'warm',
    facts: [
      [
        '토스카나의 완만한 언덕에서는 올리브와 사이프러스 사이로 산지오베제가 자랍니다.',
        'Among olives and cypresses, Sangiovese grows on the rolling hills of Toscana.',
      ],
      [
        '갈레스트로라 부르는 부서지는 편암이 토스카나 와인에 향을 더합니다.',
        'Galestro, a crumbling schist, lends Tuscan wine its scent.',
      ],
    ],
  },
  'chianti-classico': {
    name: five('키안티 클라시코', 'Chianti Classico', '古典基安蒂', '經典奇揚地', 'キャンティ・クラシコ'),
    parent: 'toscana',
    climate: 'mild',
    facts: [
      [
        '키안티 클라시코는 피렌체와 시에나 사이의 숲 많은 언덕으로, 산지오베제가 80% 이상 들어갑니다.',
        'Between Florence and Siena, Chianti Classico is wooded hills and at least 80 % Sangiovese.',
      ],
      [
        '1716년에 경계가 그어진 키안티 클라시코는 세계에서 가장 오래된 산지 가운데 하나입니다.',
        'Chianti Classico had its borders drawn in 1716, among the first wine regions to do so.',
      ],
    ],
  },
  montalcino: {
    name: five('몬탈치노', 'Montalcino', '蒙塔奇诺', '蒙塔奇諾', 'モンタルチーノ'),
    parent: 'toscana',
    climate: 'warm',
    facts: [
      [
        '몬탈치노의 브루넬로는 산지오베제만으로 빚어 다섯 해째에야 나옵니다.',
        'Brunello di Montalcino is Sangiovese alone, released in its fifth year.',
      ],
      [
        '아미아타산이 남쪽의 폭풍을 막아 주는 몬탈치노는 토스카나에서도 볕이 좋습니다.',
        'Monte Amiata keeps storms away, and Montalcino is one of the sunniest places in Toscana.',
      ],
    ],
  },
  montepulciano: {
    name: five('몬테풀차노', 'Montepulciano', '蒙特普恰诺', '蒙特普恰諾', 'モンテプルチャーノ'),
    parent: 'toscana',
    climate: 'warm',
    facts: [
      [
        '언덕 위 도시 몬테풀차노에서는 산지오베제를 프루뇰로 젠틸레라 부릅니다.',
        'In the hill town of Montepulciano, Sangiovese goes by the name Prugnolo Gentile.',
      ],
      [
        '모래와 점토가 섞인 몬테풀차노의 밭은 둥근 과실의 비노 노빌레를 냅니다.',
        'Sand and clay around Montepulciano give a rounder Vino Nobile.',
      ],
    ],
  },
  bolgheri: {
    name: five('볼게리', 'Bolgheri', '博格利', '寶格麗', 'ボルゲリ'),
    parent: 'toscana',
    climate: 'warm',
    facts: [
      [
        '볼게리는 티레니아해를 바라보는 해안에서 보르도 품종으로 새 길을 연 산지입니다.',
        'On the Tyrrhenian coast, Bolgheri broke new ground with the grapes of Bordeaux.',
      ],
      [
        '바닷바람과 자갈 섞인 점토가 볼게리의 카베르네에 부드러움을 줍니다.',
        'Sea breeze and stony clay soften the Cabernets of Bolgheri.',
      ],
    ],
  },
  campania: {
    name: five('캄파니아', 'Campania', '坎帕尼亚', '坎帕尼亞', 'カンパーニア'),
    climate: 'warm',
    facts: [
      [
        '캄파니아 내륙의 이르피니아는 화산재 토양과 높은 고도로 남쪽의 서늘함을 지닙니다.',
        'Inland Campania, in Irpinia, is cool for the south: high ground and volcanic ash.',
      ],
      [
        '고대 로마 때부터 심어 온 토착 품종이 캄파니아에는 아직 많습니다.',
        'Campania still grows many native grapes planted since Roman times.',
      ],
    ],
  },
  taurasi: {
    name: five('타우라시', 'Taurasi', '图拉西', '圖拉西', 'タウラージ'),
    parent: 'campania',
    climate: 'mild',
    facts: [
      [
        '타우라시의 알리아니코는 11월에야 거두기도 하는, 산도와 타닌이 모두 힘찬 품종입니다.',
        'Aglianico in Taurasi may be picked as late as November, strong in acid and tannin.',
      ],
      [
        '타우라시는 세 해 넘게 숙성해야 하며 그 가운데 한 해는 나무통에서 보냅니다.',
        'Taurasi ages more than three years, at least one of them in wood.',
      ],
    ],
  },
  puglia: {
    name: five('풀리아', 'Puglia', '普利亚', '普利亞', 'プーリア'),
    climate: 'warm',
    facts: [
      [
        '장화의 뒤꿈치 풀리아는 두 바다의 바람을 받으며 오래된 덤불 포도나무를 지킵니다.',
        'The heel of Italy, Puglia keeps old bush vines in wind from two seas.',
      ],
      [
        '붉은 흙과 강한 볕이 풀리아의 진한 과실을 만듭니다.',
        'Red earth and strong sun make the deep fruit of Puglia.',
      ],
    ],
  },
  manduria: {
    name: five('만두리아', 'Manduria', '曼杜里亚', '曼杜里亞', 'マンドゥーリア'),
    parent: 'puglia',
    climate: 'warm',
    facts: [
      [
        '만두리아의 프리미티보는 이름처럼 일찍 익어 말린 자두 같은 단 향을 품습니다.',
        'Primitivo of Manduria ripens early, as its name says, with a sweet scent of dried plum.',
      ],
      [
        '바다에서 가까운 만두리아의 붉은 흙은 석회암 위에 얇게 덮여 있습니다.',
        'Near the sea, the red earth of Manduria lies thin over limestone.',
      ],
    ],
  },
  sicilia: {
    name: five('시칠리아', 'Sicilia', '西西里', '西西里', 'シチリア'),
    climate: 'warm',
    facts: [
      [
        '지중해 한가운데의 시칠리아는 볕이 길고 바람이 건조해 포도가 건강하게 익습니다.',
        'In the middle of the Mediterranean, Sicilia has long sun and dry wind, and grapes stay healthy.',
      ],
      [
        '바다에서 산까지 고도가 크게 갈리는 시칠리아에서는 수확이 석 달 넘게 이어집니다.',
        'From shore to mountain, harvest in Sicilia lasts more than three months.',
      ],
    ],
  },
  etna: {
    name: five('에트나', 'Etna', '埃特纳', '埃特納', 'エトナ'),
    parent: 'sicilia',
    climate: 'mild',
    facts: [
      [
        '에트나의 포도밭은 활화산 비탈, 해발 1,000m 가까이까지 올라갑니다.',
        'Vineyards climb an active volcano on Etna, to nearly 1,000 metres.',
      ],
      [
        '검은 용암 모래와 돌담 계단밭이 에트나 와인에 서늘한 긴장을 줍니다.',
        'Black lava sand and stone terraces give Etna its cool tension.',
      ],
    ],
  },
  marsala: {
    name: five('마르살라', 'Marsala', '马尔萨拉', '馬薩拉', 'マルサラ'),
    parent: 'sicilia',
    climate: 'warm',
    facts: [
      [
        '시칠리아 서쪽 끝의 항구 마르살라에서는 그릴로로 오래 익는 주정강화 와인을 만듭니다.',
        'In the western port of Marsala, Grillo becomes a fortified wine that ages for years.',
      ],
      [
        '바닷바람이 드는 저장고에서 마르살라는 호두와 말린 과실의 향을 얻습니다.',
        'In cellars open to the sea air, Marsala gains walnut and dried fruit.',
      ],
    ],
  },
};
