import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatBusinessNumber, formatPhone } from '@vitis/domain';
import { readConfig } from './config.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitis-supplier-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function supplierFrom(text: string) {
  const path = join(folder, 'supplier.json');
  writeFileSync(path, text);
  return readConfig({ VITIS_SUPPLIER_FILE: path }).supplier;
}

const own = {
  companyName: '주식회사 보기주류',
  registrationNumber: '220-81-62517',
  representativeName: '이보기',
  address: '서울특별시 종로구 세종대로 1',
  businessType: '도매업',
  businessItem: '주류',
  phone: '02-123-4567',
};

test('the demonstration sells as the shop that its pages name', () => {
  const { supplier, house, contactEmail } = readConfig({});
  const pages = readFileSync(resolve(import.meta.dirname, '../../../shell/src/shop/shop-facts.ts'), 'utf8');
  const { companyName, representativeName, address } = supplier;
  const numbers = [formatBusinessNumber(supplier.registrationNumber), formatPhone(supplier.phone)];
  const english = [...Object.values(house.english ?? {}), ...Object.values(house.addresses ?? {})];
  for (const fact of [companyName, representativeName, address, ...english, contactEmail, ...numbers]) {
    expect(pages).toContain(`'${fact}'`);
  }
});

test('whoever runs the product names their own business; numbers are kept as digits', () => {
  expect(supplierFrom(JSON.stringify(own))).toEqual({
    ...own,
    registrationNumber: '2208162517',
    phone: '021234567',
  });
});

test('a shop has the name that the file gives it, or its company has', () => {
  const path = join(folder, 'supplier.json');
  const brandOf = (facts: object) => {
    writeFileSync(path, JSON.stringify(facts));
    return readConfig({ VITIS_SUPPLIER_FILE: path }).brand;
  };
  expect(brandOf({ ...own, brand: '보기와인' })).toBe('보기와인');
  expect(brandOf(own)).toBe(own.companyName);
  expect(readConfig({}).brand).toBe('VITIS');
});

test('says where its house is, too, where the file does', () => {
  const house = {
    longitude: 127.1,
    latitude: 37.5,
    opening: [{ days: [1, 2], from: '09:00', to: '18:00' }],
    directions: [{ by: 'SUBWAY', text: { 'ko-KR': '1호선 종각역' } }],
  };
  const path = join(folder, 'supplier.json');
  writeFileSync(path, JSON.stringify({ ...own, house }));
  expect(readConfig({ VITIS_SUPPLIER_FILE: path }).house).toEqual(house);
});

test('the example to copy names the account that clients pay to', () => {
  const example = resolve(import.meta.dirname, '../../../docs/examples/supplier.json');
  expect(readConfig({ VITIS_SUPPLIER_FILE: example }).house.bankAccount).toEqual({
    bank: { 'ko-KR': '국민은행' },
    number: '000-000000-00-000',
    holder: { 'ko-KR': '주식회사 다온와인' },
  });
});

test('tells pages of Kakao’s own map where the gateway has a key for it', () => {
  expect(readConfig({}).kakaoMap).toBe(false);
  expect(readConfig({ VITIS_KAKAO_MAP_KEY: 'a-key' }).kakaoMap).toBe(true);
});

test.each<[string, string, RegExp]>([
  ['no JSON', '{', /VITIS_SUPPLIER_FILE: .*supplier\.json cannot be read as JSON/],
  ['a fact missing', JSON.stringify({ ...own, address: undefined }), /address: /],
  ['a number too short', JSON.stringify({ ...own, registrationNumber: '123' }), /BUSINESS_NUMBER_DIGITS/],
  ['a fact that nobody asks for', JSON.stringify({ ...own, fax: '02' }), /fax/],
])('does not start with %s', (_name, text, said) => {
  expect(() => supplierFrom(text)).toThrow(said);
});

test('does not start with a file that is not there', () => {
  expect(() => readConfig({ VITIS_SUPPLIER_FILE: join(folder, 'none.json') })).toThrow(
    /VITIS_SUPPLIER_FILE: .*none\.json/,
  );
});
