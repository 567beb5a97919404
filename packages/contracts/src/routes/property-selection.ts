import { type Static, Type } from 'typebox';
import { BULK_LIMIT } from '../constants';
import { Id, Line, Message, Nullable, Prose, type RouteContract } from './common';
import { propertyFilter } from './property';
import { MountTerms } from './transfer';

export const BulkIds = Type.Array(Id, { minItems: 1, maxItems: BULK_LIMIT });

/** What became of one item of a bulk call: each is done or refused by itself. */
export const BulkResult = Type.Object({
  id: Id,
  ok: Type.Boolean(),
  /** Why not, as a sentence; null where it was done. */
  message: Nullable(Type.String()),
  /** The transfer that was opened, by a bulk transfer. */
  transfer_id: Nullable(Id),
});
export type BulkResultDto = Static<typeof BulkResult>;

/** In the order of the call, each id once. */
export const BulkAnswer = Type.Object({
  done: Type.Integer(),
  refused: Type.Integer(),
  results: Type.Array(BulkResult),
});
export type BulkAnswerDto = Static<typeof BulkAnswer>;

export const NearMiss = Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() });
export type NearMissDto = Static<typeof NearMiss>;

/** What is done with many items of the list at once. */
export const selectionRoutes = {
  'GET /api/property/ids': {
    summary: 'Ids of all items that match, in the order of the list: at most SELECTION_LIMIT of them',
    query: Type.Object(propertyFilter),
    response: Type.Object({ ids: Type.Array(Id), total: Type.Integer() }),
  },
  'GET /api/property/export': {
    summary: 'All items that match, as CSV',
    query: Type.Object(propertyFilter),
    showsSensitive: true,
    produces: 'text/csv',
    response: Message,
  },
  'GET /api/property/near-misses': {
    summary: 'Items that I may see whose serial number is easily mistaken for this one',
    query: Type.Object({ serial_number: Line(64) }),
    response: Type.Array(NearMiss),
  },
  'POST /api/property/bulk/status': {
    summary: 'Change the status of several items, each by itself',
    body: Type.Object(
      {
        ids: BulkIds,
        status: Type.String({ maxLength: 40 }),
        /** Written into the event of each item. Required for 'Lost'. */
        reason: Type.Optional(Nullable(Prose())),
      },
      { additionalProperties: false },
    ),
    response: BulkAnswer,
  },
  'POST /api/property/bulk/transfers': {
    summary: 'Offer several items that I hold to one person, each by itself',
    body: Type.Object(
      {
        ids: BulkIds,
        toUserId: Id,
        ...MountTerms,
        notes: Type.Optional(Nullable(Prose())),
      },
      { additionalProperties: false },
    ),
    response: BulkAnswer,
  },
} as const satisfies Record<string, RouteContract>;
