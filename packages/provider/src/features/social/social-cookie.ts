import { browserSecret } from '../../http/browser-secret.ts';
import { ATTEMPT_MINUTES } from './social-attempts.repository.ts';

/** Sent with the calls of social login alone; as long again as an attempt, for the account that is then named. */
export const { kept: keptByBrowser, hashOf: browserHashOf } = browserSecret({
  name: 'vitis-b2b-social',
  path: '/api/v1/auth',
  seconds: 2 * ATTEMPT_MINUTES * 60,
});
