import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HEADERS, type SentMessage, type StoredFile, UPLOAD_LIMIT, uploadChatFile } from '@vitis/contracts';
import { renderFeature } from '@vitis/testing/render';
import { type FakeSocket, fakeSocket } from '@vitis/testing/socket';
import { Screen } from './chat.route.tsx';
import { endSession, message, ROOM, stored, talk } from './chat.test-support.ts';

/** An upload that a test plays: fetch would not tell how far it is. */
class FakeUpload {
  static all: FakeUpload[] = [];
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = '';
  address = '';
  file: File | null = null;

  open(method: string, address: string): void {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  send(form: FormData): void {
    this.file = form.get('file') as File;
    FakeUpload.all.push(this);
  }
  abort(): void {
    this.onabort();
  }
  /** The provider answers. */
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload();
  }
}

const real = globalThis.XMLHttpRequest;
let socket: FakeSocket;

beforeEach(async () => {
  FakeUpload.all = [];
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  socket = await fakeSocket();
  socket.answerWith(({ event, payload }) =>
    event === 'chat:send' ? { ok: true, message: stored(2, payload) } : { ok: true },
  );
});

afterEach(() => {
  globalThis.XMLHttpRequest = real;
  endSession();
});

const pictureOf = (id: number, name: string): StoredFile => ({
  id,
  name,
  type: 'image/webp',
  size: 12_000,
  url: `/api/v1/file-download?id=${id}`,
  picture: { base: `/files/private/${id}`, widths: [400], width: 400, height: 300 },
});
const documentOf = (id: number, name: string): StoredFile => ({
  ...pictureOf(id, name),
  type: 'application/pdf',
  picture: null,
});
const photo = (name = '라벨.jpg', bytes = 'abc') => new File([bytes], name, { type: 'image/jpeg' });
const sent = (): SentMessage[] =>
  socket.said.flatMap((each) => (each.event === 'chat:send' ? [each.payload] : []));

async function open() {
  const rendered = await renderFeature(<Screen />, {
    part: 'mf-chat',
    as: 'buyer',
    route: '/chat',
    path: `/chat?room=${ROOM}`,
    answers: talk({ messages: [message(1)] }),
  });
  await act(async () => socket.connect());
  const { t, container, user } = rendered;
  await screen.findByRole('log', { name: t('room.log') });
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  const choose = (...files: File[]) =>
    act(async () => {
      fireEvent.change(input, { target: { files } });
    });
  const field = screen.getByRole('textbox', { name: t('room.write') });
  const tray = () => screen.getByRole('list', { name: t('room.attached') });
  return { ...rendered, user, choose, field, tray };
}

test('a picture is uploaded with its progress in sight, and goes with the text as its caption', async () => {
  const { t, user, choose, field, tray } = await open();
  await choose(photo());
  const [upload] = FakeUpload.all;
  expect(upload?.address).toBe(`POST ${uploadChatFile.path}`);
  expect(upload?.headers.get(HEADERS.authorization)).toMatch(/^Bearer /);
  expect(upload?.file?.name).toBe('라벨.jpg');
  await act(async () => upload?.upload.onprogress?.({ loaded: 1, total: 4 }));
  const bar = within(tray()).getByRole('progressbar', { name: t('room.uploading', { name: '라벨.jpg' }) });
  expect(bar).toHaveAttribute('aria-valuenow', '25');

  // Sent while it is still on its way: it goes when the file is there.
  await user.type(field, '이 라벨입니다{Enter}');
  expect(sent()).toEqual([]);
  await act(async () => upload?.answer(201, pictureOf(31, '라벨.jpg')));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ type: 'IMAGE', message: '이 라벨입니다', files: [31] }]),
  );
  expect(field).toHaveValue('');
  expect(screen.queryByRole('list', { name: t('room.attached') })).not.toBeInTheDocument();
});

test('pictures are one message, other files another, and the text stands with the first', async () => {
  const { user, choose, field } = await open();
  await choose(photo(), new File(['%PDF-'], '제안서.pdf', { type: 'application/pdf' }));
  await act(async () => FakeUpload.all[0]?.answer(201, pictureOf(31, '라벨.jpg')));
  await act(async () => FakeUpload.all[1]?.answer(201, documentOf(32, '제안서.pdf')));
  await user.type(field, '보내드립니다{Enter}');
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { type: 'IMAGE', message: '보내드립니다', files: [31] },
      { type: 'FILE', message: '', files: [32] },
    ]),
  );
});

