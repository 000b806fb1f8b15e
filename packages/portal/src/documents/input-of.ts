import type { Endpoint } from '@vitis/contracts';
import { type DataRequest, type EndpointInput, type RouteRequest, request } from '@vitis/platform';

/** What an endpoint of one thing is asked with: the value of the one parameter that its path has. */
export function inputOf<E extends Endpoint>(endpoint: E, value = ''): EndpointInput<E> {
  const [, name = ''] = /:([A-Za-z]+)/.exec(endpoint.path) ?? [];
  return { params: { [name]: value } } as unknown as EndpointInput<E>;
}

/**
 * What the screen of one thing reads first, for the `data` of its declaration.
 *
 * @param name of the parameter of the screen's path that says which thing it is
 * @param endpoints each with one parameter in its path, which takes the same
 */
export const readsOf =
  (name: string, ...endpoints: Endpoint[]) =>
  ({ params: { [name]: value } }: RouteRequest): DataRequest[] =>
    endpoints.map((endpoint) => request(endpoint, inputOf(endpoint, value)));
