import type { ContentKind, Translated } from '../../../db/schema.ts';
import { five } from '../../data/translate.ts';

export interface Article {
  kind: ContentKind & ('NEWS_EVENT' | 'MAGAZINE' | 'WINE_SENSE');
  category: { code: string; name: Translated } | null;
  title: Translated;
  summary: Translated;
  paragraphs: readonly Translated[];
  /** Business days before today. */
  daysBack: number;
  likes: number;
  /** Days from today on which an event begins and ends. */
  runs: readonly [number, number] | null;
}

const region = { code: 'REGION', name: five('산지', 'Regions', '产区', '產區', '産地') };
const service = { code: 'SERVICE', name: five('서비스', 'Service', '侍酒', '侍酒', 'サービス') };

export const ARTICLES: readonly Article[] = [
  {
    kind: 'NEWS_EVENT',
    category: null,
    daysBack: 6,
    likes: 0,
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
    paragraphs: [
      five(
        '행사 기간에 두 박스 이상 발주하시면 담당자가 조정된 단가로 견적을 회신드립니다.',
        'Ask for two cases or more while it lasts, and your sales contact answers with a better price.',
        '活动期间订购两箱以上，负责人将以优惠单价回复报价。',
        '活動期間訂購兩箱以上，負責人將以優惠單價回覆報價。',
        '期間中に2ケース以上ご依頼いただくと、担当者が調整した単価でご回答いたします。',
      ),
    ],
  },
  {
    kind: 'NEWS_EVENT',
    category: null,
    daysBack: 12,
    likes: 0,
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
    paragraphs: [
      five(
        '거래처당 두 분까지 참석하실 수 있습니다. 채팅으로 담당자에게 참석 인원을 알려 주십시오.',
        'Two guests per client; tell your sales contact in the chat who is coming.',
        '每家客户限两位参加。请通过聊天告知负责人参加人数。',
        '每家客戶限兩位參加。請透過聊天告知負責人參加人數。',
        '一取引先につき2名様まで参加いただけます。チャットで担当者に人数をお知らせください。',
      ),
    ],
  },
  {
    kind: 'MAGAZINE',
    category: region,
    daysBack: 9,
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
      '고도가 높은 밭의 화이트가 음식과 잘 어울리는 이유를 살펴봅니다.',
      'Why whites from high vineyards sit so well beside food.',
      '探究高海拔葡萄园白葡萄酒易于配餐的原因。',
      '探究高海拔葡萄園白葡萄酒易於配餐的原因。',
      '標高の高い畑の白が料理に合う理由を探ります。',
    ),
    paragraphs: [
      five(
        '낮과 밤의 기온 차가 크면 포도는 당을 쌓으면서도 산을 지킵니다. 그 산이 기름진 한 점 뒤에 입안을 씻어 줍니다.',
        'Where nights are cold, grapes gather sugar and still keep their acid; it clears the palate after a rich bite.',
        '昼夜温差大时，葡萄在积累糖分的同时保持酸度，能在油润的一口之后清爽口腔。',
        '晝夜溫差大時，葡萄在累積糖分的同時保持酸度，能在油潤的一口之後清爽口腔。',
        '昼夜の寒暖差が大きいと、ぶどうは糖を蓄えながら酸を保ちます。その酸が、脂ののったひと口の後に口の中を整えてくれます。',
      ),
      five(
        '회, 전, 튀김처럼 결이 다른 메뉴가 함께 나오는 상이라면 한 병으로 오래 이어 갈 수 있습니다.',
        'On a table of raw fish, pancakes and fritters one such bottle goes a long way.',
        '若餐桌上同时有生鱼片、煎饼与炸物，一瓶便可贯穿始终。',
        '若餐桌上同時有生魚片、煎餅與炸物，一瓶便可貫穿始終。',
        '刺身、チヂミ、揚げ物が並ぶ食卓なら、一本で長く楽しめます。',
      ),
    ],
  },
  {
    kind: 'MAGAZINE',
    category: service,
    daysBack: 31,
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
      '온도, 용량, 교체 주기만 정해도 손실이 줄어듭니다.',
      'Temperature, measure and turnover: settle these and less is poured away.',
      '确定温度、容量与更换周期，即可减少损耗。',
      '確定溫度、容量與更換週期，即可減少損耗。',
      '温度・量・入れ替えの周期を決めるだけでロスが減ります。',
    ),
    paragraphs: [
      five(
        '레드는 16–18도, 화이트는 8–10도에서 따르고, 개봉한 병에는 날짜를 적어 이틀 안에 비웁니다.',
        'Pour reds at 16–18 °C and whites at 8–10 °C; date each open bottle and finish it within two days.',
        '红葡萄酒 16–18℃、白葡萄酒 8–10℃ 侍酒，开瓶后标注日期并在两天内用完。',
        '紅葡萄酒 16–18℃、白葡萄酒 8–10℃ 侍酒，開瓶後標註日期並在兩天內用完。',
        '赤は16〜18度、白は8〜10度で注ぎ、開けたボトルには日付を書いて二日以内に使い切ります。',
      ),
    ],
  },
  {
    kind: 'WINE_SENSE',
    category: null,
    daysBack: 20,
    likes: 0,
    runs: null,
    title: five('빈티지란 무엇인가요', 'What a vintage is', '什么是年份', '什麼是年份', 'ヴィンテージとは'),
    summary: five(
      '라벨의 연도는 포도를 수확한 해입니다.',
      'The year on a label is that of the harvest.',
      '酒标上的年份是葡萄采收的年份。',
      '酒標上的年份是葡萄採收的年份。',
      'ラベルの年は、ぶどうを収穫した年です。',
    ),
    paragraphs: [
      five(
        '여러 해의 와인을 섞으면 NV로 적습니다. 스파클링은 해마다 같은 맛을 내기 위해 NV가 많습니다.',
        'Blends of several years are marked NV; many sparkling wines are, to taste alike every year.',
        '混合多个年份的酒标为 NV。起泡酒为保持每年风味一致，多为 NV。',
        '混合多個年份的酒標為 NV。氣泡酒為保持每年風味一致，多為 NV。',
        '複数年のワインを合わせたものはNVと表記します。スパークリングは毎年同じ味を保つためNVが多くあります。',
      ),
    ],
  },
  {
    kind: 'WINE_SENSE',
    category: null,
    daysBack: 44,
    likes: 0,
    runs: null,
    title: five(
      '와인은 어떻게 보관하나요',
      'How to keep wine',
      '葡萄酒如何保存',
      '葡萄酒如何保存',
      'ワインの保管方法',
    ),
    summary: five(
      '온도가 일정하고 빛이 없는 곳에 눕혀 둡니다.',
      'Lying down, in the dark, at a steady temperature.',
      '在恒温避光处横放保存。',
      '在恆溫避光處橫放保存。',
      '温度が一定で光の当たらない場所に寝かせます。',
    ),
    paragraphs: [
      five(
        '12–15도가 알맞고, 진동과 냄새가 없는 곳이 좋습니다. 스크루캡은 세워 두어도 됩니다.',
        'Best at 12–15 °C, away from vibration and smells. Screw caps may stand.',
        '以 12–15℃ 为宜，远离震动与异味。螺旋盖可直立存放。',
        '以 12–15℃ 為宜，遠離震動與異味。螺旋蓋可直立存放。',
        '12〜15度が適温で、振動やにおいのない場所が向いています。スクリューキャップは立てて保管できます。',
      ),
    ],
  },
];
