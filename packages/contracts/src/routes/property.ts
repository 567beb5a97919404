import { type Static, Type } from 'typebox';
import {
  CLOSING_KINDS,
  CLOSING_STATES,
  FORMER_KINDS,
  ITEM_CONDITIONS,
  GAIN_KINDS,
  PROPERTY_CATEGORIES,
  PROPERTY_STATUSES,
  SECURITY_LEVELS,
  SENSITIVE_MARKS,
  SENSITIVE_REASONS,
} from '../vocabulary';
import {
  Compared,
  Changes,
  Ciic,
  Enum,
  Id,
  IdParams,
  Line,
  Missing,
  Name,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { Calibration } from './calibration';
import { Component } from './component';
import { Possession } from './handover';
import { ItemPhoto } from './item-photos';
import { LossFacts } from './loss-cases';

export const CalibrationInfo = Type.Object({
  lastCalibrationDate: Nullable(Type.String()),
  nextCalibrationDueDate: Nullable(Type.String()),
  calibrationIntervalDays: Type.Integer(),
  status: Enum(['current', 'due-soon']),
  notes: Nullable(Type.String()),
  history: Type.Array(Type.Object({ date: Type.String(), notes: Type.String() })),
});

/** One link of the custody chain: who signed, and when. `user` is null for the property book itself. */
export const CustodyLink = Type.Object({ user: Nullable(Person), label: Type.String(), since: Timestamp });

export const Property = Type.Object({
  id: Id,
  name: Type.String(),
  serial_number: Type.String(),
  /** Serial numbers that it had before an amendment, the newest first. */
  former_serials: Type.Array(Type.String()),
  current_status: Enum(PROPERTY_STATUSES),
  description: Nullable(Type.String()),
  category: Enum(PROPERTY_CATEGORIES),
  location: Nullable(Type.String()),
  assigned_date: Nullable(Timestamp),
  assigned_to_user_id: Nullable(Id),
  assigned_to: Nullable(Person),
  property_model_id: Nullable(Type.String()),
  nsn: Nullable(Type.String()),
  lin: Nullable(Type.String()),
  components: Type.Array(Component),
  is_component: Type.Boolean(),
  parent_item_id: Nullable(Id),
  is_sensitive: Type.Boolean(),
  security_level: Nullable(Enum(SECURITY_LEVELS)),
  /** Controlled inventory item code. */
  ciic: Nullable(Type.String()),
  /** What the unit itself says of it; 'by-code' leaves it to its CIIC and the catalog. */
  sensitive_mark: Enum(SENSITIVE_MARKS),
  unit_of_issue: Nullable(Type.String()),
  requires_calibration: Type.Boolean(),
  calibration_info: Nullable(CalibrationInfo),
  attached_components: Type.Array(
    Type.Object({
      position: Type.String(),
      componentProperty: Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() }),
    }),
  ),
  chain: Type.Array(CustodyLink),
  /** The transfer that is open on it, if any: one at a time. */
  open_transfer: Nullable(
    Type.Object({
      id: Id,
      to: Type.String(),
      /** True where `to` has asked for the item back; false where it is offered to them. */
      is_recall: Type.Boolean(),
    }),
  ),
  /** The disputed hand-over that names it: it is not handed over again until a leader settles that. */
  disputed: Type.Optional(Nullable(Id)),
  /** Set where a closed count did not see it, until another person than its holder has. */
  missing: Type.Optional(Missing),
  /** Who has it now: a person or a counter; null where its holder does. */
  possession: Type.Optional(Possession),
  /** When it left the book; null for what is on it. */
  left_at: Nullable(Timestamp),
  /** The closing that it is on, or by which it left. */
  closing: Nullable(
    Type.Object({
      id: Id,
      kind: Enum(CLOSING_KINDS),
      state: Enum(CLOSING_STATES),
      document_number: Type.String(),
      signed_at: Nullable(Timestamp),
    }),
  ),
  /** Grows with every change of the item and of its components. */
  version: Type.Integer(),
});
export type PropertyDto = Static<typeof Property>;

/** An item that was verified. */
export const VerifiedProperty = Type.Object({
  ...Property.properties,
  /** The verification that holds for the present check. */
  verification: Type.Optional(
    Type.Object({
      /** The server's time of it. */
      at: Timestamp,
      by: Type.String(),
      /** False where it was recorded before, so that this call added nothing. */
      isNew: Type.Boolean(),
    }),
  ),
});

