import { START_FAILED } from '@vitis/contracts/start-failure';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onUncaughtError } from './uncaught-error.ts';

const broken = new Error('The frame does not know its texts');
function BrokenFrame(): never {
  throw broken;
}

test('a page that breaks above every boundary asks for its message and reports why', () => {
  const failed = jest.fn();
  addEventListener(START_FAILED, failed, { once: true });
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });

  const root = createRoot(document.createElement('div'), { onUncaughtError });
  // Not in React's `act`, which throws such an error itself.
  flushSync(() => root.render(<BrokenFrame />));

  expect(failed).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(broken);
});
