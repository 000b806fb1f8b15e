import { word } from '@vitis/domain';

/** Headers that several lists have. */
export const WORDS = {
  estimateNumber: word('견적번호', 'Quote no.', '报价单号', '報價單號', '見積番号'),
  orderNumber: word('발주번호', 'Order no.', '订货单号', '訂貨單號', '発注番号'),
  statementNumber: word('거래명세서 번호', 'Statement no.', '交易明细单号', '交易明細單號', '取引明細書番号'),
  client: word('거래처', 'Client', '客户', '客戶', '取引先'),
  person: word('담당자', 'Contact', '联系人', '聯絡人', '担当者'),
  sales: word('영업 담당자', 'Sales contact', '销售负责人', '業務負責人', '営業担当'),
  requestedAt: word('신청일시', 'Requested', '申请时间', '申請時間', '依頼日時'),
  wine: word('품목', 'Wine', '商品', '商品', '品目'),
  lines: word('품목 수', 'Wines', '品种数', '品項數', '品目数'),
  bottles: word('수량(병)', 'Bottles', '数量（瓶）', '數量（瓶）', '数量（本）'),
  supply: word('공급가액', 'Supply value', '不含税金额', '未稅金額', '供給価額'),
  tax: word('세액', 'VAT', '税额', '稅額', '税額'),
  total: word('합계', 'Total', '合计', '合計', '合計'),
  status: word('상태', 'Status', '状态', '狀態', '状態'),
  type: word('구분', 'Kind', '类型', '類型', '区分'),
  date: word('일자', 'Date', '日期', '日期', '日付'),
  dueDate: word('회수예정일', 'Due by', '付款到期日', '付款到期日', '支払期日'),
  balance: word('잔액', 'Balance', '余额', '餘額', '残高'),
  memo: word('비고', 'Remarks', '备注', '備註', '備考'),
} as const;
