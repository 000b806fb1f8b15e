import { addReport } from '../shared/health/page-reports.ts';
import { reloadOnce } from '../shared/reload-once.ts';
import { RemoteFailure } from './remote-failure.ts';
import { reportRemoteFailure } from './report.ts';

jest.mock('../shared/health/page-reports.ts', () => ({ addReport: jest.fn(), leaveReports: jest.fn() }));
const add = jest.mocked(addReport);

const failure = new RemoteFailure('mf-chat', '1.0.0-aaaaaaaa', 'screen', new Error('broken'));

test('a report says where, without what a person has typed, and the console says it once', () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => {});
  history.replaceState(null, '', '/search?word=secret&page=2&word=more');
  add.mockReturnValueOnce(true).mockReturnValueOnce(false);

  reportRemoteFailure(failure);
  reportRemoteFailure(failure);

  expect(add).toHaveBeenCalledWith({
    kind: 'fault',
    part: 'mf-chat',
    build: '1.0.0-aaaaaaaa',
    stage: 'screen',
    code: 'THREW',
    path: '/search?page=&word=',
  });
  expect(said).toHaveBeenCalledTimes(1);
});

test('a file that is still missing after the page was loaded anew for it has been told before', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  history.replaceState(null, '', '/chat');
  const missing = Object.assign(new Error('Loading chunk chat failed.'), { name: 'ChunkLoadError' });
  reloadOnce('mf-chat', '1.0.0-bbbbbbbb', () => {});
  add.mockClear();

  reportRemoteFailure(new RemoteFailure('mf-chat', '1.0.0-bbbbbbbb', 'screen', missing));
  expect(add).not.toHaveBeenCalled();

  reportRemoteFailure(new RemoteFailure('mf-chat', '1.0.0-bbbbbbbb', 'screen', new Error('broken')));
  expect(add).toHaveBeenCalledTimes(1);
});

test('a screen that is being opened is told of at its own address', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  add.mockClear();
  reportRemoteFailure(failure, { pathname: '/product/:pid', search: new URLSearchParams('from=secret') });
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ path: '/product/:pid?from=' }));
});
