import { five } from '../../../data/translate.ts';
import { type Article, BUYER, REGION } from '../article.ts';

export const COOL_SLOPES: Article = {
  kind: 'MAGAZINE',
  category: REGION,
  picture: 'alto-adige',
  author: BUYER,
  wines: { kinds: ['WHITE'] },
  daysBack: 20,
  likes: 24,
  runs: null,
  title: five(
    '서늘한 언덕이 만든 산도',
    'Acidity from cool slopes',
    '凉爽山坡孕育的酸度',
    '涼爽山坡孕育的酸度',
    '涼しい丘が生む酸',
  ),
  summary: five(
    '고도가 높은 밭의 화이트가 한식 상차림과 잘 어울리는 이유를 살펴봅니다.',
    'Why whites from high vineyards sit so well on a Korean table.',
    '探究高海拔葡萄园的白葡萄酒为何易于搭配一桌多味的餐食。',
    '探究高海拔葡萄園的白酒為何易於搭配一桌多味的餐食。',
    '標高の高い畑の白が、品数の多い食卓に合う理由を探ります。',
  ),
  body: [
    five(
      '백 미터를 올라갈 때마다 기온은 0.6도씩 내려갑니다. 해발 600미터의 밭은 같은 위도의 평지보다 4도 가까이 서늘합니다. 포도가 익는 데 두세 주가 더 걸리고, 그 사이에 당은 쌓이지만 산은 덜 줄어듭니다.',
      'Every hundred metres cost 0.6 °C. A vineyard at 600 metres is almost four degrees cooler than the plain beside it. Grapes need two or three weeks more; sugar gathers, and less acidity is lost.',
      '海拔每升高一百米，气温下降 0.6℃。海拔 600 米的葡萄园比同纬度平地低近 4℃。葡萄成熟要多两三周，糖分积累的同时酸度流失较少。',
      '海拔每升高一百公尺，氣溫下降 0.6℃。海拔 600 公尺的葡萄園比同緯度平地低近 4℃。葡萄成熟要多兩三週，糖分累積的同時酸度流失較少。',
      '100メートル上がるごとに気温は0.6度下がります。標高600メートルの畑は平地より4度近く涼しく、ぶどうが熟すのに二、三週間余計にかかります。その間に糖は増え、酸はあまり減りません。',
    ),
    five(
      '낮과 밤의 기온 차도 큽니다. 밤에 차가운 공기가 비탈을 타고 내려오면 포도는 호흡을 줄여 산을 아낍니다. 그 산이 기름진 한 점 뒤에 입안을 씻어 줍니다.',
      'Days and nights differ more, too. Cold air runs down the slope at night, the grapes breathe less and spare their acid; it clears the palate after a rich bite.',
      '昼夜温差也大。夜里冷空气沿坡而下，葡萄呼吸减弱，酸度得以保留，能在油润的一口之后清爽口腔。',
      '晝夜溫差也大。夜裡冷空氣沿坡而下，葡萄呼吸減弱，酸度得以保留，能在油潤的一口之後清爽口腔。',
      '昼夜の差も大きく、夜に冷気が斜面を下ると、ぶどうは呼吸を抑えて酸を残します。その酸が、脂ののったひと口の後に口の中を整えてくれます。',
    ),
    {
      quote: five(
        '산도는 신맛이 아니라 다음 한 점을 부르는 힘입니다.',
        'Acidity is not sourness but what calls for the next bite.',
        '酸度不是酸味，而是唤起下一口的力量。',
        '酸度不是酸味，而是喚起下一口的力量。',
        '酸とは酸っぱさではなく、次のひと口を誘う力です。',
      ),
      source: BUYER,
    },
    five(
      '알토 아디제의 생산자들은 여기에 한 가지를 더 말합니다. 호수에서 올라오는 오후의 바람입니다. 정오가 지나면 남쪽에서 <em>오라</em>라고 부르는 바람이 골짜기를 타고 올라와 잎을 말리고 병을 막습니다. 그래서 이곳의 포도는 늦게까지 깨끗하게 매달려 있을 수 있습니다.',
      'Producers in Alto Adige name one thing more: the wind that rises from the lake. Past noon the <em>Ora</em> comes up the valley from the south, dries the leaves and keeps disease away, so that grapes may hang clean until late.',
      '上阿迪杰的酒农还会提到一点：午后从湖面吹来的风。正午一过，名为<em>Ora</em>的南风沿谷而上，吹干叶片、防止病害，葡萄因而能干净地挂到很晚。',
      '上阿迪傑的酒農還會提到一點：午後從湖面吹來的風。正午一過，名為<em>Ora</em>的南風沿谷而上，吹乾葉片、防止病害，葡萄因而能乾淨地掛到很晚。',
      'アルト・アディジェの生産者はもう一つ挙げます。湖から上がる午後の風です。正午を過ぎると<em>オーラ</em>と呼ばれる南風が谷を上り、葉を乾かして病気を防ぎます。だからぶどうは遅くまで健やかに実っていられます。',
    ),
    {
      heading: five(
        '한 상에 여러 맛이 놓일 때',
        'When many dishes share a table',
        '当一桌多味时',
        '當一桌多味時',
        '食卓に多くの味が並ぶとき',
      ),
    },
    five(
      '회, 전, 튀김, 나물처럼 결이 다른 음식이 한 상에 오르는 자리라면 향이 강한 와인보다 산이 곧은 와인이 오래갑니다. 알토 아디제의 피노 비앙코, 오스트리아의 그뤼너 벨트리너, 모젤의 드라이 리슬링이 좋은 시작입니다.',
      'Where raw fish, pancakes, fritters and greens come together, straight acidity lasts longer than strong scent. Pinot Bianco from Alto Adige, Grüner Veltliner from Austria and dry Riesling from the Mosel are good to begin with.',
      '生鱼片、煎饼、炸物、凉菜同上一桌时，酸度爽直的酒比香气浓烈的酒更耐饮。上阿迪杰的白皮诺、奥地利的绿维特利纳、摩泽尔的干型雷司令都是好的开始。',
      '生魚片、煎餅、炸物、涼菜同上一桌時，酸度爽直的酒比香氣濃烈的酒更耐飲。上阿迪傑的白皮諾、奧地利的綠菲特麗娜、摩塞爾的不甜麗絲玲都是好的開始。',
      '刺身、チヂミ、揚げ物、ナムルが並ぶ席では、香りの強いワインより酸のまっすぐなワインが長く楽しめます。アルト・アディジェのピノ・ビアンコ、オーストリアのグリューナー・フェルトリーナー、モーゼルの辛口リースリングから始めてください。',
    ),
    {
      list: [
        five(
          '8–10도로 차게 내되, 얼음물에 10분이면 충분합니다.',
          'Serve at 8–10 °C; ten minutes in iced water are enough.',
          '以 8–10℃ 侍酒，冰水中浸十分钟即可。',
          '以 8–10℃ 侍酒，冰水中浸十分鐘即可。',
          '8〜10度で。氷水に10分で十分です。',
        ),
        five(
          '작은 화이트 잔에 3분의 1만 따르면 온도가 지켜집니다.',
          'Fill a small white wine glass by a third and it stays cool.',
          '小号白葡萄酒杯倒三分之一，可保持温度。',
          '小號白酒杯倒三分之一，可保持溫度。',
          '小ぶりの白用グラスに三分の一だけ注ぐと温度が保たれます。',
        ),
        five(
          '레몬을 곁들이는 음식이라면 와인의 산도가 음식보다 높아야 합니다.',
          'Where lemon comes with the dish, the wine needs more acidity than the food.',
          '若菜肴配柠檬，酒的酸度须高于菜肴。',
          '若菜餚配檸檬，酒的酸度須高於菜餚。',
          'レモンを添える料理なら、ワインの酸は料理より高くなければなりません。',
        ),
      ],
    },
  ],
};
