import type { Language } from '@vitis/contracts';
import { OVERLAY_POLICY } from '@vitis/contracts/development';
import { inLanguage, type PageData, type PartManifest, RELEASED_FILES } from '@vitis/contracts/registry';
import { isListed } from '../../releases/addresses.ts';
import type { BuildOverride } from '../../releases/build-override.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';
import type { Releases } from '../../releases/releases.ts';
import type { RenderedPage, RenderModule } from '../../releases/render-module.ts';
import type { createServerBundles } from '../../releases/server-bundles.ts';
import { RateLimitExceeded } from '../../shared/rate-limit.ts';
import { contentSecurityPolicy } from './csp.ts';
import { htmlDocument, type InlineStyle } from './document.ts';
import { OLD_BROWSER_SCRIPT } from './old-browser-script.ts';
import type { ProviderClient } from './provider-client.ts';
import { RETURNING_SCRIPT } from './returning-script.ts';
import { startScript } from './start-script.ts';

export interface PageAnswer {
  status: number;
  html: string;
  csp: string;
  rendered: PageData['rendered'];
  /** False for a page with something in it that may be taken back at any moment: each visitor has it made anew. */
  isKept: boolean;
}

export interface PageRequest {
  /** Path and query without `lang`. */
  path: string;
  language: Language;
  /** Builds that the page is made of; an override's are its own. */
  set: ReleaseSet;
  /** Load shedding: the empty page is sent, since the server has more to render than it can. */
  skipRender: boolean;
  override?: BuildOverride;
  /** Address of the visitor who waits for it; none where a kept page is made again. */
  visitor?: string | undefined;
  /** Headers by which the provider knows the member for whom alone the page is made. */
  member?: Readonly<Record<string, string>> | undefined;
}

/** Placeholder origin: pages differ by path, query and language only. */
const RENDERED_AT = 'http://page';

interface Dependencies {
  releases: Releases;
  bundles: ReturnType<typeof createServerBundles>;
  provider: ProviderClient;
  timeoutMs: number;
  brand: string;
  /** Where people reach the shop, for canonical addresses and those who share a page. */
  origin: string;
  /** Where the public does; empty where it does not. */
  publicOrigin: string;
  /** Where browsers get released files. */
  filesAt: string;
  /** Lets pages show which sources do not compile; in development only. */
  overlay: boolean;
  warn: (error: unknown, message: string) => void;
}

/** What answers of the provider say of the whole page: seconds to wait of those that it refused, and whether it may be kept. */
interface ProviderSaid {
  refused: number[];
  isKept: boolean;
}

/** A page, and whether only members see more of it than its frame. */
type Rendered = RenderedPage & { forMembers?: boolean };

/** A preload is used only with the same integrity as its script. */
function preloadOf({ part, build, files }: PartManifest, file: string) {
  const integrity = files[file]?.integrity;
  return { part, build, file, ...(integrity === undefined ? {} : { integrity }) };
}

/**
 * The manifest as far as the page needs it: the registry has its description, hashes do not compress, and of a further screen
 * nothing is fetched ahead without its hashes.
 */
function inlined(remote: PartManifest, language: Language, screen: string | null): PartManifest {
  const texts = remote.messages[language] ?? '';
  const files = [...remote.entry.scripts, texts].flatMap((file) => {
    const known = remote.files[file];
    return known === undefined ? [] : [[file, known] as const];
  });
  const messages = { [language]: texts };
  const own = screen === null ? undefined : remote.chunks[screen];
  return {
    ...remote,
    messages,
    chunks: screen === null || own === undefined ? {} : { [screen]: own },
    files: Object.fromEntries(files),
    provides: undefined,
    requires: undefined,
    description: null,
  };
}

/**
 * Renders pages: the screen for a guest's route, and a protected one for the member who asks; the frame for anybody else, or
 * when rendering fails or is late.
 */
