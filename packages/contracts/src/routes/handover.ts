import { type Static, Type } from 'typebox';
import {
  COUNTER_KINDS,
  SIGNATURE_METHODS,
  HANDOVER_MODES,
  HANDOVER_STATES,
  OUT_STATES,
  POSSESSION_BASES,
  PROPERTY_STATUSES,
  TEMPORARY_ACTS,
} from '../vocabulary';
import { COUNTER_PIN_STATES } from '../pin-rules';
import { Enum, Id, Nullable, Person, Timestamp } from './common';
import { Component } from './component';
import { PasskeyHandle } from './passkeys';

/** Who has an item now: a person, or a counter that stores it. Null where nothing else is recorded: its holder has it. */
export const Possession = Nullable(
  Type.Object({
    kind: Enum(['person', 'counter']),
    /** Id of the person or the counter. */
    id: Id,
    /** Rank and last name, or what the counter is called. */
    name: Type.String(),
    since: Timestamp,
    due_at: Nullable(Timestamp),
    basis: Enum(POSSESSION_BASES),
    /** When the person said that they brought it back; nothing moved. */
    claimed_at: Type.Optional(Nullable(Timestamp)),
    /** The hand-over that began it. */
    handover_id: Type.Optional(Nullable(Id)),
  }),
);
export type PossessionDto = Static<typeof Possession>;

/** A person whom a counter serves, so that two people of one name are told apart. */
const ServedPerson = Type.Object({
  ...Person.properties,
  firstName: Type.String(),
  /** Another person whom the counter serves has the same rank and last name. */
  sharesName: Type.Boolean(),
});
export type ServedPersonDto = Static<typeof ServedPerson>;

const NamedItem = Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() });

/** A counter, as acts at it name it. */
const NamedCounter = Type.Object({ id: Id, name: Type.String(), unit: Type.String() });

/** What the caller may do at a counter now. */
const CounterActs = Type.Object({
  /** Hand over and take back: they are appointed. */
  operate: Type.Boolean(),
  /** Its name, stock and authorizations. */
  setUp: Type.Boolean(),
  appoint: Type.Boolean(),
  /** See the board, the log and the authorizations. */
  read: Type.Boolean(),
});

export const Counter = Type.Object({
  /** 'CT-' and a number. */
  id: Id,
  name: Type.String(),
  kind: Enum(COUNTER_KINDS),
  unit: Type.Object({ id: Id, name: Type.String() }),
  closed_at: Nullable(Timestamp),
  /** Items that it keeps. */
  stock: Type.Integer(),
  /** How many of them are out. */
  out: Type.Integer(),
  may: CounterActs,
});
export type CounterDto = Static<typeof Counter>;

/** An appointment or an authority is in force until this time. */
const Term = { since: Timestamp, until: Timestamp };

export const CounterDetail = Type.Object({
  ...Counter.properties,
  /** Appointments in force; without their orders for a person who may not read here. */
  operators: Type.Array(
    Type.Object({ person: Person, order_reference: Type.String(), set_by: Person, ...Term }),
  ),
  /** Holders who let the operators issue in their name; of them only the caller, where they may not read here. */
  authorities: Type.Array(Type.Object({ holder: Person, ...Term })),
  /** Hand-overs of which nobody acknowledged the receipt in 72 hours. */
  unacknowledged: Type.Integer(),
});
export type CounterDetailDto = Static<typeof CounterDetail>;

/** An operator at a device. */
export const CounterSession = Type.Object({
  id: Id,
  counter: NamedCounter,
  operator: Person,
  device_name: Type.String(),
  opened_at: Timestamp,
  closed_at: Nullable(Timestamp),
});
export type CounterSessionDto = Static<typeof CounterSession>;

/** An item as a counter shows it. */
export const CounterItem = Type.Object({
  ...NamedItem.properties,
  nsn: Nullable(Type.String()),
  current_status: Enum(PROPERTY_STATUSES),
  is_sensitive: Type.Boolean(),
  /** The counter keeps it. */
  in_stock: Type.Boolean(),
  rack: Nullable(Type.String()),
  /** Who signed for it; null where nobody has. */
  holder: Nullable(Person),
  possession: Possession,
  /** Whose weapon it is by the authorizations of the counter. */
  authorized: Nullable(Person),
  /** They travel with it. */
  mounted: Type.Array(NamedItem),
  /** They travel with it. */
  components: Type.Array(Component),
});
export type CounterItemDto = Static<typeof CounterItem>;

