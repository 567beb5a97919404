import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { answersForUnit, type Viewer } from '../access';
import { checkProof } from '../signatures';
import { requireVisibleUnit, unitSetting } from '../unit-settings';
import { closeInventory } from './close-inventory';
import { countsBlind } from './blind';
import { cancelInventory } from './cancel-inventory';
import { changeTeam, endCount } from './end-count';
import { findClosedReport, findInventoryReport } from './find-report';
import { resolveExtra } from './resolve-extra';
import { signReport } from './sign-report';
import { markExtraNotHere, markNotHere } from './not-here';
import { namesFromAbove, requireNobodyEligible } from './name-from-above';
import { listCandidates, readCounted, rulesKey } from './team';
import { waiveRule } from './waive-rule';
import { acceptLateRead, listLateReads } from './late-read';
import { loadResult } from './load-result';
import { EXTRAS_SHOWN, listExtras, listLines } from './lines';
import { findInventory, listInventories } from './load-inventory';
import { accountByDocument, removeDocument } from './line-document';
import { openInventory } from './open-inventory';
import { programRoutes } from './program/routes';
import { roomCountRoutes } from './room/routes';
import { reportCsv } from './report-csv';
import { scanLine } from './scan-line';
import { tellOfLateScan } from './scan/late-scan';
import { scanOwn } from './scan/scan-own';
import { type Database, forbidden, notFound } from '../kernel';
import { actedAt, route, sendPage } from '../http';

/** @throws ApiError 404 for a count out of sight. */
async function find(db: Kysely<Database>, viewer: Viewer, id: string) {
  const inventory = await findInventory(db, viewer, id);
  if (!inventory) throw notFound('Inventory not found');
  return inventory;
}

/** The report of a closed count, for its sender and recipients. */
function reportCalls(app: FastifyInstance): void {
  route(app, 'GET /api/documents/:id/inventory-report', ({ db, params, user }) =>
    findInventoryReport(db, user, params.id),
  );

  route(app, 'GET /api/documents/:id/inventory-report.csv', async ({ db, params, user, reply }) => {
    const report = await findInventoryReport(db, user, params.id);
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${report.inventory.id}.csv"`);
    return Buffer.from(reportCsv(report));
  });
}

/** @throws ApiError 403 for a person who names nobody else. */
function requireLeader(viewer: Viewer): void {
  if (!answersForUnit(viewer)) throw forbidden('Only a leader of the unit says who else counts.');
}

/** Who counts, and who may. */
function teamCalls(app: FastifyInstance): void {
  route(app, 'GET /api/inventories/candidates', async ({ db, query, user }) => {
    requireLeader(user);
    const unitId = query.unitId ?? user.unitId;
    if (unitId !== null) await requireVisibleUnit(db, user, unitId);
    const rules = await unitSetting(db, unitId, rulesKey(query.kind ?? 'sensitive'));
    return listCandidates(
      db,
      user,
      { id: null, unitId, rules, recountAt: null, programId: null },
      app.clock.now(),
    );
  });

  route(app, 'GET /api/inventories/:id/candidates', async ({ db, params, query, user }) => {
    await find(db, user, params.id);
    const counted = await readCounted(db, params.id);
    if (query.recount) counted.recountAt ??= app.clock.now();
    if (namesFromAbove(user)) await requireNobodyEligible(db, counted, app.clock.now());
    else requireLeader(user);
    return listCandidates(db, user, counted, app.clock.now());
  });

  route(app, 'POST /api/inventories/:id/counters', async ({ work, params, body, user }) => {
    await changeTeam(work, params.id, body.counterIds);
    return find(work.trx, user, params.id);
  });

  route(app, 'POST /api/inventories/:id/waive', async ({ work, params, body, user }) => {
    await waiveRule(work, params.id, body);
    return find(work.trx, user, params.id);
  });
}

/** The recount, and the end without a result. */
function countCalls(app: FastifyInstance): void {
  route(app, 'POST /api/inventories/:id/end-count', async ({ work, params, body, user }) => {
    await endCount(work, params.id, body?.counterIds);
    return find(work.trx, user, params.id);
  });

  route(app, 'POST /api/inventories/:id/lines/:itemId/not-here', async ({ work, params, user }) => {
    await markNotHere(work, params.id, params.itemId);
    return find(work.trx, user, params.id);
  });

  route(app, 'POST /api/inventories/:id/extras/:extraId/not-here', async ({ work, params, user }) => {
    await markExtraNotHere(work, params.id, params.extraId);
    return find(work.trx, user, params.id);
  });

  route(app, 'POST /api/inventories/:id/cancel', async ({ work, params, body, user }) => {
    await cancelInventory(work, params.id, body.reason);
    return find(work.trx, user, params.id);
  });

  route(app, 'POST /api/inventories/:id/extras/:extraId/resolve', async ({ work, params, body }) => {
    await resolveExtra(work, { inventoryId: params.id, extraId: params.extraId }, body);
    return listExtras(work.trx, params.id, EXTRAS_SHOWN);
  });
}

