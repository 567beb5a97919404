import { type Static, Type } from 'typebox';
import { CLOSING_KINDS, PROPERTY_CATEGORIES, PROPERTY_STATUSES } from '../vocabulary';
import { Possession } from './handover';
import {
  Changes,
  Enum,
  Id,
  Missing,
  Nullable,
  Paging,
  Person,
  type RouteContract,
  Timestamp,
} from './common';

/**
 * What of an item the search words were found in: 'near-serial' is one misreading away from its serial number,
 * 'former-serial' a serial number that it had before an amendment.
 */
export const INVENTORY_MATCHES = [
  'name',
  'serial',
  'former-serial',
  'near-serial',
  'nsn',
  'lin',
  'uii',
  'holder',
  'with',
] as const;
export type InventoryMatch = (typeof INVENTORY_MATCHES)[number];

/** One line of Find Item. */
export const InventoryItem = Type.Object({
  id: Id,
  name: Type.String(),
  serial_number: Type.String(),
  /** Serial numbers that it had before an amendment, the newest first. */
  former_serials: Type.Array(Type.String()),
  nsn: Nullable(Type.String()),
  lin: Nullable(Type.String()),
  category: Enum(PROPERTY_CATEGORIES),
  current_status: Enum(PROPERTY_STATUSES),
  missing: Type.Optional(Missing),
  location: Nullable(Type.String()),
  possession: Type.Optional(Possession),
  /** Null: in the property book, signed for by nobody. */
  holder: Nullable(Person),
  /** How and when it left the book; null for what is on it. Only a search finds what left. */
  left: Nullable(Type.Object({ at: Timestamp, kind: Enum(CLOSING_KINDS), document_number: Type.String() })),
  /** Empty without search words. */
  matched: Type.Array(Enum(INVENTORY_MATCHES)),
});
export type InventoryItemDto = Static<typeof InventoryItem>;

export const inventoryRoutes = {
  'GET /api/inventory': {
    summary: 'Find Item: everything I may see, by name, serial number, NSN, LIN, holder or who has it',
    query: Type.Object({ ...Paging, ...Changes }),
    response: Type.Array(InventoryItem),
  },
} as const satisfies Record<string, RouteContract>;
