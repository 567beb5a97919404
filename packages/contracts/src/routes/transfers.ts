import { type Static, Type } from 'typebox';
import { BULK_LIMIT } from '../constants';
import {
  FAULT_SYMBOLS,
  ITEM_PHOTO_KINDS,
  RECALL_ANSWERS,
  MAINTENANCE_STATUSES,
  POSSESSION_BASES,
  PROPERTY_CATEGORIES,
  PROPERTY_STATUSES,
} from '../vocabulary';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Missing,
  Nullable,
  Paging,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { Component, ComponentCountBody } from './component';
import { OfferTerms, TransferWire } from './transfer';
import { transferRequestRoutes } from './transfer-requests';

export * from './transfer';
export * from './transfer-requests';

export const CreateTransferBody = Type.Object(
  {
    propertyId: Id,
    toUserId: Id,
    ...OfferTerms,
    notes: Type.Optional(Nullable(Prose())),
  },
  { additionalProperties: false },
);
export type CreateTransferDto = Static<typeof CreateTransferBody>;

const Day = Type.String({ format: 'date' });

export const TRANSFER_VIEWS = ['incoming', 'outgoing', 'history'] as const;
export const TRANSFER_SORTS = ['date', 'name', 'from', 'to'] as const;

export const TransferQuery = Type.Object({
  ...Paging,
  ...Changes,
  view: Type.Optional(Enum(TRANSFER_VIEWS)),
  status: Type.Optional(Type.String({ maxLength: 20 })),
  /** A column of TRANSFER_SORTS, with a minus sign before it for descending. Default `-date`. */
  sort: Type.Optional(Type.String({ maxLength: 40 })),
  /**
   * True for those that wait for my answer alone: offers to me, and sign-overs to which I must agree. My own recalls wait
   * for their holders.
   */
  waiting: Type.Optional(Type.Boolean()),
  /** Only the lines of this request of several items. */
  request: Type.Optional(Id),
});

/**
 * Digest of the sheet that the recipient has read. The call is refused with 409 and the sheet as it is now if anything
 * on it has changed. Without it nothing is compared.
 */
const seen = Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' }));

/** Photos of its condition that the recipient uploaded; they are added to the item. */
const uploadIds = Type.Optional(Type.Array(Id, { maxItems: 10 }));

/** Of an item that comes back: its components as the recipient counted them. */
const counts = Type.Optional(Type.Array(ComponentCountBody, { minItems: 1, maxItems: 500 }));

/** Where the recipient keeps it. Left out or empty, the item's location is not stated any more. */
const location = Type.Optional(Nullable(Prose(200)));

/** One answer of several; each is its own act, and told its own outcome. */
export const TransferDecision = Type.Object(
  {
    id: Id,
    /** 'Approved' or 'Rejected'. */
    status: Type.String({ maxLength: 20 }),
    /** The reason of a rejection. */
    notes: Type.Optional(Nullable(Prose())),
    seen,
    location,
    uploadIds,
    counts,
  },
  { additionalProperties: false },
);
export type TransferDecisionDto = Static<typeof TransferDecision>;

/** An item as the person who signs for it sees it. */
export const SheetItem = Type.Object({
  id: Id,
  name: Type.String(),
  serial_number: Type.String(),
  nsn: Nullable(Type.String()),
  lin: Nullable(Type.String()),
  ciic: Nullable(Type.String()),
  category: Enum(PROPERTY_CATEGORIES),
  current_status: Enum(PROPERTY_STATUSES),
  location: Nullable(Type.String()),
  /** Set where a closed count did not see it: nobody can accept it before it is found. */
  missing: Type.Optional(Missing),
  /** Set where another than the person who signed for it has it: a person, or a counter that stores it. */
  possession: Type.Optional(
    Type.Object({
      kind: Enum(['person', 'counter']),
      id: Id,
      name: Type.String(),
      since: Timestamp,
      due_at: Nullable(Timestamp),
      basis: Enum(POSSESSION_BASES),
    }),
  ),
  /** Set where a receipt of it is disputed. */
  disputed: Type.Optional(Type.Literal(true)),
  is_sensitive: Type.Boolean(),
  /** All of them go along. */
  components: Type.Array(
    Type.Object({
      ...Component.properties,
      /** The order or other document of its open shortage. */
      document: Nullable(Type.String()),
    }),
  ),
  /** Open faults. */
  faults: Type.Array(
    Type.Object({
      id: Id,
      description: Type.String(),
      status: Enum(MAINTENANCE_STATUSES),
      /** Status symbol, as a maintenance form prints it. X: it takes the item out of service. */
      symbol: Enum(FAULT_SYMBOLS),
    }),
  ),
  photos: Type.Array(
    Type.Object({
      uploadId: Id,
      address: Type.String(),
      kind: Enum(ITEM_PHOTO_KINDS),
      caption: Nullable(Type.String()),
    }),
  ),
});
export type SheetItemDto = Static<typeof SheetItem>;

