import '@testing-library/jest-dom';
import { format } from 'node:util';

/** What React or a library complains about is a defect: a test that provokes it fails. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...given: unknown[]) => {
    complaints.push(format(...given));
  });
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
