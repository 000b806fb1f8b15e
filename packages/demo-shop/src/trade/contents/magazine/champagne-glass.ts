import { five } from '../../../data/translate.ts';
import { type Article, EDITORS, SERVICE } from '../article.ts';

export const CHAMPAGNE_GLASS: Article = {
  kind: 'MAGAZINE',
  category: SERVICE,
  picture: 'champagne',
  author: EDITORS,
  wines: { kinds: ['SPARKLING'] },
  daysBack: 52,
  likes: 33,
  runs: null,
  title: five(
    '샴페인을 글라스로 낸다는 것',
    'Champagne by the glass',
    '以杯为单位供应香槟',
    '以杯為單位供應香檳',
    'シャンパーニュをグラスで出すということ',
  ),
  summary: five(
    '첫 잔을 스파클링으로 열면 객단가와 속도가 함께 올라갑니다. 남는 기포를 걱정하지 않는 운영법입니다.',
    'Open with bubbles, and both spending and pace go up. How to do it without fear of flat bottles.',
    '以起泡酒开场，客单价与出餐节奏同步提升。教您如何不再担心走气。',
    '以氣泡酒開場，客單價與出餐節奏同步提升。教您如何不再擔心走氣。',
    '一杯目をスパークリングにすると客単価とテンポがともに上がります。泡が抜ける心配をしない運営法です。',
  ),
  body: [
    five(
      '손님이 자리에 앉아 첫 잔을 받기까지 3분을 넘기지 않는 가게는 두 번째 잔의 주문이 빨라집니다. 스파클링은 주문을 묻기 전에 권할 수 있는 거의 유일한 와인입니다. "시작으로 한 잔 어떠세요?" 한마디면 됩니다.',
      'Where the first glass stands on the table within three minutes, the second is ordered sooner. Sparkling wine is almost the only one that can be offered before anybody has looked at the menu: “A glass to begin with?” will do.',
      '入座三分钟内送上第一杯的店，第二杯点得更快。起泡酒几乎是唯一可以在点餐前推荐的酒：“先来一杯如何？”一句话就够了。',
      '入座三分鐘內送上第一杯的店，第二杯點得更快。氣泡酒幾乎是唯一可以在點餐前推薦的酒：「先來一杯如何？」一句話就夠了。',
      '着席から三分以内に一杯目が届く店は、二杯目の注文が早くなります。スパークリングは、注文を伺う前に勧められるほぼ唯一のワインです。「まず一杯いかがですか」の一言で足ります。',
    ),
    five(
      '전용 마개를 쓰고 6도 안팎에서 보관하면 이틀은 기포가 살아 있습니다. 한 병에서 여섯 잔을 기준으로 잡으면 원가를 계산하기 쉽고, 마지막 한 잔이 약해졌다면 <strong>칵테일</strong>로 돌립니다.',
      'With a proper stopper, at about 6 °C, the bubbles hold for two days. Count six glasses to a bottle and the cost is easy to reckon; if the last has gone weak, it becomes a <strong>cocktail</strong>.',
      '使用专用瓶塞并在 6℃ 左右保存，气泡可保持两天。以一瓶六杯计算成本一目了然，最后一杯若变弱可改做<strong>鸡尾酒</strong>。',
      '使用專用瓶塞並在 6℃ 左右保存，氣泡可保持兩天。以一瓶六杯計算成本一目了然，最後一杯若變弱可改做<strong>調酒</strong>。',
      '専用の栓を使い6度前後で保管すれば、二日は泡が保たれます。一本六杯を目安にすると原価の計算が簡単です。最後の一杯が弱ければ<strong>カクテル</strong>に回します。',
    ),
    {
      heading: five(
        '잔을 바꾸면 값이 보입니다',
        'Another glass shows the price',
        '换个杯子，价值立现',
        '換個杯子，價值立現',
        'グラスを替えると価値が見える',
      ),
    },
    five(
      '향이 풍부한 샴페인은 좁은 플루트보다 작은 화이트 잔에서 더 많은 것을 보여 줍니다. 잔의 3분의 1만 따르고, 나머지는 병째 얼음통에 두세요. 기포는 잔이 아니라 병에서 지켜집니다.',
      'A fragrant Champagne shows more in a small white wine glass than in a narrow flute. Fill a third and leave the rest in its bucket: bubbles are kept in the bottle, not in the glass.',
      '香气丰富的香槟在小号白葡萄酒杯中比细长笛形杯更能展现。只倒三分之一，其余连瓶放入冰桶。气泡是在瓶里而不是杯里守住的。',
      '香氣豐富的香檳在小號白酒杯中比細長笛形杯更能展現。只倒三分之一，其餘連瓶放入冰桶。氣泡是在瓶裡而不是杯裡守住的。',
      '香り豊かなシャンパーニュは、細いフルートより小ぶりの白用グラスの方が多くを見せます。三分の一だけ注ぎ、残りは瓶のまま氷桶へ。泡はグラスではなく瓶で守られます。',
    ),
    five(
      '샴페인이 부담스럽다면 같은 방식으로 만든 크레망이나 카바로 시작해도 좋습니다. 공급가는 절반이지만 병 속에서 두 번째 발효를 거친 기포는 똑같이 곱습니다. 메뉴판에는 두 줄을 나란히 적어 두세요. 손님의 절반은 크레망을, 나머지 절반은 한 줄 위의 샴페인을 고릅니다.',
      'Where Champagne is too dear, begin with Crémant or Cava, made in the same way: half the price, and bubbles as fine from a second fermentation in the bottle. Print the two lines beside each other: half of the guests take the Crémant, the other half the Champagne above it.',
      '若香槟负担较重，可从同法酿造的克雷芒或卡瓦开始。价格减半，瓶中二次发酵的气泡同样细腻。酒单上请将两行并列：一半客人选克雷芒，另一半选上一行的香槟。',
      '若香檳負擔較重，可從同法釀造的克雷芒或卡瓦開始。價格減半，瓶中二次發酵的氣泡同樣細膩。酒單上請將兩行並列：一半客人選克雷芒，另一半選上一行的香檳。',
      'シャンパーニュが負担なら、同じ製法のクレマンやカバから始めるのも手です。卸価格は半分でも、瓶内二次発酵の泡は同じくきめ細かい。メニューには二行を並べましょう。半分のお客様はクレマンを、残りは一つ上のシャンパーニュを選びます。',
    ),
    {
      quote: five(
        '샴페인은 축하할 때가 아니라 시작할 때 마시는 술입니다.',
        'Champagne is not for celebrations; it is for beginnings.',
        '香槟不是庆祝时喝的酒，而是开始时喝的酒。',
        '香檳不是慶祝時喝的酒，而是開始時喝的酒。',
        'シャンパーニュは祝うときではなく、始めるときに飲む酒です。',
      ),
    },
  ],
};
