import { changeMobile, getAccount, getMe } from '@vitis/contracts';
import { callApi } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { CaptchaHost, type CodeCalls, certCalls, codeReply, MobileCode } from '@vitis/portal/forms';

const mode = 'CHANGE_MOBILE';

const calls: CodeCalls<undefined> = {
  send: certCalls(mode).send,
  confirm: (mobile, code) => codeReply(callApi(changeMobile, { body: { mode, mobile, code } })),
};

/** Another mobile number: it is the member's as soon as the code that went to it is typed. */
export function MobileChange({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const refresh = useRefresh();
  const done = () => {
    onDone();
    void refresh(getAccount, getMe);
  };
  return (
    <>
      <MobileCode
        keeps="mobile change"
        calls={calls}
        label={t('memberInfo.profile.newMobile')}
        onConfirmed={done}
      />
      <CaptchaHost />
    </>
  );
}
