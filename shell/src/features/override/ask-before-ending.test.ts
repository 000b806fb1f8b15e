import { $dialogs, holdUnsaved } from '@vitis/platform';
import { dialogQueueStore } from '@vitis/platform/owner';
import { askBeforeEnding } from './ask-before-ending.ts';

let sent: jest.SpyInstance;
const press = () => document.querySelector('button')?.click();

beforeEach(() => {
  document.body.innerHTML =
    '<form id="vitis-override-end" data-unsent="정말 끝내시겠습니까?"><button>끝내기</button></form>';
  sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  dialogQueueStore.set([]);
  askBeforeEnding();
});

/** Whether the browser would send the form by itself; jsdom could not. */
function goesByItself(): boolean {
  let goes = false;
  const look = (event: Event) => {
    goes = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('submit', look, { once: true });
  press();
  return goes;
}

test('one click ends it where nothing is lost', () => {
  expect(goesByItself()).toBe(true);
  expect($dialogs.get()).toEqual([]);
});

test.each([
  ['goes ahead', true],
  ['stays', false],
])('with unsent text the person is asked, and %s', async (_name, accepted) => {
  const release = holdUnsaved();
  expect(goesByItself()).toBe(false);
  const [asked] = dialogQueueStore.get();
  expect(asked).toMatchObject({ kind: 'confirm', message: '정말 끝내시겠습니까?' });

  if (asked?.kind === 'confirm') asked.done(accepted);
  await Promise.resolve();

  expect(sent).toHaveBeenCalledTimes(accepted ? 1 : 0);
  release();
});

test('the browser does not ask once more', async () => {
  const release = holdUnsaved();
  const guard = jest.fn((event: Event) => event.preventDefault());
  addEventListener('beforeunload', guard);
  goesByItself();
  const [asked] = dialogQueueStore.get();
  if (asked?.kind === 'confirm') asked.done(true);
  await Promise.resolve();

  dispatchEvent(new Event('beforeunload', { cancelable: true }));

  expect(guard).not.toHaveBeenCalled();
  removeEventListener('beforeunload', guard);
  release();
});
