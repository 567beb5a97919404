import { type QueryScope, changes } from '@hand-receipt/contracts';
import { type RouteContract, type RouteKey, type WriteKey, routes } from '@hand-receipt/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import { type Steps, answerCall } from './answer-call';
import { asLocked, isLocked } from './answer-as-locked';
import { authorizeCredential } from './authorize';
import { bodyLimit } from './body-limit';
import { refuseIfMatch, withETag } from './etag';
import type { Handle, PreparedWrite } from './call';
import { refuseUnknownParameters } from './known-parameters';
import { requireSecondFactor } from './require-second-factor';
import { pinNeeded } from '../access';
import { unauthorized } from '../kernel';

declare module 'fastify' {
  interface FastifySchema {
    /** Media types of what is sent, where the route reads it as it comes. */
    consumes?: readonly string[];
  }
}

function answerOf({ response, produces }: RouteContract) {
  if (!produces) return response;
  return {
    content: {
      [produces]: { schema: { type: 'string', format: 'binary' } },
      'application/json': { schema: response },
    },
  };
}

function schemaOf(contract: RouteContract): FastifySchema {
  return {
    ...(contract.params && { params: contract.params }),
    ...(contract.query && { querystring: contract.query }),
    ...(contract.body && { body: contract.body }),
    ...(contract.consumes && { consumes: [...contract.consumes] }),
    response: Object.fromEntries(
      [contract.status ?? 200, ...(contract.otherStatuses ?? [])].map((status) => [
        status,
        answerOf(contract),
      ]),
    ),
  };
}

/** Queries that a call changes, from its contract; undefined for a safe one. */
const changesOf = (key: RouteKey): readonly QueryScope[] | undefined =>
  key in changes ? changes[key as WriteKey] : undefined;

/** The query with its cursor as the list wrote it, once its signature holds, and from where on it wants changes. */
async function withCursors(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const query = (request.query ?? {}) as { cursor?: string; changedSince?: string };
  const { cursor, changedSince } = query;
  return {
    ...query,
    ...(cursor && { cursor: app.cursors.page.verify(request, cursor) }),
    ...(changedSince !== undefined && {
      changedSince: await app.readChangesSince(request, reply, changedSince),
    }),
  };
}

/**
 * Registers one call of the contract: its method, path, checks and status, and the need for
 * a session unless the contract says public. The handler of a safe method gets `db`, that of a write `work`.
 *
 * @example route(app, 'GET /api/property/:id', ({ db, params, user }) => findItem(db, user, params.id));
 * @example route(app, 'POST /api/property', ({ work, body }) => createItem(work, body));
 */
export function route<K extends RouteKey>(app: FastifyInstance, key: K, handle: Handle<K>): void;
export function route<K extends RouteKey, P>(app: FastifyInstance, key: K, steps: PreparedWrite<K, P>): void;
export function route(app: FastifyInstance, key: RouteKey, handler: Steps['handle'] | Steps): void {
  const [method = '', url = ''] = key.split(' ');
  const contract: RouteContract = routes[key];
  const steps = typeof handler === 'function' ? { handle: handler } : handler;
  const scopes = changesOf(key);
  const answer = answerCall(app, { method, transaction: contract.transaction, scopes }, steps);
  app.route({
    method: method as HTTPMethods,
    url,
    schema: schemaOf(contract),
    config: { secretFields: contract.secretFields ?? [] },
    // A file is read as it comes, and has a limit of its own.
    ...(!contract.consumes && method !== 'GET' && { bodyLimit: bodyLimit(contract.body) }),
    // Before the checks, so that a stranger learns nothing of what a call wants.
    preValidation: async (request) => {
      const { user, signedInBy, method, query } = request;
      if (!contract.public && !user) throw unauthorized();
      await requireSecondFactor(app, request, contract);
      const at = app.clock.now();
      if (signedInBy) authorizeCredential(signedInBy, { contract, method, at });
      if (contract.showsSensitive === true && isLocked(app, request)) throw pinNeeded();
      refuseUnknownParameters(contract.query, query);
      if (method !== 'GET' && !contract.ifMatch) refuseIfMatch(request);
    },
    handler: async (request, reply) => {
      const { params, body, user } = request;
      const query = await withCursors(app, request, reply);
      reply.status(contract.status ?? 200);
      const answered = await answer({ params, query, body, user, request, reply });
      // A write answers what its person has just acted on.
      if (method !== 'GET') return answered;
      const shown = await asLocked(app, request, contract, answered);
      return contract.etag ? withETag(request, reply, shown as { version: number }) : shown;
    },
  });
}
