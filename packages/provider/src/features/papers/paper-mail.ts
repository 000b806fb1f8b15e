import type { Language } from '@vitis/contracts';
import { formatMoney } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { type Texts, texts } from '../../problems/texts.ts';
import type { Paper } from './papers.ts';

const BODY: Texts = texts(
  '{client} 담당자님께,\n\n{supplier}의 {paper}를 PDF로 보내드립니다.\n문서번호: {number}\n합계: {total} (부가세 포함)\n\n요청한 분: {by}',
  'To {client},\n\nPlease find attached the {paper} of {supplier} as a PDF.\nNumber: {number}\nTotal: {total} (VAT included)\n\nRequested by {by}',
  '{client} 负责人：\n\n随信附上 {supplier} 的{paper}（PDF）。\n单据编号：{number}\n合计：{total}（含增值税）\n\n申请人：{by}',
  '{client} 負責人：\n\n隨信附上 {supplier} 的{paper}（PDF）。\n單據編號：{number}\n合計：{total}（含增值稅）\n\n申請人：{by}',
  '{client} ご担当者様\n\n{supplier}の{paper}をPDFでお送りします。\n文書番号：{number}\n合計：{total}（付加価値税込み）\n\n依頼者：{by}',
);

const DRAFT_BODY: Texts = texts(
  '{client} 담당자님께,\n\n{paper} 파일(PDF)을 보내드립니다. 아직 접수되지 않은 초안이며, 금액은 작성일의 공급가 기준입니다.\n작성일: {number}\n합계: {total} (부가세 포함)\n\n요청한 분: {by}',
  'To {client},\n\nPlease find attached the {paper} as a PDF. It has not been sent to the supplier yet; its prices are those of its day.\nDay: {number}\nTotal: {total} (VAT included)\n\nRequested by {by}',
  '{client} 负责人：\n\n随信附上{paper}（PDF）。该文件为尚未提交的草稿，金额以制作日的供货价为准。\n制作日：{number}\n合计：{total}（含增值税）\n\n申请人：{by}',
  '{client} 負責人：\n\n隨信附上{paper}（PDF）。此文件為尚未送出的草稿，金額以製作日的供貨價為準。\n製作日：{number}\n合計：{total}（含增值稅）\n\n申請人：{by}',
  '{client} ご担当者様\n\n{paper}（PDF）をお送りします。まだ送信されていない下書きで、金額は作成日の卸価格によるものです。\n作成日：{number}\n合計：{total}（付加価値税込み）\n\n依頼者：{by}',
);

/** What each paper is called in the language of who asks for it; on the paper itself it is Korean. */
const NAMES: Readonly<Record<string, Texts>> = {
  견적서: texts('견적서', 'quote', '报价单', '報價單', '見積書'),
  발주서: texts('발주서', 'purchase order', '订货单', '訂貨單', '発注書'),
  거래명세서: texts('거래명세서', 'statement of delivery', '交易明细单', '交易明細單', '取引明細書'),
  '견적요청서 초안': texts(
    '견적요청서 초안',
    'draft of a request for a quote',
    '询价单草稿',
    '詢價單草稿',
    '見積依頼書（下書き）',
  ),
  '발주서 초안': texts(
    '발주서 초안',
    'draft of a purchase order',
    '订货单草稿',
    '訂貨單草稿',
    '発注書（下書き）',
  ),
};

/** `견적서 E20261118-0004.pdf`. */
export const fileNameOf = ({ title, number }: Pick<Paper, 'title' | 'number'>): string =>
  `${title} ${number}.pdf`;

/** `Quote`: a name as it begins a line. */
const atStart = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The mail that brings a paper to the company's address for tax invoices. */
export function paperMail(
  paper: Paper,
  { recipient, by, language, file }: { recipient: string; by: string; language: Language; file: Buffer },
): Mail {
  const name = NAMES[paper.title]?.[language] ?? paper.title;
  const said: Record<string, string> = {
    client: paper.clientName,
    supplier: paper.supplierName,
    paper: name,
    number: paper.number,
    total: formatMoney(paper.total, language),
    by,
  };
  return {
    recipient,
    language,
    subject: `${atStart(name)} ${paper.number}`,
    body: (paper.isDraft ? DRAFT_BODY : BODY)[language].replaceAll(
      /\{(\w+)\}/g,
      (_whole, name: string) => said[name] ?? '',
    ),
    attachments: [{ name: fileNameOf(paper), type: 'application/pdf', content: file.toString('base64') }],
  };
}
