import type { Registry, Release } from '@vitis/contracts/registry';

type Part = Registry['parts'][string];

/** A change that makes no sense as things stand; its message is for the person who asked. */
export class Refused extends Error {
  override name = 'Refused';
}

const withPart = (registry: Registry, part: string, changed: Part): Registry => ({
  ...registry,
  parts: { ...registry.parts, [part]: changed },
});

function partOf(registry: Registry, part: string): Part {
  const known = registry.parts[part];
  if (known === undefined)
    throw new Refused(`${part} has never been released: npm run releases lists what has.`);
  return known;
}

/** The part's entry without its canary. */
function withoutCanary({ canary: _ended, ...part }: Part): Part {
  return part;
}

/** What is no longer served stays in the history: open pages go on using its files for a while. */
function ended(history: readonly Release[], build: string, at: string, withdrawn: boolean): Release[] {
  return history.map((past) =>
    past.build === build ? { ...past, servedUntil: at, ...(withdrawn ? { withdrawn } : {}) } : past,
  );
}

/** The history in which a build is served again. */
function resumed(history: readonly Release[], build: string): Release[] {
  return history.map((past) => {
    if (past.build !== build) return past;
    const { servedUntil: _again, ...served } = past;
    return served;
  });
}

/** The registry without what it remembers of a part that was taken away. */
function withoutRemoved(registry: Registry, part: string): Registry {
  const { removed: { [part]: _back, ...removed } = {}, ...rest } = registry;
  return Object.keys(removed).length === 0 ? rest : { ...rest, removed };
}

/** The registry with a build as its part's current one; the one before becomes the last good one. */
export function withRelease(registry: Registry, part: string, build: string, releasedAt: string): Registry {
  const known = registry.parts[part];
  if (known === undefined) {
    const past = registry.removed?.[part]?.history.filter((old) => old.build !== build) ?? [];
    return withPart(withoutRemoved(registry, part), part, {
      current: build,
      history: [{ build, releasedAt }, ...past],
    });
  }
  // A build that everybody has is no canary any more.
  if (known.current === build)
    return known.canary?.build === build ? withPart(registry, part, withoutCanary(known)) : registry;
  const before = ended(known.history, known.current, releasedAt, false);
  const { canary } = known;
  return withPart(registry, part, {
    current: build,
    lastGood: known.current,
    ...(canary === undefined || canary.build === build ? {} : { canary }),
    history: [{ build, releasedAt }, ...before.filter((past) => past.build !== build)],
  });
}

/** Why there is no rollback; who sees a build on trial fail and asks for one wants that trial ended. */
function noEarlier(part: string, { current, canary }: Part): string {
  const none = `${part} has no earlier release than ${current}.`;
  if (canary === undefined) return none;
  return `${none} ${canary.build} is being tried on ${canary.percent} % of visitors: npm run release -- ${part} --withdraw ends that.`;
}

/**
 * The registry with the release before the current one in force again; asked twice, it goes further back. A part that
 * was taken away is there again as it was.
 */
export function withRollback(registry: Registry, part: string, at: string): Registry {
  const gone = registry.removed?.[part];
  if (gone !== undefined) {
    const history = resumed(gone.history, gone.current);
    return withPart(withoutRemoved(registry, part), part, { current: gone.current, history });
  }
  const known = partOf(registry, part);
  const position = known.history.findIndex(({ build }) => build === known.current);
  const [target, before] = known.history.slice(position + 1).filter(({ withdrawn }) => withdrawn !== true);
  if (target === undefined) throw new Refused(noEarlier(part, known));
  const { lastGood: _replaced, ...rest } =
    known.canary?.build === target.build ? withoutCanary(known) : known;
  return withPart(registry, part, {
    ...rest,
    current: target.build,
    ...(before === undefined ? {} : { lastGood: before.build }),
    history: resumed(ended(known.history, known.current, at, true), target.build),
  });
}

/** The registry with a build that so many of a hundred visitors get; a canary that ran before is withdrawn. */
export function withCanary(
  registry: Registry,
  part: string,
  build: string,
  percent: number,
  at: string,
): Registry {
  const known = partOf(registry, part);
  if (known.current === build) throw new Refused(`${part} ${build} is what everybody gets already.`);
  const same = known.canary?.build === build;
  const cleared = known.canary === undefined || same ? registry : withWithdrawal(registry, part, at);
  const since = same ? (known.canary?.since ?? at) : at;
  return withPart(cleared, part, { ...partOf(cleared, part), canary: { build, percent, since } });
}

/** The registry in which everybody gets what some visitors got. */
export function withPromotion(registry: Registry, part: string, at: string): Registry {
  const { canary } = partOf(registry, part);
  if (canary === undefined) throw new Refused(`${part} has no canary to promote.`);
  return withRelease(registry, part, canary.build, at);
}

/** The registry without the part's canary. */
export function withWithdrawal(registry: Registry, part: string, at: string): Registry {
  const known = partOf(registry, part);
  const { canary } = known;
  if (canary === undefined) throw new Refused(`${part} has no canary to withdraw.`);
  const past = { build: canary.build, releasedAt: canary.since, servedUntil: at, withdrawn: true };
  return withPart(registry, part, {
    ...withoutCanary(known),
    history: [past, ...known.history.filter(({ build }) => build !== canary.build)],
  });
}

/** The registry without a part: the next page knows nothing of it. Its builds stay for the pages that are open. */
export function withRemoval(registry: Registry, part: string, at: string): Registry {
  if (part === 'shell') throw new Refused('Without the shell there is no page: it stays.');
  if (registry.removed?.[part] !== undefined) throw new Refused(`${part} has been taken away already.`);
  const settled = partOf(registry, part).canary === undefined ? registry : withWithdrawal(registry, part, at);
  const { current, history } = partOf(settled, part);
  const { [part]: _gone, ...parts } = settled.parts;
  const removed = { ...settled.removed, [part]: { current, history: ended(history, current, at, false) } };
  return { ...settled, parts, removed };
}

/** Builds that pages may be started with at this moment. */
export const buildsInUse = ({ current, lastGood, canary }: Part): Set<string> =>
  new Set([current, lastGood, canary?.build].filter((build) => build !== undefined));
