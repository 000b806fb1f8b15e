import type { Language } from '@vitis/contracts';
import {
  displayName,
  EMAIL_LINK_HOURS,
  formatBusinessNumber,
  SIGN_UP_BUSINESS_DAYS,
  type SignUpBusiness,
  UNCONFIRMED_SIGN_UP_DAYS,
} from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { greeting, placeIn } from '../../outbox/mail-texts.ts';
import { type Texts, texts } from '../../problems/texts.ts';

interface Reader {
  email: string;
  fullName: string;
  language: Language;
}

interface Letter {
  subject: Texts;
  body: Texts;
  action: Texts;
}

const days = SIGN_UP_BUSINESS_DAYS;
const hours = EMAIL_LINK_HOURS;
const kept = UNCONFIRMED_SIGN_UP_DAYS;

const LETTERS = {
  CONFIRM: {
    subject: texts(
      '이메일을 인증해 주세요',
      'Please confirm your email address',
      '请验证您的邮箱',
      '請驗證您的電子郵件',
      'メールアドレスを認証してください',
    ),
    body: texts(
      `가입 신청을 받았습니다. 아래 버튼을 눌러 이메일을 인증해 주세요. 인증하셔야 심사가 시작됩니다. ${hours}시간 동안 사용할 수 있습니다.\n\n신청하신 적이 없다면 이 메일을 무시해 주세요. ${kept}일 뒤에 신청 내용이 삭제됩니다.`,
      `We have received your sign-up. Press the button below to confirm your email address; the review begins after that. It can be used for ${hours} hours.\n\nIf you did not sign up, please ignore this mail. The sign-up is deleted after ${kept} days.`,
      `我们已收到您的注册申请。请点击下方按钮验证邮箱，验证后将开始审核。链接在 ${hours} 小时内有效。\n\n如非本人操作，请忽略此邮件，申请内容将在 ${kept} 天后删除。`,
      `我們已收到您的註冊申請。請點選下方按鈕驗證電子郵件，驗證後將開始審核。連結在 ${hours} 小時內有效。\n\n如非本人操作，請忽略此郵件，申請內容將在 ${kept} 天後刪除。`,
      `会員登録のお申し込みを受け取りました。下のボタンを押してメールアドレスを認証してください。認証後に審査が始まります。${hours}時間有効です。\n\nお心当たりのない場合はこのメールを無視してください。お申し込み内容は${kept}日後に削除されます。`,
    ),
    action: texts(
      '이메일 인증',
      'Confirm my address',
      '验证邮箱',
      '驗證電子郵件',
      'メールアドレスを認証する',
    ),
  },
  RECEIVED: {
    subject: texts(
      '가입 신청이 접수되었습니다',
      'We have received your sign-up',
      '注册申请已受理',
      '註冊申請已受理',
      '会員登録のお申し込みを受け付けました',
    ),
    body: texts(
      `가입 신청을 접수하였습니다. 담당자가 사업자 정보를 확인한 뒤 영업일 기준 ${days}일 안에 결과를 이메일로 알려 드리겠습니다.`,
      `We have received your sign-up. We will check the details of your business and mail you the result within ${days} business days.`,
      `我们已收到您的注册申请。负责人核对企业信息后，将在 ${days} 个工作日内通过邮件告知结果。`,
      `我們已收到您的註冊申請。負責人核對企業資訊後，將在 ${days} 個工作日內以郵件告知結果。`,
      `会員登録のお申し込みを受け付けました。担当者が事業者情報を確認し、${days}営業日以内に結果をメールでお知らせします。`,
    ),
    action: texts('신청 내용 보기', 'See your sign-up', '查看申请内容', '查看申請內容', '申請内容を見る'),
  },
  APPROVED: {
    subject: texts(
      '가입이 승인되었습니다',
      'Your sign-up is approved',
      '注册申请已通过',
      '註冊申請已通過',
      '会員登録が承認されました',
    ),
    body: texts(
      '가입이 승인되었습니다. 이제 로그인하여 공급가를 확인하고 견적을 신청하실 수 있습니다.',
      'Your sign-up is approved. You can now sign in, see your prices and ask for quotes.',
      '您的注册申请已通过。现在可以登录查看供货价并申请报价。',
      '您的註冊申請已通過。現在可以登入查看供貨價並申請報價。',
      '会員登録が承認されました。ログインして卸価格の確認やお見積りの申請ができます。',
    ),
    action: texts('로그인', 'Sign in', '登录', '登入', 'ログイン'),
  },
  REJECTED: {
    subject: texts(
      '가입이 반려되었습니다',
      'Your sign-up was declined',
      '注册申请未通过',
      '註冊申請未通過',
      '会員登録が承認されませんでした',
    ),
    body: texts(
      '제출하신 정보로는 가입을 승인해 드릴 수 없습니다. 로그인하여 내용을 고치신 뒤 다시 신청하실 수 있습니다.',
      'We could not approve your sign-up with the details given. Sign in to correct them and apply again.',
      '根据您提交的信息，我们无法通过注册申请。您可以登录修改内容后重新申请。',
      '根據您提交的資訊，我們無法通過註冊申請。您可以登入修改內容後重新申請。',
      'ご提出いただいた内容では会員登録を承認できませんでした。ログインして内容を修正し、もう一度お申し込みいただけます。',
    ),
    action: texts('내용 고치기', 'Correct it', '修改内容', '修改內容', '内容を修正する'),
  },
} as const satisfies Record<string, Letter>;

