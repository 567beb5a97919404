import { type Static, Type } from 'typebox';
import { COMPONENT_LIST_LIMIT } from '../constants';
import { ARCS, COMPONENT_KINDS } from '../vocabulary';
import {
  Changes,
  Enum,
  Id,
  Name,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { IMPORT_TYPES } from './import';

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
export const ComponentList = Type.Object({
  ...listFacts,
  lines: Type.Array(ComponentListLine),
  /** When this was read, by the server's clock: what was counted since is later. */
  read_at: Timestamp,
});
export type ComponentListDto = Static<typeof ComponentList>;

/** Counts of an item that a list left as they are. */
export const KeptCounts = Type.Object({
  id: Id,
  name: Type.String(),
  serial_number: Type.String(),
  /** Who holds the item; null for one that nobody signed for. */
  holder: Nullable(Person),
  /** The last count of it. */
  counted_at: Timestamp,
  counted_by: Person,
  components: Type.Array(
    Type.Object({
      name: Type.String(),
      /** Quantity authorized, by the new list. */
      quantity: Type.Integer(),
      on_hand: Type.Integer(),
      damaged: Type.Integer(),
    }),
  ),
});
export type KeptCountsDto = Static<typeof KeptCounts>;

/** A row of a file of components, as it is written there. */
export const ListFileRow = Type.Object({
  kind: Type.String(),
  name: Type.String(),
  nsn: Type.String(),
  ui: Type.String(),
  arc: Type.String(),
  quantity: Type.String(),
  required: Type.String(),
});
export type ListFileRowDto = Static<typeof ListFileRow>;

export const PublishListBody = Type.Object(
  {
    tmNumber: Type.Optional(Nullable(Prose(60))),
    tmDate: Type.Optional(Nullable(Day)),
    lines: Type.Array(ComponentListLine, { minItems: 1, maxItems: COMPONENT_LIST_LIMIT }),
    /** The version that the user has seen; 0 for the first list of an NSN. */
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  },
  { additionalProperties: false },
);
export type PublishListDto = Static<typeof PublishListBody>;

export const componentListRoutes = {
  'GET /api/component-lists': {
    summary: 'NSNs of the items that I may see with their component lists, those without a list first',
    query: Type.Object({ ...Paging, ...Changes }),
    response: Type.Array(ComponentListSummary),
  },
  'GET /api/component-lists/:nsn': {
    summary: 'The component list of an NSN',
    params: NsnParams,
    response: ComponentList,
  },
  'POST /api/component-lists/read': {
    summary: 'Read the components of a list from a file, CSV or .xlsx; nothing is published',
    consumes: IMPORT_TYPES,
    transaction: 'none',
    response: Type.Object({ rows: Type.Array(ListFileRow) }),
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
      /** Those counts, the latest first; at most 50 items. */
      kept: Type.Array(KeptCounts),
    }),
  },
} as const satisfies Record<string, RouteContract>;
