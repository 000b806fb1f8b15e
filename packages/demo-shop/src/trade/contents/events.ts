import { five } from '../../data/translate.ts';
import { type Article, SALES_TEAM } from './article.ts';

type Event = Pick<Article, 'picture' | 'wines' | 'daysBack' | 'runs' | 'title' | 'summary' | 'body'>;

const eventOf = (event: Event): Article => ({
  kind: 'NEWS_EVENT',
  category: null,
  author: SALES_TEAM,
  likes: 0,
  ...event,
});

/** News and events: running, to come, over. */
export const EVENTS: readonly Article[] = [
  eventOf({
    picture: 'houseWines',
    daysBack: 6,
    runs: [-8, 22],
    title: five(
      '하우스 와인 박스 단가전',
      'House wines by the case',
      '餐厅用酒整箱特惠',
      '餐廳用酒整箱特惠',
      'ハウスワイン ケース特価',
    ),
    summary: five(
      '글라스로 내기 좋은 와인을 박스 단가로 준비했습니다.',
      'Wines that pour well by the glass, at prices by the case.',
      '精选适合按杯销售的葡萄酒，以整箱价供应。',
      '精選適合按杯銷售的葡萄酒，以整箱價供應。',
      'グラス提供に向くワインをケース単価でご用意しました。',
    ),
    body: [
      five(
        '하우스 와인은 매일 나가는 와인입니다. 한 병의 값보다 늘 같은 맛과 끊기지 않는 재고가 더 중요합니다. 이번에는 반년 이상 물량을 확보한 와인만 골랐습니다.',
        'House wines go out every day: the same taste and a stock that does not run dry matter more than the price of a bottle. We chose only wines of which half a year’s supply lies with us.',
        '餐厅用酒天天要出，比单瓶价格更重要的是味道稳定、库存不断。本次只选备有半年以上货量的酒款。',
        '餐廳用酒天天要出，比單瓶價格更重要的是味道穩定、庫存不斷。本次只選備有半年以上貨量的酒款。',
        'ハウスワインは毎日出るワインです。一本の値段より、変わらない味と途切れない在庫が大切です。今回は半年以上の数量を確保したものだけを選びました。',
      ),
      {
        heading: five('혜택', 'What you get', '优惠内容', '優惠內容', '特典'),
      },
      {
        list: [
          five(
            '두 박스 이상: 담당자가 조정된 단가로 견적을 회신드립니다.',
            'Two cases or more: your sales contact answers with a better price.',
            '两箱以上：负责人以优惠单价回复报价。',
            '兩箱以上：負責人以優惠單價回覆報價。',
            '2ケース以上：担当者が調整した単価でご回答します。',
          ),
          five(
            '다섯 박스 이상: 원하시는 날짜에 두 번으로 나누어 배송합니다.',
            'Five cases or more: delivered in two parts on the days you choose.',
            '五箱以上：可按所需日期分两次配送。',
            '五箱以上：可依所需日期分兩次配送。',
            '5ケース以上：ご希望の日に二回に分けてお届けします。',
          ),
          five(
            '섞어 담으셔도 수량에 함께 셈합니다.',
            'Mixed cases count together.',
            '混装亦合并计数。',
            '混裝亦合併計數。',
            '混載でも数量に合算します。',
          ),
        ],
      },
      five(
        '아래 와인을 장바구니에 담아 견적을 신청해 주세요. 요청 사항에 "하우스 와인"이라고 적으시면 더 빨리 회신드립니다.',
        'Add the wines below to your cart and request a quote; write “house wine” in the message and you will hear from us sooner.',
        '请将下列酒款加入购物车并申请报价，在备注中写明“餐厅用酒”可更快获得回复。',
        '請將下列酒款加入購物車並申請報價，在備註中寫明「餐廳用酒」可更快獲得回覆。',
        '下のワインをカートに入れて見積をご依頼ください。要望欄に「ハウスワイン」とお書きいただくと、より早くご回答します。',
      ),
    ],
  }),
  eventOf({
    picture: 'tasting',
    daysBack: 12,
    runs: [6, 6],
    title: five(
      '성수 쇼룸 트레이드 테이스팅',
      'Trade tasting in Seongsu',
      '圣水展厅专业品鉴会',
      '聖水展廳專業品鑑會',
      '聖水ショールーム試飲会',
    ),
    summary: five(
      '새로 들어온 와인 서른 종을 한자리에서 시음하실 수 있습니다.',
      'Thirty new arrivals to taste in one place.',
      '现场品鉴三十款新到葡萄酒。',
      '現場品鑑三十款新到葡萄酒。',
      '新着ワイン30種を一度にお試しいただけます。',
    ),
    body: [
      five(
        '오후 2시부터 5시까지, 세 갈래로 나누어 따릅니다. 창가에는 스파클링과 화이트, 안쪽에는 레드, 마지막 탁자에는 디캔터에 옮긴 여섯 종을 둡니다. 수입팀이 자리마다 한 사람씩 서서 밭과 단가를 함께 설명해 드립니다.',
        'From 2 to 5 p.m., at three tables: sparkling wines and whites by the window, reds inside, and six decanted wines on the last one. Somebody of our buying team stands at each and speaks of vineyards and prices alike.',
        '下午 2 点至 5 点，分三桌侍酒：窗边为起泡与白葡萄酒，里侧为红葡萄酒，最后一桌为六款醒酒后的酒。每桌均有采购组成员讲解产地与单价。',
        '下午 2 點至 5 點，分三桌侍酒：窗邊為氣泡酒與白酒，裡側為紅酒，最後一桌為六款醒酒後的酒。每桌均有採購組成員講解產地與單價。',
        '午後2時から5時まで、三つの卓でお注ぎします。窓側はスパークリングと白、奥は赤、最後の卓にはデキャンタに移した六種。各卓で買付担当が畑と単価をご説明します。',
      ),
      {
        list: [
          five(
            '거래처당 두 분까지 참석하실 수 있습니다.',
            'Two guests per client.',
            '每家客户限两位参加。',
            '每家客戶限兩位參加。',
            '一取引先につき2名様まで参加いただけます。',
          ),
          five(
            '채팅으로 담당자에게 참석 인원과 시간을 알려 주세요.',
            'Tell your sales contact in the chat who is coming, and when.',
            '请通过聊天告知负责人人数与时间。',
            '請透過聊天告知負責人人數與時間。',
            'チャットで担当者に人数と時間をお知らせください。',
          ),
          five(
            '주차가 어렵습니다. 성수역에서 걸어서 6분입니다.',
            'Parking is scarce; it is six minutes on foot from Seongsu station.',
            '停车不便，自圣水站步行 6 分钟。',
            '停車不便，自聖水站步行 6 分鐘。',
            '駐車場がありません。聖水駅から徒歩6分です。',
          ),
        ],
      },
    ],
  }),
  eventOf({
    picture: 'yearEnd',
    wines: { kinds: ['SPARKLING', 'RED'] },
    daysBack: 3,
    runs: [-4, 38],
    title: five(
      '연말 코스 와인 제안',
      'Wines for year-end courses',
      '年末套餐用酒提案',
      '年末套餐用酒提案',
      '年末コースのワイン提案',
    ),
    summary: five(
      '식전부터 디저트까지 코스에 맞춘 와인을 골랐습니다.',
      'For a whole course, from the first glass to dessert.',
      '从餐前到甜点，为整套菜单精选用酒。',
      '從餐前到甜點，為整套菜單精選用酒。',
      '食前からデザートまで、コースに合わせて選びました。',
    ),
    body: [
      five(
        '코스마다 한 병씩 바꾸어 낼 수 있도록 스파클링, 화이트, 레드, 스위트를 한 세트로 묶었습니다. 네 사람이면 한 코스에 반 병이 알맞고, 여덟 사람이면 한 병씩 열면 됩니다.',
        'Sparkling, white, red and sweet come as one set, a bottle for every course: half a bottle each for a table of four, one for a table of eight.',
        '将起泡酒、白葡萄酒、红葡萄酒与甜酒组成一套，每道菜换一款。四人桌每道半瓶，八人桌每道一瓶正合适。',
        '將氣泡酒、白酒、紅酒與甜酒組成一套，每道菜換一款。四人桌每道半瓶，八人桌每道一瓶正合適。',
        'スパークリング、白、赤、甘口を一組にし、料理ごとに一本ずつお出しいただけます。4名なら一品に半分、8名なら一本ずつが目安です。',
      ),
      {
        quote: five(
          '연말의 손님은 와인을 고르지 않습니다. 코스에 들어 있는 와인을 마십니다.',
          'Year-end guests do not choose wine. They drink what comes with the course.',
          '年末的客人不选酒，喝的是套餐里的酒。',
          '年末的客人不選酒，喝的是套餐裡的酒。',
          '年末のお客様はワインを選びません。コースに入っているワインを飲むのです。',
        ),
      },
      five(
        '박스로 발주하시면 원하시는 날짜에 나누어 배송해 드립니다. 12월 셋째 주는 배송이 몰리니, 희망 납기일을 미리 적어 주세요.',
        'Order by the case and we deliver on the days you choose. The third week of December is busy: tell us your dates early.',
        '整箱订购可按所需日期分批配送。十二月第三周配送繁忙，请提前注明希望到货日。',
        '整箱訂購可依所需日期分批配送。十二月第三週配送繁忙，請提前註明希望到貨日。',
        'ケースでご発注いただければ、ご希望の日に分けてお届けします。12月第3週は配送が混み合いますので、希望納期は早めにお知らせください。',
      ),
    ],
  }),
  eventOf({
    picture: 'rose',
    wines: { kinds: ['ROSE'] },
    daysBack: 26,
    runs: [-40, -5],
    title: five(
      '테라스 시즌 로제전',
      'Rosé for the terrace',
      '露台季桃红特辑',
      '露台季粉紅酒特輯',
      'テラスのロゼ特集',
    ),
    summary: five(
      '프로방스부터 말버러까지 로제를 한데 모았습니다.',
      'Rosé from Provence to Marlborough, in one place.',
      '从普罗旺斯到马尔堡，汇集各地桃红。',
      '從普羅旺斯到馬爾堡，匯集各地粉紅酒。',
      'プロヴァンスからマールボロまで、ロゼを集めました。',
    ),
    body: [
      five(
        '성원에 힘입어 행사를 마쳤습니다. 가장 많이 나간 것은 창백한 프로방스, 가장 많이 다시 주문된 것은 색이 짙은 방돌이었습니다.',
        'The offer has ended; thank you. What went out most was pale Provence; what was ordered again most was dark Bandol.',
        '活动已圆满结束，感谢支持。销量最高的是浅色普罗旺斯，复购最多的是色深的邦多勒。',
        '活動已圓滿結束，感謝支持。銷量最高的是淺色普羅旺斯，回購最多的是色深的邦斗爾。',
        'ご好評のうちに終了しました。最も出たのは淡いプロヴァンス、最も再注文されたのは色の濃いバンドールでした。',
      ),
      five(
        '남은 빈티지는 아래에서 확인하실 수 있습니다. 로제는 겨울에도 매운 음식과 잘 어울립니다.',
        'What is left of each vintage stands below. Rosé goes with spicy food in winter, too.',
        '剩余年份可在下方查看。桃红在冬季同样适合搭配辣味菜。',
        '剩餘年份可在下方查看。粉紅酒在冬季同樣適合搭配辣味菜。',
        '残りのヴィンテージは下でご確認いただけます。ロゼは冬でも辛い料理によく合います。',
      ),
    ],
  }),
  eventOf({
    picture: 'piemonte',
    wines: { countries: ['IT'] },
    daysBack: 15,
    runs: [-14, 16],
    title: five(
      '피에몬테 신규 입고',
      'New from Piemonte',
      '皮埃蒙特新品到货',
      '皮蒙新品到貨',
      'ピエモンテ新入荷',
    ),
    summary: five(
      '바롤로와 바르바레스코, 가비까지 언덕의 와인이 도착했습니다.',
      'Barolo, Barbaresco and Gavi: wines of the hills have arrived.',
      '巴罗洛、巴巴莱斯科与加维，来自丘陵的葡萄酒已到货。',
      '巴羅洛、巴巴瑞斯可與加維，來自丘陵的葡萄酒已到貨。',
      'バローロ、バルバレスコ、ガヴィまで、丘のワインが届きました。',
    ),
    body: [
      five(
        '안개가 언덕을 덮는 10월 말, 네비올로는 가장 늦게 수확됩니다. 장미와 타르의 향, 단단한 타닌. 이번에 들어온 바롤로는 4년을 기다려 병에 담긴 것으로, 지금 열어도 좋고 10년을 두어도 좋습니다.',
        'At the end of October, when fog lies over the hills, Nebbiolo is picked last of all: roses and tar, and firm tannin. The Barolo that has come in waited four years for its bottle; it may be opened now or in ten years.',
        '十月末雾气笼罩山丘，内比奥罗最后采收：玫瑰与焦油香，单宁坚实。本次到货的巴罗洛等待四年才装瓶，现在开启或再存十年皆宜。',
        '十月末霧氣籠罩山丘，內比歐露最後採收：玫瑰與焦油香，單寧堅實。本次到貨的巴羅洛等待四年才裝瓶，現在開啟或再存十年皆宜。',
        '霧が丘を覆う10月末、ネッビオーロは最も遅く収穫されます。バラとタールの香り、締まったタンニン。今回のバローロは四年待って瓶詰めされたもので、今開けても十年置いても楽しめます。',
      ),
      five(
        '수량이 적은 리제르바는 거래처당 두 박스까지 받습니다. 가비는 글라스로 내기 좋은 값에 준비했습니다.',
        'Of the Riserva, which is scarce, each client may have two cases. The Gavi is priced to be poured by the glass.',
        '珍藏款数量有限，每家客户限两箱。加维的价格适合按杯销售。',
        '珍藏款數量有限，每家客戶限兩箱。加維的價格適合按杯銷售。',
        '数量の少ないリゼルヴァは、一取引先につき2ケースまで。ガヴィはグラスで出しやすい価格です。',
      ),
    ],
  }),
];
