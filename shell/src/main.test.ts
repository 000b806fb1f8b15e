import { START_FAILED } from '@vitis/contracts/start-failure';

jest.mock('./federation/host-modules.ts', () => ({}));
jest.mock('./federation/federation-runtime.ts', () => ({ protectScripts: () => {} }));
jest.mock('./app/start-page.tsx', () => ({
  readPage: () => {
    throw new Error('The page came without its data');
  },
}));

test('a shell that throws while it starts says so to its page', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const failed = new Promise((tell) => addEventListener(START_FAILED, tell, { once: true }));

  await import('./main.tsx');

  await failed;
  expect(said).toHaveBeenCalledWith(new Error('The page came without its data'));
});
