import { plainHtml, startPlainServer } from './plain-page.ts';

const page = `<head><link rel="preload" as="image" imagesrcset="/files/a-640.avif 640w">
<link rel="preload" as="script" href="/r/x.js"><style>p{}</style><script src="/r/shell.js" defer></script></head>
<p>말벡</p><picture><source type="image/avif" srcset="/files/a-320.avif 320w, /files/a-640.avif 640w"><img src="/files/a-640.webp" width="3"></picture>
<picture><source srcset="/files/b-640.avif 640w"><img src="/files/b-640.webp" width="3" height="4"></picture>
<script type="application/json">{"a":"</p>"}</script>`;

test('keeps text, styles and the main picture, and drops every script', () => {
  const plain = plainHtml(page, '/files/a-640.avif');
  expect(plain).toContain('<p>말벡</p>');
  expect(plain).toContain('<style>p{}</style>');
  expect(plain).toContain('as="image"');
  expect(plain).toContain('srcset="/files/a-320.avif 320w, /files/a-640.avif 640w"');
  expect(plain).toContain('src="/files/a-640.webp"');
  expect(plain).not.toMatch(/script/);
});

test('other pictures keep their place and lose their content', () => {
  const plain = plainHtml(page, '/files/a-640.avif');
  expect(plain).toMatch(/<img src="data:[^"]+" width="3" height="4">/);
  expect(plain).not.toContain('/files/b-');
});

test('where the largest paint is text, no picture is kept', () => {
  expect(plainHtml(page, '')).not.toMatch(/ src(?:set)?="\/files/);
});

test('serves the page compressed', async () => {
  const server = await startPlainServer('http://127.0.0.1:1');
  try {
    server.put('/product', '<p>말벡</p>');
    const answer = await fetch(`${server.url}/product`);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('<p>말벡</p>');
    expect((await fetch(`${server.url}/files/a.avif`)).status).toBe(502);
  } finally {
    await server.close();
  }
});
