import type { Language } from '@vitis/contracts';
import { formatTime } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { placeIn } from '../../outbox/mail-texts.ts';
import { type Texts, texts } from '../../problems/texts.ts';

const RESET = {
  subject: texts('비밀번호 재설정', 'Reset your password', '重置密码', '重設密碼', 'パスワードの再設定'),
  body: texts(
    '비밀번호를 다시 설정하시려면 아래 버튼을 눌러 주세요. {minutes}분 동안 한 번만 사용할 수 있습니다.\n\n요청하신 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.',
    'Press the button below to set a new password. It can be used once, within {minutes} minutes.\n\nIf you did not ask for it, please ignore this mail. Your password stays as it is.',
    '请点击下方按钮重新设置密码。该链接仅可使用一次，{minutes} 分钟内有效。\n\n如非本人操作，请忽略此邮件，您的密码不会更改。',
    '請點選下方按鈕重新設定密碼。此連結僅可使用一次，{minutes} 分鐘內有效。\n\n如非本人操作，請忽略此郵件，您的密碼不會變更。',
    'パスワードを再設定するには、下のボタンを押してください。{minutes}分以内に1回のみ使用できます。\n\nお心当たりのない場合はこのメールを無視してください。パスワードは変更されません。',
  ),
  action: texts('비밀번호 재설정', 'Set a new password', '重置密码', '重設密碼', 'パスワードを再設定する'),
} as const;

const CHANGED = {
  subject: texts(
    '비밀번호가 변경되었습니다',
    'Your password has been changed',
    '您的密码已更改',
    '您的密碼已變更',
    'パスワードが変更されました',
  ),
  body: texts(
    '{time}에 비밀번호가 다시 설정되었습니다. 안전을 위해 로그인되어 있던 모든 기기에서 로그아웃되었습니다.\n\n본인이 하신 일이 아니라면 바로 고객센터로 알려 주세요.',
    'Your password was reset on {time}. To be safe, every device was signed out.\n\nIf this was not you, please tell our customer service at once.',
    '您的密码已于 {time} 重置。为安全起见，所有设备均已退出登录。\n\n如非本人操作，请立即联系客服。',
    '您的密碼已於 {time} 重設。為安全起見，所有裝置均已登出。\n\n如非本人操作，請立即聯絡客服。',
    '{time}にパスワードが再設定されました。安全のため、すべての端末からログアウトしました。\n\nお心当たりのない場合は、すぐにお客様窓口までご連絡ください。',
  ),
} as const;

const subjectOf = (said: Texts, language: Language): string => said[language];

/**
 * The mail with the link by which a new password is set. What opens stands behind `#`: no server and no log sees it, and
 * no page that is left hands it on.
 */
export function resetMail(
  email: string,
  { proof, expiresInSeconds }: { proof: string; expiresInSeconds: number },
  language: Language,
): Mail {
  const opens = new URLSearchParams({ email, proof });
  return {
    recipient: email,
    subject: subjectOf(RESET.subject, language),
    body: RESET.body[language].replace('{minutes}', String(Math.floor(expiresInSeconds / 60))),
    language,
    action: { label: RESET.action[language], path: `${placeIn('/account/resetpw', language)}#${opens}` },
    isSecret: true,
  };
}

/** Tells the owner that the password is another one now. */
export const passwordChangedMail = (email: string, at: Date, language: Language): Mail => ({
  recipient: email,
  subject: subjectOf(CHANGED.subject, language),
  body: CHANGED.body[language].replace('{time}', formatTime(at, language)),
  language,
});
