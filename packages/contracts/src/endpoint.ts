import type * as v from 'valibot';
import type { Role } from './languages.ts';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** Bytes of a JSON body, unless its endpoint says otherwise. */
export const BODY_LIMIT = 128 * 1024;

/** Bytes of the largest body of any call; an upload has a limit of its own. */
export const LARGEST_BODY_LIMIT = 384 * 1024;

/**
 * What goes into a call, by which a server checks it, and what a server says of it. It is made by an export of its own
 * beside the endpoint, of the same name and `Input`: a function, since a bundler leaves out only what is not made yet.
 */
export interface InputSchemas {
  /** One line for the API's documentation. */
  summary: string;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** Bytes of the body where its largest is larger than `BODY_LIMIT`. */
  bodyLimit?: number;
}

declare const carried: unique symbol;

/** Carries a type and nothing at run time. */
export type TypeOnly<Type> = { readonly [carried]: Type } | undefined;

/* @__NO_SIDE_EFFECTS__ */
export function typeOnly<Type>(): TypeOnly<Type> {
  return undefined;
}

/** What one call is: where, who may, and what comes out per status. All schemas run anywhere. */
export interface Endpoint {
  method: Method;
  /** As Fastify writes it: `/api/v1/b2b/wines/products/:id`. */
  path: `/${string}`;
  /** `'everyone'`, or the roles of which the caller needs one. The provider checks ownership besides. */
  access: 'everyone' | readonly Role[];
  /** Open to everyone, yet fuller for a member: the client sends its token where it has one. */
  personal?: true;
  /** The body is `multipart/form-data` with one part named `file`; `body` is then absent. */
  upload?: true;
  /** What a 200 brings is a file, which no schema describes. */
  file?: true;
  /** Schema of the body per status. Every status not named here carries a `Problem`. */
  responses: { readonly [status: number]: v.GenericSchema };
  /** Needs an `Idempotency-Key`; or honours one where it comes. */
  idempotent?: true | 'optional';
  /** Needs `If-Match` with the ETag of what is edited. */
  ifMatch?: true;
  /** By which calls are typed. */
  input: TypeOnly<() => InputSchemas>;
}

/** An endpoint with its input, as a server needs it. */
export type ServedEndpoint = Endpoint & InputSchemas;

/** Declares an endpoint; keeps every literal so that server, client and tests agree by type. */
// @__NO_SIDE_EFFECTS__
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** The type of an endpoint's input. */
export type InputOf<E extends Endpoint> = E['input'] extends TypeOnly<() => infer Input> ? Input : never;

type SchemaOf<E extends Endpoint, Part extends PropertyKey> =
  InputOf<E> extends { readonly [P in Part]: infer S } ? S : undefined;
type WrittenOf<E extends Endpoint, Part extends PropertyKey> =
  SchemaOf<E, Part> extends infer S extends v.GenericSchema ? v.InferInput<S> : undefined;
type CheckedOf<E extends Endpoint, Part extends PropertyKey> =
  SchemaOf<E, Part> extends infer S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What a caller writes; `undefined` where the endpoint takes none. */
export type ParamsOf<E extends Endpoint> = WrittenOf<E, 'params'>;
export type QueryOf<E extends Endpoint> = WrittenOf<E, 'query'>;
export type BodyOf<E extends Endpoint> = WrittenOf<E, 'body'>;

/** What the server's handler gets after the check: defaults filled in, texts turned into numbers. */
export type CheckedParamsOf<E extends Endpoint> = CheckedOf<E, 'params'>;
export type CheckedQueryOf<E extends Endpoint> = CheckedOf<E, 'query'>;
export type CheckedBodyOf<E extends Endpoint> = CheckedOf<E, 'body'>;

type StatusOf<E extends Endpoint> = keyof E['responses'] & number;

/** One of `{ status, body }`, by declared status. */
export type ReplyOf<E extends Endpoint> = {
  [S in StatusOf<E>]: { status: S; body: v.InferOutput<E['responses'][S]> };
}[StatusOf<E>];

type Success = 200 | 201 | 202 | 204;

/** The body of the 2xx. */
export type SuccessOf<E extends Endpoint> = Extract<ReplyOf<E>, { status: Success }>['body'];

type QueryValue = string | number | boolean | undefined | null | readonly (string | number)[];

/** A query as the wire has it: lists comma-joined, absent values and empty lists left out, keys in the given order. */
export function queryString(query: object | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}) as [string, QueryValue][]) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value) && value.length === 0) continue;
    search.append(key, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.toString();
}

/**
 * Path and query of a call: `urlOf(getProduct, { params: { id: 7 } })` → `/api/v1/b2b/wines/products/7`.
 * Throws a `TypeError` where a parameter of the path is missing: that is a mistake of the caller, not of a person.
 */
export function urlOf<E extends Endpoint>(
  endpoint: E,
  input: { params?: ParamsOf<E> | undefined; query?: QueryOf<E> | undefined } = {},
): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`${endpoint.method} ${endpoint.path} needs the parameter "${name}"`);
    }
    return encodeURIComponent(String(value));
  });
  const search = queryString(input.query as object | undefined);
  return search === '' ? path : `${path}?${search}`;
}

/** The ETag of a version, as `If-Match` says it: `"v7"`. */
export const etagOf = (version: number): string => `"v${version}"`;
