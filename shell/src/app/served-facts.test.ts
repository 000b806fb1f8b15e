import { createMemoryRouter } from '@vitis/platform/owner';
import { dropServedFacts } from './served-facts.ts';

const served =
  '<meta charset="utf-8"><link rel="canonical" href="https://shop.example/product"><link rel="alternate" hreflang="ja-JP" href="https://shop.example/product?lang=ja-JP"><meta name="description" content="와인"><meta property="og:url" content="https://shop.example/product"><link rel="icon" href="/favicon.ico"><script type="application/ld+json">{}</script>';

test('what the document says of its page goes when another one is open, and not before', async () => {
  document.head.innerHTML = served;
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/product'] });
  dropServedFacts(router);

  await router.revalidate();
  await router.navigate('/product#results');
  expect(document.head.innerHTML).toBe(served);

  await router.navigate('/product?page=2');
  expect(document.head.innerHTML).toBe('<meta charset="utf-8"><link rel="icon" href="/favicon.ico">');
});
