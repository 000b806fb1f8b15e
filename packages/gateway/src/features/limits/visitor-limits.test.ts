import { LANGUAGES } from '@vitis/contracts';
import { until } from '../../test/until.ts';
import { pageDataOf, useGateway } from '../../test/use-gateway.ts';

const company = { 'x-forwarded-for': '203.0.113.9' };
const other = { 'x-forwarded-for': '203.0.113.10' };

describe('pages of one address', () => {
  // Half of the calls are pages.
  const gateway = useGateway({ requestsPerMinute: 6 });
  const page = (headers: Record<string, string>, url = '/wines') => gateway.app.inject({ url, headers });

  test.each(LANGUAGES)('past its limit are a page that says so in %s', async (language) => {
    for (let time = 0; time < 3; time += 1) expect((await page(company)).statusCode).toBe(200);
    const refused = await page(company, `/wines?lang=${language}`);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(refused.body).toContain(`<html lang="${language}">`);
    expect(refused.body).toMatch(/1/);
    expect((await page(other)).statusCode).toBe(200);
  });

  test('have no limit for this machine itself', async () => {
    for (let time = 0; time < 8; time += 1) expect((await page({})).statusCode).toBe(200);
  });
});

describe('pages that nobody has asked for before', () => {
  const gateway = useGateway();

  test('are rendered five a second for an address; of more it gets the empty page, and others are rendered theirs', async () => {
    const open = async (page: number, headers: Record<string, string>) =>
      pageDataOf((await gateway.app.inject({ url: `/wines?page=${page}`, headers })).body)?.rendered;
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const opened: unknown[] = [];
    for (let page = 0; page < 8; page += 1) opened.push(await open(page, company));
    expect(opened).toEqual([...Array<string>(5).fill('full'), ...Array<string>(3).fill('empty')]);
    const empty = await gateway.app.inject({ url: '/wines?page=99', headers: company });
    // Whoever lists pages keeps what it knows, and comes again; a browser starts what it is sent.
    expect([empty.statusCode, empty.headers['retry-after']]).toEqual([429, '1']);
    expect(empty.headers['cache-control']).toBe('no-store');
    expect(empty.headers['content-type']).toContain('text/html');
    expect(empty.body + String(empty.headers['x-robots-tag'])).not.toMatch(/noindex|canonical/);
    expect(await open(100, other)).toBe('full');
    // What is kept costs nothing, and what was empty is not kept.
    expect(await open(0, company)).toBe('full');
    expect(await open(7, other)).toBe('full');
    now.mockReturnValue(Date.now() + 1_000);
    expect(await open(200, company)).toBe('full');
    now.mockRestore();
  });
});

describe('what is asked for a page', () => {
  const gateway = useGateway();
  /** Addresses for which the provider was asked. */
  let askedFor: (string | undefined)[];

  beforeEach(() => {
    askedFor = [];
    gateway.handle = (request, response) => {
      const address = request.headers['x-forwarded-for'] as string | undefined;
      askedFor.push(address);
      if (address === '203.0.113.9') response.writeHead(429, { 'retry-after': '7' });
      // The other visitor joins the rendering before it is refused.
      setTimeout(() => response.end('{"kind":"레드"}'), 50);
    };
  });

  test('counts as the visitor’s own: a refusal of the provider is the page’s, and nobody else’s', async () => {
    const [refused, served] = await Promise.all([
      gateway.app.inject({ url: '/wines', headers: company }),
      gateway.app.inject({ url: '/wines', headers: other }),
    ]);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
    expect(served.statusCode).toBe(200);
    expect(served.body).toContain('shows 레드');
    expect(askedFor).toEqual(['203.0.113.9', '203.0.113.10']);
    // It is kept now: whoever has asked too often may see it, too.
    expect((await gateway.app.inject({ url: '/wines', headers: company })).statusCode).toBe(200);
    expect(askedFor).toHaveLength(2);
  });

  test('is nobody’s where a kept page is made again', async () => {
    await gateway.app.inject({ url: '/wines', headers: other });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    try {
      const kept = await gateway.app.inject({ url: '/wines', headers: company });
      expect(kept.statusCode).toBe(200);
      await until(() => askedFor.length === 2);
      expect(askedFor).toEqual(['203.0.113.10', undefined]);
    } finally {
      clock.mockRestore();
    }
  });
});

describe('a proxy on this machine that names no visitor', () => {
  const gateway = useGateway();

  test('is told of once, and not for a look at the health', async () => {
    const warn = jest.spyOn(gateway.app.log, 'warn').mockImplementation(() => undefined);
    const told = () => warn.mock.calls.filter(([text]) => String(text).includes('X-Forwarded-For')).length;
    await gateway.app.inject('/health/live');
    await gateway.app.inject({ url: '/wines', headers: company });
    expect(told()).toBe(0);
    await gateway.app.inject('/wines');
    await gateway.app.inject('/wines');
    expect(told()).toBe(1);
  });
});
