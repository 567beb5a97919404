import { type Static, Type } from 'typebox';
import { ARCS, COMPONENT_KINDS } from '../vocabulary';
import { Enum, Name, Nullable, Paging, Person, Prose, type RouteContract, Timestamp } from './common';

/** A calendar day, e.g. `2026-11-22`. */
const Day = Type.String({ format: 'date' });
const NsnParams = Type.Object({ nsn: Prose(32) });

/** A component that every item of an NSN has. */
export const ComponentListLine = Type.Object(
  {
    kind: Enum(COMPONENT_KINDS),
    name: Name(),
    nsn: Nullable(Prose(32)),
    /** Unit of issue. */
    ui: Nullable(Prose(8)),
    /** Accounting requirements code. */
    arc: Nullable(Enum(ARCS)),
    /** Quantity authorized. */
    quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    required: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type ComponentListLineDto = Static<typeof ComponentListLine>;

const listFacts = {
  nsn: Type.String(),
  /** What most of the items are called; null where there are none. */
  name: Nullable(Type.String()),
  /** How many items of the NSN the caller may see. */
  items: Type.Integer(),
  /** 0 where there is no list. */
  version: Type.Integer(),
  /** The technical manual that lists the components, and its date. */
  tm_number: Nullable(Type.String()),
  tm_date: Nullable(Day),
  published_by: Nullable(Person),
  published_at: Nullable(Timestamp),
};

/** A list in the list of lists. */
export const ComponentListSummary = Type.Object({ ...listFacts, line_count: Type.Integer() });
export type ComponentListSummaryDto = Static<typeof ComponentListSummary>;

/** The components of an NSN by its publication. */
export const ComponentList = Type.Object({ ...listFacts, lines: Type.Array(ComponentListLine) });
export type ComponentListDto = Static<typeof ComponentList>;

export const PublishListBody = Type.Object(
  {
    tmNumber: Type.Optional(Nullable(Prose(60))),
    tmDate: Type.Optional(Nullable(Day)),
    lines: Type.Array(ComponentListLine, { minItems: 1, maxItems: 500 }),
    /** The version that the user has seen; 0 for the first list of an NSN. */
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  },
  { additionalProperties: false },
);
export type PublishListDto = Static<typeof PublishListBody>;

export const componentListRoutes = {
  'GET /api/component-lists': {
    summary: 'NSNs of the items that I may see with their component lists, those without a list first',
    query: Type.Object(Paging),
    response: Type.Array(ComponentListSummary),
  },
  'GET /api/component-lists/:nsn': {
    summary: 'The component list of an NSN',
    params: NsnParams,
    response: ComponentList,
  },
  'PUT /api/component-lists/:nsn': {
    summary: 'Publish the component list of an NSN to all items of it',
    params: NsnParams,
    body: PublishListBody,
    response: Type.Object({
      list: ComponentList,
      /** Items of the NSN, those of them that changed, and those whose counts were kept. */
      items: Type.Integer(),
      changed: Type.Integer(),
      counted: Type.Integer(),
    }),
  },
} as const satisfies Record<string, RouteContract>;
