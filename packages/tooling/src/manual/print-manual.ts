import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Marked } from 'marked';
import type { Browser } from 'playwright';
import { MANUAL_LANGUAGES, type Manual } from './manual.ts';

const require = createRequire(import.meta.url);
const dataOf = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;

const face = (weight: number, name: string): string =>
  `@font-face { font-family: Pretendard; font-weight: ${weight}; src: url(${dataOf(
    'font/woff2',
    readFileSync(require.resolve(`pretendard/dist/web/static/woff2/Pretendard-${name}.woff2`)),
  )}) }`;

const STYLE = `
@page { size: A4; margin: 18mm 18mm 20mm }
* { box-sizing: border-box; margin: 0 }
body { font: 10.5pt/1.65 Pretendard, sans-serif; color: #1e1a1c; word-break: keep-all }
h1 { font-size: 26pt; line-height: 1.2; letter-spacing: -0.01em; padding-top: 6mm; border-top: 1.6mm solid #6e1f34 }
h1 + p { padding: 2mm 0 8mm; font-size: 12pt; color: #655d60 }
h2 { margin: 9mm 0 3mm; font-size: 15pt; line-height: 1.3; color: #6e1f34; break-after: avoid }
p + ul, ul + p { margin-top: 2mm }
ul { padding-left: 5mm }
li { margin-bottom: 1.2mm }
li::marker { color: #6e1f34 }
strong { font-weight: 700 }
figure { margin-top: 4mm; break-inside: avoid }
figure img { display: block; width: 100%; border: 0.2mm solid #cfc6ba; border-radius: 1.5mm }
figcaption { margin-top: 1.5mm; font-size: 8.5pt; color: #655d60 }
.driver figure img { width: 72mm }
`;

/** What an image of the Markdown becomes: a picture with its words below it. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function bodyOf(manual: Manual, pictures: ReadonlyMap<string, Buffer>): string {
  const markdown = new Marked({
    renderer: {
      paragraph({ tokens }) {
        const [only] = tokens;
        const body = this.parser.parseInline(tokens);
        return tokens.length === 1 && only?.type === 'image' ? body : `<p>${body}</p>`;
      },
      image({ href, text }) {
        const picture = pictures.get(href);
        if (!picture) throw new Error(`The manual has no picture of ${href}.`);
        const words = escaped(text);
        return `<figure><img src="${dataOf('image/jpeg', picture)}" alt="${words}"><figcaption>${words}</figcaption></figure>`;
      },
    },
  });
  return markdown.parser(manual.tokens);
}

/** The PDF of a manual. */
export async function printManual(
  browser: Browser,
  manual: Manual,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><html lang="${MANUAL_LANGUAGES[manual.language]}"><head><meta charset="utf-8"><title>${escaped(
      manual.title,
    )}</title><style>${face(400, 'Regular')}${face(700, 'Bold')}${STYLE}</style></head><body class="${
      manual.role
    }">${bodyOf(manual, pictures)}</body></html>`,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate:
      '<p style="width:100%;text-align:center;font-size:7pt;color:#655d60"><span class="pageNumber"></span> / <span class="totalPages"></span></p>',
    tagged: true,
    outline: true,
  });
  await page.close();
  return file;
}
