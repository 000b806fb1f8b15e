import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import type { Tab } from './tab.ts';

/** Where Debian keeps the small browser that comes with the engine. */
const BROWSERS = ['4.1', '4.0', '6.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
/** Drivers answer at once or not at all. */
const TRIES = 100;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** A screen that nobody looks at: this browser has no form without one. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

async function connect(port: number): Promise<WebDriver> {
  const binary = BROWSERS.find(existsSync);
  if (binary === undefined) throw new Error('WebKitGTK brings no MiniBrowser here');
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  for (let tries = 1; ; tries += 1) {
    try {
      return await builder.build();
    } catch (error) {
      if (tries === TRIES || !/ECONNREFUSED/.test(String(error))) throw error;
      await sleep(100);
    }
  }
}

/**
 * Notes errors that no code of the page catches, and answers those that it has noted. Runs in the page: the driver tells of
 * none, and lets nothing run before the page's own scripts. What a page does before it is first asked is not heard.
 */
function noteErrors(): string[] {
  const page = window as unknown as { notedErrors?: string[] };
  if (page.notedErrors !== undefined) return page.notedErrors.splice(0);
  const noted: string[] = [];
  page.notedErrors = noted;
  // What no code has thrown has no frames, as in the other engines.
  const note = (error: unknown) => {
    if (error instanceof Error && error.stack) noted.push(`${error}\n${error.stack}`);
  };
  addEventListener('error', ({ error }) => note(error));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  return [];
}

/** A window of WebKitGTK, driven by its own WebDriver. */
export async function openWebKit(program: string): Promise<Tab> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LANG: 'ko_KR.UTF-8', LANGUAGE: 'ko', NO_AT_BRIDGE: '1' },
  });
  const driver = await connect(port).catch((error: unknown) => {
    server.kill();
    screen.kill();
    throw error;
  });
  const element = (selector: string) => driver.findElement(By.css(selector));
  const errors: string[] = [];
  /** Takes what the page has noted since it was last asked, and lets a new one note. */
  const hear = async () => {
    const heard: string[] = await driver.executeScript(`return (${noteErrors.toString()})()`);
    errors.push(...heard);
  };
  const run: Tab['run'] = async (work, given) => {
    await hear();
    return driver.executeAsyncScript(
      `const [given, done] = arguments; Promise.resolve((${work.toString()})(given)).then(done);`,
      given,
    );
  };
  const seenSize = () => run(() => ({ width: innerWidth, height: innerHeight }), null);
  /** What is seen of a page once the window has come to rest: it answers before it has its size. */
  const stillSize = async () => {
    for (let before = await seenSize(), equal = 0; ; ) {
      await sleep(100);
      const now = await seenSize();
      equal = now.width === before.width && now.height === before.height ? equal + 1 : 0;
      if (equal === 3) return now;
      before = now;
    }
  };
  /** The window's frame and its bar of addresses, which are not the page. */
  const frameOf = async () => {
    const seen = await stillSize();
    const outer = await driver.manage().window().getRect();
    return { width: outer.width - seen.width, height: outer.height - seen.height };
  };
  let frame: Awaited<ReturnType<typeof frameOf>> | undefined;
  return {
    errors,
    goto: async (address) => {
      await hear();
      await driver.get(address);
      await hear();
    },
    run,
    press: async (selector) => element(selector).click(),
    type: async (selector, text) => element(selector).sendKeys(text),
    enter: async (selector) => element(selector).sendKeys(Key.ENTER),
    attach: async (selector, files) => element(selector).sendKeys(files.join('\n')),
    resize: async (width, height) => {
      frame ??= await frameOf();
      await driver
        .manage()
        .window()
        .setRect({ width: width + frame.width, height: height + frame.height, x: 0, y: 0 });
      return (await stillSize()).width;
    },
    offline: async (isOffline) => {
      await run((isGone) => {
        Object.defineProperty(navigator, 'onLine', { value: !isGone, configurable: true });
        dispatchEvent(new Event(isGone ? 'offline' : 'online'));
      }, isOffline);
      return { lasts: false };
    },
    print: async () => null,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await hear().catch(() => undefined);
      await driver.quit().catch(() => undefined);
      server.kill();
      screen.kill();
    },
  };
}