/** An item as its details show it. */
export const PropertyDetails = Type.Object({
  ...Property.properties,
  /** Unique item identifier of its data plate. */
  uii: Nullable(Type.String()),
  /** Why it is sensitive; null where it is not. */
  sensitive_because: Nullable(Enum(SENSITIVE_REASONS)),
  /** Identifying numbers that it had before an amendment, the newest first. */
  former_identifiers: Type.Array(
    Type.Object({ kind: Enum(FORMER_KINDS), value: Type.String(), until: Timestamp, amendmentId: Id }),
  ),
  /** The newest amendment of it that is reported or proposed; null where there is none. */
  open_amendment: Nullable(Type.Object({ id: Id, state: Enum(['reported', 'proposed']) })),
  /** How it came into the book. */
  gain: Type.Object({
    kind: Enum(GAIN_KINDS),
    document_number: Nullable(Type.String()),
    from: Nullable(Type.String()),
    /** When and by whom it was entered; null for an item from before this was recorded. */
    at: Nullable(Timestamp),
    by: Nullable(Type.String()),
    /** Who signed for a found item; null while nobody has, and for every other gain. */
    signed_by: Nullable(Type.String()),
    signed_at: Nullable(Timestamp),
  }),
  /** Its holder's account is deactivated: it stays on their hand receipt until it is recalled or handed over. */
  holder_deactivated: Type.Boolean(),
  /** Where it was before it changed hands, while nobody has said where it is now; null for any other item. */
  last_location: Nullable(Type.Object({ location: Type.String(), until: Timestamp })),
  /** Photos of it, the oldest first. */
  photos: Type.Array(ItemPhoto),
  /** Calibrations that were recorded of it, the newest first; what was voided among them. */
  calibrations: Type.Array(Calibration),
  /** Days between two calibrations, by itself or by the catalog; null where neither says so. */
  calibration_days: Nullable(Type.Integer()),
  /** What it is mounted on, and where. */
  attached_to: Nullable(
    Type.Object({ id: Id, name: Type.String(), serial_number: Type.String(), position: Type.String() }),
  ),
  /** When a sensitive item was last seen and by whom, at a check or at any other time; null for any other. */
  last_verified: Nullable(Type.Object({ at: Timestamp, by: Type.String() })),
  /** The last six scheduled checks of a sensitive item, oldest first; none for any other. */
  last_checks: Type.Array(
    Type.Object({
      due: Timestamp,
      result: Enum(['done', 'late', 'missed', 'open']),
      at: Nullable(Timestamp),
      by: Nullable(Type.String()),
    }),
  ),
});
export type PropertyDetailsDto = Static<typeof PropertyDetails>;

/** How an item comes into the book. */
export const GainBody = Type.Object(
  {
    kind: Enum(GAIN_KINDS),
    /** Needed for an issue and a lateral transfer. */
    documentNumber: Type.Optional(Nullable(Prose(40))),
    /** Where it came from, or was found. */
    from: Type.Optional(Nullable(Prose(200))),
    /** Photos and PDFs that the caller uploaded. */
    uploadIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  },
  { additionalProperties: false },
);
export type GainBodyDto = Static<typeof GainBody>;

/** `assigned_to_user_id` may only name the caller: a creation starts the chain with them. */
export const CreatePropertyBody = Type.Object(
  {
    name: Name(),
    serial_number: Line(64),
    category: Type.Optional(Enum(PROPERTY_CATEGORIES)),
    description: Type.Optional(Nullable(Prose())),
    /** Read without regard to case; 'Operational' unless said. */
    current_status: Type.Optional(Type.String({ maxLength: 40 })),
    property_model_id: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
    assigned_to_user_id: Type.Optional(Nullable(Id)),
    location: Type.Optional(Nullable(Prose(200))),
    nsn: Type.Optional(Nullable(Prose(32))),
    lin: Type.Optional(Nullable(Prose(16))),
    /** Unique item identifier, as on the data plate. */
    uii: Type.Optional(Nullable(Prose(50))),
    /** Left out, it is taken from the catalog, where the NSN is in it. */
    ciic: Type.Optional(Nullable(Ciic)),
    sensitive_mark: Type.Optional(Enum(SENSITIVE_MARKS)),
    /** Without it the item was on the book before ('opening'). */
    gain: Type.Optional(GainBody),
  },
  { additionalProperties: false },
);
export type CreatePropertyDto = Static<typeof CreatePropertyBody>;

/**
 * Which of the items I may see: what I hold, what I signed down, both, what nobody of my unit and below holds, all of my
 * unit and below, all that I may see, as what I am offered, or what I have and did
 * not sign for. Who leads no unit has in place of the unit what is theirs.
 */
export const PROPERTY_SCOPES = [
  'mine',
  'assigned',
  'signedout',
  'unassigned',
  'unit',
  'visible',
  'with-me',
] as const;

export const PROPERTY_SORTS = [
  'name',
  'serialNumber',
  'category',
  'assignedDate',
  'assignedTo',
  'status',
] as const;

