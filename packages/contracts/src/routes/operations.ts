import { type Static, Type } from 'typebox';
import { Enum, Nullable, type RouteContract, Timestamp } from './common';

/** What the operations page watches, in its order. */
export const OPERATION_KEYS = [
  'version',
  'processes',
  'database',
  'backup',
  'disk',
  'sealed',
  'checked',
  'witnesses',
  'jobs',
  'search',
  'mail',
  'webhooks',
  'people',
] as const;
export type OperationKey = (typeof OPERATION_KEYS)[number];

/** `good`: nothing to do. `look`: look into it within a day. `act`: now. */
export const OPERATION_STATES = ['good', 'look', 'act'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

/** One thing that is watched. */
export const OperationLine = Type.Object({
  key: Enum(OPERATION_KEYS),
  title: Type.String(),
  state: Enum(OPERATION_STATES),
  /** How it is, in words. */
  value: Type.String(),
  /** The time that the words are about, such as that of the last backup. */
  at: Nullable(Timestamp),
  /** What to do, as a sentence; null where there is nothing to do. */
  todo: Nullable(Type.String()),
});
export type OperationLineDto = Static<typeof OperationLine>;

export const Operations = Type.Object({
  /** When the server read all of it. */
  readAt: Timestamp,
  lines: Type.Array(OperationLine),
  /** Processes that serve this database, and those that ended without stopping in the last hour. */
  processes: Type.Array(
    Type.Object({
      host: Type.String(),
      pid: Type.Integer(),
      version: Type.String(),
      startedAt: Timestamp,
      seenAt: Timestamp,
      /** It answers. */
      alive: Type.Boolean(),
      /** Event streams of browsers. */
      streams: Type.Integer(),
    }),
  ),
  /** Work at intervals, once for all processes. */
  jobs: Type.Array(
    Type.Object({
      job: Type.String(),
      state: Enum(OPERATION_STATES),
      /** The last run that succeeded; null before the first. */
      ranAt: Nullable(Timestamp),
      dueAt: Timestamp,
      /** Since when every run failed, and why the newest did; null where the last run succeeded. */
      failure: Nullable(Type.Object({ since: Timestamp, reason: Type.String() })),
    }),
  ),
});
export type OperationsDto = Static<typeof Operations>;

export const operationRoutes = {
  'GET /api/operations': {
    summary: 'How the server runs: each thing that is watched, its state and what to do. For an Admin',
    refuses: [403],
    response: Operations,
  },
} as const satisfies Record<string, RouteContract>;
