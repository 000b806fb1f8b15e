import { useGateway } from '../../test/use-gateway.ts';

const gateway = useGateway();

/** Products in two files, of which the second has one address. */
const answerIds = () => {
  gateway.handle = (request, response) => {
    const page = Number(new URL(`http://provider${request.url}`).searchParams.get('page') ?? 0);
    const items = page === 0 ? [1, 2] : [3];
    response.end(
      JSON.stringify({
        _embedded: { items },
        page: { number: page, size: 2, totalElements: 3, totalPages: 2 },
      }),
    );
  };
};

test('robots are told where not to go and where the map is', async () => {
  const { statusCode, headers, body } = await gateway.app.inject('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  // A folder that has members' screens alone, as the registry says.
  expect(body).toContain('Disallow: /desk\n');
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml\n');
});

test('the map names the house’s pages and each file of what has a page', async () => {
  answerIds();
  const { body, headers } = await gateway.app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/sitemap/pages.xml',
    'https://shop.example/sitemap/PRODUCT/1.xml',
    'https://shop.example/sitemap/PRODUCT/2.xml',
  ]);
  // A comparison is a page of nothing until somebody chooses wines; a screen may show several things by its query.
  const pages = (await gateway.app.inject('/sitemap/pages.xml')).body;
  expect([...pages.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/wines',
    'https://shop.example/wines?page=2',
  ]);
  const second = await gateway.app.inject('/sitemap/PRODUCT/2.xml');
  expect(second.body).toContain('<loc>https://shop.example/product/3</loc>');
});

test('what was asked once is kept for an hour', async () => {
  let asked = 0;
  answerIds();
  const { handle } = gateway;
  gateway.handle = (request, response) => {
    asked += 1;
    handle(request, response);
  };
  for (let times = 0; times < 3; times += 1) await gateway.app.inject('/sitemap/PRODUCT/1.xml');
  expect(asked).toBe(1);
});

test.each([
  '/sitemap/PRODUCT/3.xml',
  '/sitemap/PRODUCT/0.xml',
  '/sitemap/WINERY/1.xml',
  '/sitemap/any/1.xml',
])('%s is not there', async (address) => {
  answerIds();
  expect((await gateway.app.inject(address)).statusCode).toBe(404);
});

test('without the provider there is no map for a while, and none that is kept', async () => {
  gateway.handle = (_request, response) => {
    response.statusCode = 503;
    response.end('{}');
  };
  const { statusCode, headers } = await gateway.app.inject('/sitemap.xml');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  answerIds();
  expect((await gateway.app.inject('/sitemap.xml')).statusCode).toBe(200);
});

test.each(['favicon.ico', 'favicon.svg'])('%s is that of the released shell', async (icon) => {
  const { statusCode, headers } = await gateway.app.inject(`/${icon}`);
  expect([statusCode, headers.location]).toEqual([302, `/r/shell/1.0.0-aaaaaaaa/${icon}`]);
});
