import type { SiBoardDto } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Viewer } from '../access';
import { route, sendPage } from '../http';
import { type Database, notFound } from '../kernel';
import { listReports, loadReports } from './list-reports';
import { loadBoardPeople, readBoard, toCell } from './read-board';
import { raiseSiReminders } from './reminders';
import { sendReport } from './send-report';
import { requireBoardReader } from './who-reads';

const MINUTE_MS = 60_000;

/** The board of the viewer's unit and those below; without a unit it has no rows. */
async function boardOf(db: Kysely<Database>, viewer: Viewer, now: Date): Promise<SiBoardDto> {
  requireBoardReader(viewer);
  if (viewer.unitId === null) return { at: now.toISOString(), dues: [], rows: [] };
  const board = await readBoard(db, viewer.unitId, now);
  const people = await loadBoardPeople(db, board);
  return {
    at: now.toISOString(),
    dues: board.dues.map((due) => due.toISOString()),
    rows: board.units.map((unit) => ({
      unit: { id: unit.id, name: unit.name, kind: unit.kind },
      depth: unit.depth,
      isHeadquarters: board.units.some(({ parentId }) => parentId === unit.id),
      leader: people.get(unit.leaders[0]?.id ?? '') ?? null,
      cells: board.dues.map((due) => {
        const cell = board.cell(unit.id, due);
        return cell ? toCell(cell, viewer, people, now) : null;
      }),
    })),
  };
}

/** Sensitive items reports: the board, and what leaders report. */
export default async (app: FastifyInstance) => {
  app.schedule('sensitive items report reminders', MINUTE_MS, raiseSiReminders);

  route(app, 'GET /api/si-board', ({ db, user }) => boardOf(db, user, app.clock.now()));

  route(app, 'GET /api/si-reports', async ({ db, query, user, reply }) =>
    sendPage(reply, await listReports(db, user, query)),
  );

  route(app, 'POST /api/si-reports', async ({ work, body }) => {
    const id = await sendReport(work, body);
    const [report] = await loadReports(work.trx, [id]);
    if (!report) throw notFound('There is no such report.');
    return report;
  });
};
