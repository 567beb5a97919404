import type { ColumnType } from 'kysely';

/** Tables of notices by the clock in migrations/008-unit.sql. */
export interface NoticeTables {
  notice_occasion: NoticeOccasionTable;
}

export type OccasionKind =
  'check-due' | 'check-overdue' | 'maintenance-due' | 'calibration-due' | 'transfers-waiting';

/** What a person has been told of, so that he is told once. */
export interface NoticeOccasionTable {
  user_id: string;
  kind: OccasionKind;
  key: string;
  raised_at: ColumnType<Date, Date, never>;
}
