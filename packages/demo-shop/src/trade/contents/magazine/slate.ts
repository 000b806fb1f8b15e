import { five } from '../../../data/translate.ts';
import { type Article, BUYER, REGION } from '../article.ts';

export const SLATE: Article = {
  kind: 'MAGAZINE',
  category: REGION,
  picture: 'mosel',
  author: BUYER,
  wines: { countries: ['DE', 'AT'] },
  daysBack: 37,
  likes: 29,
  runs: null,
  title: five(
    '점판암이 데운 리슬링',
    'Riesling warmed by slate',
    '板岩温暖的雷司令',
    '板岩溫暖的麗絲玲',
    '粘板岩が温めるリースリング',
  ),
  summary: five(
    '모젤의 비탈에서 낮은 알코올과 긴 여운이 함께 나오는 까닭을 밭에서 듣고 왔습니다.',
    'Why the slopes of the Mosel give little alcohol and a long finish: heard in the vineyard itself.',
    '摩泽尔陡坡为何酒精度低而余味悠长，我们在葡萄园里找到了答案。',
    '摩塞爾陡坡為何酒精度低而餘味悠長，我們在葡萄園裡找到了答案。',
    'モーゼルの斜面が低いアルコールと長い余韻をともに生む理由を、畑で聞いてきました。',
  ),
  body: [
    five(
      '모젤의 가장 가파른 밭은 경사가 65도입니다. 기계는 오르지 못하고, 사람은 줄을 잡고 오릅니다. 발밑에서 소리를 내며 미끄러지는 검은 조각이 점판암입니다. 낮에 모은 열을 밤에 돌려주어 북위 50도에서도 포도를 익힙니다.',
      'The steepest vineyard of the Mosel leans at 65 degrees. No machine climbs it; people hold on to ropes. What slides and rings underfoot is slate: it gives the heat of the day back at night and ripens grapes at fifty degrees north.',
      '摩泽尔最陡的葡萄园坡度达 65 度，机器上不去，人要抓着绳索攀登。脚下哗哗滑动的黑色碎片就是板岩，它白天蓄热、夜晚放热，让北纬 50 度的葡萄也能成熟。',
      '摩塞爾最陡的葡萄園坡度達 65 度，機器上不去，人要抓著繩索攀登。腳下嘩嘩滑動的黑色碎片就是板岩，它白天蓄熱、夜晚放熱，讓北緯 50 度的葡萄也能成熟。',
      'モーゼルで最も急な畑の傾斜は65度。機械は登れず、人が綱を握って登ります。足元で音を立てて滑る黒いかけらが粘板岩です。昼に蓄えた熱を夜に返し、北緯50度でもぶどうを熟させます。',
    ),
    five(
      '천천히 익은 포도에는 산도와 향이 그대로 남습니다. 발효를 일찍 멈추면 알코올은 8–9도, 단맛은 조금 남고 산이 그것을 받칩니다. 끝까지 발효시키면 11–12도의 드라이(<em>트로켄</em>)가 됩니다. 라벨의 이 한 단어만 알아도 손님에게 정확히 권할 수 있습니다.',
      'Ripening slowly, grapes keep acidity and scent. Stop the fermentation early, and there are 8 or 9 degrees of alcohol with a little sweetness that acidity carries; let it finish, and there is a dry wine of 11 or 12, called <em>trocken</em>. That one word on a label tells what to advise.',
      '缓慢成熟的葡萄保留酸度与香气。提前终止发酵，酒精度 8–9 度，略带甜味并由酸度支撑；发酵到底则为 11–12 度的干型（<em>Trocken</em>）。记住酒标上的这个词，就能准确推荐。',
      '緩慢成熟的葡萄保留酸度與香氣。提前終止發酵，酒精度 8–9 度，略帶甜味並由酸度支撐；發酵到底則為 11–12 度的不甜型（<em>Trocken</em>）。記住酒標上的這個詞，就能準確推薦。',
      'ゆっくり熟した実には酸と香りがそのまま残ります。発酵を早く止めれば8〜9度で甘みが少し残り、酸がそれを支えます。最後まで発酵させれば11〜12度の辛口（<em>トロッケン</em>）。ラベルのこの一語を知るだけで正確にお勧めできます。',
    ),
    {
      quote: five(
        '우리는 포도를 기르지 않습니다. 돌이 식지 않게 지킬 뿐입니다.',
        'We do not grow grapes. We only keep the stones from cooling.',
        '我们不是在种葡萄，只是守着石头不让它变冷。',
        '我們不是在種葡萄，只是守著石頭不讓它變冷。',
        '私たちはぶどうを育てているのではなく、石が冷えないよう守っているだけです。',
      ),
      source: five(
        '엘스바흐의 양조 책임자',
        'The cellar master at Elsbach',
        '埃尔斯巴赫酿酒师',
        '埃爾斯巴赫釀酒師',
        'エルスバッハの醸造責任者',
      ),
    },
    five(
      '점판암에도 색이 있습니다. 푸른 점판암의 리슬링은 라임과 차가운 돌, 붉은 점판암은 살구와 향신료, 회색은 그 중간입니다. 생산자들은 같은 마을 안에서도 색이 바뀌는 자리에서 밭의 이름을 나눕니다. 석유를 떠올리게 하는 향은 햇볕을 많이 받은 포도가 병에서 익으며 생기는 것으로, 흠이 아니라 나이입니다.',
      'Slate has colours. From blue slate Riesling has lime and cold stone, from red apricot and spice, from grey something between. Within one village the names of plots change where the colour does. The scent that recalls petrol comes with age, from grapes that had much sun: it is no fault.',
      '板岩也有颜色。蓝板岩的雷司令带青柠与冷石气息，红板岩带杏与香料，灰板岩居中。同一村中，颜色变化之处便是地块之名的分界。令人想到汽油的香气，是日照充足的葡萄在瓶中陈年而来，不是缺陷，而是年岁。',
      '板岩也有顏色。藍板岩的麗絲玲帶萊姆與冷石氣息，紅板岩帶杏與香料，灰板岩居中。同一村中，顏色變化之處便是地塊之名的分界。令人想到汽油的香氣，是日照充足的葡萄在瓶中陳年而來，不是缺陷，而是年歲。',
      '粘板岩にも色があります。青い粘板岩はライムと冷たい石、赤は杏と香辛料、灰色はその中間。同じ村でも色が変わる所で畑の名が分かれます。石油を思わせる香りは、日をよく浴びたぶどうが瓶で熟して生まれるもの。欠点ではなく年齢です。',
    ),
    {
      heading: five(
        '어디에 낼까요',
        'What to serve it with',
        '适合搭配什么',
        '適合搭配什麼',
        '何に合わせるか',
      ),
    },
    {
      list: [
        five(
          '카비네트: 매콤한 회무침, 태국 음식, 늦은 오후의 첫 잔',
          'Kabinett: spicy raw fish salad, Thai food, the first glass of an afternoon',
          '珍藏（Kabinett）：辣拌生鱼、泰国菜、午后第一杯',
          '珍藏（Kabinett）：辣拌生魚、泰國菜、午後第一杯',
          'カビネット：辛い刺身和え、タイ料理、午後の一杯目',
        ),
        five(
          '트로켄: 조개찜, 흰살 생선구이, 봄나물',
          'Trocken: steamed clams, grilled white fish, spring greens',
          '干型：蒸贝、烤白身鱼、春季野菜',
          '不甜型：蒸貝、烤白身魚、春季野菜',
          'トロッケン：貝の酒蒸し、白身魚の焼き物、春の山菜',
        ),
        five(
          '아우슬레제: 블루치즈와 배, 또는 디저트 대신 한 잔',
          'Auslese: blue cheese and pear, or in the place of dessert',
          '精选（Auslese）：蓝纹奶酪配梨，或代替甜点',
          '精選（Auslese）：藍紋乳酪配梨，或代替甜點',
          'アウスレーゼ：ブルーチーズと梨、またはデザートの代わりに',
        ),
      ],
    },
  ],
};
