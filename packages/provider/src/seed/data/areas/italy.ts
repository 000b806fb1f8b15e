import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Production areas of Italy, from north to south. */
export const ITALY: Record<string, Area> = {
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
