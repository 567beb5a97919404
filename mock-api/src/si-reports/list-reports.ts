import type { RouteQuery, SiReportDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, loadPeople } from '../access';
import { changedRecords, DEFAULT_LIMIT, type Database, type Page, readNewest } from '../kernel';
import { reportLines } from './report-lines';
import { visibleReports } from './who-reads';

/** Reports of the wire by id, in the order of `ids`. */
export async function loadReports(db: Kysely<Database>, ids: readonly string[]): Promise<SiReportDto[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('si_report')
    .innerJoin('units', 'units.id', 'si_report.unit_id')
    .leftJoin('si_report as further', 'further.corrects', 'si_report.id')
    .selectAll('si_report')
    .select(['units.name as unit_name', 'further.id as corrected_by'])
    .where('si_report.id', 'in', ids)
    .execute();
  const people = await loadPeople(
    db,
    rows.map(({ by_user_id }) => by_user_id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const by = row && people.get(row.by_user_id);
    if (!row || !by) return [];
    return {
      id,
      unit: { id: row.unit_id, name: row.unit_name },
      due: row.due_at.toISOString(),
      status: row.status,
      seen: row.seen,
      expected: row.expected,
      by,
      at: row.at.toISOString(),
      corrects: row.corrects,
      reason: row.reason,
      correctedBy: row.corrected_by,
      lines: reportLines(row, { unit: row.unit_name, by: by.name }),
      caseIds: row.lines?.caseIds ?? [],
    };
  });
}

/**
 * A page of the reports of the viewer's unit and those below, newest first; a Soldier sees none.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listReports(
  db: Kysely<Database>,
  viewer: Viewer,
  query: RouteQuery<'GET /api/si-reports'>,
): Promise<Page<SiReportDto>> {
  const page = await readNewest(db, {
    from: sql`si_report`,
    where: [
      visibleReports(viewer),
      ...changedRecords('si-report', query, sql`si_report.id`),
      ...(query.unitId === undefined ? [] : [sql<boolean>`si_report.unit_id = ${query.unitId}`]),
      ...(query.due === undefined ? [] : [sql<boolean>`si_report.due_at = ${query.due}::timestamptz`]),
    ],
    time: sql`si_report.at`,
    id: sql`si_report.id`,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadReports(db, page.rows) };
}
