import { type Texts, texts } from './texts.ts';

/** Refusals of inquiries. */
export const INQUIRY_TEXTS: Readonly<Record<string, Texts>> = {
  INQUIRY_ANSWERED: texts(
    '답변이 등록된 문의는 삭제하실 수 없습니다.',
    'An inquiry that has been answered cannot be deleted.',
    '已回复的咨询无法删除。',
    '已回覆的諮詢無法刪除。',
    '回答済みのお問い合わせは削除できません。',
  ),
};
