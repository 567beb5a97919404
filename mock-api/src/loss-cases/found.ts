import type { FoundDto, PropertyStatus } from '@hand-receipt/contracts';
import { confirmsFound, findPerson, visibleLossCases } from '../access';
import { badRequest, forbidden, conflict, localDay } from '../kernel';
import { itemWords } from '../live';
import {
  dayWords,
  findOpenCase,
  findScanned,
  lockItem,
  readItemCode,
  readPropertyStatus,
  recordCaseFound,
  writeStatus,
} from '../property';
import { requireOwnUpload } from '../uploads';
import type { UnitOfWork } from '../unit-of-work';
import { type CaseItemRow, recordCase } from './case-record';
import { closeWhereDone } from './close-case';
import { type LockedCase, findCaseItem, lockCase, raiseVersion } from './find-case';
import { announceCaseNews, announceFound, caseLeaders } from './notices';

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

function readFoundStatus(word: string | undefined): PropertyStatus {
  const status = readPropertyStatus(word ?? 'Operational');
  if (!status || status === 'Lost')
    throw wrong('status', `'${word}' is not a status of an item that was found.`);
  return status;
}

/**
 * @throws ApiError 400 for a day before the item was last seen; where no report says when that was, before its loss was
 *   discovered.
 */
async function requireAfterLoss(work: UnitOfWork, lossCase: LockedCase, itemId: string, at: Date) {
  const { seen } = await work.trx
    .selectFrom('loss_case_report')
    .select(({ fn }) => fn.max('last_seen_at').as('seen'))
    .where('case_id', '=', lossCase.id)
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  const first = seen ? localDay(seen) : lossCase.discovered_on;
  if (localDay(at) >= first) return;
  const lost = seen ? 'it was last seen' : 'its loss was discovered';
  throw wrong('foundAt', `It cannot be found before ${lost} on ${dayWords(first)}.`);
}

interface Report {
  /** The id of who found it. */
  finderId: string;
  at: Date;
  where: string;
  status: PropertyStatus;
  uploadId: string | null;
}

async function writeReport(work: UnitOfWork, item: CaseItemRow, report: Report): Promise<void> {
  await work.trx
    .updateTable('loss_case_item')
    .set({
      found_by: report.finderId,
      found_reported_at: work.at,
      found_at: report.at,
      found_where: report.where,
      found_status: report.status,
      found_upload_id: report.uploadId,
    })
    .where('id', '=', item.id)
    .execute();
  await raiseVersion(work, item.case_id);
}

/** Name, serial number and sensitivity, for notices. */
const nameItem = ({ trx }: UnitOfWork, itemId: string) =>
  trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number', 'is_sensitive', 'assigned_to_user_id'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();

async function tellOfReport(
  work: UnitOfWork,
  lossCase: LockedCase,
  row: CaseItemRow,
  { finderId, where }: Pick<Report, 'finderId' | 'where'>,
) {
  const item = await nameItem(work, row.item_id);
  const except = [work.actor.id, finderId, row.holder_user_id, item.assigned_to_user_id];
  await announceFound(work, lossCase, { item, where, except });
  await recordCase(work, lossCase.id, 'found reported', { itemIds: [row.item_id] });
}

/**
 * Reports an item of an open case as found. It stays lost until another person has read its serial number.
 *
 * @throws ApiError 404 out of sight; 400 for a time in the future or before it was last seen, or a wrong status; 409 where
 *   it was reported already, or the case is closed.
 */
