import { type Static, Type } from 'typebox';
import { BULK_LIMIT } from '../constants';
import { SCAN_LIMIT } from '../scan';
import { LossFacts } from './loss-cases';
import { Compared, Enum, Id, Message, Nullable, Prose, type RouteContract } from './common';
import { propertyFilter } from './property';
import { OfferTerms } from './transfer';

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
/** With the requests that were opened, one for each holder. */
export const BulkRecallAnswer = Type.Object({ ...BulkAnswer.properties, request_ids: Type.Array(Id) });
export type BulkRecallAnswerDto = Static<typeof BulkRecallAnswer>;

export type BulkAnswerDto = Static<typeof BulkAnswer>;

/** An item as a scan names it. */
export const ScannedItem = Type.Object({ id: Id, name: Type.String(), serialNumber: Type.String() });

/** The UII of a mark whose item has none, where the caller may fill it in, with the item's version. */
export const NewUii = Type.Object({ uii: Type.String(), version: Type.Integer() });
export type NewUiiDto = Static<typeof NewUii>;

/** What a code means to the caller. */
export const Scanned = Type.Object({
  result: Enum(['found', 'former-serial', 'near-miss', 'not-on-the-books', 'mark-mismatch']),
  /** A sentence for the person with the scanner; empty where an item was found and nothing is to be said of it. */
  message: Type.String(),
  /** The item, where exactly one was found. */
  item: Nullable(ScannedItem),
  /** Items that it may be: one misreading away, or where the separators of the mark are lost. */
  nearMisses: Type.Array(ScannedItem),
  newUii: Nullable(NewUii),
});
export type ScannedDto = Static<typeof Scanned>;

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
  'GET /api/property/scanned': {
    summary: 'The item that a scanned code means: a label of ours, a mark of MIL-STD-130, or a serial number',
    query: Type.Object({ code: Compared(SCAN_LIMIT) }),
    response: Scanned,
  },
  'GET /api/property/near-misses': {
    summary: 'Items that I may see whose serial number is easily mistaken for this one',
    query: Type.Object({ serial_number: Compared(64) }),
    response: Type.Array(NearMiss),
  },
  'POST /api/property/bulk/status': {
    summary: 'Change the status of several items, each by itself',
    body: Type.Object(
      {
        ids: BulkIds,
        status: Type.String({ maxLength: 40 }),
        /** Written into the event of each item. */
        reason: Type.Optional(Nullable(Prose())),
        /** Needed for 'Lost', of at most 50 items: one loss case for all of a book. */
        loss: Type.Optional(LossFacts),
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
        ...OfferTerms,
        notes: Type.Optional(Nullable(Prose())),
      },
      { additionalProperties: false },
    ),
    response: BulkAnswer,
  },
  'POST /api/property/bulk/recall': {
    summary: 'Ask several items back, in one request for each holder',
    body: Type.Object(
      {
        property_ids: BulkIds,
        reason: Type.Optional(Nullable(Prose())),
        /** The day by which they are asked back. */
        dueOn: Type.Optional(Nullable(Type.String({ format: 'date' }))),
      },
      { additionalProperties: false },
    ),
    response: BulkRecallAnswer,
  },
} as const satisfies Record<string, RouteContract>;
