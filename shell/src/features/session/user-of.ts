import type { Me } from '@vitis/contracts';
import type { UserInfo } from '@vitis/platform';

/** What every part may know of a member. */
export const userOf = ({ id, fullName, roles, client, secondFactorMissing }: Me): UserInfo => ({
  id,
  fullName,
  roles,
  companyName: client?.companyName,
  secondFactorMissing,
});
