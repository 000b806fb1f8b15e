import type { Language } from '@vitis/contracts';
import { VERIFICATION_CODE_MINUTES } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { type Texts, texts } from '../../problems/texts.ts';

const minutes = VERIFICATION_CODE_MINUTES;

const TEXT = texts(
  `인증번호는 {code}입니다. ${minutes}분 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.`,
  `Your code is {code}. It is valid for ${minutes} minutes. Please do not share it.`,
  `您的验证码为 {code}，请在 ${minutes} 分钟内输入，切勿告知他人。`,
  `您的驗證碼為 {code}，請在 ${minutes} 分鐘內輸入，切勿告知他人。`,
  `認証番号は {code} です。${minutes}分以内に入力してください。他の人には教えないでください。`,
);

const SUBJECT = texts(
  '인증번호 안내',
  'Your verification code',
  '验证码通知',
  '驗證碼通知',
  '認証番号のご案内',
);

const OPENING = texts(
  `화면에 아래 인증번호를 입력해 주세요. ${minutes}분 동안 한 번만 사용할 수 있습니다.\n\n요청하신 적이 없다면 이 메일을 무시해 주세요. 인증번호를 다른 사람에게 알려 주지 마세요.`,
  `Please enter this code on the page. It can be used once, within ${minutes} minutes.\n\nIf you did not ask for it, please ignore this mail, and do not share the code.`,
  `请在页面上输入以下验证码。验证码仅可使用一次，${minutes} 分钟内有效。\n\n如非本人操作，请忽略此邮件，切勿将验证码告知他人。`,
  `請在頁面上輸入以下驗證碼。驗證碼僅可使用一次，${minutes} 分鐘內有效。\n\n如非本人操作，請忽略此郵件，切勿將驗證碼告知他人。`,
  `画面に以下の認証番号を入力してください。${minutes}分以内に1回のみ使用できます。\n\nお心当たりのない場合はこのメールを無視し、認証番号を他の人に教えないでください。`,
);

const fill = (said: Texts, language: Language, code: string) => said[language].replace('{code}', code);

/** The text message with a code: one line, the code in front, as phones look for it. */
export const codeText = (mobile: string, code: string, language: Language): Mail => ({
  recipient: mobile,
  subject: '',
  body: fill(TEXT, language, code),
  language,
  isSecret: true,
});

/** The mail with a code. */
export const codeMail = (email: string, code: string, language: Language): Mail => ({
  recipient: email,
  subject: SUBJECT[language],
  body: OPENING[language],
  language,
  code,
  isSecret: true,
});
