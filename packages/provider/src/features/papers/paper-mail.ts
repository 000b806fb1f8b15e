import type { Language } from '@vitis/contracts';
import { formatWon } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { type Texts, texts } from '../../problems/texts.ts';
import type { Paper } from './papers.ts';

const BODY: Texts = texts(
  '{client} 담당자님께,\n\n{supplier}의 {paper}를 PDF로 보내드립니다.\n문서번호: {number}\n합계: {total} (부가세 포함)\n\n요청한 분: {by}',
  'To {client},\n\nPlease find attached the document {paper} {number} of {supplier} as a PDF.\nTotal: {total} (VAT included)\n\nRequested by {by}',
  '{client} 负责人：\n\n随信附上 {supplier} 的{paper} {number}（PDF）。\n合计：{total}（含增值税）\n\n申请人：{by}',
  '{client} 負責人：\n\n隨信附上 {supplier} 的{paper} {number}（PDF）。\n合計：{total}（含增值稅）\n\n申請人：{by}',
  '{client} ご担当者様\n\n{supplier}の{paper} {number}をPDFでお送りします。\n合計：{total}（付加価値税込み）\n\n依頼者：{by}',
);

/** What each paper is called in the language of who asks for it; on the paper itself it is Korean. */
const NAMES: Readonly<Record<string, Texts>> = {
  견적서: texts('견적서', 'quote', '报价单', '報價單', '見積書'),
  발주서: texts('발주서', 'purchase order', '订货单', '訂貨單', '発注書'),
  거래명세서: texts('거래명세서', 'statement of delivery', '交易明细单', '交易明細單', '取引明細書'),
};

/** `견적서 E20261118-0004.pdf`. */
export const fileNameOf = ({ title, number }: Pick<Paper, 'title' | 'number'>): string =>
  `${title} ${number}.pdf`;

/** The mail that brings a paper to the company's address for tax invoices. */
export function paperMail(
  paper: Paper,
  { recipient, by, language, file }: { recipient: string; by: string; language: Language; file: Buffer },
): Mail {
  const said: Record<string, string> = {
    client: paper.clientName,
    supplier: paper.supplierName,
    paper: NAMES[paper.title]?.[language] ?? paper.title,
    number: paper.number,
    total: formatWon(paper.total),
    by,
  };
  return {
    recipient,
    language,
    subject: `[VITIS] ${said.paper} ${paper.number}`,
    body: BODY[language].replaceAll(/\{(\w+)\}/g, (_whole, name: string) => said[name] ?? ''),
    attachments: [{ name: fileNameOf(paper), type: 'application/pdf', content: file.toString('base64') }],
  };
}
