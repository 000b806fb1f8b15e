import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitis/contracts';
import type { PageData, PageRoute } from '@vitis/contracts/registry';
import { expect, test } from '../../src/fixtures.ts';

const READ_IN = ['ko-KR', 'en-US'] as const satisfies readonly Language[];

/** What pages are about, in the words of schema.org, by the paths of their routes. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/product': ['ItemList', 'BreadcrumbList'],
  '/product/:pid': ['Product', 'BreadcrumbList'],
  '/winery': ['ItemList', 'BreadcrumbList'],
  '/winery/:wid': ['Winery', 'BreadcrumbList'],
  '/magazine': ['ItemList', 'BreadcrumbList'],
  '/event': ['ItemList', 'BreadcrumbList'],
  '/common-sense': ['ItemList', 'BreadcrumbList'],
};

/** Screens for guests that nobody is to find: steps on a way, answers to a search, and what a link alone opens. */
const UNLISTED = [
  /^\/account\/(?!login$|signup$)/,
  /^\/(?:niceid|oauth2|search-result|wine-menu)/,
  /^\/product\/compare$/,
];

type Facts = Record<string, unknown> & { '@type': string };

const plain = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const inLanguage = (address: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

const dataIn = (html: string): PageData =>
  JSON.parse(/id="vitis-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as PageData;

function headIn(html: string) {
  const head = html.split('<body>')[0] ?? '';
  const first = (pattern: RegExp) => plain(pattern.exec(head)?.[1] ?? '');
  const [, facts = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  return {
    title: first(/<title>(.*?)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)">/),
    canonical: first(/<link rel="canonical" href="([^"]*)">/),
    picture: first(/<meta property="og:image" content="([^"]*)">/),
    isListed: !head.includes('<meta name="robots" content="noindex'),
    alternates: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
        ([, language, address]) => [language, plain(address ?? '')],
      ),
    ),
    facts: (JSON.parse(facts) as { '@graph'?: Facts[] })['@graph'] ?? [],
  };
}

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => plain(address ?? ''));

/** What a machine gets of the shop, which names its addresses by its own origin, wherever it is asked. */
function machineAt(baseURL: string | undefined) {
  const get = (address: string) =>
    fetch(new URL(address.replace(/^https?:\/\/[^/]+/, ''), baseURL), { redirect: 'manual' });

  /** A page with its data: a busy server may send its frame first. */
  async function page(address: string): Promise<string> {
    let html = '';
    await expect
      .poll(
        async () => {
          const answer = await get(address);
          html = await answer.text();
          return [answer.status, dataIn(html).rendered];
        },
        { message: address },
      )
      .toEqual([200, 'full']);
    return html;
  }

  async function siteMap() {
    const [, index = ''] = /^Sitemap: (.*)$/m.exec(await (await get('/robots.txt')).text()) ?? [];
    const files = addressesIn(await (await get(index)).text());
    const lists = await Promise.all(files.map(async (file) => addressesIn(await (await get(file)).text())));
    return { origin: new URL(index).origin, lists };
  }
  return { get, page, siteMap };
}

const patternOf = ({ path }: PageRoute) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

