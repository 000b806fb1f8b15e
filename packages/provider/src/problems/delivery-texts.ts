import { type Texts, texts } from './texts.ts';

/** Refusals of deliveries. */
export const DELIVERY_TEXTS: Readonly<Record<string, Texts>> = {
  ORDER_NOT_CONFIRMED: texts(
    '발주확인 상태의 발주만 배송을 등록할 수 있습니다.',
    'A delivery can be planned for a confirmed order only.',
    '只有已确认的订货单才能登记配送。',
    '只有已確認的訂貨單才能登記配送。',
    '配送を登録できるのは確認済みの発注だけです。',
  ),
  DELIVERY_TOO_EARLY: texts(
    '{day} 배송입니다. 그 전에 배송하시려면 사유를 입력해 주세요.',
    'This delivery is for {day}. To make it before then, please say why.',
    '该配送日期为 {day}。如需提前配送，请填写原因。',
    '該配送日期為 {day}。如需提前配送，請填寫原因。',
    'この配送は{day}の予定です。それより前に配送する場合は、理由を入力してください。',
  ),
  PROOF_MISSING: texts(
    '인도를 확인할 것이 없습니다. 받는 분 성함, 서명, 사진 가운데 거래처가 정한 것을 남겨 주세요.',
    'Nothing proves the hand-over yet. Please add what the client asks for: a name, a signature or a photo.',
    '缺少交付凭证。请按客户要求留下收货人姓名、签名或照片。',
    '缺少交付憑證。請依客戶要求留下收貨人姓名、簽名或照片。',
    '引き渡しを確認できるものがありません。お取引先の指定に従い、受取人のお名前・署名・写真のいずれかを残してください。',
  ),
  NOTHING_TO_DELIVER: texts(
    '배송을 등록할 병이 남아 있지 않습니다.',
    'No bottles of this order are left to deliver.',
    '该订货单已没有待配送的酒。',
    '該訂貨單已沒有待配送的酒。',
    'この発注には配送を登録できる本数が残っていません。',
  ),
  MORE_THAN_ORDERED: texts(
    '발주하신 수량보다 많이 배송할 수 없습니다.',
    'A delivery cannot carry more than was ordered.',
    '配送数量不能超过订货数量。',
    '配送數量不能超過訂貨數量。',
    '発注数量を超えて配送することはできません。',
  ),
  MORE_THAN_DELIVERED: texts(
    '납품된 수량보다 많이 회수하거나 교환할 수 없습니다.',
    'No more can be collected or exchanged than was handed over.',
    '回收或换货数量不能超过已供货的数量。',
    '回收或換貨數量不能超過已供貨的數量。',
    '納品済みの数量を超えて回収・交換することはできません。',
  ),
  MORE_THAN_RETURNABLE: texts(
    '반품하실 수 있는 수량보다 많습니다. 반품 가능 수량: {wines}',
    'This is more than can be returned. What can be returned: {wines}',
    '超过了可退货的数量。可退货数量：{wines}',
    '超過了可退貨的數量。可退貨數量：{wines}',
    '返品できる数量を超えています。返品できる数量：{wines}',
  ),
  NOT_OF_ORDER: texts(
    '이 발주에 없는 와인은 반품하실 수 없습니다.',
    'A wine that is not of this order cannot be returned.',
    '不能退回此订货单中没有的酒款。',
    '不能退回此訂貨單中沒有的酒款。',
    'この発注にないワインは返品できません。',
  ),
  NOT_A_PICTURE: texts(
    '사진 파일만 첨부하실 수 있습니다.',
    'Only photos can go with it.',
    '只能附上照片文件。',
    '只能附上照片檔案。',
    '添付できるのは写真だけです。',
  ),
};
