import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import { DEVELOPMENT_VERSION } from '@vitis/contracts/development';
import { type PartManifest, PLATFORM_CONTRACT } from '@vitis/contracts/registry';
import { textFolders } from '../release/part-texts.ts';
import { checkChunks, entriesOf } from '../release/publish.ts';
import { browserConfig, serverConfig } from '../webpack/part-config.ts';
import { partFolder, ROOT } from '../workspace.ts';
import { type PartFacts, readFacts } from './facts.ts';
import { type WatchedCompiler, watchCompiler } from './watched-compiler.ts';

/** An editor saves in several writes. */
const SETTLE_MS = 100;

/** A part that is compiled while pages with it are open. */
export interface DevelopedPart {
  part: string;
  /** Its build of this moment, once nothing is being compiled; null when it has never compiled. */
  build(): Promise<string | null>;
  /** A text that belongs to a build which was served; null where there is none. */
  text(build: string, file: string): string | null;
  /** Compiler of its browser files. */
  browser: WatchedCompiler;
  close(): Promise<void>;
}

interface Options {
  say: (line: string) => void;
  /** Called when what pages were made with, and no compiler follows, has changed. */
  changed: (file: string) => void;
}

const messageFile = (language: string) => `messages/${language}.json`;

/** Compiles a part for browsers and, where the server renders it, for the server, and again at every change. */
export function developPart(part: string, { say, changed }: Options): DevelopedPart {
  const folder = partFolder(part);
  const options = {
    folder,
    output: resolve(ROOT, '.data/development', part),
    development: true,
    hot: true,
    cache: resolve(ROOT, '.data/development/cache'),
  };
  const browser = watchCompiler(browserConfig(options), { pagesOf: part, say });
  let facts = readFacts(part);
  let server: WatchedCompiler | null = null;
  const rendered = ({ description }: PartFacts) =>
    description === null || description.routes.some(({ guest }) => guest);
  /** What is for members alone never runs on the server. */
  const serverOf = (): WatchedCompiler | null => {
    if (rendered(facts)) server ??= watchCompiler(serverConfig(options), { say });
    return server;
  };
  serverOf();

  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const look = (file: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        facts = readFacts(part);
        say(`${part}: ${file} has changed; pages load again`);
        changed(file);
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
      }
    }, SETTLE_MS);
  };
  for (const { folder: texts } of textFolders(part))
    watch(texts, { signal: stop.signal }, (_event, file) => look(`src/locales/${file}`));
  // The folder, and not the file: editors replace a file by another one of its name.
  watch(folder, { signal: stop.signal }, (_event, file) => {
    if (file === 'remote.json') look(file);
  });

  const texts = new Map<string, string>();
  /** What pages get when the newest does not fit together. */
  let served: string | null = null;

  function manifestOf(build: string, stats: Parameters<typeof entriesOf>[1]): PartManifest {
    const manifest: PartManifest = {
      part,
      build,
      contract: facts.description?.contract ?? PLATFORM_CONTRACT,
      builtAt: new Date().toISOString(),
      ...entriesOf(part, stats),
      messages: Object.fromEntries(
        LANGUAGES.map((language) => [language, messageFile(language)]),
      ) as PartManifest['messages'],
      server: 'server.cjs',
      // They change while a page is open: no page can know what they will be.
      files: {},
      description: facts.description,
    };
    checkChunks(manifest);
    return manifest;
  }

  function keep(build: string, stats: Parameters<typeof entriesOf>[1]): void {
    texts.set(`${build}/manifest.json`, JSON.stringify(manifestOf(build, stats)));
    for (const language of LANGUAGES)
      texts.set(`${build}/${messageFile(language)}`, facts.messages[language]);
  }

  return {
    part,
    browser,
    async build() {
      const [forBrowsers, forServer] = await Promise.all([browser.settled(), serverOf()?.settled()]);
      if (forBrowsers === null || forServer === null) return null;
      const hash = createHash('sha256')
        .update(JSON.stringify([forBrowsers.hash, forServer?.hash, facts]))
        .digest('hex');
      const build = `${DEVELOPMENT_VERSION}-${hash.slice(0, 8)}`;
      try {
        if (!texts.has(`${build}/manifest.json`)) keep(build, forBrowsers.stats);
        served = build;
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
      }
      return served;
    },
    text(build, file) {
      if (file === 'server.cjs') return server?.read(file) ?? null;
      return texts.get(`${build}/${file}`) ?? null;
    },
    async close() {
      stop.abort();
      clearTimeout(timer);
      await Promise.all([browser.close(), server?.close()]);
    },
  };
}
