import { type Texts, texts } from '../../problems/texts.ts';

interface InquiryCategory {
  id: number;
  name: Texts;
}

/** What an inquiry may be about, in the order of the form. A number that was given stays what it is: rows name it. */
export const INQUIRY_CATEGORIES: readonly InquiryCategory[] = [
  { id: 1, name: texts('상품·재고', 'Wines and stock', '商品与库存', '商品與庫存', '商品・在庫') },
  { id: 2, name: texts('견적·발주', 'Quotes and orders', '报价与订货', '報價與訂貨', '見積・発注') },
  { id: 3, name: texts('배송·회수', 'Deliveries and returns', '配送与回收', '配送與回收', '配送・回収') },
  {
    id: 4,
    name: texts(
      '정산·세금계산서',
      'Payment and tax invoices',
      '结算与税务发票',
      '結算與稅務發票',
      '精算・税金計算書',
    ),
  },
  {
    id: 5,
    name: texts('회원·계정', 'Membership and account', '会员与账号', '會員與帳號', '会員・アカウント'),
  },
  { id: 6, name: texts('기타', 'Other', '其他', '其他', 'その他') },
];

/** The category of that number; the last one where there is none any more. */
export const categoryOf = (id: number): InquiryCategory =>
  INQUIRY_CATEGORIES.find((each) => each.id === id) ?? INQUIRY_CATEGORIES.at(-1)!;
