import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Production areas of France, from west to east within their regions. */
export const FRANCE: Record<string, Area> = {
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
  bourgogne: {
    name: five('부르고뉴', 'Bourgogne', '勃艮第', '布根地', 'ブルゴーニュ'),
    climate: 'cool',
    facts: [
      [
        '부르고뉴에서는 밭 하나하나를 클리마라 부르며, 같은 품종도 밭에 따라 다른 와인이 됩니다.',
        'Burgundy calls each plot a climat, and one grape becomes a different wine in every one of them.',
      ],
      [
        '석회암과 이회토가 층을 이룬 동향 비탈이 부르고뉴의 중심을 이룹니다.',
        'East-facing slopes of limestone and marl are the heart of Burgundy.',
      ],
    ],
  },
  chablis: {
    name: five('샤블리', 'Chablis', '夏布利', '夏布利', 'シャブリ'),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '샤블리의 키메리지 토양에는 작은 굴 화석이 박혀 있어 짭조름한 인상을 떠올리게 합니다.',
        'The Kimmeridgian soil of Chablis is full of tiny fossil oysters, and the wine brings the sea to mind.',
      ],
      [
        '부르고뉴 가장 북쪽의 샤블리는 봄 서리를 견디며 날카로운 산도를 지킵니다.',
        'Northernmost in Burgundy, Chablis endures spring frost and keeps a keen acidity.',
      ],
    ],
  },
  'gevrey-chambertin': {
    name: five(
      '주브레 샹베르탱',
      'Gevrey-Chambertin',
      '热夫雷-香贝丹',
      '哲維瑞-香貝丹',
      'ジュヴレ・シャンベルタン',
    ),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '주브레 샹베르탱은 코트 드 뉘에서 그랑 크뤼 밭이 가장 많은 마을로, 힘 있는 피노 누아를 냅니다.',
        'Gevrey-Chambertin has more grands crus than any other village of the Côte de Nuits, and Pinot Noir of real power.',
      ],
      [
        '점토가 많은 석회암 비탈이 주브레 샹베르탱의 단단한 골격을 만듭니다.',
        'Clay over limestone gives Gevrey-Chambertin its firm structure.',
      ],
    ],
  },
  'vosne-romanee': {
    name: five('본 로마네', 'Vosne-Romanée', '沃恩-罗曼尼', '馮內-侯瑪內', 'ヴォーヌ・ロマネ'),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '본 로마네는 향신료와 꽃 향이 겹겹이 쌓이는 피노 누아로 이름난 코트 드 뉘의 마을입니다.',
        'Vosne-Romanée, in the Côte de Nuits, is known for Pinot Noir layered with spice and flowers.',
      ],
      [
        '얕은 석회암 위의 붉은 점토가 본 로마네의 결 고운 타닌을 낳습니다.',
        'Red clay over shallow limestone gives Vosne-Romanée its fine grain.',
      ],
    ],
  },
  'nuits-saint-georges': {
    name: five('뉘 생 조르주', 'Nuits-Saint-Georges', '夜圣乔治', '夜-聖喬治', 'ニュイ・サン・ジョルジュ'),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '뉘 생 조르주는 남북으로 긴 비탈에 놓여, 북쪽 밭은 섬세하고 남쪽 밭은 단단합니다.',
        'Nuits-Saint-Georges stretches along its slope: finer in the north, firmer in the south.',
      ],
      [
        '그랑 크뤼는 없지만 뉘 생 조르주에는 개성이 뚜렷한 프르미에 크뤼가 많습니다.',
        'Nuits-Saint-Georges has no grand cru but many premiers crus of strong character.',
      ],
    ],
  },
  beaune: {
    name: five('본', 'Beaune', '博讷', '伯恩', 'ボーヌ'),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '본은 부르고뉴 와인 거래의 중심지로, 도시 뒤편 비탈 대부분이 프르미에 크뤼입니다.',
        'Beaune is the trading heart of Burgundy, and most of the slope behind the town is premier cru.',
      ],
      [
        '모래가 섞인 본의 가벼운 토양은 일찍부터 마시기 좋은 피노 누아를 냅니다.',
        'Lighter, sandy soils in Beaune give Pinot Noir that opens early.',
      ],
    ],
  },
  meursault: {
    name: five('뫼르소', 'Meursault', '默尔索', '梅索', 'ムルソー'),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '뫼르소는 이회토가 많은 비탈에서 견과와 버터를 떠올리게 하는 샤르도네를 냅니다.',
        'On slopes rich in marl, Meursault grows Chardonnay that recalls nuts and butter.',
      ],
      [
        '지하수면이 낮아 깊은 저장고를 팔 수 있는 뫼르소에서는 긴 숙성이 전통입니다.',
        'A low water table allows deep cellars in Meursault, and long ageing is the tradition.',
      ],
    ],
  },
  'puligny-montrachet': {
    name: five(
      '퓔리니 몽라셰',
      'Puligny-Montrachet',
      '普里尼-蒙哈榭',
      '普里尼-蒙哈榭',
      'ピュリニー・モンラッシェ',
    ),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '퓔리니 몽라셰는 자갈 섞인 석회암에서 곧고 긴장감 있는 샤르도네를 냅니다.',
        'Stony limestone gives Puligny-Montrachet a straight and tense Chardonnay.',
      ],
      [
        '흰 꽃과 감귤, 돌의 인상이 길게 이어지는 것이 퓔리니 몽라셰의 특징입니다.',
        'White flowers, citrus and stone run long in Puligny-Montrachet.',
      ],
    ],
  },
  maconnais: {
    name: five('마코네', 'Mâconnais', '马孔', '馬貢', 'マコネ'),
    parent: 'bourgogne',
    climate: 'mild',
    facts: [
      [
        '부르고뉴 남쪽의 마코네는 햇볕이 넉넉해 잘 익은 과실의 샤르도네를 냅니다.',
        'In the south of Burgundy, the Mâconnais has sun enough for ripe, generous Chardonnay.',
      ],
      [
        '솔뤼트레 바위 아래 석회암 비탈이 마코네의 풍경을 이룹니다.',
        'Limestone slopes under the rock of Solutré mark the Mâconnais.',
      ],
    ],
  },
  beaujolais: {
    name: five('보졸레', 'Beaujolais', '博若莱', '薄酒萊', 'ボジョレー'),
    climate: 'mild',
    facts: [
      [
        '보졸레는 가메가 화강암 언덕에서 가장 생기 있는 과실을 보여 주는 산지입니다.',
        'In Beaujolais, Gamay shows its liveliest fruit on hills of granite.',
      ],
      [
        '포도송이를 통째로 발효하는 방식이 보졸레의 부드러운 질감을 만듭니다.',
        'Whole bunches in the vat give Beaujolais its supple texture.',
      ],
    ],
  },
  morgon: {
    name: five('모르공', 'Morgon', '墨贡', '摩恭', 'モルゴン'),
    parent: 'beaujolais',
    climate: 'mild',
    facts: [
      [
        '모르공의 코트 뒤 피는 부서진 편암 토양으로, 가메에 깊이와 숙성력을 줍니다.',
        'The Côte du Py in Morgon, a hill of crumbling schist, gives Gamay depth and staying power.',
      ],
      [
        '모르공은 보졸레의 열 개 크뤼 가운데 가장 힘 있는 편에 듭니다.',
        'Morgon is among the most powerful of the ten crus of Beaujolais.',
      ],
    ],
  },
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
