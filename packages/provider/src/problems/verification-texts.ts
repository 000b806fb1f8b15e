import { type Texts, texts } from './texts.ts';

/** What a person reads about codes, captchas and signing up. */
export const VERIFICATION_TEXTS: Readonly<Record<string, Texts>> = {
  CODE_WRONG: texts(
    '인증번호가 올바르지 않습니다. 다시 확인해 주세요.',
    'This code is not right. Please check it.',
    '验证码不正确，请重新确认。',
    '驗證碼不正確，請重新確認。',
    '認証番号が正しくありません。もう一度ご確認ください。',
  ),
  CODE_EXPIRED: texts(
    '인증번호의 유효 시간이 지났거나 이미 사용되었습니다. 새 인증번호를 받아 주세요.',
    'This code has expired or was used already. Please ask for a new one.',
    '验证码已过期或已被使用，请重新获取。',
    '驗證碼已過期或已被使用，請重新取得。',
    '認証番号の有効期限が切れたか、すでに使用されています。新しい認証番号を取得してください。',
  ),
  CODE_USED_UP: texts(
    '인증번호를 다섯 번 잘못 입력하셨습니다. 새 인증번호를 받아 주세요.',
    'The code was wrong five times. Please ask for a new one.',
    '验证码已连续输错五次，请重新获取。',
    '驗證碼已連續輸錯五次，請重新取得。',
    '認証番号を5回間違えました。新しい認証番号を取得してください。',
  ),
  CODE_TOO_SOON: texts(
    '인증번호를 방금 보내 드렸습니다. 잠시 후 다시 요청해 주세요.',
    'A code was sent a moment ago. Please ask for another one a little later.',
    '验证码刚刚已发送，请稍后再次获取。',
    '驗證碼剛剛已發送，請稍後再次取得。',
    '認証番号は先ほど送信しました。少し時間をおいてからもう一度お試しください。',
  ),
  TOO_MANY_CODES: texts(
    '인증번호를 너무 많이 요청하셨습니다. {minutes}분 후에 다시 시도해 주세요.',
    'Too many codes were asked for. Please try again in {minutes} min.',
    '获取验证码次数过多，请在 {minutes} 分钟后重试。',
    '取得驗證碼次數過多，請在 {minutes} 分鐘後再試。',
    '認証番号のリクエストが多すぎます。{minutes}分後にもう一度お試しください。',
  ),
  PROOF_EXPIRED: texts(
    '본인 확인의 유효 시간이 지났습니다. 다시 인증해 주세요.',
    'Your verification has expired. Please verify again.',
    '身份验证已过期，请重新验证。',
    '身分驗證已過期，請重新驗證。',
    '本人確認の有効期限が切れました。もう一度認証してください。',
  ),
  CAPTCHA_REQUIRED: texts(
    '자동 입력이 아닌지 확인하고 있습니다. 잠시 후 다시 시도해 주세요.',
    'We have to check that this is not a machine. Please try again in a moment.',
    '正在确认是否为自动操作，请稍后重试。',
    '正在確認是否為自動操作，請稍後再試。',
    '自動入力でないことを確認しています。しばらくしてからもう一度お試しください。',
  ),
  CAPTCHA_FAILED: texts(
    '자동 입력 방지 확인에 실패했습니다. 다시 시도해 주세요.',
    'The check against machines failed. Please try again.',
    '防自动操作验证失败，请重试。',
    '防自動操作驗證失敗，請再試一次。',
    '自動入力防止の確認に失敗しました。もう一度お試しください。',
  ),
  EMAIL_TAKEN: texts(
    '이미 가입된 이메일입니다.',
    'This email address is registered already.',
    '该邮箱已被注册。',
    '此電子郵件已被註冊。',
    'すでに登録されているメールアドレスです。',
  ),
  MOBILE_TAKEN: texts(
    '이미 가입된 휴대전화 번호입니다.',
    'This mobile number is registered already.',
    '该手机号已被注册。',
    '此手機號碼已被註冊。',
    'すでに登録されている携帯電話番号です。',
  ),
  WITHDRAWN_RECENTLY: texts(
    '탈퇴한 회원은 6개월 동안 다시 가입하실 수 없습니다.',
    'After withdrawing, one cannot sign up again for six months.',
    '注销账号后六个月内无法重新注册。',
    '註銷帳號後六個月內無法重新註冊。',
    '退会後6か月間は再登録できません。',
  ),
};
