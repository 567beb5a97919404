import { type Static, Type } from 'typebox';
import { TOKEN_LIFE_DAYS } from '../constants';
import { Enum, Id, IdParams, Message, Name, Nullable, type RouteContract, Timestamp } from './common';

/** What a token may do: GET only, or every act that is not about accounts. */
export const TOKEN_SCOPES = ['read', 'read-write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** A personal API token, without its secret. */
export const ApiToken = Type.Object({
  id: Id,
  name: Type.String(),
  scope: Enum(TOKEN_SCOPES),
  createdAt: Timestamp,
  /** From then on the token is refused. */
  expiresAt: Timestamp,
  lastUsedAt: Nullable(Timestamp),
});
export type ApiTokenDto = Static<typeof ApiToken>;

export const CreateTokenBody = Type.Object(
  {
    name: Name(80),
    /** 'read' unless said. */
    scope: Type.Optional(Enum(TOKEN_SCOPES)),
    /** 90 unless said. */
    expiresInDays: Type.Optional(
      Type.Integer({
        minimum: Math.min(...TOKEN_LIFE_DAYS.choices),
        maximum: Math.max(...TOKEN_LIFE_DAYS.choices),
      }),
    ),
  },
  { additionalProperties: false },
);
export type CreateTokenDto = Static<typeof CreateTokenBody>;

export const tokenRoutes = {
  'GET /api/tokens': {
    summary: 'My API tokens, newest first',
    response: Type.Array(ApiToken),
    administers: true,
  },
  'POST /api/tokens': {
    summary:
      'Create an API token for the header Authorization: Bearer. The response is the only one that contains it',
    body: CreateTokenBody,
    response: Type.Object({ ...ApiToken.properties, token: Type.String() }),
    status: 201,
    administers: true,
  },
  'DELETE /api/tokens/:id': {
    summary: 'Revoke a token',
    params: IdParams,
    response: Message,
    administers: true,
  },
} as const satisfies Record<string, RouteContract>;
