import { act, renderHook } from '@testing-library/react';
import { useSound } from './use-sound.ts';

/** Frequencies that were sounded, in their order. */
let heard: number[];
/** Whether another tab sounds at the moment. */
let isElsewhere: boolean;

class Node {
  gain = { setTargetAtTime: () => {} };
  frequency: number | undefined;
  constructor(_context: unknown, { frequency }: { frequency?: number } = {}) {
    this.frequency = frequency;
  }
  connect = (to: unknown) => to;
  start = () => heard.push(this.frequency ?? 0);
  stop = () => {};
}

beforeEach(() => {
  heard = [];
  isElsewhere = false;
  localStorage.clear();
  const request = async (_name: string, _options: object, use: (lock: object | null) => Promise<void>) =>
    use(isElsewhere ? null : {});
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: true },
    configurable: true,
  });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  Object.assign(globalThis, {
    AudioContext: class {
      currentTime = 0;
      close = async () => {};
    },
    GainNode: Node,
    OscillatorNode: Node,
  });
});

const open = () => renderHook(({ at }) => useSound(at), { initialProps: { at: 0 } });

test('nobody hears anything who has not asked for it', async () => {
  const { rerender } = open();
  await act(async () => rerender({ at: 1 }));
  expect(heard).toEqual([]);
});

test('who turns it on hears it once, then with whatever is new, also after the page was opened anew', async () => {
  const { result, rerender } = open();
  await act(async () => result.current.want(true));
  expect(heard).toHaveLength(2);
  await act(async () => rerender({ at: 1 }));
  expect(heard).toHaveLength(4);

  const anew = open();
  expect(anew.result.current.wanted).toBe(true);
  await act(async () => anew.rerender({ at: 2 }));
  expect(heard).toHaveLength(6);
  await act(async () => anew.result.current.want(false));
  expect(open().result.current.wanted).toBe(false);
});

test('a tab in which nobody has pressed anything leaves it to another; what is turned off elsewhere is off', async () => {
  const { result, rerender } = open();
  await act(async () => result.current.want(true));
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
  await act(async () => rerender({ at: 1 }));
  expect(heard).toHaveLength(2);
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  localStorage.clear();
  await act(async () => rerender({ at: 2 }));
  expect(heard).toHaveLength(2);
});

test('of several tabs one sounds', async () => {
  const { result, rerender } = open();
  await act(async () => result.current.want(true));
  isElsewhere = true;
  await act(async () => rerender({ at: 1 }));
  expect(heard).toHaveLength(2);
});
