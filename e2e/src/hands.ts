import { expect, type Locator } from '@playwright/test';

/** How somebody gets at what is on the screen. */
export interface Hand {
  /** Presses a button, follows a link. */
  press: (target: Locator) => Promise<void>;
  /** Ticks a box, or takes the tick away. */
  tick: (target: Locator) => Promise<void>;
  /** Writes into a field, letter by letter. */
  write: (target: Locator, text: string) => Promise<void>;
}

/** On glass: what is pressed has to be where the finger comes down, and nothing over it. */
export const thumb: Hand = {
  press: (target) => target.tap(),
  tick: (target) => target.tap(),
  write: async (target, text) => {
    await target.tap();
    await target.page().keyboard.type(text);
  },
};

/** Presses of Tab after which something is given up for out of reach. */
const MOST_STOPS = 300;

/** Goes on by Tab until the target has the focus, and is in sight. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab`);
}

const withKey = (key: string) => async (target: Locator) => {
  await reach(target);
  await target.page().keyboard.press(key);
};

/** Without a mouse. */
export const keys: Hand = {
  press: withKey('Enter'),
  tick: withKey('Space'),
  write: async (target, text) => {
    await reach(target);
    await target.page().keyboard.type(text);
  },
};
