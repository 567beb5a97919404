import { type Static, Type } from 'typebox';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Line,
  Nullable,
  Paging,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';

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
  /** True where the stored bytes are not this place's event: then texts are empty, and the time is the row's. */
  damaged: Type.Optional(Type.Literal(true)),
});
export type LedgerEventDto = Static<typeof LedgerEvent>;

const EventLink = Type.Object({ eventId: Type.String(), seq: Type.Integer() });

/** One event with all that there is to say of it. */
export const LedgerEventDetails = Type.Object({
  ...LedgerEvent.properties,
  /** The stored bytes as text, exactly as hashed; null where they are no longer text. */
  body: Nullable(Type.String()),
  /** Place of the item's event before this one. */
  itemPrevSeq: Nullable(Type.Integer()),
  /** How many events the item had with this one. */
  itemCount: Nullable(Type.Integer()),
  /** Size and time of the first checkpoint that covers it. */
  sealedBy: Nullable(Type.Object({ size: Type.Integer(), sealedAt: Timestamp })),
  /** For a CORRECTION: the event it corrects, which stays as it is. */
  corrects: Nullable(EventLink),
  correctedBy: Type.Array(EventLink),
});
export type LedgerEventDetailsDto = Static<typeof LedgerEventDetails>;

/** The newest signed checkpoint (C2SP tlog-checkpoint as a signed note). */
export const LedgerCheckpoint = Type.Object({
  origin: Type.String(),
  note: Type.String(),
  /** The key that signed it. */
  verifierKey: Type.String(),
  size: Type.Integer(),
  /** Hex. */
  root: Type.String(),
  /** Events in the ledger; those past `size` are recorded and not sealed yet. */
  recorded: Type.Integer(),
  /** When the newest event happened, by its own word. */
  recordedAt: Nullable(Timestamp),
  /** When the checkpoint was signed. */
  sealedAt: Nullable(Timestamp),
  /** The largest checkpoint that a quorum of witnesses has cosigned; its note has their lines. */
  witnessed: Nullable(Type.Object({ size: Type.Integer(), root: Type.String(), note: Type.String() })),
});

/** Who witnesses the ledger, for display only: a verifier takes no key and no word of a witness from here. */
export const Witnesses = Type.Object({
  /** Name of the quorum in the server's policy; null without a policy. */
  quorum: Nullable(Type.String()),
  /** How many witnesses are a quorum. */
  required: Type.Integer(),
  /** When a quorum last agreed, of those that have answered since the server started. */
  agreedAt: Nullable(Timestamp),
  /** True where every witness is on the server's own machine: for a demonstration only. */
  onThisMachine: Type.Boolean(),
  witnesses: Type.Array(
    Type.Object({
      name: Type.String(),
      /** The largest checkpoint that it cosigned, and the time of its newest cosignature. */
      size: Type.Integer(),
      at: Nullable(Timestamp),
      state: Enum(['current', 'behind', 'waiting', 'refused', 'unknown-log']),
      /** False until it answers for the first time after a start of the server: what it said before is no word of now. */
      sinceStart: Type.Boolean(),
      /** What is wrong, as a sentence. */
      problem: Nullable(Type.String()),
    }),
  ),
  /** The Hyperledger Fabric network that checkpoints are anchored in; null where the server is told of none. */
  fabric: Nullable(
    Type.Object({
      /** The newest anchor whose transaction Fabric found VALID: block, events covered, and when. */
      anchor: Nullable(Type.Object({ block: Type.Integer(), size: Type.Integer(), at: Timestamp })),
      /** When the network was last asked. */
      askedAt: Nullable(Timestamp),
      /** Since when it has not answered; null while it does. */
      awaySince: Nullable(Timestamp),
      /** Fabric's validation code, where it did not accept the newest transaction. */
      notAccepted: Nullable(Type.String()),
      /** Why the chaincode refused the checkpoint, as a sentence. */
      refused: Nullable(Type.String()),
    }),
  ),
});
export type WitnessesDto = Static<typeof Witnesses>;

/** The keys of the log. Follow `rotations` from a key that you trust; do not take `verifierKey` on faith. */
export const LedgerKeys = Type.Object({
  origin: Type.String(),
  /** The key that signs now. */
  verifierKey: Type.String(),
  firstKey: Type.String(),
  /** Oldest first. `authorisation` is a signed note of the key before, which names the next one. */
  rotations: Type.Array(Type.Object({ seq: Type.Integer(), authorisation: Type.String() })),
});
export type LedgerKeysDto = Static<typeof LedgerKeys>;

