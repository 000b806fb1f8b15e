import * as v from 'valibot';
import { LANGUAGES, type Language, ROLES } from './languages.ts';
import { ShortText } from './scalars.ts';

/** Part names are folder names: `shell`, `mf-catalog`, … */
export const PartName = v.pipe(
  ShortText,
  v.regex(/^(?:shell|mf-[a-z][a-z0-9-]*)$/, 'a part is "shell" or "mf-…"'),
);

/** A build is the part's version and the hash of all its files: `0.1.0-3fa94c21`. */
export const BuildId = v.pipe(ShortText, v.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/, 'a build is "version-hash"'));

/** One text in every language of the product. */
const OneText = v.pipe(v.string(), v.minLength(1));
export const LocalizedText = v.object({
  'ko-KR': OneText,
  'en-US': OneText,
  'zh-CN': OneText,
  'zh-TW': OneText,
  'ja-JP': OneText,
});
export type LocalizedText = v.InferOutput<typeof LocalizedText>;

/** Lazy chunk of the shell with the frame around my page and the desk, account menu and bell: no guest pays for it. */
export const MEMBER_FRAME_CHUNK = 'member-frame';

/** Whether a screen stands in the frame of members, which comes as `MEMBER_FRAME_CHUNK`. */
export const isInMemberFrame = ({ layout, desk }: Pick<RouteDescription, 'layout' | 'desk'>): boolean =>
  layout === 'mypage' || desk === true;

/** Which frame of the shell stands around a screen. */
export const LAYOUTS = ['default', 'mypage', 'empty'] as const;

/**
 * One screen of a remote, as far as the shell and the gateway must know it without loading code: what people decide, in
 * `remote.json`, and what the build reads from the screen itself (`chunk`, `guest`, `roles`, `query`, `addresses`, `reads`).
 */
export const RouteDescription = v.object({
  /** Absolute, in the router's notation: `/product/:pid`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Name of the lazy chunk that holds the screen; its files are preloaded with the page. */
  chunk: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** Breadcrumb and page title. */
  title: LocalizedText,
  layout: v.picklist(LAYOUTS),
  /**
   * Members whose menu is that of sales or shipping see it in their desk (full width, slim header, their menu at the side).
   * Screens of my page always stand there.
   */
  desk: v.optional(v.boolean()),
  /** A guest sees it, and the server renders it; anything else sends a guest to sign-in. */
  guest: v.boolean(),
  /** False for a screen for guests that search engines are not to list, such as a step of a sign-up. */
  isListed: v.optional(v.boolean()),
  /**
   * What search engines say below the title, where the screen's head does not say it: `{title}` stands for the page's title,
   * and `{count}` for how many entries its list has.
   */
  description: v.optional(LocalizedText),
  /** Who may open it, where that is narrower than "signed in". */
  roles: v.optional(v.array(v.picklist(ROLES))),
  /** Bottom bar on phones. */
  tabBar: v.optional(v.boolean(), true),
  footer: v.optional(v.boolean(), true),
  /**
   * Parameters of the address that a guest's screen reads. The gateway renders without all others: addresses that
   * differ only in those are one page.
   */
  query: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]*$/))), []),
  /** Where it shows something else that search engines are to list, by a choice in the query: `/terms?type=PRIVACY`. */
  addresses: v.optional(v.array(v.pipe(v.string(), v.startsWith('/')))),
  /**
   * What the screen reads first, as addresses of the API: `:name` stands for a parameter of the address, in their path
   * or as a value in their query, `{&name}` for one of its query, which takes the place of the one before it; `page` is counted from 1 there and from 0 here.
   * With a parameter named in `{!name}` or `{!name=start}` the call is not foreseen. The shell asks for it while the
   * screen's code is on its way; what the screen then asks for differently was asked in vain.
   */
  reads: v.optional(v.array(v.pipe(v.string(), v.startsWith('/api/')))),
});
export type RouteDescription = v.InferOutput<typeof RouteDescription>;

