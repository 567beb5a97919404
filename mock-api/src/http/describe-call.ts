import { ApiErrorBody, type RouteContract, exampleOf } from '@hand-receipt/contracts/routes';
import type { FastifySchema } from 'fastify';
import { type TSchema, Type } from 'typebox';

/** The one shape of errors, named once in the description. */
export const ERROR_SCHEMA = { ...ApiErrorBody, $id: 'Error' };

/** What each refusal means; a call lists those that it may answer. */
const REFUSALS = {
  400: 'Something in the request is not as it must be; `fields` names what.',
  401: 'Nobody is signed in, or the name or the password is wrong.',
  403: 'The caller sees this and may not do it, the password must be entered again, or the request did not come from this site.',
  404: 'There is no such thing, or none that the caller may see.',
  409: 'It does not go with how things are now; the message says how they are.',
  410: 'The link was used or has expired, or a cursor of changes does not lead to all of them any more: read the whole list again.',
  412: 'The record has another version than If-Match names; `present` is what is on record now.',
  413: 'The request is too large.',
  415: 'The body is of a type that this call does not take.',
  422: 'The Idempotency-Key came with another request before.',
  429: 'Too many requests; Retry-After says when to try again.',
  500: 'The server failed; the request is in its log by `requestId`.',
  502: 'The mail server cannot be used, or took the letter for nobody.',
  503: 'The server or its database cannot answer now; Retry-After says when to try again.',
  507: 'The disk that holds the data is nearly full. Nothing was changed.',
} as const;
type Refusal = keyof typeof REFUSALS;

const IDEMPOTENCY_KEY = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description:
        'Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same.',
      maxLength: 200,
      examples: ['0d6c5b1e-9f5e-4f4b-8f0f-0a3a7c0f3c55'],
    }),
  ),
});

const takesChanges = (query: RouteContract['query']): boolean =>
  Object.hasOwn((query as { properties?: object } | undefined)?.properties ?? {}, 'changedSince');

/** Which refusals a call may answer. */
function refusalsOf(contract: RouteContract, writes: boolean): Refusal[] {
  const { params, query, body, public: open, administers, refuses = [] } = contract;
  const possible: [unknown, readonly Refusal[]][] = [
    [params ?? query ?? body, [400]],
    [!open, [401]],
    [params ?? writes, [404]],
    [administers, [403]],
    [writes, [403, 409, 413, 415, 507]],
    [takesChanges(query), [410]],
    [contract.ifMatch, [412]],
    [writes && !open, [422]],
  ];
  return [...possible.flatMap(([may, codes]) => (may ? codes : [])), ...refuses, 429, 500, 503];
}

const refusal = (status: Refusal) => ({
  description: REFUSALS[status],
  content: { 'application/json': { schema: { $ref: 'Error#' } } },
});

const withExample = <T extends TSchema>(schema: T, key: string): T => ({
  ...schema,
  examples: [exampleOf(schema, key)],
});

/** Each part of a path or a query is a parameter of its own in OpenAPI, with an example of its own. */
function withExamples<T extends TSchema>(schema: T, key: string): T {
  const example = exampleOf(schema, key) as Record<string, unknown>;
  const { properties = {} } = schema as { properties?: Record<string, TSchema> };
  const parts = Object.entries(properties).map(([name, part]) => [
    name,
    { ...part, examples: [example[name]] },
  ]);
  return { ...schema, properties: Object.fromEntries(parts) as unknown };
}

/** What a call answers when it succeeds: JSON, and a file where the contract says that it makes one, or that alone. */
function success({ response, produces }: RouteContract, key: string) {
  const json = !('not' in response) && { 'application/json': { schema: withExample(response, key) } };
  const file = produces && { [produces]: { schema: { type: 'string', format: 'binary' } } };
  return { description: 'Done.', content: { ...file, ...json } };
}

/**
 * A call's schema as the description shows it: with an example of each part, and with what else it may
 * answer. The schemas that check requests stay as they are.
 *
 * @param key `METHOD /path`, as the contract writes it
 */
export function describeCall(key: string, contract: RouteContract, schema: FastifySchema): FastifySchema {
  const writes = !key.startsWith('GET');
  const { params, query, body, status = 200, otherStatuses = [] } = contract;
  const done = [status, ...otherStatuses].map((code) => [String(code), success(contract, key)] as const);
  const refusals = refusalsOf(contract, writes).map((code) => [String(code), refusal(code)] as const);
  return {
    ...schema,
    ...(params && { params: withExamples(params, key) }),
    ...(query && { querystring: withExamples(query, key) }),
    ...(body && { body: withExample(body, key) }),
    ...(writes && !contract.public && { headers: IDEMPOTENCY_KEY }),
    response: Object.fromEntries([...done, ...refusals]),
  };
}
