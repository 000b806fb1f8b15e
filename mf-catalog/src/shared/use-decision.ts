import { useSessionState } from './use-session-state.ts';

interface Decision<Value> {
  value: Value;
  /** What the provider had said by then. */
  before: string;
  /** What has been asked since is answered, or has failed. */
  isRefreshed?: boolean;
}

/**
 * What the provider last said (`known`), or what the person of this session has decided since; whoever comes next on an open
 * page has decided nothing. `decide(null)` takes it back.
 *
 * A decision ends with the first thing that `known` says after `refreshed`, the asking that follows it: what was asked before
 * would turn it back for a moment, and what happens later on another device would never show.
 */
export function useDecision<Value>(
  known: Value,
): [shown: Value, decide: (value: Value | null, refreshed?: Promise<unknown>) => void] {
  const [decided, change] = useSessionState<Decision<Value>>();
  const said = JSON.stringify(known);
  const isOver = decided?.isRefreshed && decided.before !== said;
  if (isOver) change(() => undefined);

  const decide = (value: Value | null, refreshed?: Promise<unknown>) => {
    const decision = value === null ? undefined : { value, before: said };
    change(() => decision);
    void refreshed?.then(() =>
      change((now) => now && (now === decision ? { ...now, isRefreshed: true } : now)),
    );
  };
  return [decided && !isOver ? decided.value : known, decide];
}
