import { residentMegabytes } from './memory-section.ts';

test('reads the resident memory in megabytes', () => {
  expect(residentMegabytes('VmPeak:\t  900000 kB\nVmRSS:\t  100000 kB\nRssAnon:\t 5 kB\n')).toBeCloseTo(
    102.4,
  );
});

test('a status without it is an error', () => {
  expect(() => residentMegabytes('Name:\tnode\n')).toThrow('no resident memory');
});