/** An entry of a menu that the shell draws. */
export const MenuEntry = v.object({
  role: v.picklist(ROLES),
  group: v.picklist(['orders', 'account', 'support', 'sales', 'shipping']),
  path: v.pipe(v.string(), v.startsWith('/')),
  label: LocalizedText,
  order: v.number(),
});
export type MenuEntry = v.InferOutput<typeof MenuEntry>;

/** Path of an address that has moved, as routes are written, and where it is now. */
export const MovedPath = v.pipe(
  v.strictObject({
    from: v.pipe(v.string(), v.startsWith('/')),
    to: v.pipe(v.string(), v.startsWith('/')),
  }),
  v.check(
    ({ from, to }) => (to.match(/:[\w-]+/g) ?? []).every((name) => from.split('/').includes(name)),
    'each parameter of "to" must be one of "from"',
  ),
);

/** What is known of a remote before any of its code is loaded. */
export const RemoteDescription = v.object({
  name: PartName,
  /** major.minor of the platform contract that it was built for. */
  contract: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  /** Paths that it owns, with all below them; the most specific mount wins. */
  mounts: v.array(v.pipe(v.string(), v.startsWith('/'))),
  routes: v.array(RouteDescription),
  menus: v.optional(v.array(MenuEntry), []),
  /** Paths that are announced but have no screen yet: they say 준비 중입니다. */
  upcoming: v.optional(v.array(v.pipe(v.string(), v.startsWith('/'))), []),
  /** Addresses of before, which lead on for good: bookmarks and search engines know them. A screen's own path is none. */
  moved: v.optional(v.array(MovedPath)),
});
export type RemoteDescription = v.InferOutput<typeof RemoteDescription>;

const Files = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });

/** `manifest.json` of a release: all that a page needs to load it. Paths are relative to the release's folder. */
export const PartManifest = v.object({
  part: PartName,
  build: BuildId,
  contract: v.string(),
  builtAt: v.string(),
  /** Global variable under which the federation container appears; empty for the shell. */
  container: v.string(),
  /** The container (remote) or the whole application (shell). */
  entry: Files,
  /** What comes with the exposed module. */
  exposed: Files,
  /** Files of each lazy chunk by its name. */
  chunks: v.record(v.string(), Files),
  messages: v.record(v.picklist(LANGUAGES), v.string()),
  /** The shell's once more, as scripts that pages ask for before its own (`messages-script.ts`); none of a remote, or of a shell of before. */
  messageScripts: v.optional(v.record(v.picklist(LANGUAGES), v.string())),
  /** CommonJS bundle that the gateway renders with. */
  server: v.string(),
  /** Hash (subresource integrity) and size of every file. */
  files: v.record(
    v.string(),
    v.object({ integrity: v.string(), bytes: v.number(), brotli: v.optional(v.number()) }),
  ),
  /** Host modules by request: the versions that a shell provides, the ranges that a remote was built for. */
  provides: v.optional(v.record(v.string(), v.string())),
  requires: v.optional(v.record(v.string(), v.string())),
  description: v.nullable(RemoteDescription),
});
export type PartManifest = v.InferOutput<typeof PartManifest>;

/** A build that has been released, as the registry remembers it. */
export const Release = v.object({
  build: BuildId,
  releasedAt: v.string(),
  /** When it stopped being served; pages that were open then go on using its files. */
  servedUntil: v.optional(v.string()),
  /** It was rolled back, or tried on some visitors and given up: no rollback leads to it. */
  withdrawn: v.optional(v.boolean()),
});
export type Release = v.InferOutput<typeof Release>;

