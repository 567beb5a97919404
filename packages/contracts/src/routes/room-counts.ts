import { type Static, Type } from 'typebox';
import {
  Enum,
  Id,
  IdParams,
  Line,
  Name,
  Nullable,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { Challenge, Hash } from './counter';
import { PasskeyAssertion, PasskeyHandle } from './passkeys';
import { SensitiveInventory } from './sensitive-inventory';
import { Pin } from './settings';

/** A count of what a counter keeps: an inventory of kind 'room'. */
export const RoomCount = Type.Object({
  /** Of the inventory. */
  id: Id,
  title: Type.String(),
  opened_at: Timestamp,
  opened_by: Person,
  closed_at: Nullable(Timestamp),
  closed_by: Nullable(Person),
  progress: SensitiveInventory.properties.progress,
  /** Who took the keys at the closing, and when they signed. */
  keys: Nullable(Type.Object({ person: Person, at: Timestamp })),
});
export type RoomCountDto = Static<typeof RoomCount>;

export const RoomCountDetail = Type.Object({
  ...RoomCount.properties,
  /** Items that are out on receipt while it is open, which the receipt accounts for. */
  out: Type.Array(
    Type.Object({
      item: Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() }),
      /** Rank and last name. */
      with: Type.String(),
      due_at: Nullable(Timestamp),
    }),
  ),
  /** Lines that end only with a reason, as it stands now. */
  needs_reason: Type.Array(
    Type.Object({ item_id: Id, serial_number: Type.String(), why: Enum(['not-seen', 'overdue']) }),
  ),
  may_close: Type.Boolean(),
});
export type RoomCountDetailDto = Static<typeof RoomCountDetail>;

export const PrepareKeysBody = Type.Object({ userId: Id }, { additionalProperties: false });

/** What the person who takes the keys signs with their passkey. */
export const PreparedKeys = Type.Object({
  /** 32 random bytes in base64url, for one use within 3 minutes. */
  challenge: Type.String(),
  /** SHA-256 in hex of the canonical JSON (RFC 8785) of the count, its operator, who takes the keys and what needs a reason. */
  content_hash: Type.String(),
  expires_at: Timestamp,
  /** With which of them they may sign. */
  passkeys: Type.Array(PasskeyHandle),
});
export type PreparedKeysDto = Static<typeof PreparedKeys>;

/** A passkey's signature over SHA-256 of the challenge's bytes and those of the content hash. */
const KeysSignature = Type.Object(
  { challenge: Challenge, contentHash: Hash, assertion: PasskeyAssertion },
  { additionalProperties: false },
);

export const CloseRoomCountBody = Type.Object(
  {
    notes: Type.Optional(Prose()),
    /** For each item that was not seen, and for each draw over its time. */
    reasons: Type.Optional(
      Type.Array(Type.Object({ itemId: Id, reason: Line(500) }, { additionalProperties: false }), {
        maxItems: 5000,
      }),
    ),
    /** Who takes the room over, with the PIN that they type on this device, or the signature of their passkey. */
    keysTo: Type.Optional(
      Type.Object(
        { userId: Id, device: Name(80), pin: Type.Optional(Pin), passkey: Type.Optional(KeysSignature) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type CloseRoomCountDto = Static<typeof CloseRoomCountBody>;

const RoomCountParams = Type.Object({ id: Id, inventoryId: Id });

export const roomCountRoutes = {
  'GET /api/counters/:id/room-counts': {
    summary: 'Room counts of a counter, newest first; at most 100',
    params: IdParams,
    refuses: [403],
    response: Type.Array(RoomCount),
  },
  'POST /api/counters/:id/room-counts': {
    summary: 'Open a room count of a counter that I operate',
    params: IdParams,
    response: RoomCountDetail,
    status: 201,
  },
  'GET /api/counters/:id/room-counts/:inventoryId': {
    summary: 'One room count, with what is out and what needs a reason',
    params: RoomCountParams,
    refuses: [403],
    response: RoomCountDetail,
    showsSensitive: true,
  },
  'POST /api/counters/:id/room-counts/:inventoryId/keys': {
    summary: 'What the person who takes the keys of a room signs with their passkey',
    params: RoomCountParams,
    body: PrepareKeysBody,
    response: PreparedKeys,
  },
  'POST /api/counters/:id/room-counts/:inventoryId/close': {
    summary: 'End a room count; the person who takes the keys signs it',
    params: RoomCountParams,
    body: CloseRoomCountBody,
    secretFields: ['keysTo.pin'],
    response: RoomCountDetail,
  },
} as const satisfies Record<string, RouteContract>;
