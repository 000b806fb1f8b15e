import { five } from '../../../data/translate.ts';
import { type Article, PAIRING, SOMMELIER } from '../article.ts';

export const SPICY_TABLE: Article = {
  kind: 'MAGAZINE',
  category: PAIRING,
  picture: 'rose',
  author: SOMMELIER,
  wines: { kinds: ['ROSE', 'WHITE'] },
  daysBack: 30,
  likes: 51,
  runs: null,
  title: five(
    '매운 상에는 무엇을 낼까',
    'What to pour when the food is hot',
    '辣味餐桌配什么酒',
    '辣味餐桌配什麼酒',
    '辛い料理に何を出すか',
  ),
  summary: five(
    '맵고 달고 짠 음식 앞에서 좋은 레드가 무너지는 이유, 그리고 무너지지 않는 네 가지 와인입니다.',
    'Why good reds fall apart beside hot, sweet and salty food, and four kinds of wine that do not.',
    '为何好红酒在又辣又甜又咸的菜前会失色，以及四类不会失色的酒。',
    '為何好紅酒在又辣又甜又鹹的菜前會失色，以及四類不會失色的酒。',
    '辛く甘く塩気のある料理の前で良い赤が崩れる理由と、崩れない四つのワインです。',
  ),
  body: [
    five(
      '고추의 캡사이신은 맛이 아니라 통증입니다. 알코올은 그 통증을 키우고, 타닌은 입안을 말려 더 오래 남게 합니다. 그래서 값비싼 레드일수록 매운 상에서 더 쓰고 더 뜨겁게 느껴집니다.',
      'Chilli is not a taste but a pain. Alcohol feeds it, and tannin dries the mouth so that it stays. The grander the red, the more bitter and hot it seems beside spicy food.',
      '辣椒素带来的不是味道而是痛感。酒精会放大痛感，单宁使口腔干涩、停留更久。因此越名贵的红酒在辣味前越显苦热。',
      '辣椒素帶來的不是味道而是痛感。酒精會放大痛感，單寧使口腔乾澀、停留更久。因此越名貴的紅酒在辣味前越顯苦熱。',
      '唐辛子の辛さは味ではなく痛みです。アルコールがそれを強め、タンニンが口を乾かして長く残します。高価な赤ほど、辛い席では苦く熱く感じられます。',
    ),
    {
      list: [
        five(
          '<strong>차가운 로제</strong> — 떡볶이, 닭갈비. 붉은 과실이 고추장의 단맛을 잇습니다.',
          '<strong>Cold rosé</strong> — spicy rice cakes, chilli chicken: red fruit carries on the sweetness of the paste.',
          '<strong>冰镇桃红</strong> — 辣炒年糕、辣炒鸡。红果味承接辣酱的甜。',
          '<strong>冰鎮粉紅酒</strong> — 辣炒年糕、辣炒雞。紅果味承接辣醬的甜。',
          '<strong>冷えたロゼ</strong> — トッポッキ、タッカルビ。赤い果実がコチュジャンの甘みを受け継ぎます。',
        ),
        five(
          '<strong>단맛이 남은 리슬링</strong> — 회무침, 비빔국수. 단맛이 열을 식힙니다.',
          '<strong>Off-dry Riesling</strong> — spicy raw fish, tossed noodles: sweetness cools the heat.',
          '<strong>微甜雷司令</strong> — 辣拌生鱼、拌面。甜味可降低灼热。',
          '<strong>微甜麗絲玲</strong> — 辣拌生魚、拌麵。甜味可降低灼熱。',
          '<strong>やや甘口のリースリング</strong> — 刺身の辛味和え、ビビン麺。甘みが熱を冷まします。',
        ),
        five(
          '<strong>드라이 스파클링</strong> — 양념치킨, 튀김. 기포가 기름을 걷어 냅니다.',
          '<strong>Dry sparkling wine</strong> — glazed fried chicken, fritters: bubbles lift the oil.',
          '<strong>干型起泡酒</strong> — 甜辣炸鸡、炸物。气泡带走油脂。',
          '<strong>不甜氣泡酒</strong> — 甜辣炸雞、炸物。氣泡帶走油脂。',
          '<strong>辛口スパークリング</strong> — ヤンニョムチキン、揚げ物。泡が油を流します。',
        ),
        five(
          '<strong>가벼운 레드를 14도로</strong> — 제육볶음, 낙지볶음. 가메나 진판델 대신 바르베라를.',
          '<strong>Light red at 14 °C</strong> — spicy pork, stir-fried octopus: Gamay, or Barbera rather than Zinfandel.',
          '<strong>14℃ 的轻盈红酒</strong> — 辣炒猪肉、辣炒章鱼。选佳美或巴贝拉，而非仙粉黛。',
          '<strong>14℃ 的輕盈紅酒</strong> — 辣炒豬肉、辣炒章魚。選加美或巴貝拉，而非金芬黛。',
          '<strong>軽い赤を14度で</strong> — 豚の辛味炒め、タコ炒め。ジンファンデルよりガメイやバルベーラを。',
        ),
      ],
      ordered: true,
    },
    five(
      '단맛은 매운맛의 가장 좋은 친구입니다. 리터당 10–20그램의 잔당은 혼자 마시면 달지만, 매운 음식 옆에서는 단맛이 사라지고 과실만 남습니다. 손님이 단 와인을 꺼린다면 "음식과 함께 드시면 달지 않습니다"라고 말씀드리고 한 모금 먼저 권해 보세요.',
      'Sweetness is the best friend of heat. Ten or twenty grams of sugar in a litre taste sweet alone; beside spicy food the sweetness goes and fruit is left. To a guest who shuns sweet wine say “with the food it is not sweet”, and offer a sip.',
      '甜味是辣味最好的朋友。每升 10–20 克残糖，单饮觉得甜，配辣菜时甜味消失，只留果香。若客人不喜甜酒，可说“配菜喝就不甜了”，请他先尝一口。',
      '甜味是辣味最好的朋友。每公升 10–20 克殘糖，單飲覺得甜，配辣菜時甜味消失，只留果香。若客人不喜甜酒，可說「配菜喝就不甜了」，請他先嚐一口。',
      '甘みは辛さの一番の友です。1リットルに10〜20グラムの残糖は単独では甘くても、辛い料理の横では甘みが消え果実だけが残ります。甘口を避けるお客様には「お料理と一緒なら甘くありません」と一口お勧めください。',
    ),
    {
      quote: five(
        '매운맛은 이기는 것이 아니라 쉬게 하는 것입니다.',
        'Heat is not to be beaten; it is to be given a rest.',
        '辣味不是用来战胜的，而是让它歇一歇。',
        '辣味不是用來戰勝的，而是讓它歇一歇。',
        '辛さは打ち負かすものではなく、休ませるものです。',
      ),
      source: SOMMELIER,
    },
    five(
      '메뉴판의 매운 음식 옆에 잔 그림 하나와 값을 적어 두면 설명이 필요 없습니다. 로제와 리슬링은 계절을 타지 않으니 한 박스씩 두고 글라스로 시작해 보세요.',
      'A small drawing of a glass with a price beside the spicy dishes needs no explaining. Rosé and Riesling know no season: begin by the glass, with a case of each.',
      '在菜单的辣味菜旁画一只小酒杯并标价，无需解释。桃红与雷司令四季皆宜，各备一箱从杯卖开始吧。',
      '在菜單的辣味菜旁畫一只小酒杯並標價，無需解釋。粉紅酒與麗絲玲四季皆宜，各備一箱從杯賣開始吧。',
      'メニューの辛い料理の横にグラスの絵と値段を添えれば、説明はいりません。ロゼとリースリングは季節を選びません。一ケースずつ、グラスから始めてみてください。',
    ),
  ],
};