/** What the recipient of a pending transfer signs for. */
export const TransferSheet = Type.Object({
  transfer_id: Id,
  /** Rank and last name of the giver. */
  from: Type.String(),
  /** The recipient is in its chain: it comes back, and may be taken as they count it. */
  returns: Type.Boolean(),
  item: SheetItem,
  /** Mounted items that go along. */
  mounted: Type.Array(SheetItem),
  /** Mounted items that stay with the giver and are taken off. */
  taken_off: Type.Array(Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() })),
  /** SHA-256 of the canonical JSON (RFC 8785) of all of the above. */
  digest: Type.String(),
});
export type TransferSheetDto = Static<typeof TransferSheet>;

export const DecisionResult = Type.Object({
  id: Id,
  ok: Type.Boolean(),
  /** Why not, as a sentence; null where it was done. */
  message: Nullable(Type.String()),
  /** As it stands now, done or not; null for one that the caller may not see. */
  transfer: Nullable(TransferWire),
  /** Where it has changed since it was read: the sheet as it is now. Null for any other line. */
  sheet: Nullable(TransferSheet),
});
export type DecisionResultDto = Static<typeof DecisionResult>;

/** In the order of the call. */
export const DecisionsAnswer = Type.Object({
  done: Type.Integer(),
  refused: Type.Integer(),
  results: Type.Array(DecisionResult),
});
export type DecisionsAnswerDto = Static<typeof DecisionsAnswer>;

export const transferRoutes = {
  ...transferRequestRoutes,
  'GET /api/transfers': {
    summary: 'Transfers to me, from me, or both',
    query: TransferQuery,
    response: Type.Array(TransferWire),
  },
  'GET /api/transfers/sheets': {
    summary: 'What the recipients of pending transfers sign for; others are left out',
    /** Ids of transfers with commas between them, BULK_LIMIT at most. */
    query: Type.Object({ ids: Type.String({ minLength: 1, maxLength: 20_000 }) }),
    response: Type.Array(TransferSheet),
  },
  'GET /api/transfers/:id': {
    summary: 'One transfer that I am a party to',
    params: IdParams,
    response: TransferWire,
  },
  'POST /api/transfers': {
    summary: 'Offer an item that I hold to another person',
    body: CreateTransferBody,
    response: TransferWire,
    status: 201,
  },
  'PATCH /api/transfers/:id/status': {
    summary: "The recipient's answer: 'Approved' or 'Rejected'",
    params: IdParams,
    body: Type.Object(
      {
        status: Type.String({ maxLength: 20 }),
        notes: Type.Optional(Nullable(Prose())),
        seen,
        location,
        uploadIds,
        counts,
      },
      { additionalProperties: false },
    ),
    response: TransferWire,
  },
  'POST /api/transfers/decisions': {
    summary: "The recipient's answers to several transfers, each by itself",
    body: Type.Object(
      { decisions: Type.Array(TransferDecision, { minItems: 1, maxItems: BULK_LIMIT }) },
      { additionalProperties: false },
    ),
    response: DecisionsAnswer,
  },
  'POST /api/transfers/:id/recall-answer': {
    summary: 'The holder says what became of a recalled item; custody does not move',
    params: IdParams,
    body: Type.Object(
      {
        answer: Enum(RECALL_ANSWERS),
        /** Of 'in-repair' the day until when, of 'handed-over' the day on which. */
        untilOn: Type.Optional(Nullable(Day)),
        /** To whom it was handed over, where it is in repair, or what the holder says of it. */
        note: Type.Optional(Nullable(Prose(500))),
        /** Also of the other open lines of its request. */
        wholeRequest: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    response: TransferWire,
  },
  'POST /api/transfers/:id/consent': {
    summary: 'The person above the giver agrees to a sign-over, or says no, which cancels it',
    params: IdParams,
    body: Type.Object(
      {
        agree: Type.Boolean(),
        note: Type.Optional(Nullable(Prose(500))),
        /** Also to the other lines of its request that wait for them. */
        wholeRequest: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    response: TransferWire,
  },
  'POST /api/transfers/:id/cancel': {
    summary: 'The sender takes back an offer that nobody answered',
    params: IdParams,
    response: TransferWire,
  },
} as const satisfies Record<string, RouteContract>;
