import type { SocialProvider } from '@vitis/contracts';
import { formatTime } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { NOT_YOU } from '../../outbox/mail-texts.ts';
import { filled, type Texts, texts } from '../../problems/texts.ts';

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

/** Tells the owner of an account, with the change itself, that another account opens it from now on, or no longer does. */
export async function connectedMail(
  { tx, mail }: UnitOfWork,
  { userId, at }: { userId: number; at: Date },
  provider: SocialProvider,
  what: keyof typeof SUBJECTS,
): Promise<void> {
  const { email, language } = users;
  const [owner] = await tx.select({ email, language }).from(users).where(eq(users.id, userId));
  if (!owner) return;
  const values = { provider: NAMES[provider][owner.language], time: formatTime(at, owner.language) };
  const say = (said: Texts) => filled(said, owner.language, values);
  mail({
    recipient: owner.email,
    subject: say(SUBJECTS[what]),
    body: `${say(BODIES[what])}\n\n${NOT_YOU[owner.language]}`,
    language: owner.language,
  });
}
