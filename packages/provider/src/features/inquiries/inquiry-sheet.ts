import type { QnaSummary } from '@vitis/contracts';
import { statusLabel, word } from '@vitis/domain';
import { numberColumn, type Sheet, textColumn, timeColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

/** An inquiry with what was written on both sides; no answer while it waits. */
type WrittenInquiry = QnaSummary & { content: string; answer: string | null };

/** 1:1 문의, without the colon that no sheet's name may have. */
export const inquirySheet: Sheet<WrittenInquiry> = {
  title: word('문의 내역', 'Inquiries', '一对一咨询', '一對一諮詢', 'お問い合わせ'),
  columns: [
    timeColumn(
      word('문의일시', 'Asked', '咨询时间', '諮詢時間', 'お問い合わせ日時'),
      ({ requestedAt }) => requestedAt,
    ),
    textColumn(word('분류', 'Topic', '分类', '分類', '分類'), 16, ({ category }) => category.name),
    textColumn(word('제목', 'Subject', '标题', '標題', '件名'), 40, ({ title }) => title),
    textColumn(
      word('문의 내용', 'Inquiry', '咨询内容', '諮詢內容', 'お問い合わせ内容'),
      60,
      ({ content }) => content,
    ),
    numberColumn(word('첨부', 'Files', '附件', '附件', '添付'), ({ fileCount }) => fileCount),
    textColumn(WORDS.status, 12, ({ status }, language) => statusLabel('inquiry', status, language)),
    textColumn(word('답변 내용', 'Answer', '回复内容', '回覆內容', '回答内容'), 60, ({ answer }) => answer),
    timeColumn(
      word('답변일시', 'Answered', '回复时间', '回覆時間', '回答日時'),
      ({ answeredAt }) => answeredAt,
    ),
  ],
};
