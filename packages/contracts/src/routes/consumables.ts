import { type Static, Type } from 'typebox';
import { CONSUMABLE_CATEGORIES, CONSUMABLE_UNITS } from '../vocabulary';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Name,
  Nullable,
  Paging,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';

/** A calendar day, YYYY-MM-DD. */
const Day = Type.String({ format: 'date' });

const Quantity = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Amount = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** A supply without serial numbers, on a unit's shelf (product.md, section 3). */
export const Consumable = Type.Object({
  id: Id,
  name: Type.String(),
  nsn: Nullable(Type.String()),
  category: Enum(CONSUMABLE_CATEGORIES),
  unit: Enum(CONSUMABLE_UNITS),
  currentQuantity: Type.Integer(),
  minimumQuantity: Type.Integer(),
  location: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  expirationDate: Nullable(Day),
  lastRestockDate: Nullable(Day),
  /** Rises with each change of what the form edits; stock that moves does not count. */
  version: Type.Integer(),
});
export type ConsumableDto = Static<typeof Consumable>;

export const CONSUMABLE_ENTRY_KINDS = ['restock', 'issue'] as const;

/** One movement of stock. `issuedBy` is the person who recorded it. `issuedTo` is null for a restock. */
export const ConsumptionEntry = Type.Object({
  id: Id,
  itemId: Id,
  itemName: Type.String(),
  kind: Enum(CONSUMABLE_ENTRY_KINDS),
  quantity: Type.Integer(),
  /** What was on the shelf after it. */
  balance: Type.Integer(),
  date: Timestamp,
  issuedTo: Nullable(Type.String()),
  issuedBy: Type.String(),
  notes: Nullable(Type.String()),
});
export type ConsumptionEntryDto = Static<typeof ConsumptionEntry>;

const facts = {
  name: Name(),
  nsn: Type.Optional(Nullable(Prose(32))),
  category: Enum(CONSUMABLE_CATEGORIES),
  unit: Enum(CONSUMABLE_UNITS),
  minimumQuantity: Quantity,
  location: Type.Optional(Nullable(Prose(200))),
  notes: Type.Optional(Nullable(Prose())),
  expirationDate: Type.Optional(Nullable(Day)),
};

export const CreateConsumableBody = Type.Object(
  { ...facts, currentQuantity: Quantity, lastRestockDate: Type.Optional(Nullable(Day)) },
  { additionalProperties: false },
);
export type CreateConsumableDto = Static<typeof CreateConsumableBody>;

/**
 * What may be corrected; the quantity changes only by a restock or an issue. `version` is the one that the person has
 * seen; without it nothing is checked.
 */
export const EditConsumableBody = Type.Partial(
  Type.Object({ ...facts, version: Type.Integer({ minimum: 1 }) }),
  { additionalProperties: false },
);
export type EditConsumableDto = Static<typeof EditConsumableBody>;

export const CONSUMABLE_SORTS = [
  'name',
  'category',
  'quantity',
  'expirationDate',
  'lastRestockDate',
] as const;

/** Consumables that want attention: at or below their minimum, or expired or about to. */
export const CONSUMABLE_ATTENTION = ['low-stock', 'expiring'] as const;

export const consumableRoutes = {
  'GET /api/consumables': {
    summary: 'Consumables of my company',
    query: Type.Object({
      ...Paging,
      ...Changes,
      category: Type.Optional(Enum(CONSUMABLE_CATEGORIES)),
      attention: Type.Optional(Enum(CONSUMABLE_ATTENTION)),
      /** A column of CONSUMABLE_SORTS, with a minus sign before it for descending. Default `name`. */
      sort: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: Type.Array(Consumable),
  },
  'GET /api/consumables/counts': {
    summary: 'How many consumables my company keeps, and how many want attention',
    response: Type.Object({ all: Type.Integer(), lowStock: Type.Integer(), expiring: Type.Integer() }),
  },
  'GET /api/consumables/history': {
    summary: 'Restocks and issues of my company, newest first',
    query: Type.Object({
      item: Type.Optional(Id),
      kind: Type.Optional(Enum(CONSUMABLE_ENTRY_KINDS)),
      ...Changes,
      limit: Paging.limit,
      cursor: Paging.cursor,
    }),
    response: Type.Array(ConsumptionEntry),
  },
  'GET /api/consumables/:id': { summary: 'One consumable', params: IdParams, response: Consumable },
  'POST /api/consumables': {
    summary: 'Put a consumable on the list',
    body: CreateConsumableBody,
    response: Consumable,
    status: 201,
  },
  'PATCH /api/consumables/:id': {
    summary: 'Correct what is recorded of a consumable',
    params: IdParams,
    body: EditConsumableBody,
    response: Consumable,
  },
  'POST /api/consumables/:id/restock': {
    summary: 'Add to the stock of a consumable',
    params: IdParams,
    body: Type.Object(
      {
        quantity: Amount,
        expirationDate: Type.Optional(Nullable(Day)),
        notes: Type.Optional(Nullable(Prose())),
      },
      { additionalProperties: false },
    ),
    response: Consumable,
  },
  'POST /api/consumables/:id/issue': {
    summary: 'Issue from the stock of a consumable; it never falls below nothing',
    params: IdParams,
    body: Type.Object(
      { quantity: Amount, issuedTo: Name(), notes: Type.Optional(Nullable(Prose())) },
      { additionalProperties: false },
    ),
    response: Consumable,
  },
} as const satisfies Record<string, RouteContract>;
