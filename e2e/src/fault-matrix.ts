import type { Fault } from '@vitis/testing/faults';
import type { FileStage } from '@vitis/testing/part-files';
import type { as } from './fault-fixtures.ts';
import { SHELL_PAGE } from './fixtures.ts';
import { textOf } from './texts.ts';

/** How a person comes to a screen of a remote, without a new document, and how it is known. */
export interface Way {
  part: string;
  as: keyof typeof as;
  /** A light page without this remote. */
  from: string;
  /** The link there, by what it leads to. */
  link: string;
  /** Chunk of the screen. */
  chunk: string;
  /** First heading of the screen. */
  heading: string;
  /** Links of the frame around it, where that is another than the shop's. */
  navigation?: string;
}

export const SIGN_IN: Way = {
  part: 'mf-account',
  as: 'guest',
  from: SHELL_PAGE,
  link: 'header a[href="/account/login"]',
  chunk: 'login',
  heading: textOf('mf-account', 'login.title'),
};

/** Links of the desk of staff. */
const DESK_NAVIGATION = 'nav a[href^="/mypage/manage-"]';

/** One screen of every remote. */
export const WAYS: readonly Way[] = [
  {
    part: 'mf-catalog',
    as: 'guest',
    from: '/account/login',
    link: 'header a[href^="/product?"] >> nth=0',
    chunk: 'wine-list',
    // The first kind of wine, which the link names.
    heading: '레드',
  },
  SIGN_IN,
  {
    part: 'mf-chat',
    as: 'buyer',
    from: SHELL_PAGE,
    link: 'header a[href="/chat"]',
    chunk: 'chat',
    heading: textOf('mf-chat', 'rooms.title'),
  },
  {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    from: SHELL_PAGE,
    link: 'footer a[href="/mypage/estimate-apply-history"]',
    chunk: 'estimates',
    heading: textOf('mf-mypage-buyer', 'estimates.title'),
  },
  {
    part: 'mf-mypage-sales',
    as: 'sales',
    from: SHELL_PAGE,
    link: 'footer a[href="/mypage/manage-estimate-history"]',
    chunk: 'manage-estimates',
    heading: textOf('mf-mypage-sales', 'estimates.title'),
    navigation: DESK_NAVIGATION,
  },
];

/** A screen of another remote that nothing is wrong with, which one comes to from the frame around a broken one. */
export function soundWay({ part, navigation }: Way): Way {
  if (navigation === DESK_NAVIGATION) {
    const heading = textOf('mf-mypage-buyer', 'desk.title');
    return {
      ...WAYS[4]!,
      part: 'mf-mypage-buyer',
      link: 'nav a[href="/mypage"] >> visible=true >> nth=0',
      chunk: 'mypage',
      heading,
    };
  }
  return part === 'mf-catalog' ? SIGN_IN : WAYS[0]!;
}

/** What may be wrong with a file, by kind: an answer that is an error, a broken connection, silence, other content. */
export const FILE_FAULTS: readonly (readonly Fault[])[] = [
  [
    { kind: 'status', status: 404 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
  ],
  [
    { kind: 'refused' },
    { kind: 'reset', after: 0 },
    { kind: 'reset', after: 0.5 },
    { kind: 'reset', after: 0.99 },
    { kind: 'truncated', length: 'cut' },
  ],
  [{ kind: 'no headers' }, { kind: 'stalled body', after: 0 }, { kind: 'stalled body', after: 0.5 }],
  [
    { kind: 'html' },
    { kind: 'truncated', length: 'shorter' },
    { kind: 'wrong type', type: 'text/plain' },
    { kind: 'tampered' },
  ],
];

export interface FaultCase {
  way: Way;
  stage: FileStage;
  fault: Fault;
}

/** What is read as text and checked by its hash is what it is, whatever type it is served as. */
export const isHarmless = ({ stage, fault }: FaultCase): boolean =>
  fault.kind === 'wrong type' && (stage === 'manifest' || stage === 'messages');

/** Every remote × every stage × every fault. */
export function everyCase(stages: readonly FileStage[]): FaultCase[] {
  return WAYS.flatMap((way) =>
    stages.flatMap((stage) => FILE_FAULTS.flat().map((fault) => ({ way, stage, fault }))),
  );
}

/**
 * A case for every pair of remote and stage, so that every kind of fault also meets every remote and every stage, and
 * every single fault is met somewhere.
 */
export function pairwiseCases(stages: readonly FileStage[]): FaultCase[] {
  const used = FILE_FAULTS.map(() => 0);
  return stages.flatMap((stage, s) =>
    WAYS.map((way, w) => {
      const kind = (s + w) % FILE_FAULTS.length;
      const faults = FILE_FAULTS[kind] ?? [];
      const fault = faults[(used[kind] ?? 0) % faults.length] as Fault;
      used[kind] = (used[kind] ?? 0) + 1;
      return { way, stage, fault };
    }),
  );
}
