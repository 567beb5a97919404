import { type Static, Type } from 'typebox';
import { SENSITIVE_MARKS } from '../vocabulary';
import { Changes, Ciic, Enum, Line, Name, Nullable, Paging, Prose, type RouteContract } from './common';
import { BulkAnswer, BulkIds } from './property-selection';

/** What is known of every item of one NSN in a property book. */
export const CatalogItem = Type.Object({
  nsn: Type.String(),
  name: Nullable(Type.String()),
  lin: Nullable(Type.String()),
  ciic: Nullable(Type.String()),
  sensitive_mark: Enum(SENSITIVE_MARKS),
  unit_of_issue: Nullable(Type.String()),
  /** Days between two calibrations. */
  calibration_days: Nullable(Type.Integer()),
  /** Items of the caller's sight with this NSN, and how many of them are sensitive. */
  items: Type.Integer(),
  sensitive_items: Type.Integer(),
  /** 0 where the catalog has no row of it yet. */
  version: Type.Integer(),
});
export type CatalogItemDto = Static<typeof CatalogItem>;

export const CatalogBody = Type.Object(
  {
    name: Type.Optional(Nullable(Name())),
    lin: Type.Optional(Nullable(Prose(16))),
    ciic: Type.Optional(Nullable(Ciic)),
    sensitive_mark: Type.Optional(Enum(SENSITIVE_MARKS)),
    unit_of_issue: Type.Optional(Nullable(Prose(16))),
    calibration_days: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 3660 }))),
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  },
  { additionalProperties: false },
);
export type CatalogBodyDto = Static<typeof CatalogBody>;

const NsnParams = Type.Object({ nsn: Line(32) });

/** What makes items sensitive: codes and marks of items, and of every item of an NSN. */
export const classificationRoutes = {
  'POST /api/property/bulk/classification': {
    summary: 'Set the CIIC or the sensitive mark of several items, each by itself',
    body: Type.Object(
      {
        ids: BulkIds,
        ciic: Type.Optional(Nullable(Ciic)),
        sensitiveMark: Type.Optional(Enum(SENSITIVE_MARKS)),
      },
      { additionalProperties: false },
    ),
    response: BulkAnswer,
  },
  'GET /api/catalog': {
    summary: 'NSNs of the items that I may see, with what the catalog says of each',
    query: Type.Object({ ...Paging, ...Changes }),
    response: Type.Array(CatalogItem),
  },
  'GET /api/catalog/:nsn': { summary: 'One NSN', params: NsnParams, response: CatalogItem },
  'PUT /api/catalog/:nsn': {
    summary: 'Say what is known of every item of an NSN, and apply it to them',
    params: NsnParams,
    body: CatalogBody,
    response: Type.Object({ item: CatalogItem, changed: Type.Integer() }),
  },
} as const satisfies Record<string, RouteContract>;
