import { SOCIAL_PROVIDERS } from '@vitis/contracts';
import { demonstrationPage } from '../../../http/demonstration-page.ts';
import { escapeHtml } from '../../../http/escape-html.ts';
import { demonstrationClientId } from './demonstration-clients.ts';

/** As the four call themselves. */
const NAMES: Readonly<Record<string, string>> = {
  kakao: '카카오 · Kakao',
  naver: '네이버 · Naver',
  facebook: '페이스북 · Facebook',
  google: '구글 · Google',
};

/** The page on which somebody says who they are; marked as what it is, so that nobody types a real password. */
export function identityPage(uid: string, clientId: string): string {
  const provider = SOCIAL_PROVIDERS.find((each) => demonstrationClientId(each) === clientId) ?? '';
  const name = NAMES[provider] ?? clientId;
  return demonstrationPage({
    title: '시연용 로그인',
    standsInFor: `${name} 로그인이 아닙니다`,
    content: `<h1>${escapeHtml(name)}</h1>
<p>시연에서 사용할 이메일을 입력해 주세요. 비밀번호는 묻지 않습니다.<br><span lang="en">Enter an email address to act as. No password is asked for.</span></p>
<form method="post" action="${escapeHtml(uid)}">
<label for="email">이메일 · Email</label>
<input id="email" name="email" type="email" maxlength="200" value="kim@social.test" autocomplete="off" autofocus required>
<button name="do" value="continue">계속하기 · Continue</button>
<button name="do" value="cancel" formnovalidate>취소 · Cancel</button>
</form>`,
  });
}