test('a machine is told of each page where it is, in which languages, and what it is about', async ({
  baseURL,
}) => {
  const machine = machineAt(baseURL);
  const { origin, lists } = await machine.siteMap();
  const known = lists.flat().map((address) => address.slice(origin.length));
  const { registry } = dataIn(await machine.page('/'));
  const routes = Object.values(registry.remotes)
    .flatMap(({ description }) => description.routes)
    .filter(({ guest, layout }) => guest && layout !== 'empty')
    .filter(({ path }) => !UNLISTED.some((unlisted) => unlisted.test(path)));
  const pictures = new Set<string>();

  for (const route of routes) {
    const path = known.find((address) => patternOf(route).test(address));
    expect(path, `the site map has a page of ${route.path}`).toBeDefined();
    for (const language of READ_IN) {
      const address = inLanguage(path ?? '', language);
      const head = headIn(await machine.page(address));
      expect(head, address).toMatchObject({ canonical: origin + address, isListed: true });
      expect(head.alternates, address).toEqual({
        ...Object.fromEntries(LANGUAGES.map((other) => [other, origin + inLanguage(path ?? '', other)])),
        'x-default': origin + path,
      });
      expect(head.description.length, `description of ${address}`).toBeGreaterThan(15);
      expect(head.description).not.toMatch(/[{}]/);
      expect(head.picture, address).toMatch(/^https?:\/\//);
      pictures.add(head.picture);
      const types = head.facts.map((facts) => facts['@type']);
      expect(types, address).toEqual(expect.arrayContaining([...(ABOUT[route.path] ?? ['BreadcrumbList'])]));
      const house = head.facts.find((facts) => facts['@type'] === 'WebSite');
      if (route.path === '/') expect(house).toMatchObject({ potentialAction: { '@type': 'SearchAction' } });
      const wine = head.facts.find((facts) => facts['@type'] === 'Product');
      expect(JSON.stringify(wine ?? {})).not.toMatch(/"offers"|price/i);
    }
  }

  for (const picture of pictures) {
    const { status, headers } = await machine.get(picture);
    expect([picture, status, headers.get('content-type')]).toEqual([
      picture,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test('each address of the site map is a page that may be listed, and the one that it is known under', async ({
  baseURL,
}) => {
  const machine = machineAt(baseURL);
  const { lists } = await machine.siteMap();
  for (const address of lists.flatMap((list) => [...list.slice(0, 4), ...list.slice(-1)]))
    expect(headIn(await machine.page(address))).toMatchObject({ canonical: address, isListed: true });
});

test('what a session, a search or a printer is needed for is not to be listed', async ({ baseURL }) => {
  const machine = machineAt(baseURL);
  for (const path of [
    '/mypage',
    '/cart',
    '/chat',
    '/order/orderComplete',
    '/account/findpw',
    '/account/signup/verify',
    '/niceid/mobile_cert',
    '/product/1/pdf',
    '/winery/pdf',
    '/product/compare?ids=1,2',
    '/search-result?q=tieh',
  ]) {
    const answer = await machine.get(path);
    const { isListed } = headIn(await answer.text());
    expect([path, answer.status, isListed]).toEqual([path, 200, false]);
  }
  for (const path of ['/product?q=tieh', '/winery?q=tieh'])
    expect(headIn(await machine.page(path)).isListed).toBe(false);
});

test('a page has one address, to which all others lead for good', async ({ baseURL }) => {
  const { get } = machineAt(baseURL);
  for (const [asked, address] of [
    ['/product/', '/product'],
    ['/PRODUCT/1?lang=en-US', '/product/1?lang=en-US'],
    ['/%70roduct?page=2', '/product?page=2'],
    ['/order/ordercomplete', '/order/orderComplete'],
  ] as const) {
    const { status, headers } = await get(asked);
    expect([asked, status, headers.get('location')]).toEqual([asked, 301, address]);
  }
});

test('the list of a kind is one page in each language, whichever link led there', async ({ baseURL }) => {
  const machine = machineAt(baseURL);
  const heads = [];
  for (const language of READ_IN) {
    const home = await machine.page(inLanguage('/', language));
    const link = plain(/href="(\/product\?idKinds=[^"]+)"/.exec(home)?.[1] ?? '');
    expect(link).toContain('title=');
    heads.push(headIn(await machine.page(link)));
  }
  const [korean, english] = heads;
  expect(english?.alternates).toEqual(korean?.alternates);
  expect(korean?.alternates['ko-KR']).toBe(korean?.canonical);
  expect(korean?.alternates['en-US']).toBe(english?.canonical);
  expect(korean?.canonical).not.toContain('title=');
});

test('a further page of a list is called otherwise, and known under its own number', async ({ baseURL }) => {
  const machine = machineAt(baseURL);
  const [first, second] = [
    headIn(await machine.page('/product?page=1')),
    headIn(await machine.page('/product?page=2')),
  ];
  expect(first.canonical).toMatch(/\/product$/);
  expect(second.canonical).toMatch(/\/product\?page=2$/);
  expect(second.title).not.toBe(first.title);
  expect(second.description).not.toBe(first.description);
});
