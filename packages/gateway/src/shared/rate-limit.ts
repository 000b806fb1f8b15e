/** Rate limit exceeded (429). */
export class RateLimitExceeded extends Error {
  readonly statusCode = 429;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('a visitor asks too often');
    this.retryAfter = retryAfter;
  }
}

/** Addresses that each limit counts at once. Named with a route's limit: what the library is registered with reaches none. */
export const ADDRESSES = 20_000;
