import { type Static, Type } from 'typebox';
import { Enum, Id, IdParams, Message, Person, type RouteContract } from './common';

export const CONNECTION_STATUSES = ['accepted', 'pending', 'refused'] as const;

/** Two people who know each other: maintenance forms go along connections. */
export const Connection = Type.Object({
  id: Id,
  connectionStatus: Enum(CONNECTION_STATUSES),
  connectedUser: Person,
  /** Who asked: the caller is the one to answer an incoming request. */
  direction: Enum(['incoming', 'outgoing']),
});
export type ConnectionDto = Static<typeof Connection>;

export const connectionRoutes = {
  'GET /api/connections': { summary: 'People I am connected with', response: Type.Array(Connection) },
  'POST /api/connections': {
    summary: 'Ask a person for a connection, or accept their request',
    body: Type.Object({ userId: Id }, { additionalProperties: false }),
    response: Connection,
    status: 201,
  },
  'PATCH /api/connections/:id': {
    summary: 'Answer a request for a connection',
    params: IdParams,
    body: Type.Object({ status: Enum(['accepted', 'refused']) }, { additionalProperties: false }),
    response: Connection,
  },
  'DELETE /api/connections/:id': {
    summary: 'End a connection, or take back my request for one',
    params: IdParams,
    response: Message,
  },
} as const satisfies Record<string, RouteContract>;
