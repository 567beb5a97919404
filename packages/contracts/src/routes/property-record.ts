import { type Static, Type } from 'typebox';
import { PROPERTY_CATEGORIES, SENSITIVE_MARKS } from '../vocabulary';
import { Ciic, Enum, IdParams, Nullable, Paging, Prose, type RouteContract } from './common';
import { Property } from './property';
import { BulkAnswer, BulkIds } from './property-selection';

const location = Type.Optional(Nullable(Prose(200)));
const category = Type.Optional(Enum(PROPERTY_CATEGORIES));
const description = Type.Optional(Nullable(Prose()));

const ItemVersion = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** What changes of an item's record; what is left out stays. NSN, LIN and UII can be filled in, and not changed. */
export const EditPropertyBody = Type.Object(
  {
    category,
    location,
    description,
    nsn: Type.Optional(Nullable(Prose(32))),
    lin: Type.Optional(Nullable(Prose(16))),
    uii: Type.Optional(Nullable(Prose(100))),
    ciic: Type.Optional(Nullable(Ciic)),
    sensitive_mark: Type.Optional(Enum(SENSITIVE_MARKS)),
    /**
     * The version of the item that the person has seen: refused with 409 where it has another by now. Needed, unless
     * If-Match has it.
     */
    version: Type.Optional(ItemVersion),
  },
  { additionalProperties: false },
);
export type EditPropertyDto = Static<typeof EditPropertyBody>;

/** The same for several items. Without a version: each takes what is sent, whatever it had. */
export const BulkEditBody = Type.Object(
  { ids: BulkIds, category, location, description },
  { additionalProperties: false },
);
export type BulkEditDto = Static<typeof BulkEditBody>;

/** Edits of an item's record that one person makes alone. */
export const recordRoutes = {
  'GET /api/property/locations': {
    summary: 'The commonest locations of items that I may see, to choose from as one types',
    query: Type.Object({ q: Paging.q }),
    response: Type.Array(Type.String()),
  },
  'PATCH /api/property/:id': {
    summary:
      'Edit category, location, description or classification of an item, or fill in its NSN, LIN or UII',
    ifMatch: true,
    params: IdParams,
    body: EditPropertyBody,
    response: Property,
  },
  'POST /api/property/bulk/edit': {
    summary: 'Edit location, category or description of several items, each by itself',
    body: BulkEditBody,
    response: BulkAnswer,
  },
} as const satisfies Record<string, RouteContract>;
