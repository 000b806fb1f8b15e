import { addReport } from '../features/health/page-reports.ts';
import { RemoteFailure } from './remote-failure.ts';
import { reportRemoteFailure } from './report.ts';

jest.mock('../features/health/page-reports.ts', () => ({ addReport: jest.fn() }));
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
