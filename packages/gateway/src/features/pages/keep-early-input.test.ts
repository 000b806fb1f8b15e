/** @jest-environment jsdom */
import { EARLY_INPUT, type EarlyInput } from '@vitis/contracts/early-input';
import { keepEarlyInput } from './keep-early-input.ts';

const kept = () => (window as { [EARLY_INPUT]?: EarlyInput[] })[EARLY_INPUT];
const names = () => kept()?.map(({ type, element, value }) => `${type} ${element.id} ${value}`.trim());
const answered = jest.fn<void, [string]>();

function act(id: string, type: string, key: KeyboardEventInit = {}): Event {
  const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...key });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
}

function draw(): void {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  root.innerHTML = `<button id="menu"></button>
    <main><form id="form"><input id="text"></form><button id="add"><span id="icon"></span></button>
    <input id="box" type="checkbox"><select id="sort"><option>price</option></select>
    <a id="link" href="/product/1"><span id="name"></span></a><details><summary id="more"></summary></details></main>`;
  for (const type of ['click', 'input', 'change', 'keydown', 'pointerdown', 'touchstart', 'mouseup', 'keyup'])
    root.addEventListener(type, ({ target }) => answered(`${type} ${(target as Element).id}`));
}

beforeEach(() => {
  answered.mockClear();
  draw();
  new Function(`(${keepEarlyInput.toString()})(${JSON.stringify(EARLY_INPUT)})`)();
});
afterEach(() => {
  delete (window as { [EARLY_INPUT]?: EarlyInput[] })[EARLY_INPUT];
  for (const type of ['click', 'input', 'change', 'keydown']) act('menu', type);
  for (const name of ['session', 'oldBrowser']) delete document.documentElement.dataset[name];
});

test('presses, what is typed and chosen, and what is sent are kept, and answered by nobody yet', () => {
  (document.getElementById('text') as HTMLInputElement).value = 'mar';
  act('text', 'input');
  (document.getElementById('text') as HTMLInputElement).value = 'margaux';
  act('text', 'input');
  act('text', 'change');
  act('sort', 'input');
  act('sort', 'change');
  const events = [act('icon', 'click'), act('box', 'click'), act('text', 'keydown', { key: 'Enter' })];

  expect(names()).toEqual([
    'input text margaux',
    'change sort price',
    'click add',
    'click box on',
    'keydown text margaux',
  ]);
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true]);
  expect(answered).not.toHaveBeenCalled();
});

test('keys that write are the field’s own, and so is Enter within a syllable', () => {
  const events = [
    act('text', 'keydown', { key: 'a' }),
    act('text', 'keydown', { key: 'Enter', isComposing: true }),
    act('text', 'keydown', { key: 'Enter', keyCode: 229 }),
    act('add', 'keydown', { key: 'Enter' }),
  ];
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false, false]);
  expect(names()).toEqual([]);
});

test('what stands beside the application answers by itself', () => {
  const button = document.createElement('button');
  button.id = 'again';
  document.body.append(button);
  expect(act('again', 'click').defaultPrevented).toBe(false);
  expect(names()).toEqual([]);
});

test('three presses because nothing happens are one', () => {
  act('add', 'click');
  act('menu', 'click');
  act('add', 'click');
  expect(names()).toEqual(['click menu', 'click add']);
});

test('what needs no script does what the browser always does with it', () => {
  const events = [act('name', 'click'), act('more', 'click')];
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false]);
  expect(names()).toEqual([]);
  expect(answered).not.toHaveBeenCalled();
});

test('nothing of a press makes React hydrate what is around it in one task', () => {
  const types = ['pointerdown', 'touchstart', 'mouseup', 'keyup'];
  const events = types.flatMap((type) => [act('add', type), act('link', type), act('form', type)]);
  expect(answered).not.toHaveBeenCalled();
  expect(events.filter(({ defaultPrevented }) => defaultPrevented)).toEqual([]);

  document.documentElement.dataset.session = 'guest';
  for (const type of types) act('menu', type);
  expect(answered.mock.calls).toEqual(types.map((type) => [`${type} menu`]));
});

test('the frame answers by itself as soon as it is alive, the screen when the shell says so', () => {
  document.documentElement.dataset.session = 'guest';
  act('menu', 'click');
  act('add', 'click');
  expect(names()).toEqual(['click add']);

  delete (window as { [EARLY_INPUT]?: EarlyInput[] })[EARLY_INPUT];
  act('add', 'click');
  expect(answered.mock.calls).toEqual([['click menu'], ['click add']]);
});

test('a page of an old browser, which no script will answer, keeps nothing', () => {
  delete (window as { [EARLY_INPUT]?: EarlyInput[] })[EARLY_INPUT];
  document.documentElement.dataset.oldBrowser = '';
  new Function(`(${keepEarlyInput.toString()})(${JSON.stringify(EARLY_INPUT)})`)();
  expect(kept()).toBeUndefined();
  expect(act('add', 'click').defaultPrevented).toBe(false);
});
