import { type Static, Type } from 'typebox';
import {
  COUNTER_KINDS,
  SIGNATURE_METHODS,
  HANDOVER_MODES,
  HANDOVER_STATES,
  TEMPORARY_ACTS,
} from '../vocabulary';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Line,
  Message,
  Name,
  Nullable,
  Paging,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { ComponentCountBody } from './component';
import {
  AuthorizationGaps,
  AuthorizationPreview,
  Counter,
  CounterAuthorization,
  CounterDetail,
  CounterItem,
  CounterPack,
  CounterReading,
  CounterSession,
  HandOver,
  LogLine,
  Out,
  Prepared,
  ReturnAnswer,
} from './handover';
import { PasskeyAssertion } from './passkeys';
import { Pin } from './settings';

const closed = { additionalProperties: false };
const Day = Type.String({ format: 'date' });
export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** 32 bytes in base64url. */
export const Challenge = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
/** Lines of one hand-over. */
export const HANDOVER_LIMIT = 100;

export const CreateCounterBody = Type.Object(
  { name: Name(80), unitId: Id, kind: Enum(COUNTER_KINDS) },
  closed,
);
export type CreateCounterDto = Static<typeof CreateCounterBody>;

export const EditCounterBody = Type.Object(
  {
    name: Type.Optional(Name(80)),
    /** True ends it: it has no stock and nothing is out. */
    closed: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type EditCounterDto = Static<typeof EditCounterBody>;

/** The last day of an appointment; null ends it at once. */
const Until = Nullable(Day);

export const AppointOperatorBody = Type.Object(
  { until: Until, /** Needed unless it ends. */ orderReference: Type.Optional(Nullable(Prose(200))) },
  closed,
);
export type AppointOperatorDto = Static<typeof AppointOperatorBody>;

export const CounterStockBody = Type.Object(
  {
    add: Type.Optional(
      Type.Array(Type.Object({ itemId: Id, rack: Type.Optional(Nullable(Prose(80))) }, closed), {
        maxItems: 500,
      }),
    ),
    remove: Type.Optional(Type.Array(Id, { maxItems: 500 })),
  },
  closed,
);
export type CounterStockDto = Static<typeof CounterStockBody>;

const HandOverModes = Enum(['draw', 'issue', 'temporary']);
const handOverContent = {
  sessionId: Id,
  /** Of the list on the device; a second commit of it answers the first result. */
  draftId: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
  mode: HandOverModes,
  recipientId: Id,
  /** Of a temporary receipt; a draw without it is due at the closing time of the counter. */
  dueAt: Type.Optional(Nullable(Timestamp)),
  /** Of a temporary receipt. */
  purpose: Type.Optional(Nullable(Prose(200))),
  /** When it was done, where it is entered afterwards. */
  actAt: Type.Optional(Nullable(Timestamp)),
  lines: Type.Array(Type.Object({ itemId: Id, reason: Type.Optional(Nullable(Prose(500))) }, closed), {
    minItems: 1,
    maxItems: HANDOVER_LIMIT,
  }),
};

/** What the recipient of a temporary receipt was shown, and signs. */
export const ConfirmChangeBody = Type.Object({ contentHash: Hash }, closed);
export type ConfirmChangeDto = Static<typeof ConfirmChangeBody>;

/** What the recipient of a hand-over was shown, and signs. */
export const ConfirmHandOverBody = Type.Object({ contentHash: Hash }, closed);
export type ConfirmHandOverDto = Static<typeof ConfirmHandOverBody>;

export const PrepareHandOverBody = Type.Object(handOverContent, closed);
export type PrepareHandOverDto = Static<typeof PrepareHandOverBody>;

/** How the recipient confirms. Their PIN is in this call alone. */
export const CounterConfirmation = Type.Object(
  {
    method: Enum(SIGNATURE_METHODS),
    /** With 'pin-on-device'. */
    pin: Type.Optional(Pin),
    /** With 'passkey-on-device', over SHA-256 of the challenge's bytes and those of the content hash. */
    assertion: Type.Optional(PasskeyAssertion),
  },
  closed,
);
export type CounterConfirmationDto = Static<typeof CounterConfirmation>;

const signed = { challenge: Challenge, contentHash: Hash, confirmation: CounterConfirmation };

export const CommitHandOverBody = Type.Object({ ...handOverContent, ...signed }, closed);
export type CommitHandOverDto = Static<typeof CommitHandOverBody>;

export const CounterReadBody = Type.Object(
  {
    sessionId: Id,
    code: Line(1000),
    /** Who was read before, for the warning of an item. */ recipientId: Type.Optional(Nullable(Id)),
    /** In which an item is to be handed over, for its refusal. */
    mode: Type.Optional(HandOverModes),
  },
  closed,
);
export type CounterReadDto = Static<typeof CounterReadBody>;

export const ReturnBody = Type.Object(
  {
    sessionId: Id,
    itemId: Id,
    /** Its serial number was typed and not scanned. */
    typed: Type.Boolean(),
    /** Custody goes back as well. */
    takeOff: Type.Optional(Type.Boolean()),
    componentCounts: Type.Optional(Type.Array(ComponentCountBody, { minItems: 1, maxItems: 500 })),
    /** When it was brought back, where it is entered afterwards. */
    actAt: Type.Optional(Nullable(Timestamp)),
    /** The hand-over that gave it out, where the return waited on a device: given out again since, it stays out. */
    handoverId: Type.Optional(Nullable(Id)),
  },
  closed,
);
export type ReturnDto = Static<typeof ReturnBody>;

const TemporaryAct = {
  sessionId: Id,
  act: Enum(TEMPORARY_ACTS),
  /** With 'extend'. */ dueAt: Type.Optional(Nullable(Timestamp)),
};

export const PrepareTemporaryBody = Type.Object(TemporaryAct, closed);
export type PrepareTemporaryDto = Static<typeof PrepareTemporaryBody>;

export const ExtendBody = Type.Object({ sessionId: Id, dueAt: Timestamp, ...signed }, closed);
export type ExtendDto = Static<typeof ExtendBody>;
export const ConvertBody = Type.Object({ sessionId: Id, ...signed }, closed);
export type ConvertDto = Static<typeof ConvertBody>;

export const AuthorizationsBody = Type.Object(
  {
    /** Who is authorized for which weapon from now on; an entry with no person ends the one of its item. */
    entries: Type.Array(Type.Object({ itemId: Id, userId: Nullable(Id) }, closed), {
      minItems: 1,
      maxItems: 500,
    }),
  },
  closed,
);
export type AuthorizationsDto = Static<typeof AuthorizationsBody>;

export const AuthorizationPreviewBody = Type.Object(
  {
    /** CSV with user name and serial number in each line; without it the hand receipts of the stock are taken. */
    text: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 100_000 }))),
  },
  closed,
);
export type AuthorizationPreviewBodyDto = Static<typeof AuthorizationPreviewBody>;

