import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** The United States. */
export const UNITED_STATES: Record<string, Area> = {
  california: {
    name: five('캘리포니아', 'California', '加利福尼亚', '加州', 'カリフォルニア'),
    climate: 'warm',
    facts: [
      [
        '캘리포니아에서는 태평양의 안개가 골짜기로 밀려와 한낮의 더위를 식힙니다.',
        'In California, fog from the Pacific runs up the valleys and cools the day.',
      ],
      [
        '비가 겨울에 몰리는 캘리포니아는 수확기가 건조해 포도가 고르게 익습니다.',
        'Rain comes in winter in California, and dry harvests ripen grapes evenly.',
      ],
    ],
  },
  'napa-valley': {
    name: five('나파 밸리', 'Napa Valley', '纳帕谷', '納帕谷', 'ナパ・ヴァレー'),
    parent: 'california',
    climate: 'warm',
    facts: [
      [
        '나파 밸리는 두 산줄기 사이 좁은 골짜기에 세계 토양의 절반 가까운 갈래가 모여 있습니다.',
        'Between two ranges, narrow Napa Valley holds a remarkable share of the world’s soil types.',
      ],
      [
        '산허리의 밭은 안개 위에서 볕을 더 오래 받아 나파 밸리 카베르네에 힘을 더합니다.',
        'Vineyards above the fog line give Napa Valley Cabernet its strength.',
      ],
    ],
  },
  sonoma: {
    name: five('소노마', 'Sonoma', '索诺玛', '索諾瑪', 'ソノマ'),
    parent: 'california',
    climate: 'mild',
    facts: [
      [
        '바다와 맞닿은 소노마의 능선은 서늘해 피노 누아와 샤르도네가 천천히 익습니다.',
        'Ridges by the ocean keep Sonoma cool, and Pinot Noir and Chardonnay ripen slowly.',
      ],
      [
        '소노마의 내륙에는 백 년 넘은 진판델 밭이 아직 남아 있습니다.',
        'Inland, Sonoma still has Zinfandel vineyards more than a century old.',
      ],
    ],
  },
  'paso-robles': {
    name: five('파소 로블스', 'Paso Robles', '帕索罗布尔斯', '帕索羅布斯', 'パソ・ロブレス'),
    parent: 'california',
    climate: 'warm',
    facts: [
      [
        '파소 로블스는 낮과 밤의 온도 차가 20도를 넘어 농익은 과실에 산도가 남습니다.',
        'Day and night differ by more than twenty degrees in Paso Robles: ripe fruit with its acidity kept.',
      ],
      [
        '석회질 이회토가 드문 캘리포니아에서 파소 로블스 서쪽 언덕은 예외입니다.',
        'The western hills of Paso Robles have calcareous soil, a rarity in California.',
      ],
    ],
  },
  'santa-barbara': {
    name: five('산타 바바라', 'Santa Barbara', '圣巴巴拉', '聖塔芭芭拉', 'サンタ・バーバラ'),
    parent: 'california',
    climate: 'cool',
    facts: [
      [
        '산줄기가 동서로 누운 산타 바바라는 바닷바람이 깊숙이 들어와 서늘합니다.',
        'Its mountains run east to west, so ocean wind comes far into Santa Barbara and keeps it cool.',
      ],
      [
        '산타 바바라의 모래와 규조토 밭은 피노 누아와 시라에 향을 더합니다.',
        'Sand and diatomaceous earth in Santa Barbara add scent to Pinot Noir and Syrah.',
      ],
    ],
  },
  oregon: {
    name: five('오리건', 'Oregon', '俄勒冈', '奧勒岡', 'オレゴン'),
    climate: 'cool',
    facts: [
      [
        '오리건은 부르고뉴와 비슷한 위도에서 서늘한 가을까지 포도를 익힙니다.',
        'At a latitude close to Burgundy, Oregon ripens its grapes into a cool autumn.',
      ],
      [
        '작은 농가가 많은 오리건에서는 지속 가능한 재배가 널리 자리 잡았습니다.',
        'Oregon is a land of small growers, and sustainable farming is the rule.',
      ],
    ],
  },
  'willamette-valley': {
    name: five('윌래밋 밸리', 'Willamette Valley', '威拉米特谷', '威拉梅特谷', 'ウィラメット・ヴァレー'),
    parent: 'oregon',
    climate: 'cool',
    facts: [
      [
        '윌래밋 밸리의 붉은 화산토는 피노 누아에 붉은 과실과 흙 내음을 남깁니다.',
        'Red volcanic soil in the Willamette Valley gives Pinot Noir red fruit and earth.',
      ],
      [
        '해안 산맥의 틈으로 드는 바람이 윌래밋 밸리의 저녁을 식혀 줍니다.',
        'Wind through a gap in the coast range cools evenings in the Willamette Valley.',
      ],
    ],
  },
  washington: {
    name: five('워싱턴', 'Washington', '华盛顿州', '華盛頓州', 'ワシントン'),
    climate: 'mild',
    facts: [
      [
        '캐스케이드산맥 동쪽의 워싱턴은 사막처럼 건조해 물을 대어 포도를 기릅니다.',
        'East of the Cascades, Washington is dry as a desert and its vines are irrigated.',
      ],
      [
        '여름 해가 긴 워싱턴에서는 산도를 지키면서도 과실이 충분히 익습니다.',
        'Long summer days in Washington ripen fruit fully while acidity stays.',
      ],
    ],
  },
  'columbia-valley': {
    name: five('컬럼비아 밸리', 'Columbia Valley', '哥伦比亚谷', '哥倫比亞谷', 'コロンビア・ヴァレー'),
    parent: 'washington',
    climate: 'mild',
    facts: [
      [
        '컬럼비아 밸리는 빙하기 홍수가 남긴 모래와 현무암 위에 펼쳐져 있습니다.',
        'The Columbia Valley lies on sand and basalt left by Ice Age floods.',
      ],
      [
        '병충해가 드문 컬럼비아 밸리에는 제 뿌리로 자라는 포도나무가 많습니다.',
        'With few pests, many vines in the Columbia Valley grow on their own roots.',
      ],
    ],
  },
};
