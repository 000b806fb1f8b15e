/** @jest-environment-options {"url": "https://vitis.test/"} */
import { readSearchHistory, writeSearchHistory } from './search-history-cookie.ts';

test('over https the recent searches are sent over https alone, and can be taken away', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeSearchHistory(['샤블리', '보르도']);
  expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/; Secure$/));
  expect(readSearchHistory()).toEqual(['샤블리', '보르도']);

  writeSearchHistory([]);
  expect(document.cookie).toBe('');
});
