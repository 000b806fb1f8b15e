import { five } from '../translate.ts';
import type { Area } from './area.ts';

export const GERMANY: Record<string, Area> = {
  mosel: {
    name: five('모젤', 'Mosel', '摩泽尔', '摩塞爾', 'モーゼル'),
    climate: 'cool',
    facts: [
      [
        '모젤의 가파른 점판암 비탈은 낮에 모은 열을 밤에 리슬링에 돌려줍니다.',
        'The steep slate of the Mosel gives the day’s heat back to Riesling at night.',
      ],
      [
        '경사가 60도를 넘는 모젤의 비탈에서는 모든 일을 사람 손으로 합니다.',
        'Slopes beyond sixty degrees mean that everything on the Mosel is done by hand.',
      ],
    ],
  },
  nahe: {
    name: five('나헤', 'Nahe', '纳赫', '那赫', 'ナーエ'),
    climate: 'cool',
    facts: [
      [
        '나헤는 화산암과 점판암, 사암이 뒤섞여 골짜기마다 다른 리슬링을 냅니다.',
        'Volcanic rock, slate and sandstone mix along the Nahe, and every valley has its own Riesling.',
      ],
      [
        '숲이 서풍을 막아 주는 나헤는 비가 적고 온화합니다.',
        'Sheltered by forest from the west, the Nahe is dry and mild.',
      ],
    ],
  },
  rheingau: {
    name: five('라인가우', 'Rheingau', '莱茵高', '萊茵高', 'ラインガウ'),
    climate: 'cool',
    facts: [
      [
        '라인강이 서쪽으로 흐르며 만든 남향 비탈이 라인가우의 리슬링을 고루 익힙니다.',
        'Where the Rhine turns west, south-facing slopes ripen the Riesling of the Rheingau.',
      ],
      [
        '수도원에서 시작된 라인가우의 포도밭은 늦수확 전통으로도 이름났습니다.',
        'Begun by monasteries, the Rheingau is famed for its tradition of late harvest.',
      ],
    ],
  },
  rheinhessen: {
    name: five('라인헤센', 'Rheinhessen', '莱茵黑森', '萊茵黑森', 'ラインヘッセン'),
    climate: 'cool',
    facts: [
      [
        '독일에서 가장 넓은 라인헤센은 완만한 언덕에 젊은 양조가들이 모이는 산지입니다.',
        'The largest region of Germany, Rheinhessen is gentle hills and a young generation of growers.',
      ],
      [
        '라인강 가의 붉은 비탈이 라인헤센 리슬링에 힘을 더합니다.',
        'The red slope by the Rhine gives Rheinhessen Riesling its strength.',
      ],
    ],
  },
  pfalz: {
    name: five('팔츠', 'Pfalz', '普法尔茨', '法茲', 'プファルツ'),
    climate: 'mild',
    facts: [
      [
        '팔츠는 산줄기가 비를 막아 무화과와 아몬드가 자랄 만큼 온화합니다.',
        'Sheltered by its hills, the Pfalz is mild enough for figs and almonds.',
      ],
      [
        '붉은 사암과 석회암이 섞인 팔츠의 밭은 넉넉한 리슬링과 피노를 냅니다.',
        'Sandstone and limestone in the Pfalz give generous Riesling and Pinot.',
      ],
    ],
  },
  baden: {
    name: five('바덴', 'Baden', '巴登', '巴登', 'バーデン'),
    climate: 'mild',
    facts: [
      [
        '독일 남쪽 끝의 바덴은 볕이 가장 좋아 피노 계열 품종이 중심입니다.',
        'In the far south, Baden is the sunniest part of Germany and the home of its Pinots.',
      ],
      [
        '카이저슈툴의 화산 언덕이 바덴의 슈페트부르군더에 깊이를 줍니다.',
        'The volcanic Kaiserstuhl gives depth to the Spätburgunder of Baden.',
      ],
    ],
  },
};

