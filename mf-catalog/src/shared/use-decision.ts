import { useSessionState } from './use-session-state.ts';

/**
 * What the provider last said (`known`), or what the person of this session has decided since; whoever comes next on an open
 * page has decided nothing. `decide(null)` takes it back.
 */
export function useDecision<Value>(known: Value): [shown: Value, decide: (value: Value | null) => void] {
  const [decided, change] = useSessionState<{ value: Value }>();
  return [decided ? decided.value : known, (value) => change(() => (value === null ? undefined : { value }))];
}
