/** What forms of several parts do. Carried by each part that uses it, as `buying` is. */

export { isKept, useKept } from './use-kept.ts';
export { type LeaveWords, useLeaveGuard } from './use-leave-guard.ts';