/** The report of a closed inventory, for those who see it. */
function paperCalls(app: FastifyInstance): void {
  route(app, 'GET /api/inventories/:id/report', ({ db, params, user }) =>
    findClosedReport(db, user, params.id),
  );

  route(app, 'GET /api/inventories/:id/report.csv', async ({ db, params, user, reply }) => {
    const report = await findClosedReport(db, user, params.id);
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${report.inventory.id}.csv"`);
    return Buffer.from(reportCsv(report));
  });

  route(app, 'POST /api/inventories/:id/sign', {
    prepare: ({ db, user, request, body }) =>
      checkProof(db, { userId: user.id, by: request.signedInBy, proof: body.proof, at: app.clock.now() }),
    handle: async ({ work, params, body, user, prepared }) => {
      await signReport(work, params.id, { part: body.part, proof: prepared });
      return findClosedReport(work.trx, user, params.id);
    },
  });
}

/** What accounts for a line that nobody reads. */
function documentCalls(app: FastifyInstance): void {
  route(app, 'POST /api/inventories/:id/lines/:itemId/document', async ({ work, params, body, user }) => {
    await accountByDocument(work, params.id, params.itemId, body);
    return find(work.trx, user, params.id);
  });

  route(app, 'DELETE /api/inventories/:id/lines/:itemId/document', async ({ work, params, user }) => {
    await removeDocument(work, params.id, params.itemId);
    return find(work.trx, user, params.id);
  });
}

/** What is read of a closed count, and what arrives after its closing. */
function afterwardsRoutes(app: FastifyInstance): void {
  route(app, 'GET /api/inventories/:id/late-reads', async ({ db, params, user }) => {
    const { id } = await find(db, user, params.id);
    // A late read of a person who left the team would tell it a serial number that it has not read.
    if (await countsBlind(db, user, id)) return [];
    return listLateReads(db, user, id);
  });

  route(app, 'GET /api/inventories/:id/result.json', async ({ db, params, user, reply }) => {
    const inventory = await find(db, user, params.id);
    const bytes = await loadResult(db, inventory);
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${inventory.id}-result.json"`);
    return bytes;
  });

  route(app, 'POST /api/inventories/:id/late-reads/:itemId/accept', async ({ work, params, user }) => {
    await acceptLateRead(work, params.id, params.itemId);
    return listLateReads(work.trx, user, params.id);
  });
}

/** Scans, and the counts that they belong to. */
export default async (app: FastifyInstance) => {
  roomCountRoutes(app);
  programRoutes(app);
  documentCalls(app);
  afterwardsRoutes(app);
  reportCalls(app);
  teamCalls(app);
  countCalls(app);
  paperCalls(app);

  route(app, 'POST /api/sensitive-items/scan', async ({ work, body, request }) => {
    const finding = await scanOwn(work, body, actedAt(request, work.at));
    await tellOfLateScan(work, body, finding, '/sensitive-items?verify=1');
    return { ...finding, progress: null };
  });

  route(app, 'GET /api/inventories', async ({ db, query, user, reply }) =>
    sendPage(reply, await listInventories(db, user, query)),
  );

  route(app, 'POST /api/inventories', async ({ work, body, user }) =>
    find(work.trx, user, await openInventory(work, body)),
  );

  route(app, 'GET /api/inventories/:id', ({ db, params, user }) => find(db, user, params.id));

  route(app, 'GET /api/inventories/:id/lines', async ({ db, params, query, user, reply }) => {
    const { id, kind, status } = await find(db, user, params.id);
    const isOpenRoom = kind === 'room' && status === 'open';
    const list = { inventoryId: id, isBlind: await countsBlind(db, user, id), isOpenRoom };
    return sendPage(reply, await listLines(db, list, query));
  });

  route(app, 'GET /api/inventories/:id/extras', async ({ db, params, user }) => {
    const { id } = await find(db, user, params.id);
    return listExtras(db, id, EXTRAS_SHOWN);
  });

  route(app, 'POST /api/inventories/:id/scans', async ({ work, params, body }) => {
    const answer = await scanLine(work, params.id, body);
    await tellOfLateScan(work, body, answer, `/sensitive-items?inventory=${params.id}`);
    return answer;
  });

  route(app, 'POST /api/inventories/:id/close', async ({ work, params, body, user }) => {
    await closeInventory(work, params.id, body?.notes ?? null, body?.noRecountReason);
    return find(work.trx, user, params.id);
  });
};
