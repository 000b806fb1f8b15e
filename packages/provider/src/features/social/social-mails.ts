import type { Language, SocialProvider } from '@vitis/contracts';
import { seoulClock, seoulDay } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { type Texts, texts } from '../../problems/texts.ts';

const NAMES: Readonly<Record<SocialProvider, Texts>> = {
  kakao: texts('카카오', 'Kakao', 'Kakao', 'Kakao', 'カカオ'),
  naver: texts('네이버', 'Naver', 'Naver', 'Naver', 'NAVER'),
  facebook: texts('페이스북', 'Facebook', 'Facebook', 'Facebook', 'Facebook'),
  google: texts('구글', 'Google', 'Google', 'Google', 'Google'),
  apple: texts('애플', 'Apple', 'Apple', 'Apple', 'Apple'),
};

const SUBJECTS = {
  connected: texts(
    '{provider} 계정이 연결되었습니다',
    'Your {provider} account is connected',
    '已关联 {provider} 账号',
    '已連結 {provider} 帳號',
    '{provider}アカウントを連携しました',
  ),
  disconnected: texts(
    '{provider} 계정 연결이 해제되었습니다',
    'Your {provider} account is disconnected',
    '已解除关联 {provider} 账号',
    '已解除連結 {provider} 帳號',
    '{provider}アカウントの連携を解除しました',
  ),
} as const;

const BODIES = {
  connected: texts(
    '{time}에 회원님의 계정에 {provider} 계정이 연결되었습니다. 이제 {provider} 계정으로도 로그인하실 수 있습니다.',
    'A {provider} account was connected to your account on {time}. It can be used to sign in from now on.',
    '您的账号已于 {time} 关联 {provider} 账号，今后可使用该账号登录。',
    '您的帳號已於 {time} 連結 {provider} 帳號，今後可使用該帳號登入。',
    '{time}に{provider}アカウントが連携されました。今後はこのアカウントでもログインできます。',
  ),
  disconnected: texts(
    '{time}에 {provider} 계정 연결이 해제되었습니다. 더 이상 그 계정으로 로그인하실 수 없습니다.',
    'The {provider} account was disconnected from your account on {time}. It can no longer be used to sign in.',
    '您的账号已于 {time} 解除与 {provider} 账号的关联，该账号不能再用于登录。',
    '您的帳號已於 {time} 解除與 {provider} 帳號的連結，該帳號不能再用於登入。',
    '{time}に{provider}アカウントの連携が解除されました。今後このアカウントではログインできません。',
  ),
} as const;

const WARNING = texts(
  '본인이 하신 일이 아니라면 바로 비밀번호를 바꾸고 고객센터로 알려 주세요.',
  'If this was not you, please change your password at once and tell our customer service.',
  '如非本人操作，请立即更改密码并联系客服。',
  '如非本人操作，請立即變更密碼並聯絡客服。',
  'お心当たりがない場合は、すぐにパスワードを変更し、お客様窓口までご連絡ください。',
);

/** Tells the owner of an account, with the change itself, that another account opens it from now on, or no longer does. */
export async function connectedMail(
  { tx, mail }: UnitOfWork,
  { userId, language, at }: { userId: number; language: Language; at: Date },
  provider: SocialProvider,
  what: keyof typeof SUBJECTS,
): Promise<void> {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) return;
  const fill = (said: Texts) =>
    said[language]
      .replaceAll('{provider}', NAMES[provider][language])
      .replace('{time}', `${seoulDay(at)} ${seoulClock(at)}`);
  mail({
    recipient: owner.email,
    subject: `[VITIS] ${fill(SUBJECTS[what])}`,
    body: `${fill(BODIES[what])}\n\n${WARNING[language]}`,
    language,
  });
}