export const CounterAuthorization = Type.Object({
  person: Person,
  item: NamedItem,
  rack: Nullable(Type.String()),
  /** 'WC-' and a number; null until its card was printed. */
  card_number: Nullable(Type.String()),
  since: Timestamp,
});
export type CounterAuthorizationDto = Static<typeof CounterAuthorization>;

/** What the authorizations of a counter leave open. */
export const AuthorizationGaps = Type.Object({
  /** Items of the stock that are nobody's. */
  stock: Type.Array(Type.Object({ item: NamedItem, rack: Nullable(Type.String()) })),
  /** Active people of the counter's unit and below who are authorized for nothing of it. */
  people: Type.Array(Person),
  /** Items that were somebody's and are in the stock no more, the newest first. */
  left: Type.Array(
    Type.Object({
      item: NamedItem,
      person: Person,
      card_number: Nullable(Type.String()),
      /** When the authorization and its card ended. */
      until: Timestamp,
    }),
  ),
});
export type AuthorizationGapsDto = Static<typeof AuthorizationGaps>;

/** What authorizations of a file or of the hand receipts would change. Nothing of it is written. */
export const AuthorizationPreview = Type.Object({
  lines: Type.Array(
    Type.Object({
      /** Of the file; null for a hand receipt. */
      line: Nullable(Type.Integer({ minimum: 1 })),
      person: Nullable(Person),
      item: Nullable(NamedItem),
      /** 'authorize', 'same' where the person is authorized for it already, 'refused' where it cannot be. */
      change: Enum(['authorize', 'same', 'refused']),
      /** Why it is refused; null where it is not. */
      message: Nullable(Type.String()),
    }),
  ),
});
export type AuthorizationPreviewDto = Static<typeof AuthorizationPreview>;

/** An item that is out. */
export const OutEntry = Type.Object({
  item: NamedItem,
  is_sensitive: Type.Boolean(),
  rack: Nullable(Type.String()),
  person: Person,
  basis: Enum(['draw', 'temporary', 'issue']),
  since: Timestamp,
  due_at: Nullable(Timestamp),
  state: Enum(OUT_STATES),
  handover_id: Nullable(Id),
  /** The person says that they brought it back. */
  claimed_at: Nullable(Timestamp),
  disputed: Type.Boolean(),
});
export type OutEntryDto = Static<typeof OutEntry>;

/** All that a device of a counter needs for a shift. */
export const CounterPack = Type.Object({
  counter: Counter,
  session: CounterSession,
  /** People whom the counter serves: of its unit and below, and who are authorized for one of its weapons. */
  people: Type.Array(
    Type.Object({
      ...ServedPerson.properties,
      /** They can sign with a PIN there. */
      counter_ready: Type.Boolean(),
      /** What their PIN is worth there. */
      counter_pin: Enum(COUNTER_PIN_STATES),
      /** Why their PIN signs nothing there, as a sentence; null where it does. */
      counter_refusal: Nullable(Type.String()),
    }),
  ),
  stock: Type.Array(CounterItem),
  authorizations: Type.Array(CounterAuthorization),
  out: Type.Array(OutEntry),
});
export type CounterPackDto = Static<typeof CounterPack>;

/** 'ok', 'warning' where a reason is needed, 'refused' where the line cannot be handed over. */
export const LINE_VERDICTS = ['ok', 'warning', 'refused'] as const;

/** A line of a list, as the server checked it. */
export const CheckedLine = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  item: CounterItem,
  /** From whose hand receipt it comes; null for the property book. */
  giver: Nullable(Person),
  verdict: Enum(LINE_VERDICTS),
  /** The warning or refusal as a sentence. */
  message: Nullable(Type.String()),
  /** It passes only with a reason. */
  needs_reason: Type.Boolean(),
});
export type CheckedLineDto = Static<typeof CheckedLine>;

