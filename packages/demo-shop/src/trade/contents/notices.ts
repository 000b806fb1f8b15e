import type { Translated } from '@vitis/domain';
import { five } from '../../data/translate.ts';

export interface Notice {
  title: Translated;
  paragraphs: readonly Required<Translated>[];
  /** Business days before today. */
  daysBack: number;
  pinned: boolean;
}

export const NOTICES: readonly Notice[] = [
  {
    daysBack: 3,
    pinned: true,
    title: five(
      '공휴일 전후 배송 일정 안내',
      'Deliveries around public holidays',
      '公共假日前后的配送安排',
      '國定假日前後的配送安排',
      '祝日前後の配送日程のご案内',
    ),
    paragraphs: [
      five(
        '공휴일과 대체공휴일에는 출고와 배송을 하지 않습니다. 휴일 전날 15시까지 확인된 발주는 그날 출고합니다.',
        'We neither dispatch nor deliver on public and substitute holidays. Orders confirmed by 15:00 on the day before leave that day.',
        '公共假日及调休日不出库、不配送。假日前一天 15 时前确认的订货当天出库。',
        '國定假日及補假日不出庫、不配送。假日前一天 15 時前確認的訂貨當天出庫。',
        '祝日および振替休日は出荷・配送を行いません。前日15時までに確認された発注は当日に出荷いたします。',
      ),
      five(
        '휴일 다음 영업일에는 물량이 몰리므로, 희망 납품일을 하루 여유 있게 지정해 주세요.',
        'The business day after a holiday is busy: please ask for a day with one day to spare.',
        '假日后的首个营业日配送量较大，请将希望到货日预留一天。',
        '假日後的首個營業日配送量較大，請將希望到貨日預留一天。',
        '休日明けの営業日は混み合いますので、納品希望日は一日余裕をもってご指定ください。',
      ),
    ],
  },
  {
    daysBack: 11,
    pinned: false,
    title: five(
      '견적 유효기간은 회신일로부터 14일입니다',
      'Quotes are valid for 14 days',
      '报价有效期为回复之日起 14 天',
      '報價有效期為回覆之日起 14 天',
      '見積の有効期間は回答日から14日間です',
    ),
    paragraphs: [
      five(
        '유효기간이 지난 견적은 확정할 수 없습니다. 같은 내용으로 재견적을 요청하시면 당일의 단가로 회신드립니다.',
        'A quote that has expired cannot be confirmed. Request it again with the same lines and we will answer with the prices of that day.',
        '过期的报价无法确认。以相同内容重新申请后，将按当日单价回复。',
        '過期的報價無法確認。以相同內容重新申請後，將按當日單價回覆。',
        '有効期間を過ぎた見積は確定できません。同じ内容で再度ご依頼いただければ、当日の単価でご回答いたします。',
      ),
    ],
  },
  {
    daysBack: 26,
    pinned: false,
    title: five(
      '거래명세서를 화면에서 바로 인쇄하실 수 있습니다',
      'Statements of delivery can be printed from the screen',
      '可直接在页面打印交易明细单',
      '可直接在頁面列印交易明細單',
      '取引明細書を画面から印刷できます',
    ),
    paragraphs: [
      five(
        '발주 상세 화면의 인쇄 버튼을 누르시면 공급받는자 보관용과 공급자 보관용이 한 장에 출력됩니다.',
        'The print button of an order puts the receiver’s and the supplier’s copy on one sheet.',
        '点击订货详情页的打印按钮，即可在一张纸上打印收货方与供货方存根。',
        '點擊訂貨詳情頁的列印按鈕，即可在一張紙上列印收貨方與供貨方存根。',
        '発注詳細画面の印刷ボタンを押すと、受領者控えと供給者控えが一枚に印刷されます。',
      ),
    ],
  },
  {
    daysBack: 48,
    pinned: false,
    title: five(
      '여름철 냉장 배송 운영 안내',
      'Cool transport in the warm months',
      '夏季冷藏配送说明',
      '夏季冷藏配送說明',
      '夏季の冷蔵配送について',
    ),
    paragraphs: [
      five(
        '기온이 오르는 기간에는 모든 직배송을 냉장 차량으로 운행합니다. 추가 비용은 없습니다.',
        'While it is warm all our own deliveries travel in cooled vans, at no extra cost.',
        '高温期间，所有自有配送均使用冷藏车，不另收费。',
        '高溫期間，所有自有配送均使用冷藏車，不另收費。',
        '気温が高い時期は、自社配送をすべて冷蔵車で行います。追加料金はございません。',
      ),
    ],
  },
  {
    daysBack: 70,
    pinned: false,
    title: five(
      '거래처 정보 변경 시 서류를 함께 등록해 주세요',
      'Please add the papers when your company’s details change',
      '变更客户信息时请一并上传资料',
      '變更客戶資訊時請一併上傳資料',
      '取引先情報の変更時は書類もご登録ください',
    ),
    paragraphs: [
      five(
        '상호, 대표자, 주소가 바뀌면 새 사업자등록증을 등록해 주셔야 세금계산서가 바르게 발행됩니다.',
        'When name, representative or address change, tax invoices are right only with the new business registration certificate.',
        '公司名称、代表人或地址变更时，须上传新的营业执照，才能正确开具税务发票。',
        '公司名稱、代表人或地址變更時，須上傳新的營業登記證，才能正確開立稅務發票。',
        '商号・代表者・住所が変わった場合は、新しい事業者登録証をご登録いただくことで税金計算書が正しく発行されます。',
      ),
    ],
  },
];
