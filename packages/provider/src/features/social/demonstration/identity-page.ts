import { SOCIAL_PROVIDERS } from '@vitis/contracts';
import { demonstrationClientId } from './demonstration-clients.ts';

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escaped[character]!);

/** As the four call themselves. */
const NAMES: Readonly<Record<string, string>> = {
  kakao: '카카오 · Kakao',
  naver: '네이버 · Naver',
  facebook: '페이스북 · Facebook',
  google: '구글 · Google',
};

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#fbf9f6;color:#1e1a1c;font:15px/1.6 system-ui,'Apple SD Gothic Neo','Malgun Gothic',sans-serif}
aside{padding:10px 16px;background:#1e1a1c;color:#fff;text-align:center;font-size:14px}
main{max-width:424px;margin:0 auto;padding:32px 16px}
h1{margin:0 0 4px;font-size:22px;line-height:1.35}
p{margin:0 0 20px;color:#655d60}
label{display:block;margin-bottom:6px;font-weight:600}
input{width:100%;height:42px;padding:0 12px;border:1px solid #8a8185;border-radius:6px;background:#fff;font:inherit}
button{width:100%;height:42px;margin-top:12px;border:1px solid #6e1f34;border-radius:6px;background:#6e1f34;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button[value=cancel]{background:#fff;color:#1e1a1c;border-color:#8a8185}
:focus-visible{outline:3px solid #2b6cb0;outline-offset:2px}`;

/** The page on which somebody says who they are; marked as what it is, so that nobody types a real password. */
export function identityPage(uid: string, clientId: string): string {
  const provider = SOCIAL_PROVIDERS.find((each) => demonstrationClientId(each) === clientId) ?? '';
  const name = escapeHtml(NAMES[provider] ?? clientId);
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>시연용 로그인 · Demonstration</title><style>${style}</style></head><body>
<aside role="note">시연용 화면입니다. 실제 ${name} 로그인이 아닙니다. · A demonstration, not the real thing.</aside>
<main><h1>${name}</h1>
<p>시연에서 사용할 이메일을 입력해 주세요. 비밀번호는 묻지 않습니다.<br><span lang="en">Enter an email address to act as. No password is asked for.</span></p>
<form method="post" action="${escapeHtml(uid)}">
<label for="email">이메일 · Email</label>
<input id="email" name="email" type="email" maxlength="200" value="kim@social.test" autocomplete="off" autofocus required>
<button name="do" value="continue">계속하기 · Continue</button>
<button name="do" value="cancel" formnovalidate>취소 · Cancel</button>
</form></main></body></html>`;
}

/** A form's target and all that follow it have to be allowed: this page, and the shop to which it leads back. */
export const identityPolicy = (shop: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`;
