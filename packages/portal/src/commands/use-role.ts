import type { Role } from '@vitis/contracts';
import { $user, useStore } from '@vitis/platform';

/** The role that a screen is made for, where its reader has it; null for everybody else, who is offered no step. */
export function useRole(role: Role): Role | null {
  return useStore($user)?.roles.includes(role) ? role : null;
}