/** A build that some visitors get instead of the current one. */
export const Canary = v.object({
  build: BuildId,
  /** Of a hundred visitors. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  since: v.string(),
});
export type Canary = v.InferOutput<typeof Canary>;

/** `releases/registry.json`: which build of each part is served. Changed by one atomic write. */
export const Registry = v.object({
  version: v.literal(1),
  parts: v.record(
    PartName,
    v.object({
      current: BuildId,
      /** The build to fall back to when the current one throws while starting. */
      lastGood: v.optional(BuildId),
      canary: v.optional(Canary),
      /** Newest first. */
      history: v.array(Release),
    }),
  ),
  /** Parts that nobody gets any more: what they were last, and builds that pages still open may be using. */
  removed: v.optional(v.record(PartName, v.object({ current: BuildId, history: v.array(Release) }))),
});
export type Registry = v.InferOutput<typeof Registry>;

/** A text as a page carries it: in the page's language at least; the others would be weight. */
export type PageText = { [L in Language]?: string };

/** `RouteDescription` as a page carries it. */
export type PageRoute = Omit<
  RouteDescription,
  'title' | 'query' | 'addresses' | 'isListed' | 'description'
> & {
  title: PageText;
};

/** What the gateway inlines into a page about one remote. */
export interface PageRemote {
  build: string;
  /** sha384 of the build's manifest, which has those of all its other files. */
  integrity?: string;
  lastGood?: string;
  lastGoodIntegrity?: string;
  /** Where this build's files are, where that is not where all others are: an address with a slash at its end. */
  filesAt?: string;
  description: Pick<RemoteDescription, 'upcoming'> & {
    routes: PageRoute[];
    menus: (Omit<MenuEntry, 'label'> & { label: PageText })[];
  };
}

/** The same registry with its texts in one language only. */
export function inLanguage(registry: PageRegistry, language: Language): PageRegistry {
  const only = (text: PageText): PageText => ({ [language]: text[language] });
  const remotes = Object.entries(registry.remotes).map(([part, { description, ...remote }]) => [
    part,
    {
      ...remote,
      description: {
        upcoming: description.upcoming,
        routes: description.routes.map((route) => ({ ...route, title: only(route.title) })),
        menus: description.menus.map((entry) => ({ ...entry, label: only(entry.label) })),
      },
    },
  ]);
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** The registry as a page sees it: it keeps this set of builds for its whole life. */
export interface PageRegistry {
  shell: string;
  remotes: Record<string, PageRemote>;
}

/** Where released files are, unless the gateway says otherwise. */
export const RELEASED_FILES = '/r/';

/** Address of a released file; `filesAt` ends with a slash. */
export const releaseUrl = (part: string, build: string, file: string, filesAt = RELEASED_FILES): string =>
  `${filesAt}${part}/${build}/${file}`;

/** The platform contract that this tree builds for; a remote of another major is not loaded. */
export const PLATFORM_CONTRACT = '1.0';

/** What the gateway writes into a page as `application/json`; the shell starts from it and asks for nothing else. */
export interface PageData {
  registry: PageRegistry;
  /** Where released files are, where that is not this origin: an absolute address with a slash at its end. */
  filesAt?: string;
  language: Language;
  /** Manifests of the shell and of the remote of this address; others are fetched when they are needed. */
  manifests: Record<string, PartManifest>;
  /** The shell's texts in the page's language, where its build has no script that brings them (`messageScripts`). */
  messages: Record<string, Record<string, unknown>>;
  /** Answers that the page was rendered with, by cache key. */
  answers: Record<string, unknown>;
  /** Cache keys of what it asked for and what there is none of; undefined from a shell of before. */
  missing?: readonly string[] | undefined;
  /** False where an answer of a guest's page may be taken back at any moment: the device keeps none of them. */
  isKept?: boolean;
  /** Id of the member whom the screen was rendered for, where it is a member's: nobody else is sent this page. */
  member?: number | undefined;
  /** When it was made, as an HTTP date, where it is a member's: the screen has counted days from then. */
  madeAt?: string | undefined;
  /** A remote of which this page shows a developer's build, by a signed ticket. */
  override?: string;
  /** `full`: the screen is there; `frame`: the shell with a placeholder; `empty`: nothing could be rendered. */
  rendered: 'full' | 'frame' | 'empty';
}
