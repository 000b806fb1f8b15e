/** A source of repeatable choices: the same key gives the same sequence on every machine. */
export interface Random {
  /** Next number in [0, 1). */
  next(): number;
  /** A whole number in [from, to], both ends included. */
  between(from: number, to: number): number;
  /** A number in [from, to). */
  real(from: number, to: number): number;
  /** One of the items; throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** `count` different items in a drawn order (all of them when there are fewer). */
  sample<T>(items: readonly T[], count: number): T[];
  /** True with the given likelihood. */
  chance(likelihood: number): boolean;
}

/** FNV-1a over UTF-16 units, finished so that neighbouring keys land far apart. Answers an unsigned 32-bit number. */
export function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The sequence that belongs to a key (mulberry32). Everything drawn or written by the seed comes from one of these. */
export function randomFrom(key: string): Random {
  let state = hashOf(key);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[Math.floor(next() * items.length)] as T;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0)
      taken.push(...rest.splice(Math.floor(next() * rest.length), 1));
    return taken;
  };
  return {
    next,
    between,
    real: (from, to) => from + next() * (to - from),
    pick,
    sample,
    chance: (likelihood) => next() < likelihood,
  };
}
