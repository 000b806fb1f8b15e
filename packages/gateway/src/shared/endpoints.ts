import type { Endpoint } from '@vitis/contracts';
import * as contracts from '@vitis/contracts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'responses' in value;

/** All calls that the provider answers. */
export const ENDPOINTS: readonly Endpoint[] = Object.values<unknown>(contracts).filter(isEndpoint);