/** What an operator's code was read as. */
export const CounterReading = Type.Object({
  kind: Enum(['person', 'item', 'candidates', 'unknown']),
  /** A sentence on what was not found or is doubtful; null where it was found. */
  message: Nullable(Type.String()),
  person: Nullable(ServedPerson),
  item: Nullable(CounterItem),
  /** Why nobody can be handed the item in the mode of the call; null where it can be, or no mode was said. */
  refusal: Nullable(Type.String()),
  /** Near misses, or several that fit. */
  people: Type.Array(ServedPerson),
  items: Type.Array(NamedItem),
  /** With a weapon card: what its person is authorized for. Nothing of it is handed over without a scan. */
  expected: Type.Array(CounterItem),
});
export type CounterReadingDto = Static<typeof CounterReading>;

/** What the server says of a list before it is signed. */
export const Prepared = Type.Object({
  lines: Type.Array(CheckedLine),
  /** What concerns the whole list: its recipient, its due time. Null where nothing does. */
  refusal: Nullable(Type.String()),
  /** 32 random bytes in base64url, for one use within 3 minutes; null where anything was refused. */
  challenge: Nullable(Type.String()),
  /** SHA-256 in hex of the canonical JSON (RFC 8785) of what is signed. */
  content_hash: Nullable(Type.String()),
  expires_at: Nullable(Timestamp),
  /** When the items are due; null for an issue. */
  due_at: Nullable(Timestamp),
  /** With which of them the recipient may sign; none where nothing is to be signed. */
  passkeys: Type.Array(PasskeyHandle),
});
export type PreparedDto = Static<typeof Prepared>;

const HandOverLine = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  item: NamedItem,
  is_sensitive: Type.Boolean(),
  /** The item that it is mounted on, where it went along with that. */
  mounted_on: Nullable(Id),
  giver: Nullable(Person),
  transfer_id: Nullable(Id),
  reason: Nullable(Type.String()),
  /** When the person gave it back; null while they have it, where it left the book, and for a return. */
  returned_at: Nullable(Timestamp),
  /** When it left the book while the person had it. */
  left_at: Nullable(Timestamp),
});

/** What the caller may do with a receipt now. */
const ReceiptActs = Type.Object({
  confirm: Type.Boolean(),
  /** End it while it waits. */
  withdraw: Type.Boolean(),
  acknowledge: Type.Boolean(),
  dispute: Type.Boolean(),
  settle: Type.Boolean(),
  /** Extend or convert a temporary receipt, at its counter. */
  extend: Type.Boolean(),
  /** Sign the change that waits for me. */
  confirmChange: Type.Boolean(),
});

/** An extension or conversion of a temporary receipt that waits for its recipient's own session. */
const WaitingChange = Type.Object({
  act: Enum(TEMPORARY_ACTS),
  /** Until when it is extended; null for a conversion. */
  due_at: Nullable(Timestamp),
  operator: Person,
  waits_until: Timestamp,
  /** Of what is signed. */
  content_hash: Type.String(),
});

/** A hand-over that waits for the recipient's own session, as its items are now. */
const ToSign = Type.Object({
  /** Of what is signed. */
  content_hash: Type.String(),
  lines: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 1 }),
      item: Type.Pick(CounterItem, [
        'id',
        'name',
        'serial_number',
        'current_status',
        'mounted',
        'components',
      ]),
    }),
  ),
});

const SignedComponent = Type.Object({
  name: Type.String(),
  /** Quantity authorized. */
  quantity: Type.Integer(),
  required: Type.Boolean(),
  /** Null: not counted. */
  onHand: Nullable(Type.Integer()),
  /** Of those on hand. */
  damaged: Type.Integer(),
});

