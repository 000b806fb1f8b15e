import type { Translated } from '@vitis/domain';
import { five } from '../../data/translate.ts';

export const FAQ_CATEGORIES = {
  ACCOUNT: five('회원', 'Account', '会员', '會員', '会員'),
  ESTIMATE: five('견적', 'Quotes', '报价', '報價', '見積'),
  ORDER: five('발주', 'Orders', '订货', '訂貨', '発注'),
  DELIVERY: five('배송', 'Deliveries', '配送', '配送', '配送'),
  PAYMENT: five('정산', 'Payment', '结算', '結算', '精算'),
} satisfies Record<string, Translated>;

export interface Faq {
  category: keyof typeof FAQ_CATEGORIES;
  question: Translated;
  answer: Translated;
}

const faq = (category: Faq['category'], question: Translated, answer: Translated): Faq => ({
  category,
  question,
  answer,
});

export const FAQS: readonly Faq[] = [
  faq(
    'ACCOUNT',
    five(
      '누구나 가입할 수 있나요?',
      'Can anyone sign up?',
      '任何人都可以注册吗？',
      '任何人都可以註冊嗎？',
      '誰でも会員登録できますか。',
    ),
    five(
      '주류를 취급하는 사업자만 가입하실 수 있습니다. 사업자등록증을 확인한 뒤 영업일 기준 하루 안에 승인해 드립니다.',
      'Only businesses that deal in liquor. We look at the business registration certificate and approve within one business day.',
      '仅限经营酒类的商户注册。核对营业执照后，将在一个营业日内完成审核。',
      '僅限經營酒類的商戶註冊。核對營業登記證後，將在一個營業日內完成審核。',
      '酒類を取り扱う事業者様のみご登録いただけます。事業者登録証を確認のうえ、一営業日以内に承認いたします。',
    ),
  ),
  faq(
    'ACCOUNT',
    five(
      '담당자는 어떻게 정해지나요?',
      'Who is my sales contact?',
      '如何分配负责人？',
      '如何分配負責人？',
      '担当者はどのように決まりますか。',
    ),
    five(
      '지역과 업종에 따라 승인 시 지정됩니다. 마이페이지와 채팅에서 담당자의 연락처와 근무 시간을 확인하실 수 있습니다.',
      'One is assigned by region and trade when you are approved. My page and chat show how and when to reach them.',
      '审核通过时按地区与业态分配。可在我的页面和聊天中查看负责人的联系方式与工作时间。',
      '審核通過時按地區與業態分配。可在我的頁面和聊天中查看負責人的聯絡方式與工作時間。',
      '承認時に地域と業種に応じて決まります。マイページとチャットで連絡先と勤務時間をご確認いただけます。',
    ),
  ),
  faq(
    'ESTIMATE',
    five(
      '견적은 언제 회신되나요?',
      'When will my quote request be answered?',
      '报价何时回复？',
      '報價何時回覆？',
      '見積の回答はいつ届きますか。',
    ),
    five(
      '영업일 17시 이전 요청은 보통 당일이나 다음 영업일에 회신드립니다. 급하시면 채팅으로 알려 주세요.',
      'Usually on the same or the next business day when asked before 17:00. If it is urgent, tell us in the chat.',
      '营业日 17 时前的申请通常在当天或下一营业日回复。如有急需，请通过聊天告知。',
      '營業日 17 時前的申請通常在當天或下一營業日回覆。如有急需，請透過聊天告知。',
      '営業日17時までのご依頼は、通常当日または翌営業日にご回答いたします。お急ぎの場合はチャットでお知らせください。',
    ),
  ),
  faq(
    'ESTIMATE',
    five(
      '회신받은 견적을 수정할 수 있나요?',
      'Can I change an answered quote?',
      '可以修改已回复的报价吗？',
      '可以修改已回覆的報價嗎？',
      '回答済みの見積を変更できますか。',
    ),
    five(
      '네. 수량과 품목을 바꿔 재견적을 요청하시면 새 요청으로 기록되고, 이전 내용과 비교해 보실 수 있습니다.',
      'Yes. Ask again with other quantities or wines: it becomes a new revision that you can compare with the one before.',
      '可以。修改数量或品项后重新申请，将记录为新的修订版，并可与之前的内容比较。',
      '可以。修改數量或品項後重新申請，將記錄為新的修訂版，並可與之前的內容比較。',
      'はい。数量や品目を変えて再依頼すると新しい改訂として記録され、前の内容と比較できます。',
    ),
  ),
  faq(
    'ESTIMATE',
    five(
      '유효기간이 지나면 어떻게 되나요?',
      'What happens after the validity ends?',
      '有效期过后会怎样？',
      '有效期過後會怎樣？',
      '有効期間が過ぎるとどうなりますか。',
    ),
    five(
      '견적만료로 표시되며 확정하실 수 없습니다. 같은 내용으로 재견적을 요청해 주세요.',
      'It shows as expired and can no longer be confirmed. Simply ask again with the same lines.',
      '将显示为“报价已过期”且无法确认。以相同内容重新申请即可。',
      '將顯示為「報價已過期」且無法確認。以相同內容重新申請即可。',
      '見積期限切れと表示され、確定できなくなります。同じ内容で再度ご依頼ください。',
    ),
  ),
  faq(
    'ORDER',
    five(
      '견적 없이 바로 발주할 수 있나요?',
      'Can I order without a quote?',
      '可以不经报价直接订货吗？',
      '可以不經報價直接訂貨嗎？',
      '見積なしで発注できますか。',
    ),
    five(
      '네. 장바구니에서 공급가 그대로 발주하실 수 있습니다. 단가 조정이 필요하면 견적을 먼저 신청해 주세요.',
      'Yes, from the cart at your supply prices. Please request a quote first if you would like to discuss prices.',
      '可以。可在购物车中按供货价直接订货。如需调整单价，请先申请报价。',
      '可以。可在購物車中按供貨價直接訂貨。如需調整單價，請先申請報價。',
      'はい。カートから供給価格のまま発注できます。単価のご相談が必要な場合は、先に見積をご依頼ください。',
    ),
  ),
  faq(
    'ORDER',
    five(
      '발주를 취소하고 싶습니다.',
      'I would like to cancel an order.',
      '我想取消订货。',
      '我想取消訂貨。',
      '発注を取り消したいです。',
    ),
    five(
      '발주요청 상태에서는 직접 취소하실 수 있습니다. 발주확인 이후에는 담당자에게 말씀해 주세요.',
      'While it is requested you can cancel it yourself. Once it is confirmed, please talk to your sales contact.',
      '“已申请订货”状态下可自行取消。确认后请联系负责人。',
      '「已申請訂貨」狀態下可自行取消。確認後請聯絡負責人。',
      '発注依頼の状態であればご自身で取り消せます。発注確認後は担当者にお申し付けください。',
    ),
  ),
  faq(
    'DELIVERY',
    five(
      '배송은 얼마나 걸리나요?',
      'How long do deliveries take?',
      '配送需要多久？',
      '配送需要多久？',
      '配送にはどのくらいかかりますか。',
    ),
    five(
      '수도권 직배송은 발주확인 후 영업일 기준 2일, 그 외 지역은 택배로 2–3일 걸립니다.',
      'Around Seoul our vans arrive two business days after confirmation; elsewhere parcels take two to three.',
      '首都圈自有配送为订货确认后 2 个营业日，其他地区快递需 2–3 个营业日。',
      '首都圈自有配送為訂貨確認後 2 個營業日，其他地區宅配需 2–3 個營業日。',
      '首都圏の自社配送は発注確認後2営業日、その他の地域は宅配便で2〜3営業日です。',
    ),
  ),
  faq(
    'DELIVERY',
    five(
      '파손이나 불량이 있으면 어떻게 하나요?',
      'What if a bottle is broken or faulty?',
      '如有破损或瑕疵怎么办？',
      '如有破損或瑕疵怎麼辦？',
      '破損や不良があった場合はどうすればよいですか。',
    ),
    five(
      '받으신 날부터 7일 안에 사진과 함께 채팅으로 알려 주시면 회수하고 교환 또는 반품 처리해 드립니다.',
      'Tell us in the chat with a photo within seven days; we collect it and exchange it or credit it.',
      '请在收货 7 天内附照片通过聊天告知，我们将回收并办理换货或退货。',
      '請在收貨 7 天內附照片透過聊天告知，我們將回收並辦理換貨或退貨。',
      'お受け取りから7日以内に写真を添えてチャットでお知らせください。回収のうえ交換または返品いたします。',
    ),
  ),
  faq(
    'PAYMENT',
    five(
      '여신잔액은 어떻게 계산되나요?',
      'How is my available credit worked out?',
      '可用信用额度如何计算？',
      '可用信用額度如何計算？',
      '与信残高はどのように計算されますか。',
    ),
    five(
      '여신한도에서 미수금과 아직 매출로 잡히지 않은 확인된 발주 금액을 뺀 값입니다. 부가세를 포함합니다.',
      'The credit limit less what is receivable and less confirmed orders not yet sold, VAT included.',
      '信用额度减去未收款及尚未计入销售的已确认订货金额，含增值税。',
      '信用額度減去未收款及尚未計入銷售的已確認訂貨金額，含增值稅。',
      '与信限度額から、未収金とまだ売上計上されていない確認済み発注額を差し引いた金額です（税込）。',
    ),
  ),
  faq(
    'PAYMENT',
    five(
      '입금은 어떤 건부터 처리되나요?',
      'Which documents does a payment settle first?',
      '付款先冲抵哪些单据？',
      '付款先沖抵哪些單據？',
      '入金はどの取引から充当されますか。',
    ),
    five(
      '따로 지정하지 않으시면 가장 오래된 미수금부터 처리합니다. 특정 건에 지정하시려면 담당자에게 알려 주세요.',
      'The oldest first, unless you name a document to your sales contact.',
      '如未指定，将从最早的未收款开始冲抵。如需指定单据，请告知负责人。',
      '如未指定，將從最早的未收款開始沖抵。如需指定單據，請告知負責人。',
      'ご指定がない場合は古い未収金から充当します。特定の取引を指定される場合は担当者へお知らせください。',
    ),
  ),
];
