import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchAddresses } from '@vitis/contracts';
import { processorTime } from '@vitis/domain/test-support/processor-time';
import { ask } from '../../test-support/call.ts';
import { startTestProvider } from '../../test-support/test-provider.ts';
import { createAddressFile } from './address-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitis-addresses-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Three lines as the service gives them out, in CP949: two of a road in Seoul, one of a hill in a 면. */
const GIVEN_OUT = [
  'MTExNDAxMDMyMDAwMDAxMDAxMTAwMDAwMDAwMDB8MTExNDAxMDMwMHy8rb/vxq+6sL3DfMHfsbh8xcLG8rfOMbChfHwwfDMx',
  'fDB8MTExNDAyMDA1MDAxfLy8wb6067fOfDB8MTEwfDB8MTExNDA1NTAwMHy47bW/fDA0NTI0fHwyMDExMDcyOXwwfHy8rb/v',
  'xq+6sL3Dw7t8vK2/78avurC9w8O7fA0KMTExNDAxMDMyMDAwMDAxMDAxMTEwMDAwMDAwMDB8MTExNDAxMDMwMHy8rb/vxq+6',
  'sL3DfMHfsbh8xcLG8rfOMbChfHwwfDMyfDB8MTExNDAyMDA1MDAxfLy8wb6067fOfDB8MTEwMHwyfDExMTQwNTUwMDB8uO21',
  'v3wwNDUyMHx8MjAxMTA3Mjl8MHx8fLqwsPx8DQo0MTUwMDI1MDMyMDAwMDEwMDg4MjAwMDAwMDAwMHw0MTUwMDI1MDI5fLDm',
  'seK1tXzAzMO1vcN8uLbA5bjpfLT2xvK4rnwxfDI4fDF8NDE1MDAzMDAwMDAxfLT2xvK3znwwfDg4MnwwfDQxNTAwMjUwMDB8',
  'uLbA5bjpfDE3NDA1fHwyMDExMDcyOXwwfHx8fA0K',
].join('');

async function fileOf(content: Buffer | string): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.txt`);
  await writeFile(path, content);
  return path;
}
const page = { page: 1, size: 10 };

test('the public file answers in the shape of the service, where there is no key', async () => {
  const addressFile = await fileOf(Buffer.from(GIVEN_OUT, 'base64'));
  const provider = await startTestProvider({ config: { addressFile } });
  try {
    const found = async (keyword: string) =>
      (await ask(provider, searchAddresses, { query: { keyword } })).results;
    const { common, juso } = await found('세종대로 110');
    expect(common).toMatchObject({ errorCode: '0', totalCount: '1' });
    expect(juso).toMatchObject([
      {
        roadAddr: '서울특별시 중구 세종대로 110 (태평로1가, 서울특별시청)',
        jibunAddr: '서울특별시 중구 태평로1가 31 서울특별시청',
        zipNo: '04524',
        buldMnnm: '110',
        buldSlno: '0',
      },
    ]);
    expect((await found('세종대로')).common.totalCount).toBe('2');
    for (const keyword of ['별관', '1100-2', '04520', '태평로1가 32'])
      expect((await found(keyword)).juso[0]?.roadAddrPart1).toBe('서울특별시 중구 세종대로 1100-2');
    expect((await found('덕평리 28-1')).juso).toMatchObject([
      {
        roadAddr: '경기도 이천시 마장면 덕평로 882',
        jibunAddr: '경기도 이천시 마장면 덕평리 산 28-1',
      },
    ]);
    expect((await found('없는 길')).common.totalCount).toBe('0');
  } finally {
    await provider.close();
  }
});

test('a syllable that CP949 has beside KS X 1001 is read', async () => {
  // 됭길 (89E8 B1E6): its first syllable is one of them.
  const road = Buffer.from([0x89, 0xe8, 0xb1, 0xe6]);
  const line = [Buffer.from('0|0|X|Y|Z||0|1|0|0|'), road, Buffer.from('|0|7|0|0|Z|47545|||||||\n')];
  const { shown } = await createAddressFile(await fileOf(Buffer.concat(line))).find('됭길', page);
  expect(shown.map(({ rn }) => rn)).toEqual(['됭길']);
});

test('a file in UTF-8 is read as well, page by page; what is no address in it is left out', async () => {
  const line = (number: number) =>
    `0|0|부산광역시|연제구|연산동||0|1000|0|0|중앙대로|0|${number}|0|0|연산동|47545|||||||`;
  const lines = Array.from({ length: 25 }, (_, index) => line(index + 1));
  const book = createAddressFile(await fileOf(['관리번호|법정동코드|시도명', ...lines].join('\n')));
  const { total, shown } = await book.find('중앙대로', { page: 3, size: 10 });
  expect([total, shown.map(({ buldMnnm }) => buldMnnm)]).toEqual([25, ['21', '22', '23', '24', '25']]);
});

test('50,000 addresses are searched in a small part of what it takes to read them', async () => {
  const lines = Array.from(
    { length: 50_000 },
    (_, index) =>
      `0|0|경기도|성남시 분당구|백현동||0|${index}|0|0|판교역로${index % 400}번길|0|${index}|0|0|백현동|13529|||||건물 ${index}||`,
  );
  const book = createAddressFile(await fileOf(lines.join('\n')));
  // The processor's time, and a part of it: neither a busy machine nor a slow one is the search's.
  const reading = await processorTime(() => book.find('먼저', page));
  const searching: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    searching.push(
      await processorTime(async () => {
        expect((await book.find('판교역로 건물 49999', page)).total).toBe(1);
      }),
    );
  }
  expect(Math.min(...searching)).toBeLessThan(reading / 3);
});

test('a file that is not there fails the call, and is looked for again', async () => {
  const path = join(folder, 'later.txt');
  const book = createAddressFile(path);
  await expect(book.find('세종대로', page)).rejects.toThrow('ENOENT');
  await writeFile(path, Buffer.from(GIVEN_OUT, 'base64'));
  expect((await book.find('세종대로', page)).total).toBe(2);
});