/** An event's own bytes with the proof that the tree holds them. */
export const EventEvidence = Type.Object({
  seq: Type.Integer(),
  eventId: Type.String(),
  /** The stored bytes as text; hash them, do not believe `leafHash`. */
  body: Type.String(),
  leafHash: Type.String(),
  /** Inclusion proof in the tree of `size` events; null for an event past them. */
  proof: Nullable(Type.Array(Type.String())),
});
export type EventEvidenceDto = Static<typeof EventEvidence>;

/** Evidence for a person to check themselves, against the root of a checkpoint that they have verified. */
export const Evidence = Type.Object({
  /** Size of the tree that the proofs are of: the one asked for, else the newest checkpoint's; 0 before the first. */
  size: Type.Integer(),
  events: Type.Array(EventEvidence),
});
export type EvidenceDto = Static<typeof Evidence>;

export const CorrectionEvent = Type.Object({
  eventId: Type.String(),
  originalEventId: Type.String(),
  correctionTimestamp: Timestamp,
  correctingUserId: Type.String(),
  reason: Type.String(),
  originalEventType: Type.String(),
  ledgerTransactionId: Nullable(Type.String()),
  ledgerSequenceNumber: Nullable(Type.Integer()),
  /** True where the stored bytes are not this place's event: then texts are empty, and the time is the row's. */
  damaged: Type.Optional(Type.Literal(true)),
});
export type CorrectionEventDto = Static<typeof CorrectionEvent>;

/** One thing that does not hold, in the words of the screen. */
export const Finding = Type.Object({
  code: Type.String(),
  message: Type.String(),
  seq: Type.Optional(Type.Integer()),
  itemId: Type.Optional(Type.String()),
  /** The record that it is about: what findings call its kind, and the id of its row. */
  record: Type.Optional(Type.Object({ kind: Type.String(), id: Type.String() })),
});

const Cause = Type.Object({
  message: Type.String(),
  /** The place of the event that it is about. */
  seq: Nullable(Type.Integer()),
  /** Findings that follow from it. */
  consequences: Type.Integer(),
});

export const Verification = Type.Object({
  is_verified: Type.Boolean(),
  size: Type.Integer(),
  /** Root hash of the tree of `size` events, hex. */
  root: Type.String(),
  verified_through: Type.Integer(),
  last_full_pass: Nullable(Timestamp),
  checked_at: Timestamp,
  /** The cause stands first. */
  findings: Type.Array(Finding),
  /** What brought the findings about; null where nothing was found, or where the reader may not read it. */
  cause: Type.Optional(Nullable(Cause)),
  /** What a reader should know and that breaks no promise; never makes `is_verified` false. */
  warnings: Type.Optional(Type.Array(Finding)),
});
export type VerificationDto = Static<typeof Verification>;

/** A check of the ledger in the background. Ask again until it no longer runs. */
export const VerificationRun = Type.Object({
  id: Type.String(),
  full: Type.Boolean(),
  /** `failed`: the check could not be made, which is never a verdict. */
  state: Enum(['running', 'done', 'failed']),
  /** Events checked so far, of `size`. */
  checked: Type.Integer(),
  size: Type.Integer(),
  startedAt: Timestamp,
  finishedAt: Nullable(Timestamp),
  result: Nullable(Verification),
  /** Why it could not be made, as a sentence. */
  message: Nullable(Type.String()),
});
export type VerificationRunDto = Static<typeof VerificationRun>;

/** A Commander's word on an incident of the ledger. */
export const IncidentAcknowledgement = Type.Object({
  /** Place of the event LEDGER INCIDENT. */
  incidentSeq: Type.Integer(),
  /** Rank and last name. */
  acknowledgedBy: Type.String(),
  acknowledgedAt: Timestamp,
  reason: Type.String(),
});
export type IncidentAcknowledgementDto = Static<typeof IncidentAcknowledgement>;

/** What a list of events is narrowed to: the kinds of the audit log, and the changes of an item's record. */
export const LEDGER_FILTERS = [
  'record-changed',
  'transfer-approved',
  'transfer-rejected',
  'inventory-updated',
] as const;
export type LedgerFilter = (typeof LEDGER_FILTERS)[number];

const FILTERS = {
  q: Paging.q,
  /** Left out: all. */
  type: Type.Optional(Enum(LEDGER_FILTERS)),
  itemId: Type.Optional(Id),
};

export const LedgerQuery = Type.Object({
  ...Paging,
  ...Changes,
  ...FILTERS,
  /** Rows to pass over, newest first; for numbered pages. */
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
});

/** At most so many events with their proofs come in one answer. */
export const EVIDENCE_AT_ONCE = 100;
const EVIDENCE_QUERY = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: EVIDENCE_AT_ONCE })),
  /** Size of the checkpoint that the caller has verified. */
  size: Type.Optional(Type.Integer({ minimum: 1 })),
};

