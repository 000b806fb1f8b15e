import { createMemoryRouter } from '@vitis/platform/owner';
import { drawAtRest } from './draw-at-rest.ts';

const supports = jest.fn<boolean, [string, string]>();
beforeEach(() => {
  jest.useFakeTimers();
  supports.mockReturnValue(true);
  // jsdom knows no such function, and none of the properties.
  Object.assign(window, { CSS: { supports } });
  jest.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        display: element.matches('[hidden]') ? 'none' : 'block',
        contentVisibility: element.matches('.held:not([data-drawn]), .own') ? 'auto' : 'visible',
        overflowClipMargin: element.matches('.held') ? '8px' : '0px',
      }) as CSSStyleDeclaration,
  );
});
afterEach(() => {
  Reflect.deleteProperty(window, 'CSS');
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

const drawn = () => [...document.querySelectorAll('[data-drawn]')].map(({ id }) => id);

test('what is held back is drawn a moment after the page has come, and after each way that leads to another', async () => {
  document.body.innerHTML =
    '<nav hidden><p id="hidden" class="held"></p></nav><main><p></p><section id="a" class="held"><i id="inside" class="held"></i></section></main><footer id="b" class="held"></footer>';
  const router = createMemoryRouter([{ path: '*' }]);
  drawAtRest(router);
  jest.advanceTimersByTime(999);
  expect(drawn()).toEqual([]);
  jest.runAllTimers();
  expect(drawn()).toEqual(['a', 'b']);

  await router.navigate('/product');
  document.body.innerHTML = '<main><ul><li id="c" class="held"></li></ul></main>';
  jest.advanceTimersByTime(900);
  await router.navigate('/product?page=2');
  jest.advanceTimersByTime(900);
  expect(drawn()).toEqual([]);
  jest.runAllTimers();
  expect(drawn()).toEqual(['c']);
});

test('a screen whose answer is on its way is drawn when it is there, however many there are', () => {
  document.body.innerHTML = '<main><div aria-busy="true"></div></main>';
  drawAtRest(createMemoryRouter([{ path: '*' }]));
  jest.advanceTimersByTime(5_000);
  const ids = ['a', 'b', 'c', 'd', 'e'];
  document.body.innerHTML = `<main>${ids.map((id) => `<p id="${id}" class="held"></p>`).join('')}</main>`;
  jest.runAllTimers();
  expect(drawn()).toEqual(ids);
});

test('what a screen holds back by a style of its own is left alone: it would not be drawn by the mark', () => {
  document.body.innerHTML = '<main><p class="own"><i class="held"></i></p><p id="a" class="held"></p></main>';
  drawAtRest(createMemoryRouter([{ path: '*' }]));
  jest.runAllTimers();
  expect(drawn()).toEqual(['a']);
});

test.each([
  ['with Save-Data', () => Object.assign(navigator, { connection: { saveData: true } })],
  ['in a browser that holds nothing back', () => supports.mockReturnValue(false)],
])('nothing is drawn at rest %s', (_where, prepare) => {
  prepare();
  document.body.innerHTML = '<main><p class="held"></p></main>';
  drawAtRest(createMemoryRouter([{ path: '*' }]));
  expect(jest.getTimerCount()).toBe(0);
});
