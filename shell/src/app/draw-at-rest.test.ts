import { createMemoryRouter } from '@vitis/platform/owner';
import { drawAtRest } from './draw-at-rest.ts';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom knows no such property.
  jest.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        display: element.matches('[hidden]') ? 'none' : 'block',
        contentVisibility: element.matches('.held:not([data-drawn])') ? 'auto' : 'visible',
      }) as CSSStyleDeclaration,
  );
});
afterEach(() => jest.useRealTimers());

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