export function createPageRenderer({
  releases,
  bundles,
  provider,
  timeoutMs,
  brand,
  origin,
  publicOrigin,
  filesAt,
  overlay,
  warn,
}: Dependencies) {
  const script = startScript(filesAt);
  const texts = new Map<string, Promise<string>>();
  const readOnce = (part: string, build: string, file: string) => {
    const key = `${part}/${build}/${file}`;
    const known = texts.get(key) ?? releases.read(part, build, file);
    texts.set(key, known);
    known.catch(() => texts.delete(key));
    return known;
  };

  const messagesOf = async (manifest: PartManifest, language: Language) =>
    JSON.parse(await readOnce(manifest.part, manifest.build, manifest.messages[language] ?? '')) as Record<
      string,
      unknown
    >;

  async function stylesOf(manifest: PartManifest, files: readonly string[]): Promise<InlineStyle[]> {
    return Promise.all(
      files.map(async (file) => ({
        href: file,
        text: await readOnce(manifest.part, manifest.build, file),
      })),
    );
  }

  async function renderScreen(
    shell: RenderModule,
    request: PageRequest,
    messages: PageData['messages'],
    said: ProviderSaid,
  ): Promise<Rendered> {
    const { set } = request;
    const { pathname } = new URL(request.path, RENDERED_AT);
    const owner = shell.match(set.page, pathname);
    const manifest = owner === null ? undefined : set.manifests[owner.part];
    if (owner !== null && manifest !== undefined)
      messages[owner.part] = await messagesOf(manifest, request.language);
    const signal = AbortSignal.timeout(timeoutMs);
    const forMembers = owner !== null && !owner.guest;
    const { visitor } = request;
    const member = forMembers && shell.rendersForMembers === true ? request.member : undefined;
    const sentence = set.addresses.routeOf(pathname)?.description?.[request.language];
    const base = {
      ...(sentence === undefined ? {} : { description: sentence }),
      url: new URL(request.path, RENDERED_AT).href,
      language: request.language,
      registry: set.page,
      messages,
      ask: async (asked: Parameters<ProviderClient['ask']>[0]) => {
        const answer = await provider.ask(asked, request.language, signal, { visitor, member });
        // A member's screen asks again in the browser, and says it there.
        if (answer?.retryAfter !== undefined && member === undefined) said.refused.push(answer.retryAfter);
        if (answer?.status === 200 && !answer.isKept) said.isKept = false;
        return answer;
      },
    };
    // An unreleased build runs in its developer's browser only, never on this server.
    const released = owner?.part !== request.override?.part;
    const isFrame = owner === null || !released || manifest === undefined;
    if (isFrame || (forMembers && member === undefined)) return { ...(await shell.render(base)), forMembers };
    try {
      const module = await bundles.remote(owner.part, manifest.build, shell);
      const remote = { part: owner.part, build: manifest.build, module };
      return { ...(await shell.render({ ...base, remote, forMember: forMembers })), forMembers };
    } catch (error) {
      warn(error, `${owner.part} ${manifest.build} does not render ${pathname}`);
      return { ...(await shell.render(base)), forMembers };
    }
  }

  const nothing: Rendered = {
    status: 200,
    html: '',
    rendered: 'empty',
    answers: {},
    head: {},
    chunk: null,
    part: null,
  };

  let served: unknown = null;

  /** Evicts builds that are no longer released, so that a hundred releases do not fill the memory. */
  async function forgetPast(): Promise<void> {
    const released = await releases.current();
    if (released === served) return;
    served = released;
    const builds = [...released.manifests.keys()];
    bundles.keepOnly(new Set(builds.map((build) => build.split(' ')[1] ?? '')));
    for (const key of texts.keys())
      if (!builds.some((build) => key.startsWith(`${build.replace(' ', '/')}/`))) texts.delete(key);
  }

  /** Whether a path is that of a screen for members only; without a shell that can tell, no page is made for anybody. */
  async function isForMembers(set: ReleaseSet, path: string): Promise<boolean> {
    const { pathname } = new URL(path, RENDERED_AT);
    try {
      const shell = await bundles.shell(set.page.shell);
      return shell.match(set.page, pathname)?.guest === false;
    } catch (error) {
      warn(error, `The shell does not know ${pathname}`);
      return false;
    }
  }

  /** The page's document. Throws `RateLimitExceeded` for a visitor whom the provider refuses, and when there is no shell to serve. */
  async function renderPage(request: PageRequest): Promise<PageAnswer> {
    const { set, override } = request;
    const filesFrom = override?.filesFrom ?? undefined;
    const ribbon = override?.ribbon(request.language);
    const startsWith = filesFrom === undefined ? script : startScript(filesAt, filesFrom);
    await forgetPast();
    const shellManifest = set.manifests.shell;
    if (shellManifest === undefined) throw new Error('The registry names no shell');
    const shellMessages = await messagesOf(shellManifest, request.language);
    const messages: PageData['messages'] = { shell: shellMessages };
    let rendered = nothing;
    const said: ProviderSaid = { refused: [], isKept: true };
    try {
      if (!request.skipRender)
        rendered = await renderScreen(await bundles.shell(set.page.shell), request, messages, said);
    } catch (error) {
      warn(error, `The shell does not render ${new URL(request.path, RENDERED_AT).pathname}`);
    }
    if (said.refused.length > 0) throw new RateLimitExceeded(Math.max(...said.refused));

    const remote = rendered.part === null ? undefined : set.manifests[rendered.part];
    const chunk = rendered.chunk === null ? undefined : remote?.chunks[rendered.chunk];
    const frame = rendered.frame ? shellManifest.chunks[rendered.frame] : undefined;
    const styles = [
      ...(await stylesOf(shellManifest, [...shellManifest.entry.styles, ...(frame?.styles ?? [])])),
      ...(remote ? await stylesOf(remote, [...remote.exposed.styles, ...(chunk?.styles ?? [])]) : []),
      ...(ribbon ? [{ href: 'override', text: ribbon.style }] : []),
    ];
    // The remote's texts are a file beside its scripts: in the document they were a third of it, and stood before its text.
    const texts = remote?.messages[request.language];
    const hasMessageScript = shellManifest.messageScripts?.[request.language] !== undefined;
    const files = remote
      ? [
          ...remote.entry.scripts,
          ...remote.exposed.scripts,
          ...(texts === undefined ? [] : [texts]),
          ...(chunk?.scripts ?? []),
        ]
      : [];
    const page: PageData = {
      registry: inLanguage(set.page, request.language),
      ...(filesAt === RELEASED_FILES ? {} : { filesAt }),
      ...(override ? { override: override.part } : {}),
      language: request.language,
      manifests: remote ? { [remote.part]: inlined(remote, request.language, rendered.chunk) } : {},
      messages: hasMessageScript ? {} : { shell: shellMessages },
      answers: rendered.answers,
      missing: rendered.missing,
      // To a member the provider says so of every answer; what is theirs, no device keeps anyway.
      ...(said.isKept || rendered.member !== undefined ? {} : { isKept: false }),
      ...(rendered.member === undefined ? {} : { member: rendered.member, madeAt: new Date().toUTCString() }),
      rendered: rendered.rendered,
    };
    const route = set.addresses.routeOf(new URL(request.path, RENDERED_AT).pathname);
    const isIndexed = rendered.head.isIndexed !== false && (route === undefined || isListed(route));
    const html = htmlDocument({
      ...request,
      origin,
      status: rendered.status,
      brand,
      head: { ...rendered.head, isIndexed },
      html: rendered.html,
      styles,
      page,
      shell: shellManifest,
      startScript: startsWith,
      filesAt,
      beside: ribbon?.html ?? '',
      preload: [
        ...(frame?.scripts ?? []).map((file) => preloadOf(shellManifest, file)),
        ...(remote ? files.map((file) => preloadOf(remote, file)) : []),
      ],
      forMembers: rendered.forMembers === true,
    });
    return {
      status: rendered.status,
      html,
      csp: contentSecurityPolicy(
        styles.map(({ text }) => text),
        [RETURNING_SCRIPT, OLD_BROWSER_SCRIPT, startsWith],
        filesAt,
        publicOrigin,
        filesFrom,
        overlay ? [OVERLAY_POLICY] : [],
      ),
      rendered: rendered.rendered,
      isKept: said.isKept,
    };
  }

  return { renderPage, isForMembers };
}