/** Which items a list shows, and in which order. */
export const propertyFilter = {
  q: Paging.q,
  scope: Type.Optional(Enum(PROPERTY_SCOPES)),
  category: Type.Optional(Enum(PROPERTY_CATEGORIES)),
  /** The exact status on record. */
  status: Type.Optional(Type.String({ maxLength: 40 })),
  /** The status as lists show it: 'Deadline - Maintenance' finds every item with that badge. */
  shown: Type.Optional(Type.String({ maxLength: 40 })),
  /** What left the book of my unit and those below, in place of what is on it and in the scope. */
  left: Type.Optional(Type.Boolean()),
  /** Id of the person who holds them, or 'none' for what nobody holds. */
  holder: Type.Optional(Id),
  /** Id of the person or the counter that has them now. Without a scope, of all that I may see. */
  with: Type.Optional(Id),
  /** Sensitive items, items missing in a count, short of components, due for calibration, or in an amendment that waits for a signature. */
  only: Type.Optional(Enum(ITEM_CONDITIONS)),
  /** A column of PROPERTY_SORTS, with a minus sign before it for descending. */
  sort: Type.Optional(Type.String({ maxLength: 40 })),
};

export const PropertyQuery = Type.Object({
  ...Paging,
  ...Changes,
  ...propertyFilter,
  /** Of these items only: their ids, with commas between them. */
  ids: Type.Optional(Type.String({ maxLength: 8000 })),
});

/** One of the two. Case and blanks around them do not count. */
export const PropertyLookupQuery = Type.Object({
  serialNumber: Type.Optional(Compared(64)),
  uii: Type.Optional(Compared(100)),
});

/** An item with how it was found: by a number that it has, or had before an amendment. */
export const FoundProperty = Type.Object({
  ...Property.properties,
  found_by: Enum(['serial-number', 'uii', 'former-serial-number', 'former-uii']),
});
export type FoundPropertyDto = Static<typeof FoundProperty>;

export const propertyRoutes = {
  'GET /api/property': {
    summary: 'Items of mine, or that I may see',
    query: PropertyQuery,
    response: Type.Array(Property),
  },
  'GET /api/property/counts': {
    summary:
      'How many items I hold and have signed down, nobody holds, my unit has, I may see, and I have without having signed for them',
    response: Type.Object({
      assigned: Type.Integer(),
      signedout: Type.Integer(),
      unassigned: Type.Integer(),
      unit: Type.Integer(),
      visible: Type.Integer(),
      with_me: Type.Integer(),
    }),
  },
  'GET /api/property/holders': {
    summary: 'Who holds the items of my unit, and how many each',
    response: Type.Array(Type.Object({ person: Person, items: Type.Integer() })),
  },
  'GET /api/property-lookup': {
    summary: 'Items that I may see with exactly this serial number or UII, now or before an amendment',
    query: PropertyLookupQuery,
    response: Type.Array(FoundProperty),
  },
  'GET /api/property-gone': {
    summary: 'Items that left my sight since: that moved away, left the book, or that I am no longer offered',
    query: Type.Object({
      changedSince: Type.String({ minLength: 1, maxLength: 1000 }),
      limit: Paging.limit,
      cursor: Paging.cursor,
    }),
    response: Type.Array(Type.Object({ id: Id })),
  },
  'GET /api/property/:id': { summary: 'One item', params: IdParams, response: PropertyDetails, etag: true },
  'POST /api/property': {
    summary: 'Enter an item in the property book',
    body: CreatePropertyBody,
    response: Property,
    status: 201,
  },
  'PATCH /api/property/:id/status': {
    summary: 'Change the status of an item',
    ifMatch: true,
    params: IdParams,
    body: Type.Object(
      {
        status: Type.String({ maxLength: 40 }),
        /** Needed for 'Lost': what happened, and when and where it was last seen. */
        loss: Type.Optional(LossFacts),
      },
      { additionalProperties: false },
    ),
    response: Property,
  },
  'POST /api/property/:id/verify': {
    summary: 'Record that the item was seen and its serial number read',
    params: IdParams,
    body: Type.Object(
      { verificationType: Line(40), notes: Type.Optional(Prose()) },
      { additionalProperties: false },
    ),
    response: VerifiedProperty,
  },
  'POST /api/property/:id/recall': {
    summary: 'Ask the holder to give an item back',
    params: IdParams,
    body: Type.Optional(
      Type.Object(
        {
          notes: Type.Optional(Prose()),
          /** The day by which it is asked back. */
          dueOn: Type.Optional(Nullable(Type.String({ format: 'date' }))),
        },
        { additionalProperties: false },
      ),
    ),
    /** `holder` is who was asked: the person who holds it now. */
    response: Type.Object({ transferId: Id, holder: Type.String() }),
    status: 201,
  },
} as const satisfies Record<string, RouteContract>;