test('a document of an office is taken by its name, also where the device knows no type of it', async () => {
  const { user, choose, field } = await open();
  await choose(
    new File(['a'], '9월 가격표.HWP'),
    new File(['a'], '가격표.xlsx', { type: 'application/octet-stream' }),
  );
  await act(async () => FakeUpload.all[0]?.answer(201, documentOf(33, '9월 가격표.hwp')));
  await act(async () => FakeUpload.all[1]?.answer(201, documentOf(34, '가격표.xlsx')));
  await user.type(field, '{Enter}');
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'FILE', message: '', files: [33, 34] }]));
});

test('what is too large, empty, of another kind or one too many is refused before it is sent', async () => {
  const { t, choose, tray } = await open();
  const large = photo('큰 사진.jpg');
  Object.defineProperty(large, 'size', { value: UPLOAD_LIMIT + 1 });
  await choose(
    large,
    photo('빈 사진.jpg', ''),
    new File(['a'], '설치.exe', { type: 'application/octet-stream' }),
  );
  for (const refusal of ['TOO_LARGE', 'EMPTY', 'TYPE'])
    expect(
      within(tray()).getByText(t(`room.refusal.${refusal}`, { megabytes: 10, number: 10 })),
    ).toBeVisible();
  expect(FakeUpload.all).toHaveLength(0);
  await choose(...Array.from({ length: 11 }, (_, index) => photo(`${index}.jpg`)));
  expect(FakeUpload.all).toHaveLength(10);
  expect(within(tray()).getByText(t('room.refusal.TOO_MANY', { number: 10 }))).toBeVisible();
});

test('an upload that fails says why and is tried again; one that is taken away ends', async () => {
  const { t, user, choose, tray } = await open();
  await choose(photo());
  await act(async () => FakeUpload.all[0]?.answer(415, { message: '지원하지 않는 형식입니다.' }));
  expect(within(tray()).getByText('지원하지 않는 형식입니다.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('room.uploadAgain', { name: '라벨.jpg' }) }));
  await act(async () => FakeUpload.all[1]?.onerror());
  expect(within(tray()).getByText(t('room.refusal.FAILED'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('room.uploadAgain', { name: '라벨.jpg' }) }));
  await act(async () => FakeUpload.all[2]?.answer(502, '<html>'));
  expect(within(tray()).getByText(t('room.refusal.FAILED'))).toBeVisible();

  await choose(photo('둘.jpg'));
  const abort = jest.spyOn(FakeUpload.all[3]!, 'abort');
  await user.click(screen.getByRole('button', { name: t('room.detach', { name: '둘.jpg' }) }));
  expect(abort).toHaveBeenCalled();
  expect(within(tray()).queryByText('둘.jpg')).not.toBeInTheDocument();
});

test('pictures are pasted and dropped', async () => {
  const { field, container } = await open();
  const paste = createEvent.paste(field, { clipboardData: { files: [photo('붙임.png')] } });
  await act(async () => {
    fireEvent(field, paste);
  });
  expect(paste.defaultPrevented).toBe(true);
  const room = container.querySelector('section[aria-labelledby="room-title"]')!;
  const dataTransfer = { types: ['Files'], files: [photo('놓음.jpg')] };
  await act(async () => {
    fireEvent.dragEnter(room, { dataTransfer });
    fireEvent.drop(room, { dataTransfer });
  });
  expect(FakeUpload.all.map(({ file }) => file?.name)).toEqual(['붙임.png', '놓음.jpg']);
});

test('a pasted text stays a text', async () => {
  const { field } = await open();
  const paste = createEvent.paste(field, { clipboardData: { files: [] } });
  fireEvent(field, paste);
  expect(paste.defaultPrevented).toBe(false);
  expect(FakeUpload.all).toHaveLength(0);
});

test('what was uploaded and not sent is there again after another page', async () => {
  const first = await open();
  await first.choose(photo());
  await act(async () => FakeUpload.all[0]?.answer(201, pictureOf(31, '라벨.jpg')));
  first.unmount();
  const { tray, user, field } = await open();
  expect(within(tray()).getByText('라벨.jpg')).toBeVisible();
  await user.type(field, '{Enter}');
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'IMAGE', message: '', files: [31] }]));
});
