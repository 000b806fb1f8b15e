import { readConfig } from '../../config.ts';
import { useGateway } from '../../test/use-gateway.ts';

const FRAME = '/captcha-frame?lang=ko-KR';

describe('without a key', () => {
  const gateway = useGateway();

  test('there is no captcha of Google’s', async () => {
    const frame = await gateway.app.inject(FRAME);
    expect(frame.body).not.toContain('recaptcha');
    expect(frame.headers['x-frame-options']).toBe('DENY');
    expect(frame.headers['content-security-policy']).not.toMatch(/google|gstatic/);
  });
});

describe('with a key', () => {
  const gateway = useGateway({ recaptcha: { key: 'site-key', url: 'https://www.google.com' } });

  test('it is a document of its own, which the shop’s pages alone may frame', async () => {
    const { statusCode, headers, body } = await gateway.app.inject(FRAME);
    expect(statusCode).toBe(200);
    expect(body).toContain('https://www.google.com/recaptcha/api.js?render=explicit');
    expect(body).toContain('site-key');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(
      /script-src https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/ 'sha256-[\w+/]+=*';/,
    );
    expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
    expect(policy).not.toMatch(/script-src[^;]*'(?:self|unsafe)/);
  });

  test('pages stay as closed as they are', async () => {
    const { headers } = await gateway.app.inject('/wines');
    expect(headers['x-frame-options']).toBe('DENY');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/google|gstatic/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });
});

test.each([
  ['VITIS_RECAPTCHA_KEY', "a-key'/><script>"],
  ['VITIS_RECAPTCHA_URL', "https://google.example; script-src 'unsafe-inline'"],
])('%s that could change the policy is refused', (name, value) => {
  expect(() => readConfig({ VITIS_RECAPTCHA_KEY: 'a-key', [name]: value }, '/shop')).toThrow(name);
});
