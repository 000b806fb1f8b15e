import type { Language } from '@vitis/contracts';
import { formatTime } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { texts } from '../../problems/texts.ts';

const SUBJECT = texts(
  '2단계 인증이 해제되었습니다',
  'Two-step verification has been removed',
  '两步验证已解除',
  '兩步驟驗證已解除',
  '2段階認証が解除されました',
);

const BODY = texts(
  '{time}에 고객센터에서 회원님의 2단계 인증을 해제하였습니다. 안전을 위해 로그인되어 있던 모든 기기에서 로그아웃되었으며, 다음에는 비밀번호만으로 로그인하실 수 있습니다. 로그인하신 뒤 내 정보 수정에서 2단계 인증을 다시 설정해 주세요.',
  'Our customer service removed the two-step verification of your account on {time}. To be safe, every device was signed out; your password alone signs you in next time. Please set up two-step verification again under your details.',
  '客服已于 {time} 解除您账号的两步验证。为安全起见，所有设备均已退出登录，下次仅凭密码即可登录。登录后请在“修改个人信息”中重新设置两步验证。',
  '客服已於 {time} 解除您帳號的兩步驟驗證。為安全起見，所有裝置均已登出，下次僅憑密碼即可登入。登入後請在「修改個人資訊」中重新設定兩步驟驗證。',
  '{time}にお客様窓口で2段階認証を解除しました。安全のため、すべての端末からログアウトしました。次回はパスワードのみでログインできます。ログイン後、会員情報で2段階認証を再度設定してください。',
);

const WARNING = texts(
  '요청하신 적이 없다면 바로 비밀번호를 바꾸고 고객센터로 알려 주세요.',
  'If you did not ask for this, please change your password at once and tell our customer service.',
  '如非您本人要求，请立即更改密码并联系客服。',
  '如非您本人要求，請立即變更密碼並聯絡客服。',
  'お心当たりがない場合は、すぐにパスワードを変更し、お客様窓口までご連絡ください。',
);

/** Tells a member that an operator has ended their second factor, which was lost. */
export const factorRemovedMail = (email: string, at: Date, language: Language): Mail => ({
  recipient: email,
  subject: SUBJECT[language],
  body: `${BODY[language].replace('{time}', formatTime(at, language))}\n\n${WARNING[language]}`,
  language,
});
