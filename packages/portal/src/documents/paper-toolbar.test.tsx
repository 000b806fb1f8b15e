import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fetchFile, reportFailure, showAlert } from '@vitis/platform';
import { PaperToolbar } from './paper-toolbar.tsx';
import { saveFile } from './save-file.ts';

jest.mock('@vitis/platform', () => ({
  ...jest.requireActual<object>('@vitis/platform'),
  fetchFile: jest.fn(),
  reportFailure: jest.fn(),
  showAlert: jest.fn(),
}));
jest.mock('@vitis/platform/router', () => ({ useNavigate: () => () => {} }));
jest.mock('../remote/screen-frame.tsx', () => ({ usePortalTexts: () => ({ t: (key: string) => key }) }));
jest.mock('./save-file.ts', () => ({ saveFile: jest.fn() }));

const NAME = '발주서 O20261127-0001.pdf';
const PATH = '/api/v1/order-forms/O20261127-0001/papers/order';
const share = jest.fn<Promise<void>, [ShareData]>();
const button = (key: string) => screen.getByRole('button', { name: `portal.print.${key}` });
const busy = (key: string) => button(key).getAttribute('aria-busy') === 'true';

interface Device {
  isPhone: boolean;
  /** Whether it hands files to other programs; null where it knows no sharing at all. */
  sharesFiles: boolean | null;
}

function renderOn({ isPhone, sharesFiles }: Device) {
  const matchMedia = (query: string) => ({
    matches: isPhone && query === '(max-width: 767.98px)',
    addEventListener() {},
    removeEventListener() {},
  });
  Object.assign(window, { matchMedia });
  Object.assign(navigator, { share, canShare: sharesFiles === null ? undefined : () => sharesFiles });
  const mail = async () => ({ kind: 'unknown' as const, error: null });
  const of = (version: number) => (
    <PaperToolbar
      back="/"
      path={PATH}
      name={NAME}
      version={version}
      taxEmail={null}
      mail={mail}
      mailing={false}
    />
  );
  const { rerender } = render(of(1));
  return { answerAnew: () => rerender(of(2)) };
}

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

beforeEach(() => {
  jest.clearAllMocks();
  share.mockReset();
  jest.mocked(fetchFile).mockResolvedValue(new Blob(['%PDF-1.4']));
});

test('a phone that hands files on shares the paper first, and saves it from the menu', async () => {
  renderOn({ isPhone: true, sharesFiles: true });
  expect(screen.queryByRole('button', { name: 'portal.print.save' })).toBeNull();
  share.mockResolvedValue();
  await click(button('share'));
  expect(fetchFile).toHaveBeenCalledWith(PATH, { body: undefined });
  const [given] = share.mock.calls[0]!;
  expect(given.files?.map(({ name, type }) => [name, type])).toEqual([[NAME, 'application/pdf']]);
  expect(saveFile).not.toHaveBeenCalled();

  await click(button('more'));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['portal.print.save', 'portal.print.mail', 'portal.print.print']);
  await click(screen.getByRole('menuitem', { name: 'portal.print.save' }));
  expect(saveFile).toHaveBeenCalledWith(NAME, expect.any(File));
});

test.each([
  ['shares nothing but texts', false],
  ['knows no sharing', null],
])('a phone that %s saves the paper', async (_what, sharesFiles) => {
  renderOn({ isPhone: true, sharesFiles });
  expect(screen.queryByRole('button', { name: 'portal.print.share' })).toBeNull();
  await click(button('save'));
  expect(saveFile).toHaveBeenCalledWith(NAME, expect.any(File));
  expect(share).not.toHaveBeenCalled();
});

test('a file that came too late to be shared is shared by the next press, and fetched once', async () => {
  renderOn({ isPhone: true, sharesFiles: true });
  share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError')).mockResolvedValueOnce();
  await click(button('share'));
  expect(showAlert).toHaveBeenCalledWith('portal.print.shareAgain');
  await click(button('share'));
  expect(share).toHaveBeenCalledTimes(2);
  expect(fetchFile).toHaveBeenCalledTimes(1);
  expect(showAlert).toHaveBeenCalledTimes(1);
  expect(reportFailure).not.toHaveBeenCalled();
});

test('a file that waits for another press to be shared is not what is saved: its document may be another by then', async () => {
  renderOn({ isPhone: true, sharesFiles: true });
  share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError'));
  await click(button('share'));
  await click(button('more'));
  await click(screen.getByRole('menuitem', { name: 'portal.print.save' }));
  expect(saveFile).toHaveBeenCalledTimes(1);
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

test('a file that waits for another press is not shared once its document has another revision', async () => {
  const { answerAnew } = renderOn({ isPhone: true, sharesFiles: true });
  share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError')).mockResolvedValueOnce();
  await click(button('share'));
  answerAnew();
  await click(button('share'));
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

test('a press while the file is still fetched throws nothing away, and is seen to be of no use', async () => {
  renderOn({ isPhone: false, sharesFiles: true });
  share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError')).mockResolvedValueOnce();
  await click(button('share'));
  jest.mocked(fetchFile).mockReturnValueOnce(new Promise(() => {}));
  await click(button('save'));
  expect(busy('share')).toBe(true);
});

test('who closes the list of programs is told nothing', async () => {
  renderOn({ isPhone: true, sharesFiles: true });
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await click(button('share'));
  expect([jest.mocked(showAlert).mock.calls, jest.mocked(reportFailure).mock.calls]).toEqual([[], []]);
});

test('a paper that does not come is told, and can be asked for again', async () => {
  renderOn({ isPhone: true, sharesFiles: true });
  let fail = (_error: Error) => {};
  jest.mocked(fetchFile).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  await click(button('share'));
  expect(busy('share')).toBe(true);
  await click(button('share'));
  expect(fetchFile).toHaveBeenCalledTimes(1);
  const error = new Error('no line');
  await act(async () => fail(error));
  expect(reportFailure).toHaveBeenCalledWith(error);
  await click(button('share'));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
});

test('a desk has every tool at hand', () => {
  renderOn({ isPhone: false, sharesFiles: false });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['close', 'mail', 'save', 'print'].map((key) => `portal.print.${key}`));
});
