import { five } from '../translate.ts';
import type { Area } from './area.ts';

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

export const ARGENTINA: Record<string, Area> = {
  mendoza: {
    name: five('멘도사', 'Mendoza', '门多萨', '門多薩', 'メンドーサ'),
    climate: 'warm',
    facts: [
      [
        '멘도사는 안데스 동쪽 기슭의 사막에 눈 녹은 물을 대어 포도를 기릅니다.',
        'In the desert east of the Andes, Mendoza waters its vines with melted snow.',
      ],
      [
        '고도가 높은 멘도사의 강한 볕은 말벡의 색을 짙게 합니다.',
        'High altitude sun deepens the colour of Malbec in Mendoza.',
      ],
    ],
  },
  'uco-valley': {
    name: five('우코 밸리', 'Uco Valley', '优克谷', '烏科谷', 'ウコ・ヴァレー'),
    parent: 'mendoza',
    climate: 'mild',
    facts: [
      [
        '우코 밸리의 밭은 해발 1,000m에서 1,500m 사이에 있어 밤이 무척 찹니다.',
        'Vineyards in the Uco Valley lie between 1,000 and 1,500 metres, and nights are cold.',
      ],
      [
        '석회가 하얗게 낀 자갈이 우코 밸리 와인에 긴장감을 줍니다.',
        'Stones white with calcium carbonate give tension to Uco Valley wines.',
      ],
    ],
  },
  'lujan-de-cuyo': {
    name: five('루한 데 쿠요', 'Luján de Cuyo', '路冉得库约', '盧漢德庫約', 'ルハン・デ・クージョ'),
    parent: 'mendoza',
    climate: 'warm',
    facts: [
      [
        '루한 데 쿠요는 아르헨티나에서 가장 먼저 말벡 산지로 인정받은 곳입니다.',
        'Luján de Cuyo was the first place in Argentina recognised for its Malbec.',
      ],
      [
        '멘도사강이 날라 온 자갈 위로 루한 데 쿠요의 오래된 포도나무가 자랍니다.',
        'Old vines of Luján de Cuyo stand on stones carried by the river Mendoza.',
      ],
    ],
  },
  salta: {
    name: five('살타', 'Salta', '萨尔塔', '薩爾塔', 'サルタ'),
    climate: 'warm',
    facts: [
      [
        '아르헨티나 북쪽의 살타에는 세계에서 가장 높은 포도밭들이 있습니다.',
        'Salta, in the north of Argentina, has some of the highest vineyards in the world.',
      ],
      [
        '공기가 얇은 살타에서는 포도 껍질이 두꺼워지고 향이 짙어집니다.',
        'In the thin air of Salta, skins grow thick and aromas strong.',
      ],
    ],
  },
  cafayate: {
    name: five('카파야테', 'Cafayate', '卡法亚特', '卡法亞特', 'カファジャテ'),
    parent: 'salta',
    climate: 'warm',
    facts: [
      [
        '카파야테는 해발 1,700m의 모래 골짜기로, 토론테스의 꽃향기가 가장 진합니다.',
        'At 1,700 metres, the sandy valley of Cafayate has the most floral Torrontés of all.',
      ],
      [
        '한 해 삼백 일 넘게 맑은 카파야테는 낮과 밤의 온도 차가 큽니다.',
        'With over three hundred clear days, Cafayate swings from warm days to cold nights.',
      ],
    ],
  },
  patagonia: {
    name: five('파타고니아', 'Patagonia', '巴塔哥尼亚', '巴塔哥尼亞', 'パタゴニア'),
    climate: 'cool',
    facts: [
      [
        '파타고니아의 네그로강 골짜기는 바람이 거세고 서늘해 피노 누아가 잘 자랍니다.',
        'Windy and cool, the Río Negro valley of Patagonia suits Pinot Noir.',
      ],
      [
        '가로수로 심은 포플러가 파타고니아의 포도밭을 바람에서 지킵니다.',
        'Rows of poplars guard the vineyards of Patagonia from the wind.',
      ],
    ],
  },
};

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

export const NEW_ZEALAND: Record<string, Area> = {
  'hawkes-bay': {
    name: five('혹스베이', 'Hawke’s Bay', '霍克斯湾', '霍克斯灣', 'ホークス・ベイ'),
    climate: 'mild',
    facts: [
      [
        '혹스베이의 김블릿 그래블스는 옛 강바닥의 자갈이 열을 품어 시라와 메를로를 익힙니다.',
        'The Gimblett Gravels of Hawke’s Bay, an old river bed, store heat for Syrah and Merlot.',
      ],
      [
        '볕이 긴 혹스베이는 뉴질랜드에서 가장 오래된 와인 산지 가운데 하나입니다.',
        'Sunny Hawke’s Bay is among the oldest wine regions of New Zealand.',
      ],
    ],
  },
  wairarapa: {
    name: five('와이라라파', 'Wairarapa', '怀拉拉帕', '懷拉拉帕', 'ワイララパ'),
    climate: 'cool',
    facts: [
      [
        '와이라라파는 바람 많은 자갈 단구에서 적은 양의 진한 피노 누아를 냅니다.',
        'On windy gravel terraces, Wairarapa gives little but intense Pinot Noir.',
      ],
      [
        '북섬 남쪽 끝의 와이라라파는 작은 가족 와이너리가 많은 산지입니다.',
        'At the foot of the North Island, Wairarapa is a region of small family wineries.',
      ],
    ],
  },
  marlborough: {
    name: five('말버러', 'Marlborough', '马尔堡', '馬爾堡', 'マールボロ'),
    climate: 'cool',
    facts: [
      [
        '말버러는 볕이 길고 밤이 차서 소비뇽 블랑의 향이 폭발하듯 또렷합니다.',
        'Long sun and cold nights give Marlborough Sauvignon Blanc its bursting clarity.',
      ],
      [
        '와이라우강이 남긴 자갈 평야가 말버러 포도밭의 바탕입니다.',
        'The stony plain of the Wairau is the floor of Marlborough.',
      ],
    ],
  },
  'central-otago': {
    name: five('센트럴 오타고', 'Central Otago', '中奥塔哥', '中奧塔哥', 'セントラル・オタゴ'),
    climate: 'cool',
    facts: [
      [
        '센트럴 오타고는 세계에서 가장 남쪽에 있는 산지 가운데 하나로, 편암 골짜기에서 피노 누아가 익습니다.',
        'Among the most southerly regions of the world, Central Otago ripens Pinot Noir in valleys of schist.',
      ],
      [
        '바다에서 먼 센트럴 오타고는 여름이 덥고 겨울이 혹독한 대륙성 기후입니다.',
        'Far from the sea, Central Otago has hot summers and hard winters.',
      ],
    ],
  },
};
