import fc from 'fast-check';
import { printText, type SheetMeasure, spreadRows } from './print-document.ts';
import { textRows } from './text-rows.ts';

const measure: SheetMeasure = { row: 6, textRow: 4, first: 120, next: 200, foot: 40, subtotal: 7 };

test('no row is lost, none is out of turn, and every sheet holds what it can and no more', () => {
  const heights = fc.array(fc.integer({ min: 6, max: 40 }), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(heights, fc.integer({ min: 10, max: 70 }), (rows, foot) => {
      const sheets = spreadRows(rows, (height) => height, { ...measure, foot });
      expect(sheets.flatMap((sheet) => sheet.rows)).toEqual(rows);
      for (const { rows: here, free } of sheets) {
        expect(free).toBeGreaterThanOrEqual(0);
        expect(here.length).toBeGreaterThan(0);
      }
    }),
  );
});

test('a document that fits one sheet has no subtotal to make room for', () => {
  const rows = Array.from({ length: 13 }, () => 6);
  expect(spreadRows(rows, (height) => height, measure)).toEqual([{ rows, free: 2 }]);
});

test('counts the rows that a text takes', () => {
  expect(textRows('', 10)).toBe(1);
  expect(textRows('보데가 산 루미르 2018', 16)).toBe(1);
  expect(textRows('보데가 산 루미르 그란 레세르바 2018', 12)).toBe(2);
  expect(textRows('첫째\n둘째', 10)).toBe(2);
  expect(textRows('가'.repeat(40), 10)).toBe(4);
});

test('never counts fewer rows than the characters need', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 4, max: 60 }), (text, width) => {
      expect(textRows(text, width)).toBeGreaterThanOrEqual(1);
      expect(textRows(`${text} 와인`, width)).toBeGreaterThanOrEqual(textRows(text, width));
    }),
  );
});

test('a text of many short lines becomes a flow of words', () => {
  expect(printText(' 오전 중 \n\n 지하 주차장 ')).toBe('오전 중\n지하 주차장');
  expect(printText('가\n'.repeat(20), 8)).toBe(Array.from({ length: 20 }, () => '가').join(' · '));
});
