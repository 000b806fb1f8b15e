import { writeXlsx } from 'hucre/xlsx';
import { archive, compound } from '../../test-support/archive.ts';
import { sniffType } from './sniff-type.ts';

const office = 'application/vnd.openxmlformats-officedocument';

test.each([
  ['Excel', archive('[Content_Types].xml', 'xl/workbook.xml'), `${office}.spreadsheetml.sheet`],
  ['Word', archive('[Content_Types].xml', 'word/document.xml'), `${office}.wordprocessingml.document`],
  ['PowerPoint', archive('ppt/presentation.xml'), `${office}.presentationml.presentation`],
  ['Hangul, by parts', archive('mimetype', 'Contents/content.hpf'), 'application/hwp+zip'],
  ['Hangul', compound('HWP Document File'), 'application/x-hwp'],
  ['older Excel', compound('Workbook'), 'application/vnd.ms-excel'],
  ['older Word', compound('WordDocument'), 'application/msword'],
  ['older PowerPoint', compound('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
  ['an archive', archive('가격표/9월.csv', '라벨.jpg'), 'application/zip'],
])('%s is known by what is in it', (_name, bytes, type) => {
  expect(sniffType(bytes)).toBe(type);
});

test('so is a workbook that a program has made', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: '가격표', rows: [['샤토', 82_000]] }] });
  expect(sniffType(bytes)).toBe(`${office}.spreadsheetml.sheet`);
});

test.each([
  ['with a program in it', archive('가격표.xlsx', '설치.EXE')],
  ['with macros', archive('xl/workbook.xml', 'xl/vbaProject.bin')],
  ['of the older kind, with macros', compound('Workbook', '_VBA_PROJECT')],
  ['that leads out of its folder', archive('../../etc/passwd')],
  ['that is locked', archive({ name: '가격표.xlsx', isEncrypted: true })],
  [
    'that grows beyond measure',
    archive({ name: 'a', size: 150 * 1024 ** 2 }, { name: 'b', size: 150 * 1024 ** 2 }),
  ],
  ['with too many files', archive(...Array.from({ length: 5_001 }, (_, index) => `${index}`))],
  ['whose list is cut off', archive('a', 'b').subarray(0, -1)],
  ['with something behind its list', Buffer.concat([archive('a'), Buffer.from('<script>')])],
  ['with nothing in it', archive()],
  ['of an unknown program', compound('Anything')],
  ['that only begins like one', Buffer.from('504b0304', 'hex')],
])('an archive or document %s is none of ours', (_name, bytes) => {
  expect(sniffType(bytes)).toBeUndefined();
});