export const ledgerRoutes = {
  'GET /api/ledger/history': {
    summary: 'Ledger events, newest first',
    query: LedgerQuery,
    response: Type.Array(LedgerEvent),
  },
  'GET /api/ledger/events/:id': {
    summary: 'One event by its id, with its exact bytes, its seal and its corrections',
    params: IdParams,
    showsSensitive: 'exact-bytes',
    response: LedgerEventDetails,
  },
  'GET /api/ledger/transfers/:id': {
    summary: 'Events of one transfer that I am a party to, newest first, whether I still see its item or not',
    params: IdParams,
    response: Type.Array(LedgerEvent),
  },
  'GET /api/ledger/checkpoint': {
    summary: 'The newest signed checkpoint (C2SP tlog-checkpoint) and the key that signed it',
    response: LedgerCheckpoint,
  },
  'GET /api/ledger/witnesses': {
    summary: 'The witnesses of this ledger and what each has signed, for display only',
    response: Witnesses,
  },
  'GET /api/ledger/key': {
    summary: 'The public keys of this log and the notes by which each authorised the next',
    response: LedgerKeys,
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
  'GET /api/ledger/subtrees': {
    summary: 'Hashes of the complete subtrees of the first `size` events, largest first',
    query: Type.Object({ size: Type.Integer({ minimum: 1 }) }),
    response: Type.Object({ hashes: Type.Array(Type.String()) }),
  },
  'GET /api/ledger/receipts': {
    summary: "Receipts of the caller's own acts after event `after`, oldest first, with proofs",
    query: Type.Object({
      /** Place of the last event that is known already; -1 or nothing for all. */
      after: Type.Optional(Type.Integer({ minimum: -1 })),
      ...EVIDENCE_QUERY,
    }),
    showsSensitive: 'exact-bytes',
    response: Evidence,
  },
  'GET /api/ledger/evidence': {
    summary: 'Events by their places, with proofs; what is out of my sight is left out',
    query: Type.Object({
      /** At most PLACES_AT_ONCE of them, `4,17,631`. */
      seqs: Type.String({ pattern: '^\\d{1,15}(,\\d{1,15})*$', maxLength: 20_000 }),
      size: EVIDENCE_QUERY.size,
    }),
    showsSensitive: 'exact-bytes',
    response: Evidence,
  },
  'GET /api/ledger/items/:id/evidence': {
    summary: 'Events of one item, newest first, with proofs; each says how many there are',
    params: IdParams,
    query: Type.Object({
      /** Only events before this place; for the next page. */
      before: Type.Optional(Type.Integer({ minimum: 1 })),
      ...EVIDENCE_QUERY,
    }),
    showsSensitive: 'exact-bytes',
    response: Evidence,
  },
  'GET /api/ledger/bundle': {
    summary: 'The whole ledger as one file that anyone can verify without this server',
    response: Type.Object({}),
    showsSensitive: true,
    produces: 'text/plain',
  },
  'GET /api/ledger/csv': {
    summary: 'Ledger events as a table for spreadsheets, newest first',
    query: Type.Object(FILTERS),
    response: Type.Object({}),
    showsSensitive: true,
    produces: 'text/csv',
  },
  'GET /api/ledger/verifier': {
    summary: 'A page that verifies an exported bundle, to keep and open from disk without any network',
    response: Type.Object({}),
    produces: 'text/html',
  },
  'POST /api/ledger/incidents/:seq/acknowledge': {
    summary: 'A Commander acknowledges an incident of the ledger: from then on it is a warning',
    params: Type.Object({ seq: Id }),
    body: Type.Object({ reason: Type.Optional(Prose(2000)) }, { additionalProperties: false }),
    response: IncidentAcknowledgement,
    status: 201,
  },
  'GET /api/verification/database': {
    summary: 'Does the ledger hold? Re-hashes stored bytes and folds events against the tables',
    response: Verification,
  },
  'GET /api/verification/last': {
    summary: 'The last check that was really made, by whichever process; checks nothing itself',
    response: Type.Object({ last: Nullable(Verification) }),
  },
  'POST /api/verification/runs': {
    summary: 'Start a check in the background, or join the one that runs',
    body: Type.Object({ full: Type.Boolean() }, { additionalProperties: false }),
    response: VerificationRun,
    status: 201,
    // The check begins behind the answer, so the row that records it must be committed by then.
    transaction: 'none',
  },
  'GET /api/verification/runs/:id': {
    summary: 'How far a check in the background is, and its verdict',
    params: IdParams,
    response: VerificationRun,
  },
  'GET /api/corrections': { summary: 'Corrections, newest first', response: Type.Array(CorrectionEvent) },
  'POST /api/corrections': {
    summary: 'Correct an event; the original stays',
    body: Type.Object({ originalEventId: Line(64), reason: Line(2000) }, { additionalProperties: false }),
    response: CorrectionEvent,
    status: 201,
  },
} as const satisfies Record<string, RouteContract>;
