import { five } from '../../data/translate.ts';
import type { Article } from './article.ts';
import type { ArticlePart } from './article-html.ts';

type Five = ReturnType<typeof five>;

const sense = (
  picture: Article['picture'],
  daysBack: number,
  title: Five,
  summary: Five,
  body: readonly ArticlePart[],
): Article => ({
  kind: 'WINE_SENSE',
  category: null,
  likes: 0,
  runs: null,
  ...{ picture, daysBack, title, summary, body },
});

/** Short answers that everyone in the trade is asked for. */
export const WINE_SENSES: readonly Article[] = [
  sense(
    'shapes',
    20,
    five('빈티지란 무엇인가요', 'What a vintage is', '什么是年份', '什麼是年份', 'ヴィンテージとは'),
    five(
      '라벨의 연도는 포도를 수확한 해입니다.',
      'The year on a label is that of the harvest.',
      '酒标上的年份是葡萄采收的年份。',
      '酒標上的年份是葡萄採收的年份。',
      'ラベルの年は、ぶどうを収穫した年です。',
    ),
    [
      five(
        '같은 밭, 같은 생산자라도 해마다 비와 볕이 달라 맛이 달라집니다. 더운 해에는 알코올과 과실이, 서늘한 해에는 산도와 향이 앞섭니다. 남반구의 2024년은 그해 3월에, 북반구의 2024년은 9월에 수확한 포도입니다.',
        'Rain and sun differ every year, and so does the wine of one plot and one producer. Hot years bring alcohol and fruit, cool ones acidity and scent. A 2024 of the southern hemisphere was picked in March, one of the northern in September.',
        '同一块地、同一酒庄，每年的雨水与日照不同，味道也不同。炎热年份酒精与果味突出，凉爽年份酸度与香气突出。南半球的 2024 采收于当年三月，北半球则是九月。',
        '同一塊地、同一酒莊，每年的雨水與日照不同，味道也不同。炎熱年份酒精與果味突出，涼爽年份酸度與香氣突出。南半球的 2024 採收於當年三月，北半球則是九月。',
        '同じ畑、同じ生産者でも、年ごとに雨と日差しが違い、味も変わります。暑い年はアルコールと果実が、涼しい年は酸と香りが前に出ます。南半球の2024年は三月に、北半球の2024年は九月に収穫したぶどうです。',
      ),
      five(
        '여러 해의 와인을 섞으면 NV로 적습니다. 스파클링은 해마다 같은 맛을 내기 위해 NV가 많습니다.',
        'Blends of several years are marked NV; many sparkling wines are, to taste alike every year.',
        '混合多个年份的酒标为 NV。起泡酒为保持每年风味一致，多为 NV。',
        '混合多個年份的酒標為 NV。氣泡酒為保持每年風味一致，多為 NV。',
        '複数年のワインを合わせたものはNVと表記します。スパークリングは毎年同じ味を保つためNVが多くあります。',
      ),
      {
        quote: five(
          '메뉴판에는 빈티지를 적고, 바뀌면 바로 고쳐 주세요. 손님이 가장 먼저 알아차립니다.',
          'Print the vintage, and correct it when it changes: guests notice first.',
          '酒单请标注年份，更换时立即修改，客人最先察觉。',
          '酒單請標註年份，更換時立即修改，客人最先察覺。',
          'リストにはヴィンテージを記し、変わったらすぐ直しましょう。最初に気づくのはお客様です。',
        ),
      },
    ],
  ),
  sense(
    'delivery',
    44,
    five(
      '와인은 어떻게 보관하나요',
      'How to keep wine',
      '葡萄酒如何保存',
      '葡萄酒如何保存',
      'ワインの保管方法',
    ),
    five(
      '온도가 일정하고 빛이 없는 곳에 눕혀 둡니다.',
      'Lying down, in the dark, at a steady temperature.',
      '在恒温避光处横放保存。',
      '在恆溫避光處橫放保存。',
      '温度が一定で光の当たらない場所に寝かせます。',
    ),
    [
      five(
        '12–15도가 알맞지만 더 중요한 것은 <strong>일정함</strong>입니다. 하루에 10도씩 오르내리는 18도보다 늘 20도인 창고가 낫습니다. 주방 옆, 창가, 에어컨 바람이 바로 닿는 자리는 피해 주세요.',
        'Best at 12–15 °C, yet <strong>steadiness</strong> matters more: a constant 20 °C is better than 18 °C that swings by ten degrees a day. Keep away from kitchens, windows and the draught of an air conditioner.',
        '以 12–15℃ 为宜，但更重要的是<strong>稳定</strong>。恒定 20℃ 的仓库胜过一天波动 10 度的 18℃。请避开厨房旁、窗边与空调直吹处。',
        '以 12–15℃ 為宜，但更重要的是<strong>穩定</strong>。恆定 20℃ 的倉庫勝過一天波動 10 度的 18℃。請避開廚房旁、窗邊與空調直吹處。',
        '12〜15度が適温ですが、大切なのは<strong>一定であること</strong>。一日に10度上下する18度より、常に20度の倉庫が勝ります。厨房の横、窓際、エアコンの風が当たる場所は避けてください。',
      ),
      {
        list: [
          five(
            '코르크 병은 눕혀서, 스크루캡은 세워도 됩니다.',
            'Corks lie down; screw caps may stand.',
            '软木塞横放，螺旋盖可直立。',
            '軟木塞橫放，螺旋蓋可直立。',
            'コルクは寝かせ、スクリューキャップは立てても構いません。',
          ),
          five(
            '박스째 둘 때는 라벨이 같은 쪽을 보게 쌓으면 재고를 세기 쉽습니다.',
            'Stack cases with their labels to one side and stock is quickly counted.',
            '整箱堆放时标签朝同一面，便于盘点。',
            '整箱堆放時標籤朝同一面，便於盤點。',
            'ケースはラベルを同じ側に向けて積むと数えやすくなります。',
          ),
          five(
            '배송 직후에는 하루 쉬게 한 뒤 내 주세요.',
            'Let wine rest for a day after delivery.',
            '到货后请静置一天再供应。',
            '到貨後請靜置一天再供應。',
            '納品直後は一日休ませてからお出しください。',
          ),
        ],
      },
    ],
  ),
  sense(
    'shapes',
    11,
    five(
      '병의 모양은 왜 다를까요',
      'Why bottles differ in shape',
      '酒瓶形状为何不同',
      '酒瓶形狀為何不同',
      'ボトルの形はなぜ違うのでしょう',
    ),
    five(
      '어깨가 각진 병과 완만한 병은 산지의 전통에서 왔습니다.',
      'Square shoulders or sloping ones: it is a tradition of the region.',
      '方肩与斜肩源自产区传统。',
      '方肩與斜肩源自產區傳統。',
      '肩の張った瓶となだらかな瓶は、産地の伝統に由来します。',
    ),
    [
      five(
        '어깨가 각진 보르도 병은 침전물을 걸러 내기 좋고, 완만한 부르고뉴 병은 오래된 유리 공예의 흔적입니다. 목이 긴 플루트는 라인강을 오르던 배의 좁은 선창에 맞춘 것이고, 스파클링 병은 6기압을 견디도록 두껍고 바닥이 깊습니다.',
        'The shoulder of a Bordeaux bottle holds back sediment; the slope of Burgundy recalls old glass-making. The tall flute fitted the narrow holds of boats on the Rhine, and sparkling wine needs thick glass and a deep foot against six atmospheres.',
        '波尔多瓶的方肩便于滤除沉淀，勃艮第瓶的斜肩是旧时玻璃工艺的遗迹。细长的笛形瓶适应莱茵河船只狭窄的货舱，起泡酒瓶为承受 6 个大气压而壁厚底深。',
        '波爾多瓶的方肩便於濾除沉澱，布根地瓶的斜肩是舊時玻璃工藝的遺跡。細長的笛形瓶適應萊茵河船隻狹窄的貨艙，氣泡酒瓶為承受 6 個大氣壓而壁厚底深。',
        '肩の張ったボルドー瓶は澱を止めやすく、なだらかなブルゴーニュ瓶は古いガラス作りの名残です。細長いフルート瓶はライン川の船の狭い船倉に合わせたもの、スパークリングの瓶は6気圧に耐えるため厚く、底が深くなっています。',
      ),
      {
        figure: 'shapes',
        caption: five(
          '왼쪽부터 보르도, 부르고뉴, 플루트, 샴페인, 포트의 병입니다.',
          'From the left: Bordeaux, Burgundy, flute, Champagne, port.',
          '自左起：波尔多、勃艮第、笛形、香槟、波特。',
          '自左起：波爾多、布根地、笛形、香檳、波特。',
          '左からボルドー、ブルゴーニュ、フルート、シャンパーニュ、ポートの瓶です。',
        ),
      },
    ],
  ),
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
