/** What forms of several remotes do. */

export { isKept, useKept } from './use-kept.ts';
export { type LeaveWords, useLeaveGuard } from './use-leave-guard.ts';
