import { five } from '../../../data/translate.ts';
import { type Article, EDITORS, SERVICE } from '../article.ts';

export const BY_THE_GLASS: Article = {
  kind: 'MAGAZINE',
  category: SERVICE,
  picture: 'glasses',
  author: EDITORS,
  daysBack: 9,
  likes: 41,
  runs: null,
  title: five(
    '글라스 판매를 늘리는 세 가지 준비',
    'Three steps to more sales by the glass',
    '提升按杯销售的三项准备',
    '提升按杯銷售的三項準備',
    'グラス販売を伸ばす三つの準備',
  ),
  summary: five(
    '온도와 용량, 교체 주기. 이 세 가지만 정해도 버리는 와인이 줄고 한 잔 더 팔립니다.',
    'Temperature, measure and turnover: settle these three, less is poured away and one more glass is sold.',
    '温度、容量与更换周期。只要确定这三项，损耗就会减少，还能多卖一杯。',
    '溫度、容量與更換週期。只要確定這三項，損耗就會減少，還能多賣一杯。',
    '温度、量、入れ替えの周期。この三つを決めるだけでロスが減り、もう一杯売れます。',
  ),
  body: [
    five(
      '글라스 와인은 이익이 가장 큰 메뉴이면서 가장 쉽게 새는 메뉴입니다. 한 병에서 한 잔만 더 버려져도 그 병의 이익은 절반이 됩니다. 장비를 사기 전에 정할 것이 세 가지 있습니다.',
      'Wine by the glass earns the most of anything on a list and leaks the most. One glass poured away halves what its bottle earns. Before buying equipment there are three things to settle.',
      '杯卖酒是利润最高、也最容易流失的品项。一瓶中多倒掉一杯，这瓶的利润就减半。购置设备之前，有三件事要先定下来。',
      '杯賣酒是利潤最高、也最容易流失的品項。一瓶中多倒掉一杯，這瓶的利潤就減半。購置設備之前，有三件事要先定下來。',
      'グラスワインは最も利益が出て、最も漏れやすいメニューです。一本から一杯多く捨てれば、その瓶の利益は半分になります。機材を買う前に決めることが三つあります。',
    ),
    {
      heading: five(
        '1. 온도를 먼저 맞춥니다',
        '1. Temperature first',
        '1. 先定温度',
        '1. 先定溫度',
        '1. まず温度',
      ),
    },
    five(
      '레드는 16–18도, 화이트와 로제는 8–10도, 스파클링은 6–8도에서 따릅니다. 실온의 레드는 대개 24도가 넘어 알코올이 먼저 튀어나옵니다. 영업 30분 전에 레드도 냉장고에 넣어 두면 됩니다.',
      'Pour reds at 16–18 °C, whites and rosés at 8–10 °C, sparkling wine at 6–8 °C. A red at room temperature is usually above 24 °C, and its alcohol jumps out first. Half an hour in the refrigerator before service is enough.',
      '红葡萄酒 16–18℃，白与桃红 8–10℃，起泡酒 6–8℃。常温的红葡萄酒多超过 24℃，酒精味会先冒出来。营业前半小时放入冰箱即可。',
      '紅酒 16–18℃，白酒與粉紅酒 8–10℃，氣泡酒 6–8℃。常溫的紅酒多超過 24℃，酒精味會先冒出來。營業前半小時放入冰箱即可。',
      '赤は16〜18度、白とロゼは8〜10度、スパークリングは6〜8度で注ぎます。室温の赤はたいてい24度を超え、アルコールが先に立ちます。営業の30分前に冷蔵庫へ入れておけば十分です。',
    ),
    {
      heading: five(
        '2. 한 잔을 숫자로 정합니다',
        '2. A glass is a number',
        '2. 一杯是一个数字',
        '2. 一杯是一個數字',
        '2. 一杯を数字で決める',
      ),
    },
    five(
      '750ml 한 병은 125ml로 여섯 잔입니다. 눈대중으로 따르면 다섯 잔이 되고, 원가는 20% 올라갑니다. 잔에 작은 눈금을 표시하거나 계량 포어러를 쓰세요. 원가율은 병 공급가를 다섯 잔으로 나눈 값에서 시작하면 손실까지 덮습니다.',
      'A bottle of 750 ml is six glasses of 125 ml. Poured by eye it is five, and the cost rises by a fifth. Mark the glass or use a measured pourer. Reckon the price from a fifth of the bottle, and what is lost is covered.',
      '750ml 一瓶按 125ml 可倒六杯。凭目测往往只有五杯，成本上升 20%。请在杯上做标记或使用定量酒嘴。以五杯分摊瓶价来定价，损耗也能覆盖。',
      '750ml 一瓶按 125ml 可倒六杯。憑目測往往只有五杯，成本上升 20%。請在杯上做標記或使用定量酒嘴。以五杯分攤瓶價來定價，損耗也能覆蓋。',
      '750mlは125mlで六杯です。目分量では五杯になり、原価は2割上がります。グラスに印を付けるか計量ポアラーを使ってください。瓶の卸価格を五杯で割って売価を決めれば、ロスまで賄えます。',
    ),
    {
      figure: 'houseWines',
      caption: five(
        '글라스용은 화이트 하나, 가벼운 레드 하나, 무게 있는 레드 하나로 시작합니다.',
        'Begin with one white, one light red and one with some weight.',
        '杯卖酒从一款白、一款轻盈的红、一款厚重的红开始。',
        '杯賣酒從一款白、一款輕盈的紅、一款厚重的紅開始。',
        'グラス用は白を一本、軽い赤を一本、重みのある赤を一本から始めます。',
      ),
    },
    {
      heading: five(
        '3. 병마다 끝나는 날을 적습니다',
        '3. Every bottle has a last day',
        '3. 每瓶写上截止日',
        '3. 每瓶寫上截止日',
        '3. 瓶ごとに終わりの日を書く',
      ),
    },
    five(
      '개봉한 병에는 날짜를 적습니다. 화이트와 로제는 사흘, 레드는 이틀, 스파클링은 전용 마개로 이틀입니다. 마지막 날 저녁에 남은 양은 직원 시음으로 돌리면 교육이 됩니다.',
      'Date every open bottle: three days for whites and rosés, two for reds, two for sparkling wine under a proper stopper. What is left on the last evening becomes a tasting for the team.',
      '开瓶即标注日期：白与桃红三天，红葡萄酒两天，起泡酒配专用瓶塞两天。最后一晚的余量可作为员工品饮培训。',
      '開瓶即標註日期：白酒與粉紅酒三天，紅酒兩天，氣泡酒配專用瓶塞兩天。最後一晚的餘量可作為員工品飲培訓。',
      '開けた瓶には日付を書きます。白とロゼは三日、赤は二日、スパークリングは専用の栓で二日。最後の晩に残った分はスタッフの試飲に回せば教育になります。',
    ),
    {
      heading: five(
        '덧붙여, 한 마디를 맞춰 둡니다',
        'And one sentence for everybody',
        '再加一句统一的话',
        '再加一句統一的話',
        'そして、一言をそろえる',
      ),
    },
    five(
      '같은 와인을 열 사람이 열 가지로 설명하면 손님은 기억하지 못합니다. 글라스 와인마다 한 문장을 정해 모두가 똑같이 말하게 하세요. "오늘 하우스 화이트는 레몬처럼 상큼하고 짧게 끝납니다." 맛을 하나, 느낌을 하나만 담으면 충분합니다. 문장은 메뉴판이 아니라 카운터 안쪽에 붙여 둡니다.',
      'Ten people who describe one wine in ten ways leave nothing to remember. Agree on one sentence for each glass and let everybody say it: “The house white today is bright as lemon and ends quickly.” One taste and one feeling are enough. Pin it inside the counter, not on the menu.',
      '同一款酒十个人十种说法，客人记不住。请为每款杯卖酒定一句话，人人照说：“今天的店酒白葡萄酒像柠檬一样清爽，收尾干脆。”一个味道加一个感受就够了。这句话贴在吧台内侧，而不是酒单上。',
      '同一款酒十個人十種說法，客人記不住。請為每款杯賣酒定一句話，人人照說：「今天的店酒白酒像檸檬一樣清爽，收尾俐落。」一個味道加一個感受就夠了。這句話貼在吧台內側，而不是酒單上。',
      '一つのワインを十人が十通りに説明すると、お客様は覚えられません。グラスごとに一文を決め、全員が同じように伝えましょう。「今日のハウス白はレモンのように爽やかで、すっと切れます」。味を一つ、印象を一つで十分。文はメニューではなくカウンターの内側に貼ります。',
    ),
    five(
      '계산을 한 번 해 보겠습니다. 공급가 18,000원인 와인을 다섯 잔으로 나누면 한 잔의 원가는 3,600원입니다. 원가율을 30%로 잡으면 한 잔에 12,000원, 여섯 번째 잔은 그대로 이익이 됩니다. 하루에 다섯 병이 나가는 가게라면 한 달에 150잔, 눈대중을 그만두는 것만으로 생기는 돈입니다.',
      'Let us reckon once. A bottle at 18,000 won makes five glasses at a cost of 3,600. At a cost of 30 % a glass sells at 12,000, and the sixth is all profit. With five bottles a day that is 150 glasses a month, won by measuring.',
      '来算一次账。供货价 18,000 韩元的酒分五杯，每杯成本 3,600 韩元。成本率定为 30%，每杯售价 12,000 韩元，第六杯就是纯利润。一天开五瓶的店，一个月多出 150 杯，只因不再凭目测。',
      '來算一次帳。供貨價 18,000 韓元的酒分五杯，每杯成本 3,600 韓元。成本率定為 30%，每杯售價 12,000 韓元，第六杯就是純利潤。一天開五瓶的店，一個月多出 150 杯，只因不再憑目測。',
      '一度計算してみましょう。卸価格18,000ウォンのワインを五杯に分けると、一杯の原価は3,600ウォン。原価率30％なら一杯12,000ウォン、六杯目はそのまま利益です。一日五本出る店なら月に150杯。目分量をやめるだけで生まれるお金です。',
    ),
    {
      quote: five(
        '잘 팔리는 글라스 와인은 좋은 와인이 아니라, 늘 같은 맛으로 나오는 와인입니다.',
        'What sells by the glass is not the best wine but the one that always tastes the same.',
        '卖得好的杯卖酒，不是最好的酒，而是每次味道都一样的酒。',
        '賣得好的杯賣酒，不是最好的酒，而是每次味道都一樣的酒。',
        'よく売れるグラスワインとは、良いワインではなく、いつも同じ味で出てくるワインです。',
      ),
    },
    five(
      '세 가지가 정해졌다면 종류를 늘리지 말고 <strong>바꾸는 주기</strong>를 정하세요. 4주에 하나씩 바꾸면 단골은 새 와인을 만나고, 재고는 한 박스를 넘지 않습니다. 박스 단가와 납기는 견적에서 담당자와 상의하실 수 있습니다.',
      'With these three settled, do not add more wines: decide <strong>how often to change</strong> one. One every four weeks gives regulars something new and never leaves more than a case. Your sales contact answers with case prices and dates.',
      '三项确定后，不必增加款数，而应确定<strong>更换周期</strong>。每四周换一款，熟客有新意，库存不超过一箱。整箱单价与交期可在报价中与负责人商议。',
      '三項確定後，不必增加款數，而應確定<strong>更換週期</strong>。每四週換一款，熟客有新意，庫存不超過一箱。整箱單價與交期可在報價中與負責人商議。',
      '三つが決まったら、種類を増やすより<strong>替える周期</strong>を決めましょう。四週間に一本ずつ替えれば常連には新しい出会いがあり、在庫は一ケースを超えません。ケース単価と納期は見積で担当者にご相談ください。',
    ),
  ],
};
