import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Australia. */
export const AUSTRALIA: Record<string, Area> = {
  'south-australia': {
    name: five('사우스 오스트레일리아', 'South Australia', '南澳大利亚', '南澳', '南オーストラリア'),
    climate: 'warm',
    facts: [
      [
        '사우스 오스트레일리아는 필록세라가 닿지 않아 아주 오래된 포도나무가 남아 있습니다.',
        'Phylloxera never reached South Australia, and very old vines remain.',
      ],
      [
        '바다와 언덕이 가까운 사우스 오스트레일리아는 산지마다 기후가 뚜렷이 다릅니다.',
        'With sea and hills so near, climates differ sharply within South Australia.',
      ],
    ],
  },
  barossa: {
    name: five('바로사 밸리', 'Barossa Valley', '巴罗萨谷', '巴羅沙谷', 'バロッサ・ヴァレー'),
    parent: 'south-australia',
    climate: 'warm',
    facts: [
      [
        '바로사 밸리에는 1840년대에 심은 쉬라즈가 아직 열매를 맺습니다.',
        'Shiraz planted in the 1840s still bears fruit in the Barossa Valley.',
      ],
      [
        '슐레지엔 이주민이 일군 바로사 밸리는 볕이 강하고 비가 적습니다.',
        'Settled by Silesians, the Barossa Valley is sunny and dry.',
      ],
    ],
  },
  'mclaren-vale': {
    name: five('맥라렌 베일', 'McLaren Vale', '麦克拉伦谷', '麥克拉倫谷', 'マクラーレン・ヴェイル'),
    parent: 'south-australia',
    climate: 'warm',
    facts: [
      [
        '맥라렌 베일은 바다에서 불어오는 오후 바람 덕에 더위 속에서도 결이 부드럽습니다.',
        'Afternoon wind from the gulf keeps McLaren Vale supple in spite of the heat.',
      ],
      [
        '마흔 가지가 넘는 지질이 맥라렌 베일의 그르나슈와 쉬라즈를 다채롭게 합니다.',
        'More than forty geologies make the Grenache and Shiraz of McLaren Vale many-sided.',
      ],
    ],
  },
  coonawarra: {
    name: five('쿠나와라', 'Coonawarra', '库纳瓦拉', '庫納瓦拉', 'クナワラ'),
    parent: 'south-australia',
    climate: 'mild',
    facts: [
      [
        '쿠나와라는 석회암 위에 붉은 흙이 덮인 테라 로사로 카베르네 소비뇽이 이름났습니다.',
        'Terra rossa over limestone made Coonawarra famous for Cabernet Sauvignon.',
      ],
      [
        '남극해의 찬 공기가 닿는 쿠나와라에서는 민트를 떠올리게 하는 향이 납니다.',
        'Cool air off the Southern Ocean brings a note of mint to Coonawarra.',
      ],
    ],
  },
  'clare-valley': {
    name: five('클레어 밸리', 'Clare Valley', '克莱尔谷', '克萊爾谷', 'クレア・ヴァレー'),
    parent: 'south-australia',
    climate: 'mild',
    facts: [
      [
        '고도가 높은 클레어 밸리는 밤이 서늘해 라임 향이 또렷한 리슬링을 냅니다.',
        'High ground and cool nights give the Clare Valley its Riesling of clear lime.',
      ],
      [
        '점판암과 석회암이 번갈아 드러나는 클레어 밸리는 드라이 리슬링의 본고장입니다.',
        'On slate and limestone, the Clare Valley is a home of dry Riesling.',
      ],
    ],
  },
  victoria: {
    name: five('빅토리아', 'Victoria', '维多利亚', '維多利亞', 'ヴィクトリア'),
    climate: 'mild',
    facts: [
      [
        '빅토리아는 서늘한 해안부터 더운 내륙까지 스무 곳이 넘는 산지로 나뉩니다.',
        'From cool coast to hot inland, Victoria has more than twenty regions.',
      ],
      [
        '금광 시대에 시작된 빅토리아의 포도밭은 지금도 작은 양조장이 중심입니다.',
        'Begun in the gold rush, wine in Victoria is still the work of small wineries.',
      ],
    ],
  },
  'yarra-valley': {
    name: five('야라 밸리', 'Yarra Valley', '雅拉谷', '雅拉谷', 'ヤラ・ヴァレー'),
    parent: 'victoria',
    climate: 'cool',
    facts: [
      [
        '멜버른 가까이의 야라 밸리는 서늘해 피노 누아와 샤르도네가 섬세합니다.',
        'Near Melbourne, the cool Yarra Valley grows fine Pinot Noir and Chardonnay.',
      ],
      [
        '야라 밸리의 회색 모래 진흙과 붉은 화산토가 서로 다른 결을 냅니다.',
        'Grey loam and red volcanic soil make two faces of the Yarra Valley.',
      ],
    ],
  },
  rutherglen: {
    name: five('루더글렌', 'Rutherglen', '路斯格兰', '路斯格倫', 'ラザグレン'),
    parent: 'victoria',
    climate: 'warm',
    facts: [
      [
        '루더글렌의 뮈스카는 가지에서 건포도가 될 때까지 기다렸다가 수확합니다.',
        'Muscat in Rutherglen stays on the vine until it is nearly raisined.',
      ],
      [
        '더운 창고의 나무통에서 해마다 졸아드는 동안 루더글렌은 커피와 토피의 향을 얻습니다.',
        'In casks under hot roofs, Rutherglen concentrates year by year into coffee and toffee.',
      ],
    ],
  },
  'western-australia': {
    name: five('웨스턴 오스트레일리아', 'Western Australia', '西澳大利亚', '西澳', '西オーストラリア'),
    climate: 'mild',
    facts: [
      [
        '웨스턴 오스트레일리아는 나라 와인의 일부만 내지만 품질로 이름이 높습니다.',
        'Western Australia makes a small share of the country’s wine and has a great name for quality.',
      ],
      [
        '인도양이 웨스턴 오스트레일리아의 포도밭을 한 해 내내 온화하게 합니다.',
        'The Indian Ocean keeps vineyards in Western Australia mild all year.',
      ],
    ],
  },
  'margaret-river': {
    name: five('마거릿 리버', 'Margaret River', '玛格丽特河', '瑪格麗特河', 'マーガレット・リヴァー'),
    parent: 'western-australia',
    climate: 'mild',
    facts: [
      [
        '세 면이 바다인 마거릿 리버는 서리도 더위도 드물어 카베르네와 샤르도네가 고루 익습니다.',
        'With ocean on three sides, Margaret River has little frost or heat, and Cabernet and Chardonnay ripen evenly.',
      ],
      [
        '철광석 자갈이 섞인 붉은 흙이 마거릿 리버의 밭을 덮고 있습니다.',
        'Red soil with ironstone gravel covers Margaret River.',
      ],
    ],
  },
};
