import { type Static, Type } from 'typebox';
import { SI_CELL_STATES, SI_REPORT_STATUSES } from '../vocabulary';
import {
  Changes,
  Enum,
  Id,
  Line,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { UNIT_KINDS } from './units';

/** The state of a unit at a check. */
export const SiCell = Type.Object({
  state: Enum(SI_CELL_STATES),
  /** Sensitive items that the check asks of the unit's own people, and those of them that were seen for it. */
  expected: Type.Integer(),
  seen: Type.Integer(),
  /** Items In Repair, which the check does not ask for. */
  inShop: Type.Integer(),
  /** Why it has this state, in a few words, e.g. 'No report, 40 min late'. */
  words: Type.String(),
  /** The report that stands, where there is one. */
  report: Nullable(Type.Object({ id: Id, status: Enum(SI_REPORT_STATUSES), by: Person, at: Timestamp })),
  /** Open loss cases that make it RED, of the unit or below. */
  caseIds: Type.Array(Id),
  /** The viewer reports for the unit. */
  mayReport: Type.Boolean(),
  /** An item of the unit's own people is lost or missing in a count, in an open case: reads do not make it GREEN. */
  hasOwnLoss: Type.Boolean(),
  /** Why UP cannot be sent now; null where it can. */
  whyNotUp: Nullable(Type.String()),
});
export type SiCellDto = Static<typeof SiCell>;

export const SiBoard = Type.Object({
  /** The server's time. */
  at: Timestamp,
  /** Check times of yesterday and today, oldest first. */
  dues: Type.Array(Timestamp),
  /** The viewer's unit and those below, each after its parent. The row of a unit with others below is its own people. */
  rows: Type.Array(
    Type.Object({
      unit: Type.Object({ id: Id, name: Type.String(), kind: Enum(UNIT_KINDS) }),
      /** 0 for the viewer's own unit. */
      depth: Type.Integer(),
      /** Other units are below it. */
      isHeadquarters: Type.Boolean(),
      /** Who leads it; null where nobody active does. */
      leader: Nullable(Person),
      /** One for each check; null where it asks for nothing of the unit or below. */
      cells: Type.Array(Nullable(SiCell)),
    }),
  ),
});
export type SiBoardDto = Static<typeof SiBoard>;
export type SiRowDto = SiBoardDto['rows'][number];

/** What a person wrote, or what was filled in, under a number. */
const ReportLine = Type.Object({ label: Type.String(), value: Type.String() });

export const SiReport = Type.Object({
  id: Id,
  unit: Type.Object({ id: Id, name: Type.String() }),
  due: Timestamp,
  status: Enum(SI_REPORT_STATUSES),
  seen: Type.Integer(),
  expected: Type.Integer(),
  by: Person,
  at: Timestamp,
  /** The report that it corrects, and why. */
  corrects: Nullable(Id),
  reason: Nullable(Type.String()),
  /** The report that corrects it. */
  correctedBy: Nullable(Id),
  /** As it is read out: numbered lines. */
  lines: Type.Array(ReportLine),
  caseIds: Type.Array(Id),
});
export type SiReportDto = Static<typeof SiReport>;

/** What a RED report says of a loss. The API refuses what is left out, with a sentence for each line. */
const Loss = Type.Object(
  {
    /** Line 5. */
    serialNumbers: Type.Optional(Type.Array(Line(64), { maxItems: 50 })),
    /** Line 6. */
    lostAt: Type.Optional(Nullable(Timestamp)),
    /** Line 7. */
    details: Type.Optional(Prose()),
    /** Line 8. */
    actionTaken: Type.Optional(Prose()),
    /** Line 9. */
    narrative: Type.Optional(Nullable(Prose())),
  },
  { additionalProperties: false },
);

export const SiReportBody = Type.Object(
  {
    unitId: Id,
    due: Timestamp,
    status: Enum(SI_REPORT_STATUSES),
    loss: Type.Optional(Loss),
    /** The report that this one corrects, with a reason. */
    corrects: Type.Optional(Id),
    reason: Type.Optional(Line(500)),
  },
  { additionalProperties: false },
);
export type SiReportInput = Static<typeof SiReportBody>;

export const siReportRoutes = {
  'GET /api/si-board': {
    summary: 'Sensitive items by unit and check, of my unit and those below',
    response: SiBoard,
    refuses: [403],
  },
  'GET /api/si-reports': {
    summary: 'Sensitive items reports of my unit and those below, newest first',
    query: Type.Object({
      ...Changes,
      limit: Paging.limit,
      cursor: Paging.cursor,
      unitId: Type.Optional(Id),
      due: Type.Optional(Timestamp),
    }),
    response: Type.Array(SiReport),
    showsSensitive: true,
  },
  'POST /api/si-reports': {
    summary: 'Report a unit UP or RED at a check, or correct its report',
    body: SiReportBody,
    response: SiReport,
    status: 201,
  },
} as const satisfies Record<string, RouteContract>;
