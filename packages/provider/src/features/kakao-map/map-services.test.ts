import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  kakaoAddress,
  kakaoAddressOfPoint,
  kakaoCategory,
  kakaoKeyword,
  kakaoRegionOfPoint,
  kakaoTranslatePoint,
  searchAddresses,
} from '@vitis/contracts';
import { ask, call, refused } from '../../test-support/call.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

/** 시청. */
const point = { x: 126.9784, y: 37.5666 };

describe('without keys, from the sample', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider();
  });
  afterAll(() => provider.close());

  const juso = async (keyword: string, more = {}) =>
    (await ask(provider, searchAddresses, { query: { keyword, ...more } })).results;

  test('finds an address by any of its words, in the shape of the public service', async () => {
    const { common, juso: found } = await juso('세종대로 110');
    expect(common).toMatchObject({ errorCode: '0', totalCount: '1', currentPage: '1' });
    expect(found).toEqual([
      expect.objectContaining({
        roadAddr: '서울특별시 중구 세종대로 110 (태평로1가, 서울특별시청)',
        roadAddrPart1: '서울특별시 중구 세종대로 110',
        zipNo: '04524',
        siNm: '서울특별시',
        sggNm: '중구',
        emdNm: '태평로1가',
      }),
    ]);
    expect((await juso('Sejong-daero')).juso).toHaveLength(2);
    expect((await juso('마장면')).juso[0]?.roadAddrPart1).toBe('경기도 이천시 마장면 덕평로 882');
    expect((await juso('서울특별시', { countPerPage: 5, currentPage: 4 })).juso).toHaveLength(1);
    expect((await juso('없는 길')).common.totalCount).toBe('0');
  });

  test.each([
    ['가', 'E0008'],
    ["' OR 1=1", 'E0013'],
    ['100%', 'E0013'],
  ])('says of %j what the public service says', async (keyword, errorCode) => {
    expect(await juso(keyword)).toMatchObject({ common: { errorCode }, juso: [] });
  });

  test('knows places around a point, supermarkets unless told otherwise', async () => {
    const { documents } = await ask(provider, kakaoCategory, { query: point });
    expect(documents.map(({ category_group_code }) => category_group_code)).toContain('MT1');
    const distances = documents.map(({ distance }) => Number(distance));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    const stations = await ask(provider, kakaoCategory, {
      query: { ...point, category_group_code: 'SW8', radius: 20_000, size: 3 },
    });
    expect([stations.documents.length, stations.meta.is_end]).toEqual([3, false]);
    expect((await ask(provider, kakaoKeyword, { query: { query: '테헤란로 카페' } })).documents).toHaveLength(
      1,
    );
  });

  test('goes from address to point and back', async () => {
    const { documents } = await ask(provider, kakaoAddress, { query: { query: '성수이로 118' } });
    expect(documents).toMatchObject([{ x: '127.056', y: '37.5446', road_address: { zone_no: '04781' } }]);
    const back = await ask(provider, kakaoAddressOfPoint, { query: { x: 127.0561, y: 37.5447 } });
    expect(back.documents).toMatchObject([
      { road_address: { address_name: '서울특별시 성동구 성수이로 118' } },
    ]);
    const region = await ask(provider, kakaoRegionOfPoint, { query: point });
    expect(region.documents).toMatchObject([{ region_type: 'B', region_2depth_name: '중구' }]);
    const sea = { x: 125, y: 34 };
    expect((await ask(provider, kakaoAddressOfPoint, { query: sea })).documents).toEqual([]);
    expect((await ask(provider, kakaoTranslatePoint, { query: point })).documents).toEqual([point]);
    const carried = await ask(provider, kakaoTranslatePoint, { query: { ...point, output_coord: 'WTM' } });
    expect(carried.documents).toEqual([]);
  });

  test.each([
    'category?x=200&y=37',
    'category?x=127&y=37&category_group_code=ZZ9',
    'category?x=127&y=37&radius=999999',
    'keyword?query=',
    'address?query=가&page=46',
    'transcoord?x=1&y=1&output_coord=MARS',
    'coord2address?x=NaN&y=37',
  ])('refuses %s', async (path) => {
    expect((await fetch(`${provider.url}/api/v1/kakao-map/${path}`)).status).toBe(400);
  });
});

describe('with keys, from the services', () => {
  let provider: TestProvider;
  let service: Server;
  let answer: (response: ServerResponse) => void;
  const heard: { url: string; key: string | undefined }[] = [];

  beforeAll(async () => {
    service = createServer((request, response) => {
      heard.push({ url: request.url ?? '', key: request.headers.authorization });
      answer(response);
    });
    await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    provider = await startTestProvider({
      config: { kakao: { url, key: 'kakao-key' }, juso: { url: `${url}/juso`, key: 'juso-key' } },
    });
  });
  afterAll(async () => {
    await provider.close();
    service.closeAllConnections();
    service.close();
  });
  beforeEach(() => void heard.splice(0));

  const json = (body: unknown) => (response: ServerResponse) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

  test('asks Kakao with its key, which no answer shows, and hands on what was agreed', async () => {
    answer = json({
      meta: { total_count: 1, is_end: true, same_name: null },
      documents: [
        { id: '7', place_name: '마트', address_name: '서울', x: '127', y: '37', secret: 'kakao-key' },
      ],
    });
    const reply = await call(provider, kakaoKeyword, { query: { query: '마트 & x=1#?', size: 3 } });
    const text = await reply.text();
    expect(JSON.parse(text).documents[0].place_name).toBe('마트');
    expect(text).not.toContain('kakao-key');
    expect(heard).toEqual([
      {
        url: '/v2/local/search/keyword.json?query=%EB%A7%88%ED%8A%B8+%26+x%3D1%23%3F&page=1&size=3',
        key: 'KakaoAK kakao-key',
      },
    ]);
  });

  test('asks the public address search with its key', async () => {
    answer = json({
      results: {
        common: {
          errorCode: '0',
          errorMessage: '정상',
          totalCount: '0',
          currentPage: '1',
          countPerPage: '10',
        },
        juso: [],
      },
    });
    await ask(provider, searchAddresses, { query: { keyword: '세종대로' } });
    expect(heard[0]?.url).toMatch(/^\/juso\?confmKey=juso-key&resultType=json&keyword=/);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['refuses the key', (response) => void response.writeHead(401).end('{}')],
    ['leads to another place', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['says what was not agreed', json({ documents: 'none' })],
    ['says no JSON', (response) => void response.end('<html>')],
    ['says far too much', (response) => void response.end(`"${'x'.repeat(300_000)}"`)],
    ['hangs up', (response) => void response.destroy()],
  ])('is unavailable where Kakao %s', async (_name, answered) => {
    answer = answered;
    const problem = await refused(await call(provider, kakaoAddressOfPoint, { query: point }));
    expect(problem).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(heard).toHaveLength(1);
  });
});
