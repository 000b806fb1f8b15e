import { escapeHtml } from './escape-html.ts';

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#fbf9f6;color:#1e1a1c;font:15px/1.6 system-ui,'Apple SD Gothic Neo','Malgun Gothic',sans-serif}
header p{margin:0;padding:10px 16px;background:#1e1a1c;color:#fff;text-align:center;font-size:14px}
main{max-width:424px;margin:0 auto;padding:32px 16px}
h1{margin:0 0 4px;font-size:22px;line-height:1.35}
p{margin:0 0 20px;color:#655d60}
label{display:block;margin:14px 0 6px;font-weight:600}
input,select{width:100%;height:42px;padding:0 12px;border:1px solid #8a8185;border-radius:6px;background:#fff;color:inherit;font:inherit}
button{width:100%;height:42px;margin-top:12px;border:1px solid #6e1f34;border-radius:6px;background:#6e1f34;color:#fff;font:inherit;font-weight:600;cursor:pointer}
form>label:first-of-type{margin-top:0}
button:first-of-type{margin-top:20px}
button[value=cancel]{background:#fff;color:#1e1a1c;border-color:#8a8185}
:focus-visible{outline:3px solid #2b6cb0;outline-offset:2px}`;

interface DemonstrationPage {
  title: string;
  /** Whose place it takes, in Korean and with its own name. */
  standsInFor: string;
  /** HTML below the heading; what comes from elsewhere is escaped already. */
  content: string;
}

/** A page of a stand-in, marked as what it is, so that nobody types anything real into it. */
export const demonstrationPage = ({ title, standsInFor, content }: DemonstrationPage): string =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Demonstration</title><style>${style}</style></head><body>
<header><p role="note">시연용 화면입니다. 실제 ${escapeHtml(standsInFor)}. · A demonstration, not the real thing.</p></header>
<main>${content}</main></body></html>`;

/** A form's target and all that follow it have to be allowed: this page, and the shop to which it leads back. */
export const demonstrationPolicy = (shop: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`;
