import { five } from '../../../data/translate.ts';
import type { Article } from '../article.ts';
import { sense } from './sense.ts';

/** Of what happens at the table. */
export const AT_THE_TABLE: readonly Article[] = [
  sense(
    'decanter',
    27,
    five(
      '디캔팅은 꼭 해야 하나요',
      'Does wine have to be decanted',
      '葡萄酒一定要醒酒吗',
      '葡萄酒一定要醒酒嗎',
      'デカンタージュは必要ですか',
    ),
    five(
      '어린 와인은 공기를, 오래된 와인은 맑음을 얻습니다.',
      'Young wine gains air, old wine gains clarity.',
      '年轻的酒得以透气，老酒得以澄清。',
      '年輕的酒得以透氣，老酒得以澄清。',
      '若いワインは空気を、古いワインは澄みを得ます。',
    ),
    [
      five(
        '타닌이 강한 어린 레드는 한 시간쯤 먼저 옮겨 두면 부드러워집니다. 시간이 없다면 바닥이 넓은 디캔터에 힘차게 붓고 두 번 돌려 주세요. 10분이면 절반은 열립니다.',
        'A young, tannic red softens after an hour. In a hurry pour it hard into a wide decanter and turn it twice: ten minutes do half of it.',
        '单宁强劲的年轻红葡萄酒提前一小时倒出会更柔和。时间不足时用力倒入宽底醒酒器并转两圈，十分钟即可打开一半。',
        '單寧強勁的年輕紅酒提前一小時倒出會更柔和。時間不足時用力倒入寬底醒酒器並轉兩圈，十分鐘即可打開一半。',
        'タンニンの強い若い赤は一時間ほど前に移すと柔らかくなります。時間がなければ底の広いデキャンタに勢いよく注ぎ、二度回してください。十分で半分は開きます。',
      ),
      five(
        '오래된 와인은 반대입니다. 하루 전에 세워 두었다가 병목에 빛을 비추며 천천히 따르고, 침전물이 어깨에 오면 멈춥니다. 그리고 바로 드시는 편이 좋습니다.',
        'Old wine is the other way round: stand it up the day before, pour slowly over a light, stop when sediment reaches the shoulder, and drink it at once.',
        '老酒恰好相反：提前一天直立，用光照着瓶颈缓缓倒出，沉淀到瓶肩即停，并立即饮用。',
        '老酒恰好相反：提前一天直立，用光照著瓶頸緩緩倒出，沉澱到瓶肩即停，並立即飲用。',
        '古いワインは逆です。前日から立て、瓶の首に光を当てながらゆっくり注ぎ、澱が肩に来たら止めます。そしてすぐにお飲みください。',
      ),
    ],
  ),
  sense(
    'glasses',
    33,
    five(
      '잔은 몇 가지나 있어야 할까요',
      'How many kinds of glasses are enough',
      '需要准备几种酒杯',
      '需要準備幾種酒杯',
      'グラスは何種類あればよいでしょう',
    ),
    five(
      '큰 잔, 작은 잔, 플루트 세 가지면 넉넉합니다.',
      'A large one, a small one and a flute will do.',
      '大杯、小杯、笛形杯三种足矣。',
      '大杯、小杯、笛形杯三種足矣。',
      '大・小・フルートの三種類で十分です。',
    ),
    [
      five(
        '향을 모으는 큰 잔은 레드에, 온도를 지키는 작은 잔은 화이트에 씁니다. 향이 풍부한 스파클링은 플루트보다 작은 화이트 잔에 내면 향이 더 살아납니다.',
        'A large glass gathers the scent of reds, a small one keeps whites cool. Fragrant sparkling wine shows more in a small white wine glass than in a flute.',
        '大杯聚香适合红葡萄酒，小杯保温适合白葡萄酒。香气丰富的起泡酒用小号白葡萄酒杯比笛形杯更能展现香气。',
        '大杯聚香適合紅酒，小杯保溫適合白酒。香氣豐富的氣泡酒用小號白酒杯比笛形杯更能展現香氣。',
        '香りを集める大きなグラスは赤に、温度を保つ小さなグラスは白に使います。香り豊かなスパークリングは、フルートより小ぶりの白用グラスの方が香りが立ちます。',
      ),
      five(
        '좌석 수의 1.5배를 갖추면 설거지를 기다리지 않습니다. 종류를 늘리기보다 같은 잔을 넉넉히 두고, 뜨거운 물로만 헹궈 세제 향을 남기지 마세요.',
        'One and a half times as many as there are seats, and nobody waits for the washing-up. Have more of one kind rather than more kinds, and rinse with hot water alone: detergent can be smelled.',
        '备足座位数的 1.5 倍，就不必等待清洗。与其增加种类，不如同款多备，并只用热水冲洗，不留洗涤剂气味。',
        '備足座位數的 1.5 倍，就不必等待清洗。與其增加種類，不如同款多備，並只用熱水沖洗，不留洗潔劑氣味。',
        '席数の1.5倍あれば洗い物を待ちません。種類を増やすより同じグラスを多めに置き、お湯だけですすいで洗剤の香りを残さないでください。',
      ),
    ],
  ),
  sense(
    'screwcap',
    51,
    five(
      '스크루캡은 값싼 와인의 표시인가요',
      'Does a screwcap mean cheap wine',
      '螺旋盖代表廉价酒吗',
      '螺旋蓋代表廉價酒嗎',
      'スクリューキャップは安いワインの印ですか',
    ),
    five(
      '신선함을 지키는 방법의 하나일 뿐입니다.',
      'It is only one way to keep wine fresh.',
      '它只是保持新鲜的一种方式。',
      '它只是保持新鮮的一種方式。',
      '新鮮さを保つ方法のひとつにすぎません。',
    ),
    [
      five(
        '뉴질랜드와 호주에서는 높은 등급의 와인에도 스크루캡을 씁니다. 코르크 오염(TCA)이 없고 병마다 맛이 고르다는 장점이 있습니다. 업장에서는 따는 시간이 짧고 다시 잠글 수 있어 글라스 판매에 특히 편합니다.',
        'New Zealand and Australia use it for their finest wines too: no cork taint (TCA), and every bottle alike. In a restaurant it opens fast and closes again, which suits sales by the glass.',
        '新西兰与澳大利亚的高端酒也采用螺旋盖：没有软木塞污染（TCA），每瓶品质一致。在餐厅开瓶快、可再封，尤其适合按杯销售。',
        '紐西蘭與澳洲的高端酒也採用螺旋蓋：沒有軟木塞污染（TCA），每瓶品質一致。在餐廳開瓶快、可再封，尤其適合按杯銷售。',
        'ニュージーランドやオーストラリアでは上級のワインにも使われます。コルク臭（TCA）がなく、瓶ごとの差が少ないのが利点です。開けるのが早く、また閉められるのでグラス販売に特に便利です。',
      ),
      five(
        '손님이 아쉬워한다면 병을 보여 드리고 이렇게 말씀하세요. "생산자가 향을 그대로 보내려고 고른 마개입니다."',
        'If a guest is disappointed, show the bottle and say: “The producer chose it so that the scent arrives untouched.”',
        '若客人感到遗憾，请出示酒瓶并说：“这是酒庄为了让香气原样送达而选择的瓶盖。”',
        '若客人感到遺憾，請出示酒瓶並說：「這是酒莊為了讓香氣原樣送達而選擇的瓶蓋。」',
        'お客様が残念がられたら、瓶をお見せしてこうお伝えください。「生産者が香りをそのまま届けるために選んだ栓です」。',
      ),
    ],
  ),
  sense(
    'sweet',
    60,
    five(
      '단맛은 어디에서 오나요',
      'Where sweetness comes from',
      '甜味从何而来',
      '甜味從何而來',
      '甘さはどこから来るのでしょう',
    ),
    five(
      '설탕을 넣는 것이 아니라 포도의 당을 남기는 일입니다.',
      'No sugar is added: the grape’s own is left.',
      '并非加糖，而是保留葡萄自身的糖分。',
      '並非加糖，而是保留葡萄自身的糖分。',
      '砂糖を加えるのではなく、ぶどうの糖を残します。',
    ),
    [
      {
        list: [
          five(
            '<strong>늦수확</strong> — 나무에서 더 오래 익혀 당을 모읍니다.',
            '<strong>Late harvest</strong> — longer on the vine, more sugar.',
            '<strong>晚收</strong> — 在藤上久熟聚糖。',
            '<strong>遲摘</strong> — 在藤上久熟聚糖。',
            '<strong>遅摘み</strong> — 樹上で長く熟させ糖を集めます。',
          ),
          five(
            '<strong>귀부</strong> — 곰팡이가 물을 마셔 꿀과 살구 향을 남깁니다.',
            '<strong>Noble rot</strong> — a mould drinks the water and leaves honey and apricot.',
            '<strong>贵腐</strong> — 霉菌吸走水分，留下蜂蜜与杏香。',
            '<strong>貴腐</strong> — 黴菌吸走水分，留下蜂蜜與杏香。',
            '<strong>貴腐</strong> — かびが水分を吸い、蜂蜜と杏の香りを残します。',
          ),
          five(
            '<strong>건조</strong> — 볕이나 그늘에 말려 즙을 졸입니다.',
            '<strong>Drying</strong> — sun or shade thickens the juice.',
            '<strong>风干</strong> — 日晒或阴干浓缩果汁。',
            '<strong>風乾</strong> — 日曬或陰乾濃縮果汁。',
            '<strong>乾燥</strong> — 天日や陰で干して果汁を濃くします。',
          ),
          five(
            '<strong>주정강화</strong> — 발효 중에 주정을 더해 당을 남깁니다.',
            '<strong>Fortifying</strong> — spirit stops the fermentation and sugar stays.',
            '<strong>加强</strong> — 发酵中加入烈酒，保留糖分。',
            '<strong>加烈</strong> — 發酵中加入烈酒，保留糖分。',
            '<strong>酒精強化</strong> — 発酵中に酒精を加えて糖を残します。',
          ),
        ],
      },
      five(
        '좋은 스위트 와인은 산도가 높아 끝이 깨끗합니다. 디저트보다 와인이 조금 더 달아야 둘 다 맛있습니다.',
        'Good sweet wine has the acidity to end clean. It should be a little sweeter than the dessert, and both taste well.',
        '优质甜酒酸度高，收尾干净。酒要比甜点略甜，两者才都好吃。',
        '優質甜酒酸度高，收尾乾淨。酒要比甜點略甜，兩者才都好吃。',
        'よい甘口は酸が高く、後味がきれいです。デザートより少し甘いワインを選ぶと、どちらもおいしくなります。',
      ),
    ],
  ),
];
