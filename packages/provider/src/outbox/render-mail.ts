import { escapeHtml } from '../http/escape-html.ts';
import type { Mail } from '../http/unit-of-work.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** Whose mails they are. */
export interface MailHouse {
  /** Before each subject and above each mail. */
  brand: string;
  /** Origin of the shop: links of mails lead there. */
  origin: string;
  companyName: string;
  /** For readers of other languages than Korean; the same unless told. */
  englishName?: string | undefined;
  contactEmail: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Of the design's tokens: mail programs know no custom properties, and few know anything but styles of the element. */
const colour = {
  paper: '#FBF9F6',
  raised: '#FFFFFF',
  line: '#E4DED6',
  ink: '#1E1A1C',
  muted: '#655D60',
  wine: '#6E1F34',
} as const;

const fonts =
  "-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic','Hiragino Sans','Microsoft YaHei','Microsoft JhengHei',sans-serif";

const style = (...rules: string[]): string => `style="${rules.join(';')}"`;

/** Words in HTML; the number of a document and a day stay in one line. */
const inline = (text: string): string =>
  escapeHtml(text).replaceAll(
    /[A-Z]+\d{8}-\d{4}|\d{4}-\d{2}-\d{2}/g,
    (number) => `<span ${style('white-space:nowrap')}>${number}</span>`,
  );

/** `Number: E20261124-0004`, as a line of a body says a fact. */
const FACT = /^(?<label>[^:：]{1,24})(?:: |： ?)(?<value>\S.*)$/;

const paragraph = (lines: readonly string[]): string =>
  `<p ${style('margin:0 0 16px', `color:${colour.ink}`)}>${lines.map(inline).join('<br>')}</p>`;

const factRow = (line: string): string => {
  const { label = '', value = '' } = FACT.exec(line)?.groups ?? {};
  const cell = (text: string, ...rules: string[]) =>
    `<td ${style('padding:3px 0', 'vertical-align:top', ...rules)}>${inline(text)}</td>`;
  return `<tr>${cell(label, 'width:30%', 'padding-right:16px', 'overflow-wrap:normal', `color:${colour.muted}`)}${cell(value, `color:${colour.ink}`)}</tr>`;
};

/** Facts below each other, labels and values in a column each. A table is what all mail programs set alike. */
const facts = (lines: readonly string[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${style('margin:0 0 16px', 'font-size:15px', 'line-height:24px')}>${lines.map(factRow).join('')}</table>`;

/** Lines that belong together: facts, or others. */
function runsOf(block: string): string[][] {
  const runs: string[][] = [];
  for (const line of block.split('\n')) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && FACT.test(last[0]) === FACT.test(line)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Paragraphs, and tables in place of facts that stand at least in twos: one alone reads as a sentence. */
const content = (body: string): string =>
  body
    .split(/\n{2,}/)
    .flatMap(runsOf)
    .map((lines) => (lines.length > 1 && FACT.test(lines[0] ?? '') ? facts(lines) : paragraph(lines)))
    .join('');

const codeBox = (code: string): string =>
  `<p ${style('margin:8px 0 24px', 'padding:16px', `background:${colour.paper}`, `border:1px solid ${colour.line}`, 'border-radius:6px', 'font-size:28px', 'line-height:36px', 'font-weight:700', 'letter-spacing:6px', 'text-align:center', `color:${colour.ink}`)}>${escapeHtml(code)}</p>`;

const button = (href: string, label: string): string =>
  `<p ${style('margin:8px 0 24px')}><a href="${escapeHtml(href)}" ${style('display:inline-block', 'padding:11px 28px', `background:${colour.wine}`, 'color:#FFFFFF', 'border-radius:6px', 'font-weight:600', 'text-decoration:none')}>${escapeHtml(label)}</a></p>`;

const small = (html: string): string =>
  `<p ${style('margin:0 0 8px', 'font-size:12px', 'line-height:18px', `color:${colour.muted}`)}>${html}</p>`;

/** A mail as it is sent: the same words as plain text and as a page with the brand, in its reader's language. */
export function renderMail(mail: Mail, house: MailHouse): RenderedMail {
  const { subject, body, code, action, language = 'ko-KR' } = mail;
  const { brand, origin, companyName, englishName = companyName, contactEmail } = house;
  const named = `[${brand}] ${subject}`;
  const href = action && origin + action.path;
  const foot = MAIL_TEXTS.foot[language].replace('{contact}', contactEmail);
  const sender = language === 'ko-KR' ? companyName : englishName;
  const text = [body, code, action && `${action.label}: ${href}`, `-- \n${sender}\n${foot}`]
    .filter((part) => part !== undefined)
    .join('\n\n');
  const inside = [
    content(body),
    code === undefined ? '' : codeBox(code),
    action && href ? button(href, action.label) : '',
    href ? small(`${MAIL_TEXTS.link[language]}<br>${escapeHtml(href)}`) : '',
  ].join('');
  // Korean lines break between words alone, also where the mail is in English; Chinese and Japanese have no spaces. An
  // address that is longer than a line may break anywhere.
  const hasSpaces = language === 'ko-KR' || language === 'en-US';
  const breaks = ['overflow-wrap:anywhere', ...(hasSpaces ? ['word-break:keep-all'] : [])];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(named)}</title></head>
<body ${style('margin:0', 'padding:24px 12px', `background:${colour.paper}`, `font:15px/24px ${fonts.replaceAll('"', "'")}`, ...breaks)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${style('max-width:560px', 'margin:0 auto', `background:${colour.raised}`, `border:1px solid ${colour.line}`, 'border-radius:6px', 'border-collapse:separate')}>
<tr><td ${style('padding:24px 28px 0', 'font-size:20px', 'line-height:28px', 'font-weight:700', 'letter-spacing:3px', `color:${colour.wine}`)}>${escapeHtml(brand)}</td></tr>
<tr><td ${style('padding:16px 28px 8px')}><h1 ${style('margin:0 0 16px', 'font-size:20px', 'line-height:30px', `color:${colour.ink}`)}>${inline(subject)}</h1>${inside}</td></tr>
<tr><td ${style('padding:16px 28px 24px', `border-top:1px solid ${colour.line}`)}>${small(escapeHtml(sender))}${small(escapeHtml(foot))}</td></tr>
</table></body></html>`;
  return { subject: named, text, html };
}
