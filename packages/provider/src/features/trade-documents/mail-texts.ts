import { type Texts, texts } from '../../problems/texts.ts';

/** What the mail about a step says: `{client}` is the company that buys, `{number}` the document's. */
interface StepTexts {
  subject: Texts;
  opening: Texts;
}

export const STEP_TEXTS = {
  'estimate.create': {
    subject: texts(
      '{client} 견적 신청 {number}',
      '{client} asks for quote {number}',
      '{client} 申请报价 {number}',
      '{client} 申請報價 {number}',
      '{client} 見積依頼 {number}',
    ),
    opening: texts(
      '{client}에서 견적을 신청하였습니다.',
      '{client} has asked for a quote.',
      '{client} 已申请报价。',
      '{client} 已申請報價。',
      '{client}様から見積のご依頼がありました。',
    ),
  },
  'estimate.create-manual': {
    subject: texts(
      '견적 신청 접수 {number}',
      'Your request for quote {number}',
      '报价申请已受理 {number}',
      '報價申請已受理 {number}',
      '見積依頼受付 {number}',
    ),
    opening: texts(
      '요청하신 견적을 접수하였습니다.',
      'We have received your request for a quote.',
      '我们已受理您的报价申请。',
      '我們已受理您的報價申請。',
      'お見積のご依頼を承りました。',
    ),
  },
  'estimate.modify': {
    subject: texts(
      '{client} 견적 변경 요청 {number}',
      '{client} asks anew for quote {number}',
      '{client} 请求变更报价 {number}',
      '{client} 請求變更報價 {number}',
      '{client} 見積変更依頼 {number}',
    ),
    opening: texts(
      '{client}에서 견적 내용을 바꾸어 다시 신청하였습니다.',
      '{client} has changed what it asked for.',
      '{client} 已修改内容并重新申请报价。',
      '{client} 已修改內容並重新申請報價。',
      '{client}様から内容を変更した見積のご依頼がありました。',
    ),
  },
  'estimate.respond': {
    subject: texts(
      '견적 회신 {number}',
      'Answer to your request for quote {number}',
      '报价回复 {number}',
      '報價回覆 {number}',
      'お見積のご回答 {number}',
    ),
    opening: texts(
      '신청하신 견적에 회신드립니다. 유효기간 안에 확정해 주세요.',
      'Here is our answer to your request. Please confirm it while it is valid.',
      '现回复您申请的报价，请在有效期内确认。',
      '茲回覆您申請的報價，請於有效期限內確認。',
      'ご依頼のお見積にご回答いたします。有効期限内にご確定ください。',
    ),
  },
  'estimate.confirm': {
    subject: texts(
      '{client} 견적 확정 {number}',
      '{client} confirms quote {number}',
      '{client} 确认报价 {number}',
      '{client} 確認報價 {number}',
      '{client} 見積確定 {number}',
    ),
    opening: texts(
      '{client}에서 견적을 확정하였습니다.',
      '{client} has confirmed the quote.',
      '{client} 已确认报价。',
      '{client} 已確認報價。',
      '{client}様が見積を確定されました。',
    ),
  },
  'estimate.confirm-lines': {
    subject: texts(
      '{client} 견적 일부 확정 {number}',
      '{client} confirms part of quote {number}',
      '{client} 确认部分报价 {number}',
      '{client} 確認部分報價 {number}',
      '{client} 見積一部確定 {number}',
    ),
    opening: texts(
      '{client}에서 견적 {answered}종 가운데 {lines}종만 확정하였습니다. 나머지는 확정에서 제외하였습니다.',
      '{client} has confirmed {lines} of the {answered} wines of the quote, and left out the others.',
      '{client} 已确认报价 {answered} 款中的 {lines} 款，其余未确认。',
      '{client} 已確認報價 {answered} 款中的 {lines} 款，其餘未確認。',
      '{client}様が見積{answered}品目のうち{lines}品目を確定されました。残りは確定から除外されています。',
    ),
  },
  'estimate.cancel': {
    subject: texts(
      '견적 취소 {number}',
      'Quote {number} is cancelled',
      '报价取消 {number}',
      '報價取消 {number}',
      '見積取消 {number}',
    ),
    opening: texts(
      '견적이 취소되었습니다.',
      'The quote has been cancelled.',
      '报价已取消。',
      '報價已取消。',
      '見積が取り消されました。',
    ),
  },
  'order-form.create': {
    subject: texts(
      '{client} 발주 신청 {number}',
      'Order {number} from {client}',
      '{client} 订货申请 {number}',
      '{client} 訂貨申請 {number}',
      '{client} 発注依頼 {number}',
    ),
    opening: texts(
      '{client}에서 발주를 신청하였습니다.',
      '{client} has placed an order.',
      '{client} 已提交订货申请。',
      '{client} 已提交訂貨申請。',
      '{client}様から発注のご依頼がありました。',
    ),
  },
  'order-form.create-manual': {
    subject: texts(
      '발주 신청 접수 {number}',
      'Your order {number}',
      '订货申请已受理 {number}',
      '訂貨申請已受理 {number}',
      '発注依頼受付 {number}',
    ),
    opening: texts(
      '요청하신 발주를 접수하였습니다.',
      'We have received your order.',
      '我们已受理您的订货申请。',
      '我們已受理您的訂貨申請。',
      '発注のご依頼を承りました。',
    ),
  },
  'order-form.respond': {
    subject: texts(
      '발주 확인 {number}',
      'Order {number} is confirmed',
      '订货确认 {number}',
      '訂貨確認 {number}',
      '発注のご確認 {number}',
    ),
    opening: texts(
      '신청하신 발주를 확인하였습니다. 납기에 맞추어 준비하겠습니다.',
      'We have confirmed your order, and prepare it for its day.',
      '您的订货已确认，我们将按交货期备货。',
      '您的訂貨已確認，我們將依交貨期備貨。',
      'ご発注を確認いたしました。納期に合わせて準備いたします。',
    ),
  },
  'order-form.propose': {
    subject: texts(
      '발주 변경 제안 {number}',
      'A change of order {number} is proposed',
      '订货变更提案 {number}',
      '訂貨變更提案 {number}',
      'ご発注内容の変更のご提案 {number}',
    ),
    opening: texts(
      '신청하신 내용 그대로 준비하기 어려워 변경을 제안드립니다. 품목별로 확인하시고 수락 여부를 알려 주세요. 회신하실 때까지 발주는 신청하신 내용 그대로 유지됩니다.',
      'We cannot prepare your order quite as you placed it, and propose a change. Please accept or decline it line by line; until then the order stays as you placed it.',
      '由于无法完全按您的申请备货，特此提出变更提案。请逐项确认是否接受；在您回复之前，订单保持原申请内容。',
      '由於無法完全按您的申請備貨，特此提出變更提案。請逐項確認是否接受；在您回覆之前，訂單保持原申請內容。',
      'ご依頼どおりのご用意が難しいため、変更をご提案いたします。品目ごとにご確認のうえ、ご承諾の可否をお知らせください。ご回答いただくまで、ご発注はご依頼時の内容のまま保たれます。',
    ),
  },
  'order-form.accept': {
    subject: texts(
      '{client} 변경 제안 수락 {number}',
      '{client} accepts the change of {number}',
      '{client} 接受变更提案 {number}',
      '{client} 接受變更提案 {number}',
      '{client} 変更のご提案を承諾 {number}',
    ),
    opening: texts(
      '{client}에서 변경 제안을 모두 수락하여 발주가 확정되었습니다.',
      '{client} has accepted all of the proposal; the order is confirmed.',
      '{client} 已接受全部变更提案，订单已确认。',
      '{client} 已接受全部變更提案，訂單已確認。',
      '{client}様が変更のご提案をすべて承諾され、発注が確定しました。',
    ),
  },
  'order-form.decline': {
    subject: texts(
      '{client} 변경 제안 회신 {number}',
      '{client} answers the proposal for {number}',
      '{client} 回复变更提案 {number}',
      '{client} 回覆變更提案 {number}',
      '{client} 変更のご提案への回答 {number}',
    ),
    opening: texts(
      '{client}에서 변경 제안을 모두 수락하지는 않았습니다. 회신 내용을 확인하시고 발주를 확정하거나 다시 제안해 주세요.',
      '{client} has not accepted all of the proposal. Please look at the answer, and confirm the order or propose anew.',
      '{client} 未全部接受变更提案。请查看回复内容，确认订单或重新提案。',
      '{client} 未全部接受變更提案。請查看回覆內容，確認訂單或重新提案。',
      '{client}様は変更のご提案をすべては承諾されませんでした。ご回答をご確認のうえ、発注を確定するか、あらためてご提案ください。',
    ),
  },
  'order-form.complete-delivered': {
    subject: texts(
      '발주 마감 {number}',
      'Order {number} is closed as delivered',
      '订货结单 {number}',
      '訂貨結單 {number}',
      'ご発注の締め切り {number}',
    ),
    opening: texts(
      '납품하지 못한 와인을 발주에서 제외하고, 납품한 내용으로 발주를 마감하였습니다. 제외한 와인은 청구하지 않습니다. 처음 신청하신 내용은 발주 화면에서 확인하실 수 있습니다.',
      'We have taken the wines that we did not deliver off your order and closed it as delivered. They are not charged. The order page shows what you ordered at first.',
      '我们已将未能交付的葡萄酒从订单中移除，并按已交付内容结单。移除的酒款不计费。您可在订单页面查看最初的申请内容。',
      '我們已將未能交付的葡萄酒從訂單中移除，並依已交付內容結單。移除的酒款不計費。您可在訂單頁面查看最初的申請內容。',
      '納品できなかったワインをご発注から除き、納品した内容で締め切らせていただきました。除いたワインのご請求はございません。当初のご依頼内容は発注画面でご確認いただけます。',
    ),
  },
  'order-form.cancel': {
    subject: texts(
      '발주 취소 {number}',
      'Order {number} is cancelled',
      '订货取消 {number}',
      '訂貨取消 {number}',
      '発注取消 {number}',
    ),
    opening: texts(
      '발주가 취소되었습니다.',
      'The order has been cancelled.',
      '订货已取消。',
      '訂貨已取消。',
      '発注が取り消されました。',
    ),
  },
  'order-form.return': {
    subject: texts(
      '{client} 반품 신청 {number}',
      '{client} asks for a return of {number}',
      '{client} 申请退货 {number}',
      '{client} 申請退貨 {number}',
      '{client} 返品依頼 {number}',
    ),
    opening: texts(
      '{client}에서 아래 와인의 반품을 신청하였습니다. 배송 일정에서 회수할 날과 기사를 정해 주세요.',
      '{client} would like to return the wines below. Please plan the day and the driver of the collection.',
      '{client} 申请退回以下酒款，请在配送日程中安排回收日期和配送员。',
      '{client} 申請退回以下酒款，請在配送排程中安排回收日期與配送員。',
      '{client}様から下記ワインの返品のご依頼がありました。配送予定で回収日と担当者を決めてください。',
    ),
  },
} as const satisfies Record<string, StepTexts>;

