import { five } from '../../data/translate.ts';
import type { Section } from './section.ts';

const sections: readonly Section[] = [
  {
    heading: five('제1조 목적', 'Article 1. Purpose', '第一条 目的', '第一條 目的', '第1条 目的'),
    paragraphs: [
      five(
        '이 약관은 비티스와인(이하 “회사”)이 운영하는 주류 도매 서비스의 이용 조건과 절차, 회사와 거래처의 권리와 의무를 정합니다.',
        'These terms set out how the liquor wholesale service run by VITIS (“the company”) is used, and the rights and duties of the company and its clients.',
        '本条款规定 VITIS（以下称“公司”）运营的酒类批发服务的使用条件与程序，以及公司与客户的权利和义务。',
        '本條款規定 VITIS（以下稱「公司」）營運的酒類批發服務的使用條件與程序，以及公司與客戶的權利和義務。',
        '本規約は、VITIS（以下「当社」）が運営する酒類卸売サービスの利用条件と手続き、および当社と取引先の権利義務を定めるものです。',
      ),
    ],
  },
  {
    heading: five('제2조 회원', 'Article 2. Members', '第二条 会员', '第二條 會員', '第2条 会員'),
    paragraphs: [
      five(
        '주류를 적법하게 취급하는 사업자만 회원이 될 수 있으며, 회사는 제출된 서류를 확인한 뒤 가입을 승인합니다.',
        'Only businesses that deal in liquor lawfully can become members; the company approves them after checking their papers.',
        '仅合法经营酒类的商户可成为会员，公司在核对提交的资料后批准注册。',
        '僅合法經營酒類的商戶可成為會員，公司在核對提交的資料後批准註冊。',
        '酒類を適法に取り扱う事業者のみが会員となることができ、当社は提出書類を確認のうえ登録を承認します。',
      ),
      five(
        '회원은 19세 미만인 사람에게 서비스를 이용하게 하거나 주류를 판매해서는 안 됩니다.',
        'Members neither let persons under 19 use the service nor sell liquor to them.',
        '会员不得让未满 19 岁者使用本服务，也不得向其销售酒类。',
        '會員不得讓未滿 19 歲者使用本服務，也不得向其銷售酒類。',
        '会員は、19歳未満の者に本サービスを利用させ、または酒類を販売してはなりません。',
      ),
    ],
  },
  {
    heading: five(
      '제3조 견적과 발주',
      'Article 3. Quotes and orders',
      '第三条 报价与订货',
      '第三條 報價與訂貨',
      '第3条 見積と発注',
    ),
    paragraphs: [
      five(
        '견적은 표시된 유효기간의 마지막 날까지 확정할 수 있습니다. 확정된 견적의 단가는 그 견적으로 발주할 때 적용됩니다.',
        'A quote can be confirmed through the last day of its validity. Its prices apply to the order made from it.',
        '报价可在所示有效期的最后一天之前确认。已确认报价的单价适用于据此进行的订货。',
        '報價可在所示有效期的最後一天之前確認。已確認報價的單價適用於據此進行的訂貨。',
        '見積は表示された有効期間の最終日まで確定できます。確定した見積の単価は、その見積による発注に適用されます。',
      ),
      five(
        '발주는 회사가 확인한 때에 성립합니다. 여신한도를 넘는 발주는 접수되지 않을 수 있습니다.',
        'An order is concluded when the company confirms it. Orders beyond the credit limit may not be accepted.',
        '订货自公司确认时成立。超出信用额度的订货可能不予受理。',
        '訂貨自公司確認時成立。超出信用額度的訂貨可能不予受理。',
        '発注は当社が確認した時点で成立します。与信限度額を超える発注は受け付けられない場合があります。',
      ),
    ],
  },
  {
    heading: five(
      '제4조 납품과 대금',
      'Article 4. Delivery and payment',
      '第四条 交货与货款',
      '第四條 交貨與貨款',
      '第4条 納品と代金',
    ),
    paragraphs: [
      five(
        '모든 단가는 부가세 별도입니다. 매출은 납품이 완료된 날에 인식하며, 대금은 거래처별로 정한 기한까지 지급합니다.',
        'All unit prices are without VAT. A sale counts from the day its delivery is completed, and is paid by the term agreed with the client.',
        '所有单价均不含增值税。销售自交货完成之日确认，货款须在与各客户约定的期限内支付。',
        '所有單價均不含增值稅。銷售自交貨完成之日確認，貨款須在與各客戶約定的期限內支付。',
        '単価はすべて税別です。売上は納品完了日に計上し、代金は取引先ごとに定めた期限までにお支払いいただきます。',
      ),
    ],
  },
  {
    heading: five(
      '제5조 반품과 교환',
      'Article 5. Returns and exchanges',
      '第五条 退货与换货',
      '第五條 退貨與換貨',
      '第5条 返品と交換',
    ),
    paragraphs: [
      five(
        '파손, 변질, 오배송은 납품일로부터 7일 안에 알려 주시면 회사의 비용으로 회수하여 교환하거나 반품 처리합니다.',
        'Broken, spoilt or wrong bottles reported within seven days are collected at the company’s cost and exchanged or credited.',
        '破损、变质或错发须在交货日起 7 天内告知，由公司承担费用回收并换货或退货。',
        '破損、變質或錯發須在交貨日起 7 天內告知，由公司承擔費用回收並換貨或退貨。',
        '破損・変質・誤配送は納品日から7日以内にお知らせいただければ、当社の費用で回収し、交換または返品いたします。',
      ),
    ],
  },
  {
    heading: five(
      '제6조 해지와 분쟁',
      'Article 6. Ending and disputes',
      '第六条 解约与争议',
      '第六條 解約與爭議',
      '第6条 解約と紛争',
    ),
    paragraphs: [
      five(
        '회원은 언제든지 탈퇴할 수 있으며, 탈퇴 전에 미수금을 정산해야 합니다. 분쟁은 대한민국 법에 따라 회사 소재지의 법원에서 다룹니다.',
        'Members may leave at any time, after settling what is receivable. Disputes follow the law of the Republic of Korea before the court of the company’s seat.',
        '会员可随时退出，但须先结清未收款。争议依大韩民国法律由公司所在地法院管辖。',
        '會員可隨時退出，但須先結清未收款。爭議依大韓民國法律由公司所在地法院管轄。',
        '会員はいつでも退会できますが、事前に未収金を精算する必要があります。紛争は大韓民国法に従い、当社所在地の裁判所が管轄します。',
      ),
    ],
  },
];

export const TERM = {
  kind: 'TERM' as const,
  title: five('이용약관', 'Terms of use', '使用条款', '使用條款', '利用規約'),
  sections,
};
