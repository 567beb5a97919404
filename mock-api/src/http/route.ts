import { Readable } from 'node:stream';
import {
  type RouteBody,
  type RouteContract,
  type RouteKey,
  type RouteParams,
  type RouteQuery,
  type RouteResponse,
  routes,
} from '@hand-receipt/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import { authorizeCredential } from './authorize';
import { bodyLimit } from './body-limit';
import { type SessionUser, hideSerials, isPinLocked, pinNeeded } from '../access';
import { badRequest, unauthorized } from '../kernel';

type User<K extends RouteKey> = (typeof routes)[K] extends { public: true }
  ? SessionUser | null
  : SessionUser;

/** What a handler answers: the contract's JSON, or the bytes of a file where the contract says that it makes one. */
type Answer<K extends RouteKey> =
  RouteResponse<K> | ((typeof routes)[K] extends { produces: string } ? Uint8Array | Readable : never);

/** One call of a route: what came in, checked, and who sent it. */
export interface Call<K extends RouteKey> {
  params: RouteParams<K>;
  query: RouteQuery<K>;
  body: RouteBody<K>;
  /** The signed-in person; null only where a public route is called without a session. */
  user: User<K>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** `POST /api/auth/login` is tagged 'auth' in the OpenAPI page. */
const tagOf = (url: string) => url.split('/')[2] ?? 'other';

function answerOf({ response, produces }: RouteContract) {
  if (!produces) return response;
  return {
    content: {
      'application/json': { schema: response },
      [produces]: { schema: { type: 'string', format: 'binary' } },
    },
  };
}

function schemaOf(contract: RouteContract, url: string): FastifySchema {
  return {
    summary: contract.summary,
    tags: [tagOf(url)],
    ...(contract.params && { params: contract.params }),
    ...(contract.query && { querystring: contract.query }),
    ...(contract.body && { body: contract.body }),
    ...(contract.consumes && { consumes: [contract.consumes] }),
    response: { [contract.status ?? 200]: answerOf(contract) },
    ...(contract.administers && { security: [{ session: [] }] }),
    ...(contract.public && { security: [] }),
  };
}

/** An upload is read as it comes and a file is made as it goes: neither waits inside a transaction. */
const isRepeatable = ({ repeatable, consumes, produces }: RouteContract) =>
  Boolean(repeatable ?? consumes ?? produces);

/** @throws ApiError 400 naming a parameter that the call does not have: a misspelt filter would list everything. */
function refuseUnknownParameters({ query }: RouteContract, sent: unknown): void {
  const { properties = {} } = (query ?? {}) as { properties?: object };
  const unknown = Object.keys((sent ?? {}) as object).find((name) => !Object.hasOwn(properties, name));
  if (unknown === undefined) return;
  const message = `${unknown} is not a parameter of this call`;
  throw badRequest(`${message}.`, { [unknown]: message });
}

/** The query with its cursor as the list wrote it, once its signature holds. */
function withCursor(app: FastifyInstance, request: FastifyRequest): object {
  const query = (request.query ?? {}) as { cursor?: string };
  if (!query.cursor) return query;
  return { ...query, cursor: app.cursors.verify(request, query.cursor) };
}

const isJson = (answer: unknown): answer is object =>
  typeof answer === 'object' &&
  answer !== null &&
  !(answer instanceof Uint8Array) &&
  !(answer instanceof Readable);

/** Whether the PIN of sensitive items locks the browser that asks. */
async function isLocked(app: FastifyInstance, { user, signedInBy }: FastifyRequest): Promise<boolean> {
  if (!user) return false;
  return isPinLocked(app.database.db, { userId: user.id, by: signedInBy, at: app.clock.now() });
}

/** An answer as a browser may have it in which sensitive items may be locked. */
async function asLocked(
  app: FastifyInstance,
  request: FastifyRequest,
  { showsSensitive }: RouteContract,
  answer: object,
): Promise<object> {
  const { user: viewer, params, query } = request;
  if (!viewer || !(await isLocked(app, request))) return answer;
  const shown = await hideSerials(app.database.db, answer, { viewer, said: [params, query] });
  if (showsSensitive === 'exact-bytes' && shown !== answer) throw pinNeeded();
  return shown;
}

/**
 * Registers one call of the contract: its method, path, checks, OpenAPI and status, and the need for
 * a session unless the contract says public.
 *
 * @example route(app, 'GET /api/property/:id', ({ params, user }) => findItem(app.database.db, user, params.id));
 */
export function route<K extends RouteKey>(
  app: FastifyInstance,
  key: K,
  handler: (call: Call<K>) => Promise<Answer<K>> | Answer<K>,
): void {
  const [method = '', url = ''] = key.split(' ');
  const contract: RouteContract = routes[key];
  app.route({
    method: method as HTTPMethods,
    url,
    schema: schemaOf(contract, url),
    // A file is read as it comes, and has a limit of its own.
    ...(!contract.consumes && method !== 'GET' && { bodyLimit: bodyLimit(contract.body) }),
    // Before the checks, so that a stranger learns nothing of what a call wants.
    preValidation: async (request) => {
      const { user, signedInBy, method, query } = request;
      if (!contract.public && !user) throw unauthorized();
      const at = app.clock.now();
      if (signedInBy) authorizeCredential(signedInBy, { contract, method, at });
      if (contract.showsSensitive === true && (await isLocked(app, request))) throw pinNeeded();
      refuseUnknownParameters(contract, query);
    },
    handler: async (request, reply) => {
      const { params, body, user } = request;
      const query = withCursor(app, request);
      return app.answerOnce(request, reply, isRepeatable(contract), async () => {
        reply.status(contract.status ?? 200);
        const answer = await handler({ params, query, body, user, request, reply } as Call<K>);
        // A write answers what its person has just acted on.
        return method === 'GET' && isJson(answer) ? asLocked(app, request, contract, answer) : answer;
      });
    },
  });
}