const REASON = texts('사유: ', 'Reason: ', '原因：', '原因：', '理由：');

function letter(
  kind: keyof typeof LETTERS,
  { email, fullName, language }: Reader,
  reason: string | null,
): Mail {
  const { subject, body, action } = LETTERS[kind];
  const parts = [
    greeting(fullName, language),
    body[language],
    ...(reason === null ? [] : [`${REASON[language]}${reason}`]),
  ];
  return {
    recipient: email,
    subject: subject[language],
    body: parts.join('\n\n'),
    language,
    action: {
      label: action[language],
      path: placeIn('/account/login', language),
    },
  };
}

/**
 * The mail with the link that confirms its address. What confirms stands behind `#`: no server and no log sees it.
 */
export function confirmMail(reader: Reader, proof: string): Mail {
  const { email, language } = reader;
  const sent = letter('CONFIRM', reader, null);
  const opens = new URLSearchParams({ email, proof });
  const action = {
    label: LETTERS.CONFIRM.action[language],
    path: `${placeIn('/account/certemail', language)}#${opens}`,
  } as const;
  return { ...sent, action, isSecret: true };
}

export const receivedMail = (reader: Reader): Mail => letter('RECEIVED', reader, null);

export const decisionMail = (reader: Reader, status: 'APPROVED' | 'REJECTED', reason: string | null): Mail =>
  letter(status, reader, reason);

interface HouseFacts extends Pick<Reader, 'email' | 'fullName'> {
  business: SignUpBusiness;
  /** How the number was shown to be the applicant's. */
  verifiedBy: 'CODE' | 'IDENTITY';
}

/** To the house, in Korean: somebody waits. */
export const houseMail = (
  recipient: string,
  { email, fullName, business, verifiedBy }: HouseFacts,
): Mail => ({
  recipient,
  subject: `가입 신청: ${business.companyName}`,
  body: [
    `상호: ${business.companyName}`,
    `사업자등록번호: ${formatBusinessNumber(business.companyRegistrationNumber)}`,
    `대표자: ${business.representativeName}`,
    `업종: ${business.businessClientType}`,
    `신청자: ${displayName(fullName)} (${email})`,
    `본인 확인: ${verifiedBy === 'IDENTITY' ? '본인확인 서비스 (이름과 번호 일치)' : '휴대전화 인증번호'}`,
    '',
    `승인: npm run provider -- clients approve ${email}`,
  ].join('\n'),
});
