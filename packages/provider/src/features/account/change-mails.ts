import type { Language } from '@vitis/contracts';
import { formatTime } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { NOT_YOU } from '../../outbox/mail-texts.ts';
import { filled, texts } from '../../problems/texts.ts';

/** What a member changes of the ways into the account, besides its social accounts. */
const CHANGES = {
  password: {
    subject: texts(
      '비밀번호가 변경되었습니다',
      'Your password has been changed',
      '您的密码已更改',
      '您的密碼已變更',
      'パスワードが変更されました',
    ),
    body: texts(
      '{time}에 비밀번호가 변경되었습니다. 안전을 위해 다른 모든 기기에서 로그아웃되었습니다.',
      'Your password was changed on {time}. To be safe, every other device was signed out.',
      '您的密码已于 {time} 更改。为安全起见，其他所有设备均已退出登录。',
      '您的密碼已於 {time} 變更。為安全起見，其他所有裝置均已登出。',
      '{time}にパスワードが変更されました。安全のため、ほかのすべての端末からログアウトしました。',
    ),
  },
  mobile: {
    subject: texts(
      '휴대폰 번호가 변경되었습니다',
      'Your mobile number has been changed',
      '您的手机号码已更改',
      '您的手機號碼已變更',
      '携帯電話番号が変更されました',
    ),
    body: texts(
      '{time}에 휴대폰 번호가 변경되었습니다. 앞으로 인증번호는 새 번호로 보내 드립니다.',
      'Your mobile number was changed on {time}. Codes go to the new number from now on.',
      '您的手机号码已于 {time} 更改。今后验证码将发送至新号码。',
      '您的手機號碼已於 {time} 變更。今後驗證碼將傳送至新號碼。',
      '{time}に携帯電話番号が変更されました。今後、認証番号は新しい番号にお送りします。',
    ),
  },
  factorOn: {
    subject: texts(
      '2단계 인증이 설정되었습니다',
      'Two-step verification has been set up',
      '两步验证已开启',
      '兩步驟驗證已開啟',
      '2段階認証が設定されました',
    ),
    body: texts(
      '{time}에 2단계 인증이 설정되었습니다. 앞으로 로그인하실 때 인증 앱의 코드가 필요합니다.',
      'Two-step verification was set up on {time}. Signing in asks for a code of the authenticator from now on.',
      '两步验证已于 {time} 开启。今后登录时需要输入验证器应用的代码。',
      '兩步驟驗證已於 {time} 開啟。今後登入時需要輸入驗證器應用程式的代碼。',
      '{time}に2段階認証が設定されました。今後のログインには認証アプリのコードが必要です。',
    ),
  },
  factorOff: {
    subject: texts(
      '2단계 인증이 해제되었습니다',
      'Two-step verification has been removed',
      '两步验证已解除',
      '兩步驟驗證已解除',
      '2段階認証が解除されました',
    ),
    body: texts(
      '{time}에 2단계 인증이 해제되었습니다. 앞으로 비밀번호만으로 로그인하실 수 있습니다.',
      'Two-step verification was removed on {time}. The password alone signs in from now on.',
      '两步验证已于 {time} 解除。今后仅凭密码即可登录。',
      '兩步驟驗證已於 {time} 解除。今後僅憑密碼即可登入。',
      '{time}に2段階認証が解除されました。今後はパスワードのみでログインできます。',
    ),
  },
  recoveryCodes: {
    subject: texts(
      '복구 코드가 새로 발급되었습니다',
      'New recovery codes were made',
      '已生成新的恢复代码',
      '已產生新的復原代碼',
      '復旧コードが再発行されました',
    ),
    body: texts(
      '{time}에 복구 코드가 새로 발급되었습니다. 이전 코드는 더 이상 사용하실 수 없습니다.',
      'New recovery codes were made on {time}. Earlier codes no longer work.',
      '新的恢复代码已于 {time} 生成，之前的代码已失效。',
      '新的復原代碼已於 {time} 產生，先前的代碼已失效。',
      '{time}に復旧コードが再発行されました。以前のコードは使用できません。',
    ),
  },
} as const;

interface Owner {
  email: string;
  language: Language;
}

/** Tells the owner of an account, with the change itself, what of the ways into it is another one from now on. */
export function changeMail(what: keyof typeof CHANGES, { email, language }: Owner, at: Date): Mail {
  const { subject, body } = CHANGES[what];
  return {
    recipient: email,
    subject: subject[language],
    body: `${filled(body, language, { time: formatTime(at, language) })}\n\n${NOT_YOU[language]}`,
    language,
  };
}
