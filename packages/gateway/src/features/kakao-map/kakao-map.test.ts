import { readConfig } from '../../config.ts';
import { useGateway } from '../../test/use-gateway.ts';

const FRAME = '/kakao-map?at=37.5,127.03,House';

describe('without a key', () => {
  const gateway = useGateway();

  test('there is no map of Kakao’s, and no page may load anything of theirs', async () => {
    const frame = await gateway.app.inject(FRAME);
    expect(frame.body).not.toContain('kakao.maps');
    expect(frame.headers['x-frame-options']).toBe('DENY');
    expect(frame.headers['content-security-policy']).not.toMatch(/kakao|daumcdn/);
  });
});

describe('with a key', () => {
  const gateway = useGateway({ kakaoMap: { key: 'a-key', url: 'https://dapi.kakao.com' } });

  test('the map is a document of its own, which the shop’s pages alone may frame', async () => {
    const { statusCode, headers, body } = await gateway.app.inject(FRAME);
    expect(statusCode).toBe(200);
    expect(body).toContain('https://dapi.kakao.com/v2/maps/sdk.js?autoload=false&appkey=a-key');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/script-src https:\/\/dapi\.kakao\.com .*'sha256-[\w+/]+=*'/);
    expect(policy).not.toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  });

  test('pages stay as closed as they are', async () => {
    const { headers } = await gateway.app.inject('/wines');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).not.toMatch(/kakao|daumcdn/);
  });
});

test.each([
  ['VITIS_KAKAO_MAP_KEY', "a-key'/><script>"],
  ['VITIS_KAKAO_MAP_URL', "https://maps.example; script-src 'unsafe-inline'"],
])('%s that could change the policy is refused', (name, value) => {
  expect(() => readConfig({ VITIS_KAKAO_MAP_KEY: 'a-key', [name]: value }, '/shop')).toThrow(name);
});