/** A hand-over or a return. */
export const HandOver = Type.Object({
  /** 'HO-' and a number. */
  id: Id,
  draft_id: Nullable(Type.String()),
  mode: Enum(HANDOVER_MODES),
  state: Enum(HANDOVER_STATES),
  counter: NamedCounter,
  device: Type.String(),
  operator: Person,
  /** Who took the items; of a return, who had them. */
  recipient: ServedPerson,
  /** How the recipient confirmed it; null for a return. */
  method: Nullable(Enum(SIGNATURE_METHODS)),
  purpose: Nullable(Type.String()),
  /** When what is out of it is due, as extended; once all is back, when it was. Null for what is due never. */
  due_at: Nullable(Timestamp),
  act_at: Timestamp,
  /** Null while it waits for the recipient's own session, and where it was never signed. */
  recorded_at: Nullable(Timestamp),
  /** Until when it waits; where somebody ended it, when they did. */
  waits_until: Nullable(Timestamp),
  /** Who ended it while it waited: the recipient, or an operator. */
  withdrawn_by: Nullable(Person),
  content_hash: Type.String(),
  lines: Type.Array(HandOverLine),
  acknowledged_at: Nullable(Timestamp),
  disputed_at: Nullable(Timestamp),
  dispute_reason: Nullable(Type.String()),
  settled_by: Nullable(Person),
  settled_at: Nullable(Timestamp),
  settled_note: Nullable(Type.String()),
  /** Extensions and the conversion of a temporary receipt, oldest first. */
  changes: Type.Array(
    Type.Object({ act: Enum(TEMPORARY_ACTS), at: Timestamp, method: Enum(SIGNATURE_METHODS) }),
  ),
  waiting_change: Nullable(WaitingChange),
  /**
   * Components of its lines as they were signed for or, of a return, counted; without the lines of which the ledger does not
   * say. Only where the call asks for one hand-over.
   */
  components: Type.Optional(
    Type.Array(Type.Object({ line: Type.Integer({ minimum: 1 }), components: Type.Array(SignedComponent) })),
  ),
  /** Shortages that the count of a return opened, as they were then; only where the call asks for one return. */
  shortages: Type.Optional(
    Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 1 }),
        /** 'SH-' and a number. */
        id: Id,
        /** Of the component. */
        name: Type.String(),
        quantity: Type.Integer(),
      }),
    ),
  ),
  /** What I am to sign; only where the call asks for one hand-over, and it waits for me. */
  to_sign: Type.Optional(ToSign),
  /** The nearest who may settle it, nobody where none may yet; only where the call asks for one that is disputed. */
  settlers: Type.Optional(Type.Array(Person)),
  may: ReceiptActs,
});
export type HandOverDto = Static<typeof HandOver>;

export const ReturnAnswer = Type.Object({
  /** E.g. 'M4A1 Carbine W123456 is back from SPC Whitaker.', or that it was returned already. */
  message: Type.String(),
  /** False where it was returned before: nothing changed. */
  changed: Type.Boolean(),
  handover: Nullable(HandOver),
});
export type ReturnAnswerDto = Static<typeof ReturnAnswer>;

export const Out = Type.Object({
  counter: NamedCounter,
  out: Type.Integer(),
  /** Items that the counter keeps, out or not. */
  stock: Type.Integer(),
  /** Overdue first, then by due time. */
  entries: Type.Array(OutEntry),
});
export type OutDto = Static<typeof Out>;

/** An item in the issue log. */
export const LogEntry = Type.Object({
  kind: Type.Literal('item'),
  item: NamedItem,
  is_sensitive: Type.Boolean(),
  card_number: Nullable(Type.String()),
  person: Person,
  mode: Enum(['draw', 'issue', 'temporary']),
  out_at: Timestamp,
  /** When it was entered; see `isRecordedLate`. */
  recorded_at: Timestamp,
  method: Enum(SIGNATURE_METHODS),
  operator: Person,
  due_at: Nullable(Timestamp),
  in_at: Nullable(Timestamp),
  /** When the return was entered. */
  in_recorded_at: Nullable(Timestamp),
  in_by: Nullable(Person),
  /** When it left the book while the person had it. Then it has no time in. */
  left_at: Nullable(Timestamp),
  reason: Nullable(Type.String()),
  handover_id: Id,
  state: Enum(HANDOVER_STATES),
  /** The return that brought it back, and what was said of its receipt. */
  return_id: Nullable(Id),
  in_state: Nullable(Enum(HANDOVER_STATES)),
});
export type LogEntryDto = Static<typeof LogEntry>;

/** Somebody took the keys of the room at the end of a room count. */
export const LogKeys = Type.Object({
  kind: Type.Literal('keys'),
  /** Of the room count. */
  inventory_id: Id,
  person: Person,
  at: Timestamp,
  method: Enum(SIGNATURE_METHODS),
  /** Who ended the count. */
  closed_by: Person,
});
export type LogKeysDto = Static<typeof LogKeys>;

export const LogLine = Type.Union([LogEntry, LogKeys]);
export type LogLineDto = Static<typeof LogLine>;
