import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import { DEVELOPMENT_VERSION } from '@vitis/contracts/development';
import { type PartManifest, PLATFORM_CONTRACT } from '@vitis/contracts/registry';
import type { StatsCompilation } from 'webpack';
import { isForGuests } from '../describe/describe-part.ts';
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
  let server: WatchedCompiler | null = null;
  /** What is for members alone never runs on the server. */
  const serverOf = ({ description }: PartFacts): WatchedCompiler | null => {
    if (isForGuests(description)) server ??= watchCompiler(serverConfig(options), { say });
    return server;
  };

  /** What the part says of itself, and the compilation whose sources say it. */
  let described = { of: '', facts: readFacts(part) };
  const factsOf = (hash: string): Promise<PartFacts> => {
    if (described.of !== hash) described = { of: hash, facts: readFacts(part) };
    return described.facts;
  };
  // Compiled beside the browsers' side; what is wrong is told when a page is asked for.
  described.facts.then(serverOf, () => {});

  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tell = (error: unknown) => say(error instanceof Error ? error.message : String(error));
  const look = (file: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const facts = readFacts(part);
      facts.then(() => {
        described = { ...described, facts };
        say(`${part}: ${file} has changed; pages load again`);
        changed(file);
      }, tell);
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

  function manifestOf(build: string, stats: StatsCompilation, facts: PartFacts): PartManifest {
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

  function keep(build: string, stats: StatsCompilation, facts: PartFacts): void {
    texts.set(`${build}/manifest.json`, JSON.stringify(manifestOf(build, stats, facts)));
    for (const language of LANGUAGES)
      texts.set(`${build}/${messageFile(language)}`, facts.messages[language]);
  }

  return {
    part,
    browser,
    async build() {
      const forBrowsers = await browser.settled();
      if (forBrowsers === null) return null;
      try {
        const facts = await factsOf(forBrowsers.hash);
        const forServer = await serverOf(facts)?.settled();
        if (forServer === null) return null;
        const hash = createHash('sha256')
          .update(JSON.stringify([forBrowsers.hash, forServer?.hash, facts]))
          .digest('hex');
        const build = `${DEVELOPMENT_VERSION}-${hash.slice(0, 8)}`;
        if (!texts.has(`${build}/manifest.json`)) keep(build, forBrowsers.stats, facts);
        served = build;
      } catch (error) {
        tell(error);
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
