import type { NiceClient } from '../nice-client.ts';

/** Where the stand-in is, below the provider's own address. */
export const NICE_DEMONSTRATION_PATH = '/dev/nice';

/** The stand-in as the shop knows it. Its secret is known to everybody, and good on this machine alone. */
export const demonstrationNice = (port: number): NiceClient => {
  const url = `http://127.0.0.1:${port}${NICE_DEMONSTRATION_PATH}`;
  return {
    clientId: 'vitis-demonstration',
    clientSecret: 'the-demonstration-has-no-secrets',
    productId: '2101979031',
    apiUrl: url,
    checkUrl: `${url}/CheckPlusSafeModel/service.cb`,
  };
};
