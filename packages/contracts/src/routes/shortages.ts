import { type Static, Type } from 'typebox';
import { SHORTAGE_STATES } from '../vocabulary';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Message,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';

/** A calendar day, e.g. `2026-11-22`. */
const Day = Type.String({ format: 'date' });

/** What one count found short of a component. */
export const Shortage = Type.Object({
  /** 'SH-' and a number. */
  id: Id,
  item: Type.Object({
    id: Id,
    name: Type.String(),
    serial_number: Type.String(),
    nsn: Nullable(Type.String()),
    /** When it left the book. Its shortages stay open until a document ends them. */
    left_at: Nullable(Timestamp),
  }),
  /** Null where the component was removed from the item since. */
  component_id: Nullable(Id),
  name: Type.String(),
  nsn: Nullable(Type.String()),
  quantity: Type.Integer(),
  since: Timestamp,
  /** Who held the item then. Null for the property book. */
  accountable: Nullable(Person),
  /** Who holds the item now. Null for the property book. */
  holder: Nullable(Person),
  /** The order, statement of charges or other paper. */
  document_number: Nullable(Type.String()),
  document_date: Nullable(Day),
  state: Enum(SHORTAGE_STATES),
  ended_by: Nullable(Person),
  ended_at: Nullable(Timestamp),
  ended_reason: Nullable(Type.String()),
  /** Whether the caller may enter a document or end it. */
  may_edit: Type.Boolean(),
});
export type ShortageDto = Static<typeof Shortage>;

export const EditShortageBody = Type.Object(
  {
    documentNumber: Type.Optional(Nullable(Prose(40))),
    documentDate: Type.Optional(Nullable(Day)),
    /** Ends it by its document, with a reason. */
    ended: Type.Optional(Type.Literal(true)),
    reason: Type.Optional(Prose(500)),
  },
  { additionalProperties: false },
);
export type EditShortageDto = Static<typeof EditShortageBody>;

export const shortageRoutes = {
  'GET /api/shortages': {
    summary: 'Shortages of components: of items that I may see, and those that I answer for; newest first',
    query: Type.Object({
      ...Paging,
      ...Changes,
      /** Who holds the item now. */
      holder: Type.Optional(Id),
      /** Who answers for it. */
      accountable: Type.Optional(Id),
      /** Of the end item or of the component. */
      nsn: Type.Optional(Type.String({ maxLength: 32 })),
      item: Type.Optional(Id),
      /** Without it both. */
      state: Type.Optional(Enum(SHORTAGE_STATES)),
    }),
    response: Type.Array(Shortage),
  },
  'GET /api/shortages/annex': {
    summary: 'The shortage annex of what a person holds',
    query: Type.Object({ holder: Id }),
    refuses: [404],
    showsSensitive: true,
    produces: 'application/pdf',
    response: Message,
  },
  'PATCH /api/shortages/:id': {
    summary: 'Enter the order or other document of a shortage, or end it by one',
    params: IdParams,
    body: EditShortageBody,
    response: Shortage,
  },
} as const satisfies Record<string, RouteContract>;
