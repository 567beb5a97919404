import { type Static, Type } from 'typebox';
import { Id, IdParams, Message, Name, Nullable, type RouteContract, Timestamp } from './common';

/** A personal API token, without its secret. */
export const ApiToken = Type.Object({
  id: Id,
  name: Type.String(),
  createdAt: Timestamp,
  lastUsedAt: Nullable(Timestamp),
});
export type ApiTokenDto = Static<typeof ApiToken>;

export const tokenRoutes = {
  'GET /api/tokens': { summary: 'My API tokens, newest first', response: Type.Array(ApiToken) },
  'POST /api/tokens': {
    summary: 'Make a token for Authorization: Bearer; its secret is shown this once',
    body: Type.Object({ name: Name(80) }, { additionalProperties: false }),
    response: Type.Object({ ...ApiToken.properties, token: Type.String() }),
    status: 201,
  },
  'DELETE /api/tokens/:id': { summary: 'Revoke a token', params: IdParams, response: Message },
} as const satisfies Record<string, RouteContract>;