const OperatorParams = Type.Object({ id: Id, userId: Id });
const SessionParams = Type.Object({ id: Id, sessionId: Id });
/** The call answers a file and nothing else. */
const FileOnly = Type.Never();
/** Without a last day today; without a first one the 7 days that end with the last. */
const LogQuery = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) });

export const counterRoutes = {
  'GET /api/counters': { summary: 'Counters that I operate, set up or read', response: Type.Array(Counter) },
  'GET /api/counters/:id': {
    summary: 'One counter with its operators and who lets them issue in their name',
    params: IdParams,
    response: CounterDetail,
  },
  'POST /api/counters': {
    summary: 'Set up a counter of a unit',
    body: CreateCounterBody,
    response: CounterDetail,
    status: 201,
  },
  'PATCH /api/counters/:id': {
    summary: 'Rename a counter, or close it',
    params: IdParams,
    body: EditCounterBody,
    response: CounterDetail,
  },
  'PUT /api/counters/:id/operators/:userId': {
    summary: 'Appoint an operator until a day, by an order, or end the appointment',
    params: OperatorParams,
    body: AppointOperatorBody,
    response: CounterDetail,
  },
  'GET /api/counters/:id/stock': {
    summary: 'Items that a counter keeps, by name',
    params: IdParams,
    query: Type.Object({ ...Paging }),
    refuses: [403],
    response: Type.Array(CounterItem),
  },
  'PUT /api/counters/:id/stock': {
    summary: 'Add items to what a counter keeps, and remove items from it',
    params: IdParams,
    body: CounterStockBody,
    response: CounterDetail,
  },
  'PUT /api/counters/:id/authority': {
    summary: 'Let the operators of a counter issue in my name what I hold, until a day; null withdraws it',
    params: IdParams,
    body: Type.Object({ until: Until }, closed),
    response: CounterDetail,
  },
  'POST /api/counters/:id/sessions': {
    summary: 'Open a session of mine at a device of a counter',
    params: IdParams,
    body: Type.Object({ deviceName: Name(80) }, closed),
    response: CounterSession,
    status: 201,
  },
  'POST /api/counters/:id/sessions/:sessionId/close': {
    summary: 'Close a session of mine',
    params: SessionParams,
    response: CounterSession,
  },
  'GET /api/counters/:id/pack': {
    summary: 'People, stock, authorizations and what is out, for an open session',
    params: IdParams,
    query: Type.Object({ session: Id }),
    response: CounterPack,
    showsSensitive: true,
  },
  'POST /api/counter/read': {
    summary: 'What a code at a counter means: a person or an item. It is not stored',
    // It may come from an identity card.
    secretFields: ['code'],
    body: CounterReadBody,
    response: CounterReading,
  },
  'POST /api/counter/handovers/prepare': {
    summary: 'Check a list before its recipient signs it',
    body: PrepareHandOverBody,
    response: Prepared,
  },
  'POST /api/counter/handovers': {
    summary: 'Hand over the list that the recipient signed; 202 where it waits for their own session',
    secretFields: ['confirmation.pin'],
    body: CommitHandOverBody,
    response: HandOver,
    status: 201,
    otherStatuses: [200, 202],
  },
  'POST /api/counter/handovers/:id/confirm': {
    summary: 'Sign a hand-over that waits for me, as it was shown, in my own session',
    params: IdParams,
    body: ConfirmHandOverBody,
    response: HandOver,
    status: 201,
  },
  'POST /api/counter/handovers/:id/withdraw': {
    summary:
      'End a hand-over that waits: as its recipient, for whom it is not right, or as an operator of its counter',
    params: IdParams,
    response: HandOver,
  },
  'POST /api/counter/returns': {
    summary: 'Take an item back; 200 where it was returned before',
    body: ReturnBody,
    response: ReturnAnswer,
    status: 201,
    otherStatuses: [200],
  },
  'GET /api/counter/handovers': {
    summary: 'Hand-overs and returns that I took part in, or of counters that I read, newest first',
    query: Type.Object({
      ...Changes,
      cursor: Paging.cursor,
      limit: Paging.limit,
      counter: Type.Optional(Id),
      /** Who took the items or brought them back. */
      person: Type.Optional(Id),
      mode: Type.Optional(Enum(HANDOVER_MODES)),
      state: Type.Optional(Enum(HANDOVER_STATES)),
      day: Type.Optional(Day),
      /** Of the list on a device. */
      draft: Type.Optional(Type.String({ maxLength: 64 })),
      /** Receipts that nobody acknowledged in 72 hours. */
      late: Type.Optional(Type.Boolean()),
      /** Hand-overs of which something is still out as it was handed over. */
      open: Type.Optional(Type.Boolean()),
      /** The soonest due first, of what is still out; without it the newest first. */
      order: Type.Optional(Enum(['due'])),
    }),
    response: Type.Array(HandOver),
  },
  'GET /api/counter/handovers/:id': {
    summary: 'One hand-over or return',
    params: IdParams,
    response: HandOver,
  },
  'POST /api/counter/handovers/:id/acknowledge': {
    summary: 'Say that a receipt of mine is right',
    params: IdParams,
    response: HandOver,
  },
  'POST /api/counter/handovers/:id/dispute': {
    summary: 'Dispute a receipt of mine within 30 days',
    params: IdParams,
    body: Type.Object({ reason: Line(2000) }, closed),
    response: HandOver,
  },
  'POST /api/counter/handovers/:id/settle': {
    summary: 'Settle a disputed receipt, as a leader who took no part in it',
    params: IdParams,
    body: Type.Object({ note: Line(2000) }, closed),
    response: HandOver,
  },
  'POST /api/property/:id/returned-claim': {
    summary: 'Say that I brought an item back to the counter; nothing moves',
    params: IdParams,
    response: Message,
  },
  'GET /api/counters/:id/out': {
    summary: 'Who is out: items of a counter with a person, overdue first',
    params: IdParams,
    response: Out,
  },
  'GET /api/counters/:id/out.csv': {
    summary: 'The same as CSV',
    params: IdParams,
    response: FileOnly,
    showsSensitive: true,
    produces: 'text/csv',
  },
  'GET /api/counters/:id/log': {
    summary:
      'The issue log of a counter, the newest first: one line an item, and who took the keys; at most 92 days',
    params: IdParams,
    query: LogQuery,
    response: Type.Array(LogLine),
  },
  'GET /api/counters/:id/log.csv': {
    summary: 'The same as CSV, of at most 366 days',
    params: IdParams,
    query: LogQuery,
    response: FileOnly,
    showsSensitive: true,
    produces: 'text/csv',
  },
  'GET /api/counters/:id/authorizations': {
    summary: 'Who is authorized for which weapon of a counter',
    params: IdParams,
    response: Type.Array(CounterAuthorization),
  },
  'GET /api/counters/:id/authorizations/gaps': {
    summary: 'Stock without a person, people without a weapon, and weapons that left the stock',
    params: IdParams,
    refuses: [403],
    response: AuthorizationGaps,
  },
  'POST /api/counters/:id/authorizations/preview': {
    summary: 'What a file of authorizations, or the hand receipts of the stock, would change',
    params: IdParams,
    body: AuthorizationPreviewBody,
    response: AuthorizationPreview,
  },
  'PUT /api/counters/:id/authorizations': {
    summary: 'Authorize people for weapons of a counter, or end it',
    params: IdParams,
    body: AuthorizationsBody,
    response: Type.Array(CounterAuthorization),
  },
  'POST /api/temporary-receipts/:id/prepare': {
    summary: 'What the recipient of a temporary receipt signs to extend or convert it',
    params: IdParams,
    body: PrepareTemporaryBody,
    response: Prepared,
  },
  'POST /api/temporary-receipts/:id/extend': {
    summary: 'Extend a temporary receipt, as its recipient signed; 202 where it waits for their own session',
    params: IdParams,
    secretFields: ['confirmation.pin'],
    body: ExtendBody,
    response: HandOver,
    otherStatuses: [202],
  },
  'POST /api/temporary-receipts/:id/convert': {
    summary:
      'Make a hand receipt of a temporary receipt, as its recipient signed; 202 where it waits for them',
    params: IdParams,
    secretFields: ['confirmation.pin'],
    body: ConvertBody,
    response: HandOver,
    otherStatuses: [202],
  },
  'POST /api/temporary-receipts/:id/confirm': {
    summary: 'Sign, in my own session, the extension or conversion of a temporary receipt of mine',
    params: IdParams,
    body: ConfirmChangeBody,
    response: HandOver,
  },
} as const satisfies Record<string, RouteContract>;
