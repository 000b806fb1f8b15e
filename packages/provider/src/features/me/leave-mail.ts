import type { Language } from '@vitis/contracts';
import { displayName } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { texts } from '../../problems/texts.ts';

const SUBJECT = texts(
  '회원 탈퇴가 완료되었습니다',
  'Your account is closed',
  '账号已注销',
  '帳號已註銷',
  '退会手続きが完了しました',
);

const BODY = texts(
  '{name}, 그동안 이용해 주셔서 감사합니다.\n\n같은 이메일과 휴대전화 번호로는 6개월 동안 다시 가입하실 수 없습니다.\n\n개인정보는 그 기간이 지나면 파기하며, 거래 서류는 관계 법령에 따라 5년 동안 보관합니다.',
  'Dear {name}, thank you for having been with us.\n\nYou cannot sign up again with this email address or mobile number for six months.\n\nAfter that your personal data is erased. Trade documents are kept for five years, as the law asks.',
  '{name} 您好，感谢您一直以来的支持。\n\n六个月内无法使用相同的邮箱和手机号码重新注册。\n\n期满后我们将删除您的个人信息，交易单据将依法保存五年。',
  '{name} 您好，感謝您一直以來的支持。\n\n六個月內無法使用相同的電子郵件和手機號碼重新註冊。\n\n期滿後我們將刪除您的個人資料，交易單據將依法保存五年。',
  '{name} 様、これまでご利用いただきありがとうございました。\n\n同じメールアドレスと携帯電話番号では、6か月間は再登録できません。\n\n個人情報はその期間の経過後に消去し、取引書類は法令に従い5年間保管します。',
);

/** Tells somebody who has left that it is done, and what becomes of what is known of them. */
export const leaveMail = (
  { email, fullName }: { email: string; fullName: string },
  language: Language,
): Mail => ({
  recipient: email,
  subject: SUBJECT[language],
  body: BODY[language].replace('{name}', language === 'ko-KR' ? displayName(fullName) : fullName),
  language,
});