export async function reportFound(work: UnitOfWork, id: string, typed: FoundDto): Promise<void> {
  const lossCase = await lockCase(work, id);
  const row = await findCaseItem(work, lossCase, typed.itemId);
  const status = readFoundStatus(typed.status);
  const at = new Date(typed.foundAt);
  if (at > work.at) throw wrong('foundAt', 'It cannot be found in the future.');
  await requireAfterLoss(work, lossCase, typed.itemId, at);
  const where = typed.where.trim();
  if (!where) throw wrong('where', 'Say where it was found.');
  if (row.found_by) {
    const finder = await findPerson(work.trx, row.found_by);
    throw conflict(`${finder?.name ?? 'Somebody'} reported it as found already. It waits for confirmation.`);
  }
  const uploadId = typed.uploadId ? await requireOwnUpload(work, typed.uploadId, 'a photo') : null;
  const report = { finderId: work.actor.id, at, where, status, uploadId };
  await writeReport(work, row, report);
  await tellOfReport(work, lossCase, row, report);
}

/** A read of an item, other than one that the actor makes now. */
interface PastRead {
  /** The id of who read it. */
  by: string;
  at: Date;
}

type SeenItem = { id: string; current_status: PropertyStatus };

/**
 * A count saw an item, by another person than its holder: where it is in an open case, that reports it as found there, to
 * be confirmed like any other report.
 *
 * @param read where the actor accepts a late read: the finder is who read it, at the time of the read
 */
export async function reportSeen(
  work: UnitOfWork,
  item: SeenItem & { assigned_to_user_id: string | null },
  countId: string,
  { by, at }: PastRead = { by: work.actor.id, at: work.at },
): Promise<void> {
  if (item.assigned_to_user_id === by) return;
  await reportFinder(work, item, { finderId: by, at, where: `Read in ${countId}` });
}

/**
 * The actor has an item before them: where it is in an open case, that reports it as found there, to be confirmed like any
 * other report.
 *
 * @param where how and where it was found, e.g. 'Returned at Arms Room'
 */
export const reportTaken = (work: UnitOfWork, item: SeenItem, where: string): Promise<void> =>
  reportFinder(work, item, { finderId: work.actor.id, at: work.at, where });

