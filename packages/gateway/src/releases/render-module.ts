import type { Endpoint, Language } from '@vitis/contracts';
import type { PageData, PageRegistry } from '@vitis/contracts/registry';

/** A question of a route to the provider, as the shell's bundle hands it over. */
export interface AskedRequest {
  endpoint: Endpoint;
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> };
}

export interface RenderedHead {
  title?: string;
  /** The shop's name, after every title; none from a shell of before. */
  brand?: string;
  description?: string;
  /** False for a page that search engines are not to list. */
  isIndexed?: boolean;
  /** Path and query under which the page is known, where it is shown at others, too. */
  canonical?: string;
  image?: { srcSet: string; sizes: string; type: string };
  /** File of the shell for whoever shows a page without a picture elsewhere; none from a shell of before. */
  housePicture?: string;
  /** The way to the page, the home page first. */
  crumbs?: readonly { label: string; href?: string }[];
  /** What the page is about, as its screen says it, and what is known of the house. Addresses in them are paths. */
  structuredData?: Record<string, unknown>;
  house?: readonly Record<string, unknown>[];
}

export interface RenderedPage {
  status: number;
  html: string;
  rendered: PageData['rendered'];
  answers: PageData['answers'];
  missing?: PageData['missing'];
  /** Whom a member's screen was rendered for; none from a shell of before. */
  member?: PageData['member'];
  head: RenderedHead;
  chunk: string | null;
  /** Lazy chunk of the shell that the page's frame is in; undefined from a shell of before. */
  frame?: string | null;
  part: string | null;
}

export interface RenderRequest {
  url: string;
  language: Language;
  registry: PageRegistry;
  messages: PageData['messages'];
  /** What the remote says of the page in one sentence, with `{title}` and `{count}` in it. */
  description?: string;
  remote?: { part: string; build: string; module: unknown };
  /** Whether `ask` asks as a member. */
  forMember?: boolean;
  ask: (request: AskedRequest) => Promise<{ status: number; body: unknown } | undefined>;
}

/** What the shell's server bundle exports; `shell/src/server.tsx` is the other side. */
export interface RenderModule {
  /** Build of the shell that this is; remotes evaluated on it share its React. */
  build: string;
  hostModules: Record<string, unknown>;
  /** Whether it says for whom it has rendered; a shell of before does not, and is given nothing of a member. */
  rendersForMembers?: boolean;
  match: (registry: PageRegistry, pathname: string) => { part: string; guest: boolean } | null;
  render: (request: RenderRequest) => Promise<RenderedPage>;
}
