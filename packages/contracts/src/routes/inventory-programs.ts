import { type Static, Type } from 'typebox';
import { INVENTORY_STATES, PROGRAM_CADENCES, PROGRAM_KINDS } from '../vocabulary';
import { Enum, Id, IdParams, Line, Name, Nullable, Person, type RouteContract, Timestamp } from './common';
import { InventoryReason, WaiverBody } from './sensitive-inventories';
import { SensitiveInventory } from './sensitive-inventory';

/** YYYY-MM. */
const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' });

/** A rule that plans inventories of a unit, one for each month or each quarter. */
export const InventoryProgram = Type.Object({
  id: Id,
  title: Type.String(),
  kind: Enum(PROGRAM_KINDS),
  cadence: Enum(PROGRAM_CADENCES),
  unit: Type.String(),
  unitId: Id,
  /** In which its first cycle of 12 months begins. */
  firstMonth: Month,
  /** False once it has ended: it plans nothing any more. */
  active: Type.Boolean(),
  version: Type.Integer(),
  /** Whether the caller may change it. */
  mayChange: Type.Boolean(),
});
export type InventoryProgramDto = Static<typeof InventoryProgram>;

/** What the caller may do with an inventory of the calendar. */
const CalendarActs = Type.Object({
  /** Move its due date, and name its team. */
  change: Type.Boolean(),
  skip: Type.Boolean(),
  open: Type.Boolean(),
});

/** An inventory that a program planned, as the calendar shows it. */
export const CalendarInventory = Type.Object({
  id: Id,
  title: Type.String(),
  kind: Enum(PROGRAM_KINDS),
  programId: Id,
  unit: Type.String(),
  /** For which it was planned. It stays when the due date moves. */
  month: Month,
  dueAt: Timestamp,
  state: Enum(INVENTORY_STATES),
  /** Of a cyclic one: the LIN, NSN or name of each group of the month, with how many items it had when the plan was made. */
  groups: Type.Array(Type.Object({ key: Type.String(), items: Type.Integer() })),
  /** Items of the list; until it is opened, those planned for it. */
  items: Type.Integer(),
  /** Of an inventory that was opened: items that were read, and that nobody saw. */
  counted: Nullable(Type.Integer()),
  missing: Nullable(Type.Integer()),
  counters: Type.Array(Person),
  /** Somebody of its team has no active account any more. */
  needsCounter: Type.Boolean(),
  /** Why it was skipped or cancelled. */
  cancelReason: Nullable(Type.String()),
  closedAt: Nullable(Timestamp),
  version: Type.Integer(),
  may: CalendarActs,
});
export type CalendarInventoryDto = Static<typeof CalendarInventory>;

const Counters = (minItems: number) =>
  Type.Array(Type.Object({ userId: Id }, { additionalProperties: false }), { minItems, maxItems: 20 });

export const NewProgramBody = Type.Object(
  {
    kind: Enum(PROGRAM_KINDS),
    title: Name(80),
    unitId: Id,
    cadence: Enum(PROGRAM_CADENCES),
    firstMonth: Month,
  },
  { additionalProperties: false },
);
export type NewProgramInput = Static<typeof NewProgramBody>;

export const ChangeProgramBody = Type.Object(
  {
    title: Type.Optional(Name(80)),
    /** Ends it: what it planned and nobody opened is cancelled. */
    active: Type.Optional(Type.Literal(false)),
    version: Type.Integer(),
  },
  { additionalProperties: false },
);
export type ChangeProgramInput = Static<typeof ChangeProgramBody>;

export const ChangePlannedBody = Type.Object(
  {
    /** Who is to count; nobody yet if empty. */
    counters: Type.Optional(Counters(0)),
    dueAt: Type.Optional(Timestamp),
    /** Why the due date moves to another month. */
    reason: Type.Optional(Line(500)),
    version: Type.Integer(),
  },
  { additionalProperties: false },
);
export type ChangePlannedInput = Static<typeof ChangePlannedBody>;

export const OpenPlannedBody = Type.Object(
  {
    /** In place of its team. */
    counters: Type.Optional(Counters(1)),
    /** Rules that the caller, a Commander, waives for people. */
    waivers: Type.Optional(Type.Array(WaiverBody, { maxItems: 40 })),
  },
  { additionalProperties: false },
);
export type OpenPlannedInput = Static<typeof OpenPlannedBody>;

export const inventoryProgramRoutes = {
  'GET /api/inventory-programs': {
    summary: 'Programs of my unit and below that plan inventories, by title',
    response: Type.Array(InventoryProgram),
  },
  'POST /api/inventory-programs': {
    summary: 'Plan the inventories of 12 months',
    body: NewProgramBody,
    response: InventoryProgram,
    status: 201,
  },
  'PATCH /api/inventory-programs/:id': {
    summary: 'Rename a program, or end it',
    params: IdParams,
    body: ChangeProgramBody,
    response: InventoryProgram,
  },
  'GET /api/inventory-calendar': {
    summary:
      'Inventories that programs planned for 12 months, and earlier ones that are not closed, by due date',
    query: Type.Object({
      /** The first of the 12 months; this month without it. */
      from: Type.Optional(Month),
    }),
    response: Type.Array(CalendarInventory),
  },
  'GET /api/inventory-calendar/:id': {
    summary: 'One inventory of a program, as the calendar shows it',
    params: IdParams,
    response: CalendarInventory,
  },
  'PATCH /api/inventories/:id': {
    summary: 'Move the due date of an inventory of a program, or name its team',
    params: IdParams,
    body: ChangePlannedBody,
    response: CalendarInventory,
  },
  'POST /api/inventories/:id/skip': {
    summary: 'Skip a planned inventory; its groups join the next month',
    params: IdParams,
    body: InventoryReason,
    response: CalendarInventory,
  },
  'POST /api/inventories/:id/open': {
    summary: 'Open a planned inventory; its list is drawn from the book now',
    params: IdParams,
    body: Type.Optional(OpenPlannedBody),
    response: SensitiveInventory,
  },
} as const satisfies Record<string, RouteContract>;