/** Reports an item of an open case as found by a person; one that is in none, or was reported already, stays as it is. */
async function reportFinder(
  work: UnitOfWork,
  item: SeenItem,
  found: Pick<Report, 'finderId' | 'at' | 'where'>,
): Promise<void> {
  const open = await findOpenCase(work, item.id);
  if (!open || open.found_by) return;
  const lossCase = await work.trx
    .selectFrom('loss_case')
    .selectAll()
    .where('id', '=', open.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await work.trx
    .selectFrom('loss_case_item')
    .selectAll()
    .where('case_id', '=', open.id)
    .where('item_id', '=', item.id)
    .executeTakeFirstOrThrow();
  if (row.found_by) return;
  const status = item.current_status === 'Lost' ? 'Operational' : item.current_status;
  await writeReport(work, row, { ...found, status, uploadId: null });
  await tellOfReport(work, { ...lossCase, below: false }, row, found);
}

/**
 * What to say of an item that was just seen though it is in an open case: whether its find waits there to be confirmed.
 * Null for any other.
 */
export async function lossNote(
  { trx }: UnitOfWork,
  { id, current_status: status }: SeenItem,
): Promise<string | null> {
  const open = await trx
    .selectFrom('loss_case_item')
    .select(['case_id as caseId', 'found_by'])
    .where('item_id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!open) return null;
  const lost = status === 'Lost' ? 'It is reported lost' : 'It was missing in a count';
  return open.found_by === null
    ? `${lost} (${open.caseId}).`
    : `${lost}. The find waits in ${open.caseId} to be confirmed.`;
}

/** @throws ApiError 403 for anybody but a leader, for the finder and for the holder; 409 where nobody reported it. */
function requireConfirmer(
  { actor }: UnitOfWork,
  row: CaseItemRow,
  holderId: string | null,
): asserts row is CaseItemRow & { found_by: string; found_where: string; found_status: string } {
  if (!confirmsFound(actor)) {
    throw forbidden('Only a Squad Leader, a Supply Sergeant or a Commander confirms that it was found.');
  }
  if (row.found_by === null) throw conflict('Nobody has reported it as found.');
  if ([row.found_by, row.holder_user_id, holderId].includes(actor.id)) {
    throw forbidden('Someone other than the finder and the holder must confirm that it was found.');
  }
}

/**
 * Confirms that an item was found by its serial number, which the actor has read: its loss is closed, it has the status that
 * the finder chose, and it is not missing any more.
 *
 * @throws ApiError 404 out of sight; 403 for finder, holder and Soldiers; 400 for a code of another item; 409 where nobody
 *   reported it as found, or the case is closed.
 */
export async function confirmFound(
  work: UnitOfWork,
  id: string,
  { itemId, code }: { itemId: string; code: string },
): Promise<void> {
  const { trx, actor, at } = work;
  // Items are locked before their case, as by a report of a loss.
  const known = await trx
    .selectFrom('loss_case')
    .innerJoin('loss_case_item', 'loss_case_item.case_id', 'loss_case.id')
    .select('loss_case.id')
    .where('loss_case.id', '=', id)
    .where('item_id', '=', itemId)
    .where(visibleLossCases(actor))
    .executeTakeFirst();
  const item = known ? await lockItem(work, itemId) : null;
  const lossCase = await lockCase(work, id);
  const row = await findCaseItem(work, lossCase, itemId);
  if (!item) throw conflict('This item is not of the case.');
  requireConfirmer(work, row, item.assigned_to_user_id);
  const scanned = await findScanned(trx, actor, readItemCode(code));
  if (scanned?.kind !== 'item' || scanned.itemId !== itemId) {
    throw wrong('code', `This is not the serial number of ${item.name}. Read the plate again.`);
  }
  await trx
    .updateTable('loss_case_item')
    .set({ outcome: 'found', confirmed_by: actor.id, closed_at: at })
    .where('id', '=', row.id)
    .execute();
  await raiseVersion(work, id);
  await writeStatus(work, item, row.found_status as PropertyStatus, `Found in loss case ${id}`);
  await recordCaseFound(work, item, {
    caseId: id,
    by: row.found_by,
    confirmedBy: actor.id,
    where: row.found_where,
  });
  const isClosed = await closeWhereDone(work, id);
  await announceCaseNews(
    work,
    lossCase,
    [row.found_by, row.holder_user_id, ...row.chain, ...(await caseLeaders(trx, lossCase.unit_id))],
    {
      type: 'success',
      title: 'Found',
      message:
        `${actor.name} read the serial number of ${itemWords(item)}. ${isClosed ? `Loss case ${id} is closed.` : ''}`.trim(),
    },
  );
  await recordCase(work, id, isClosed ? 'closed' : 'found', { itemIds: [itemId] });
}

/**
 * Refuses a report that an item was found: the search goes on.
 *
 * @throws ApiError as `confirmFound`; 400 without a reason.
 */
export async function refuseFound(
  work: UnitOfWork,
  id: string,
  { itemId, reason: typed }: { itemId: string; reason: string },
): Promise<void> {
  const { trx, actor, at } = work;
  const lossCase = await lockCase(work, id);
  const row = await findCaseItem(work, lossCase, itemId);
  const item = await nameItem(work, itemId);
  requireConfirmer(work, row, item.assigned_to_user_id);
  const reason = typed.trim();
  if (!reason) throw wrong('reason', 'Reason is required');
  await trx
    .updateTable('loss_case_item')
    .set({
      found_by: null,
      found_reported_at: null,
      found_at: null,
      found_where: null,
      found_status: null,
      found_upload_id: null,
      refused_by: actor.id,
      refused_at: at,
      refused_reason: reason,
    })
    .where('id', '=', row.id)
    .execute();
  await raiseVersion(work, id);
  await announceCaseNews(work, lossCase, [row.found_by], {
    type: 'warning',
    title: 'Not found',
    message: `${actor.name} refused your report on ${itemWords(item)}. Reason: ${reason}`,
  });
  await recordCase(work, id, 'found refused', { reason, itemIds: [itemId] });
}
