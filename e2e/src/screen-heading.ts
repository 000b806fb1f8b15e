import type { Locator, Page } from '@playwright/test';

/** The heading of the screen itself: the panel of a part that failed keeps one by the same name. */
export const screenHeading = (page: Page): Locator => page.locator('main h1:not([data-remote-failure] h1)');
