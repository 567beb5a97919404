import { type Static, Type } from 'typebox';
import { Id, Line, Nullable, Paging, type RouteContract, Timestamp } from './common';

export const LedgerEvent = Type.Object({
  /** Place in the log, dense from 0. */
  seq: Type.Integer(),
  timestamp: Timestamp,
  eventType: Type.String(),
  eventId: Type.String(),
  userId: Type.String(),
  /** Rank and name at the time of the event. */
  userName: Type.String(),
  itemId: Nullable(Type.String()),
  details: Type.Record(Type.String(), Type.Unknown()),
  /** SHA-256(0x00 || canonical bytes), hex. */
  leafHash: Type.String(),
  /** True once a signed checkpoint covers it. */
  sealed: Type.Boolean(),
});
export type LedgerEventDto = Static<typeof LedgerEvent>;

export const CorrectionEvent = Type.Object({
  eventId: Type.String(),
  originalEventId: Type.String(),
  correctionTimestamp: Timestamp,
  correctingUserId: Type.String(),
  reason: Type.String(),
  originalEventType: Type.String(),
  ledgerTransactionId: Nullable(Type.String()),
  ledgerSequenceNumber: Nullable(Type.Integer()),
});
export type CorrectionEventDto = Static<typeof CorrectionEvent>;

/** One thing that does not hold, in the words of the screen. */
export const Finding = Type.Object({
  code: Type.String(),
  message: Type.String(),
  seq: Type.Optional(Type.Integer()),
  itemId: Type.Optional(Type.String()),
});

export const Verification = Type.Object({
  is_verified: Type.Boolean(),
  size: Type.Integer(),
  /** Root hash of the tree of `size` events, hex. */
  root: Type.String(),
  verified_through: Type.Integer(),
  last_full_pass: Nullable(Timestamp),
  checked_at: Timestamp,
  findings: Type.Array(Finding),
});
export type VerificationDto = Static<typeof Verification>;

export const LedgerQuery = Type.Object({
  ...Paging,
  /** transfer-approved, transfer-rejected or inventory-updated; anything else is all. */
  type: Type.Optional(Type.String({ maxLength: 40 })),
  /** Rows to pass over, newest first; for numbered pages. */
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
  itemId: Type.Optional(Id),
});

export const ledgerRoutes = {
  'GET /api/ledger/history': {
    summary: 'Ledger events, newest first',
    query: LedgerQuery,
    response: Type.Array(LedgerEvent),
  },
  'GET /api/ledger/checkpoint': {
    summary: 'The newest signed checkpoint (C2SP tlog-checkpoint) and the key that signed it',
    response: Type.Object({
      note: Type.String(),
      verifierKey: Type.String(),
      size: Type.Integer(),
      root: Type.String(),
    }),
  },
  'GET /api/ledger/inclusion': {
    summary: 'Proof that event `seq` is in the tree of `size` events',
    query: Type.Object({ seq: Type.Integer({ minimum: 0 }), size: Type.Integer({ minimum: 1 }) }),
    response: Type.Object({ leafHash: Type.String(), proof: Type.Array(Type.String()) }),
  },
  'GET /api/ledger/consistency': {
    summary: 'Proof that the tree of `to` events extends the tree of `from` events',
    query: Type.Object({ from: Type.Integer({ minimum: 1 }), to: Type.Integer({ minimum: 1 }) }),
    response: Type.Object({ proof: Type.Array(Type.String()) }),
  },
  'GET /api/verification/database': {
    summary: 'Does the ledger hold? Re-hashes stored bytes and folds events against the tables',
    response: Verification,
  },
  'GET /api/corrections': { summary: 'Corrections, newest first', response: Type.Array(CorrectionEvent) },
  'POST /api/corrections': {
    summary: 'Correct an event; the original stays',
    body: Type.Object({ originalEventId: Line(64), reason: Line(2000) }),
    response: CorrectionEvent,
    status: 201,
  },
} as const satisfies Record<string, RouteContract>;
