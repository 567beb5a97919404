import { type Static, Type } from 'typebox';
import { CALIBRATION_RESULTS } from '../vocabulary';
import { CalendarDay } from './account-forms';
import { Enum, Id, IdParams, Line, Nullable, Prose, type RouteContract, Timestamp } from './common';
import { SeenVersion } from './component';

/** A calibration that was recorded of an item. */
export const Calibration = Type.Object({
  /** 'CL-' and a number. */
  id: Id,
  doneOn: Type.String(),
  nextDue: Type.String(),
  /** Who calibrated it: a person or an activity. */
  byName: Type.String(),
  /** Number of the certificate. */
  certificate: Nullable(Type.String()),
  result: Enum(CALIBRATION_RESULTS),
  notes: Nullable(Type.String()),
  photos: Type.Array(Type.Object({ uploadId: Id, address: Type.String() })),
  /** Rank and last name of the person who recorded it. */
  recordedBy: Type.String(),
  at: Timestamp,
  /** The wrong entry whose place it takes. */
  voids: Nullable(Id),
  /** The entry that took its place: it does not count any more. */
  voidedBy: Nullable(Id),
});
export type CalibrationDto = Static<typeof Calibration>;

export const RecordCalibrationBody = Type.Object(
  {
    doneOn: CalendarDay,
    /** Left out: the interval of the item or of its catalog after `doneOn`. An item that failed is due at once. */
    nextDue: Type.Optional(Nullable(CalendarDay)),
    byName: Line(),
    certificate: Type.Optional(Nullable(Prose(100))),
    result: Enum(CALIBRATION_RESULTS),
    notes: Type.Optional(Nullable(Prose())),
    /** Photos that the caller uploaded, e.g. of the certificate. */
    uploadIds: Type.Optional(Type.Array(Id, { maxItems: 10 })),
    /** A wrong entry of the same item; this one takes its place. */
    voids: Type.Optional(Nullable(Id)),
    version: SeenVersion,
  },
  { additionalProperties: false },
);
export type RecordCalibrationDto = Static<typeof RecordCalibrationBody>;

/** What came of recording one: the item's version by then, and all that were recorded of it, the newest first. */
export const RecordedCalibration = Type.Object({
  version: Type.Integer(),
  calibrations: Type.Array(Calibration),
});
export type RecordedCalibrationDto = Static<typeof RecordedCalibration>;

export const calibrationRoutes = {
  'POST /api/property/:id/calibrations': {
    summary:
      'Record a calibration of an item; answers its version, and all that were recorded, the newest first',
    params: IdParams,
    body: RecordCalibrationBody,
    response: RecordedCalibration,
    status: 201,
  },
} as const satisfies Record<string, RouteContract>;
