import { type Endpoint, ROLES, type Role, urlOf } from '@vitis/contracts';
import { PATH_VALUES } from './sample-values.ts';
import { WatchedSearch } from './watched-search.ts';

interface RouteRequest {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  roles?: readonly Role[];
}

interface DataRequest {
  endpoint: Endpoint;
  input: { params?: object | undefined; query?: object | undefined };
}

/** What a screen says of its route: the platform's `RouteDeclaration`, as far as it is read here. */
export interface Declaration {
  access: 'everyone' | 'members' | readonly Role[];
  data?: (request: RouteRequest) => DataRequest[];
  head?: (request: RouteRequest, read: () => undefined) => unknown;
}

/** A question to the provider, as an address of the API. */
export interface Question {
  /** Tells it from the others of its screen, at whatever address that is open. */
  key: string;
  endpoint: Endpoint;
  address: string;
}

/** The same text for the same question, whatever the order of its parameters; `left` is one that does not count. */
export function sameText(address: string, left = ''): string {
  const [path, query] = address.split('?');
  const sorted = new URLSearchParams(query);
  sorted.delete(left);
  sorted.sort();
  return `${path}?${sorted}`;
}

/** Roles of everybody who may open a screen, one after the other; a guest has none. */
function viewersOf(access: Declaration['access']): (readonly Role[])[] {
  const roles = typeof access === 'string' ? ROLES : access;
  return [...(access === 'everyone' ? [[]] : []), ...roles.map((role) => [role])];
}

/** The questions of a route at addresses of one's choice. */
export interface AskedQuestions {
  /** Names of the parameters of the query that were read so far. */
  names: ReadonlySet<string>;
  /** What stands for the parameters of the path. */
  params: Readonly<Record<string, string>>;
  /** What is asked without a query, whoever looks. */
  usual: readonly Question[];
  /** Address of a question with this query; null where it is another for some who look, or is not asked. */
  addressOf(key: string, query: Record<string, string>): string | null;
}

/**
 * Asks a route's `data` what it asks.
 *
 * @param path in the router's notation
 */
export function askedQuestions(path: string, { access, data, head }: Declaration): AskedQuestions {
  const names = new Set<string>();
  const viewers = viewersOf(access);
  const parameters = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);

  function ask(params: Record<string, string>, query: Record<string, string>, roles: readonly Role[]) {
    const requests = data?.({ params, search: new WatchedSearch(query, names), roles }) ?? [];
    return requests.map(({ endpoint, input }, at): Question => {
      const before = requests.slice(0, at).filter((other) => other.endpoint === endpoint).length;
      return { key: `${endpoint.path} ${before}`, endpoint, address: urlOf(endpoint, input as object) };
    });
  }
  const askAll = (params: Record<string, string>, query: Record<string, string>) =>
    viewers.map((roles) => ask(params, query, roles));

  // A screen may leave out what is no id, or no number of its kind of document.
  const choices = PATH_VALUES.map((valueAt) =>
    Object.fromEntries(parameters.map((name, at) => [name, valueAt(at)])),
  );
  const isPassed = (params: Record<string, string>) =>
    askAll(params, {}).some((questions) =>
      questions.some(({ address }) => Object.values(params).some((value) => address.includes(value))),
    );
  const params = choices.find(isPassed) ?? choices[0] ?? {};

  function addressOf(key: string, query: Record<string, string>): string | null {
    const addresses = askAll(params, query).map(
      (questions) => questions.find((question) => question.key === key)?.address ?? null,
    );
    const [first = null] = addresses;
    return addresses.every((address) => address === first) ? first : null;
  }

  head?.({ params, search: new WatchedSearch({}, names), roles: [] }, () => undefined);
  const usual = ask(params, {}, viewers[0] ?? []).filter(({ key }) => addressOf(key, {}) !== null);
  return { names, params, usual, addressOf };
}
