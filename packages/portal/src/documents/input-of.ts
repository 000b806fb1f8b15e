import type { Endpoint } from '@vitis/contracts';
import type { EndpointInput } from '@vitis/platform';

/** What an endpoint of one thing is asked with: the value of the one parameter that its path has. */
export function inputOf<E extends Endpoint>(endpoint: E, value = ''): EndpointInput<E> {
  const [, name = ''] = /:([A-Za-z]+)/.exec(endpoint.path) ?? [];
  return { params: { [name]: value } } as unknown as EndpointInput<E>;
}