/** What a mail says of the document. */
export const FACT_TEXTS = {
  number: texts(
    '문서번호: {number}',
    'Number: {number}',
    '单据编号：{number}',
    '單據編號：{number}',
    '文書番号：{number}',
  ),
  oneWine: texts(
    '품목: {wine}, {bottles}',
    'Wine: {wine}, {bottles}',
    '品项：{wine}，{bottles}',
    '品項：{wine}，{bottles}',
    '品目：{wine}、{bottles}',
  ),
  wines: texts(
    '품목: {wine} 외 {others}종, {bottles}',
    'Wines: {wine} and {others} more, {bottles}',
    '品项：{wine} 等（另 {others} 种），{bottles}',
    '品項：{wine} 等（另 {others} 種），{bottles}',
    '品目：{wine} 他{others}種、{bottles}',
  ),
  total: texts(
    '합계: {total} (부가세 포함)',
    'Total: {total} (VAT included)',
    '合计：{total}（含税）',
    '合計：{total}（含稅）',
    '合計：{total}（税込）',
  ),
  /** Above what the other side wrote along, so that nobody takes it for words of the house. */
  message: texts('메시지:', 'Message:', '留言：', '留言：', 'メッセージ：'),
} as const;

/** What the button says that leads to a document. */
export const SEE_TEXTS = {
  estimate: texts('견적 보기', 'See the quote', '查看报价', '查看報價', '見積を見る'),
  orderForm: texts('발주 보기', 'See the order', '查看订货', '查看訂貨', '発注を見る'),
} as const;
