import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';
import { displayName } from '@vitis/domain';
import { filled, texts } from '../problems/texts.ts';

/** What stands below every mail. */
export const MAIL_TEXTS = {
  /** Who sends it, and where a person is reached. */
  foot: texts(
    '이 메일은 발신 전용입니다. 문의: {contact}',
    'Replies to this address are not read. Questions: {contact}',
    '此邮件为系统自动发送，请勿直接回复。咨询：{contact}',
    '此郵件為系統自動發送，請勿直接回覆。洽詢：{contact}',
    'このメールは送信専用です。お問い合わせ：{contact}',
  ),
  /** Where the button does not work. */
  link: texts(
    '버튼이 열리지 않으면 아래 주소를 브라우저에 붙여 넣어 주세요.',
    'If the button does not open, paste this address into your browser.',
    '如果按钮无法打开，请将以下地址粘贴到浏览器中。',
    '如果按鈕無法開啟，請將以下網址貼到瀏覽器中。',
    'ボタンが開かない場合は、下のアドレスをブラウザに貼り付けてください。',
  ),
} as const;

/** Below what tells the owner of an account that it was changed. */
export const NOT_YOU = texts(
  '본인이 하신 일이 아니라면 바로 비밀번호를 바꾸고 고객센터로 알려 주세요.',
  'If this was not you, please change your password at once and tell our customer service.',
  '如非本人操作，请立即更改密码并联系客服。',
  '如非本人操作，請立即變更密碼並聯絡客服。',
  'お心当たりがない場合は、すぐにパスワードを変更し、お客様窓口までご連絡ください。',
);

const GREETING = texts('{name},', 'Dear {name},', '{name} 您好：', '{name} 您好：', '{name} 様');

/** How a mail to a member begins. */
export const greeting = (fullName: string, language: Language): string =>
  filled(GREETING, language, { name: language === 'ko-KR' ? displayName(fullName) : fullName });

/** A place of the shop as a mail leads there: in the language of the mail. */
export const placeIn = (path: `/${string}`, language: Language): `/${string}` =>
  language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`;
