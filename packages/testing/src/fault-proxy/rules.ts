import type { Fault } from './fault.ts';

/** Which requests a rule breaks. */
export interface Target {
  /** Beginning of the path, or a pattern for path and query. */
  path: string | RegExp;
  /** Left out, any method. */
  method?: string;
}

export interface RuleOptions {
  /** Broken for so many seconds, whole for as many, and so on; begins broken. */
  flappingSeconds?: number;
  /** Only the first so many requests are broken. */
  times?: number;
}

/** A fault in force. */
export interface Rule {
  /** From the next request on everything passes again; what hangs because of this rule stays hanging. */
  cure: () => void;
  /** How many requests it has broken. */
  broken: () => number;
}

interface ActiveRule {
  target: Target;
  fault: Fault;
  options: RuleOptions;
  since: number;
  broken: number;
}

/** A fault for one request, with what all requests of its rule share. */
export interface Verdict {
  fault: Fault;
  /** When the shared line of a slow rule is free again, in milliseconds of `performance.now()`. */
  line: { freeAt: number };
}

const matches = ({ path, method }: Target, request: { method: string; url: string }): boolean => {
  if (method !== undefined && method !== request.method) return false;
  return typeof path === 'string' ? request.url.startsWith(path) : path.test(request.url);
};

/** The faults of a proxy; the rule that was added last is asked first. */
export function createRules() {
  const active: (ActiveRule & Verdict)[] = [];

  const isDue = ({ options: { flappingSeconds, times }, since, broken }: ActiveRule): boolean => {
    if (times !== undefined && broken >= times) return false;
    if (flappingSeconds === undefined) return true;
    return Math.floor((performance.now() - since) / (flappingSeconds * 1000)) % 2 === 0;
  };

  return {
    add(target: Target, fault: Fault, options: RuleOptions = {}): Rule {
      const rule = { target, fault, options, since: performance.now(), broken: 0, line: { freeAt: 0 } };
      active.unshift(rule);
      return {
        cure: () => {
          const at = active.indexOf(rule);
          if (at >= 0) active.splice(at, 1);
        },
        broken: () => rule.broken,
      };
    },
    cureAll: () => void active.splice(0),
    /** What is wrong with this request; counted as broken. */
    judge(request: { method: string; url: string }): Verdict | null {
      const rule = active.find((candidate) => matches(candidate.target, request) && isDue(candidate));
      if (rule === undefined) return null;
      rule.broken += 1;
      return rule;
    },
    /** The same for something that goes on, such as an open socket; nothing is counted. */
    faultOf(request: { method: string; url: string }): Fault | null {
      return active.find((rule) => matches(rule.target, request) && isDue(rule))?.fault ?? null;
    },
  };
}

export type Rules = ReturnType<typeof createRules>;