export const AUSTRIA: Record<string, Area> = {
  niederosterreich: {
    name: five('니더외스터라이히', 'Niederösterreich', '下奥地利', '下奧地利', 'ニーダーエスターライヒ'),
    climate: 'cool',
    facts: [
      [
        '니더외스터라이히는 도나우강을 따라 그뤼너 벨트리너가 가장 많이 심긴 산지입니다.',
        'Along the Danube, Niederösterreich is the land of Grüner Veltliner.',
      ],
      [
        '뢰스라 부르는 고운 황토가 니더외스터라이히의 언덕을 두껍게 덮습니다.',
        'Fine loess lies thick on the hills of Niederösterreich.',
      ],
    ],
  },
  wachau: {
    name: five('바하우', 'Wachau', '瓦豪', '瓦豪', 'ヴァッハウ'),
    parent: 'niederosterreich',
    climate: 'cool',
    facts: [
      [
        '바하우는 도나우강이 깎은 골짜기의 돌담 계단밭에서 긴장감 있는 화이트를 냅니다.',
        'In a gorge of the Danube, the stone terraces of the Wachau give tense white wines.',
      ],
      [
        '바하우의 가장 무르익은 와인에는 도마뱀의 이름을 딴 스마락트라는 말이 붙습니다.',
        'The ripest wines of the Wachau are called Smaragd, after a lizard of its walls.',
      ],
    ],
  },
  kamptal: {
    name: five('캄프탈', 'Kamptal', '坎普谷', '坎普塔', 'カンプタール'),
    parent: 'niederosterreich',
    climate: 'cool',
    facts: [
      [
        '캄프탈은 따뜻한 동쪽 공기와 숲의 찬 공기가 만나 향이 또렷한 산지입니다.',
        'Warm air from the east meets cool forest air in the Kamptal, and aromas stay clear.',
      ],
      [
        '뢰스와 사막 사암이 캄프탈의 화이트에 향신료 같은 결을 더합니다.',
        'Loess and desert sandstone lend spice to the whites of the Kamptal.',
      ],
    ],
  },
  burgenland: {
    name: five('부르겐란트', 'Burgenland', '布尔根兰', '布根蘭', 'ブルゲンラント'),
    climate: 'mild',
    facts: [
      [
        '노이지들 호수를 낀 부르겐란트는 오스트리아에서 볕이 가장 좋은 레드 산지입니다.',
        'By Lake Neusiedl, Burgenland is the sunniest red wine country of Austria.',
      ],
      [
        '헝가리 평원의 따뜻한 공기가 부르겐란트의 블라우프랭키슈를 익힙니다.',
        'Warm air from the Hungarian plain ripens Blaufränkisch in Burgenland.',
      ],
    ],
  },
};

export const HUNGARY: Record<string, Area> = {
  tokaj: {
    name: five('토카이', 'Tokaj', '托卡伊', '托卡伊', 'トカイ'),
    climate: 'mild',
    facts: [
      [
        '토카이는 두 강이 만나며 이는 가을 안개 속에서 귀부 포도를 한 알씩 거둡니다.',
        'Two rivers meet at Tokaj, and in their autumn mist shrivelled berries are picked one by one.',
      ],
      [
        '화산암을 파낸 토카이의 지하 저장고 벽은 검은 곰팡이로 덮여 있습니다.',
        'The cellars of Tokaj are cut into volcanic rock, their walls black with mould.',
      ],
    ],
  },
  eger: {
    name: five('에게르', 'Eger', '埃格尔', '埃格爾', 'エゲル'),
    climate: 'cool',
    facts: [
      [
        '에게르는 화산재가 굳은 응회암 언덕에서 여러 품종을 섞은 레드로 이름났습니다.',
        'On hills of volcanic tuff, Eger is famous for red blended from several grapes.',
      ],
      [
        '서늘한 북쪽의 에게르는 향신료와 붉은 과실이 산뜻합니다.',
        'In the cool north, Eger is fresh with spice and red fruit.',
      ],
    ],
  },
  villany: {
    name: five('빌라니', 'Villány', '维拉尼', '維拉尼', 'ヴィッラーニ'),
    climate: 'warm',
    facts: [
      [
        '헝가리 남쪽 끝의 빌라니는 지중해에 가까운 기후로 카베르네 프랑이 잘 익습니다.',
        'In the far south of Hungary, Villány is almost Mediterranean, and Cabernet Franc ripens well.',
      ],
      [
        '석회암 위에 황토가 덮인 빌라니의 남향 비탈은 레드에 깊이를 줍니다.',
        'Loess over limestone on south slopes gives depth to the reds of Villány.',
      ],
    ],
  },
};
