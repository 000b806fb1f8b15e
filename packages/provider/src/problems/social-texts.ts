import { type Texts, texts } from './texts.ts';

/** What a person reads where signing in with a social account, or connecting one, is refused. */
export const SOCIAL_TEXTS: Readonly<Record<string, Texts>> = {
  SOCIAL_ARGUMENTS_MISSING: texts(
    '소셜 로그인에 필요한 정보가 빠졌습니다. 처음부터 다시 시도해 주세요.',
    'Something that signing in needs is missing. Please start again.',
    '缺少社交登录所需的信息，请重新开始。',
    '缺少社群登入所需的資訊，請重新開始。',
    'ソーシャルログインに必要な情報が足りません。最初からやり直してください。',
  ),
  SOCIAL_PROVIDER_UNSUPPORTED: texts(
    '지원하지 않는 소셜 로그인입니다.',
    'Signing in with this provider is not supported.',
    '不支持该社交登录方式。',
    '不支援此社群登入方式。',
    'このソーシャルログインには対応していません。',
  ),
  SOCIAL_STATE_MISMATCH: texts(
    '로그인 요청이 만료되었거나 이미 사용되었습니다. 처음부터 다시 시도해 주세요.',
    'This sign-in has expired or has been used already. Please start again.',
    '该登录请求已过期或已被使用，请重新开始。',
    '此登入請求已過期或已被使用，請重新開始。',
    'このログイン要求は期限切れか、すでに使用されています。最初からやり直してください。',
  ),
  SOCIAL_TOKEN_MISSING: texts(
    '소셜 계정에서 로그인을 확인해 주지 않았습니다. 다시 시도해 주세요.',
    'The provider did not confirm your sign-in. Please try again.',
    '社交账号未能确认您的登录，请重试。',
    '社群帳號未能確認您的登入，請再試一次。',
    'ソーシャルアカウントでログインを確認できませんでした。もう一度お試しください。',
  ),
  SOCIAL_RETURN_ADDRESS: texts(
    '돌아올 주소가 이 사이트의 주소가 아닙니다.',
    'The address to come back to is not one of this site.',
    '返回地址不属于本网站。',
    '返回網址不屬於本網站。',
    '戻り先のアドレスがこのサイトのものではありません。',
  ),
  SOCIAL_ACCOUNT_TAKEN: texts(
    '이 소셜 계정은 다른 회원에게 연결되어 있습니다.',
    'This social account is connected to another member.',
    '该社交账号已关联其他会员。',
    '此社群帳號已連結其他會員。',
    'このソーシャルアカウントは別の会員に連携されています。',
  ),
  SOCIAL_ALREADY_CONNECTED: texts(
    '회원님의 계정에는 이미 다른 소셜 계정이 연결되어 있습니다. 먼저 연결을 해제해 주세요.',
    'Your account has another social account of this kind. Please disconnect that one first.',
    '您的账号已关联另一个同类社交账号，请先解除关联。',
    '您的帳號已連結另一個同類社群帳號，請先解除連結。',
    'お客様のアカウントには同じ種類の別のソーシャルアカウントが連携されています。先に連携を解除してください。',
  ),
  SOCIAL_NOT_CONNECTED: texts(
    '연결된 소셜 계정이 없습니다.',
    'No such social account is connected.',
    '没有已关联的社交账号。',
    '沒有已連結的社群帳號。',
    '連携されているソーシャルアカウントがありません。',
  ),
  SOCIAL_LAST_WAY_IN: texts(
    '로그인할 수 있는 다른 방법이 없어 연결을 해제할 수 없습니다. 먼저 비밀번호를 설정해 주세요.',
    'It is the only way to sign in to your account. Please set a password first.',
    '这是您唯一的登录方式，请先设置密码再解除关联。',
    '這是您唯一的登入方式，請先設定密碼再解除連結。',
    'ほかにログインする方法がないため、連携を解除できません。先にパスワードを設定してください。',
  ),
};
