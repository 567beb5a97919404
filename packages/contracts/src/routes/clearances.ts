import { type Static, Type } from 'typebox';
import { OVERRIDE_HOURS } from '../constants';
import { CLEARANCE_STATES, USER_STATUSES } from '../vocabulary';
import { CalendarDay } from './account-forms';
import { PROOF_SECRETS, SignatureProof } from './amendments';
import {
  Enum,
  Id,
  IdParams,
  Line,
  Message,
  Nullable,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';

/** One thing that is in the way of a step, and where it is dealt with. */
const ClearanceEntry = Type.Object({
  id: Id,
  name: Type.String(),
  /** Of an item; null for what is none. */
  serial_number: Nullable(Type.String()),
  path: Type.String(),
});
export type ClearanceEntryDto = Static<typeof ClearanceEntry>;

/** A step of a clearance, worked out from the record when it is read, or ticked by hand. */
export const ClearanceStepWire = Type.Object({
  /** One of `CLEARANCE_STEPS`, or `hand-` and a number. */
  key: Type.String(),
  by_hand: Type.Boolean(),
  clear: Type.Boolean(),
  /** E.g. 'Nothing signed down to others', or '2 items still on the hand receipt'. */
  title: Type.String(),
  /** How many things are in the way. */
  count: Type.Integer(),
  /** The first of them. */
  entries: Type.Array(ClearanceEntry),
  /** Who ticked it; null for a step that is worked out. */
  done_by: Nullable(Person),
  done_at: Nullable(Timestamp),
});
export type ClearanceStepDto = Static<typeof ClearanceStepWire>;

/** Why an Admin may deactivate a person who is not clear, and until when. */
const ClearanceOverride = Type.Object({
  reason: Type.String(),
  by: Person,
  at: Timestamp,
  until: Timestamp,
  holds: Type.Boolean(),
});

export const Clearance = Type.Object({
  /** 'PC-' and a number. */
  id: Id,
  state: Enum(CLEARANCE_STATES),
  opened_by: Person,
  opened_at: Timestamp,
  leaves_on: CalendarDay,
  /** Negative after the day. */
  days_left: Type.Integer(),
  override: Nullable(ClearanceOverride),
  signed_by: Nullable(Person),
  signed_at: Nullable(Timestamp),
  /** When the person signed for an item after the signature, which is void since. */
  reopened_at: Nullable(Timestamp),
  cancelled_by: Nullable(Person),
  cancelled_at: Nullable(Timestamp),
});
export type ClearanceDto = Static<typeof Clearance>;

/** What the caller may do now with the clearance of a person. */
const ClearanceActs = Type.Object({
  open: Type.Boolean(),
  tick: Type.Boolean(),
  sign: Type.Boolean(),
  override: Type.Boolean(),
  cancel: Type.Boolean(),
});

/** The newest clearance of a person, and what is in the way now. */
export const PersonClearance = Type.Object({
  person: Person,
  status: Enum(USER_STATUSES),
  /** Null where none was ever opened. */
  clearance: Nullable(Clearance),
  steps: Type.Array(ClearanceStepWire),
  /** Items that they hold. */
  held: Type.Integer(),
  sensitive_held: Type.Integer(),
  /** Why the account cannot be deactivated; null where it can. */
  refusal: Nullable(Type.String()),
  may: ClearanceActs,
});
export type PersonClearanceDto = Static<typeof PersonClearance>;

export const clearanceRoutes = {
  'GET /api/people/:id/clearance': {
    summary: 'The clearance of a person who leaves: its steps, as they stand now',
    params: IdParams,
    response: PersonClearance,
  },
  'POST /api/people/:id/clearance': {
    summary: 'Start clearing a person',
    params: IdParams,
    body: Type.Object({ leavesOn: CalendarDay }, { additionalProperties: false }),
    response: PersonClearance,
    status: 201,
  },
  'POST /api/people/:id/clearance/steps': {
    summary: 'Tick a step that is done by hand, or take the tick back',
    params: IdParams,
    body: Type.Object({ key: Line(20), done: Type.Boolean() }, { additionalProperties: false }),
    response: PersonClearance,
  },
  'POST /api/people/:id/clearance/sign': {
    summary: 'Sign that a person is clear, as their Supply Sergeant or Commander',
    params: IdParams,
    body: SignatureProof,
    secretFields: PROOF_SECRETS,
    response: PersonClearance,
  },
  'POST /api/people/:id/clearance/override': {
    summary: `Let an Admin deactivate a person who is not clear, for ${OVERRIDE_HOURS} hours`,
    params: IdParams,
    body: Type.Object({ reason: Prose(2000) }, { additionalProperties: false }),
    response: PersonClearance,
  },
  'POST /api/people/:id/clearance/cancel': {
    summary: 'Stop clearing a person',
    params: IdParams,
    response: PersonClearance,
  },
  'GET /api/people/:id/clearance/memorandum': {
    summary: 'The clearance memorandum: a draft until it is signed, then a registered paper',
    params: IdParams,
    showsSensitive: true,
    produces: 'application/pdf',
    transaction: 'none',
    response: Message,
  },
} as const satisfies Record<string, RouteContract>;
