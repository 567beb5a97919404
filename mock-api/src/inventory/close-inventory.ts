import type { DocumentType, InventoryKind, InventoryProgressDto } from '@hand-receipt/contracts';
import type { UnitOfWork } from '../unit-of-work';
import { type NewDocument, announce, insertDocument, recordSent } from '../documents';
import { findPerson } from '../access';
import { conflict, forbidden } from '../kernel';
import type { LockedItem } from '../property';
import { appendEvent, newEventId } from '../ledger';
import { nearest } from '../signatures';
import { countDifferences, differencesHave } from './differences';
import { CLOSING_ROLES, type OpenInventory, findOpenInventory, refuseClosed } from './find-open';
import { closedDetails, readContents, resultDigestOf } from './inventory-record';
import { inventoryResult, reportSummary } from './inventory-report';
import { loadInventoryReport } from './load-report';
import { lockNotSeen, markNotSeen, tellNotSeen } from './mark-not-seen';

/** What a document that reports a count calls itself. */
export const INVENTORY_REPORT = 'Inventory Report' satisfies DocumentType;

/** What the closing of other kinds is called. */
const CLOSED_TITLES: Partial<Record<InventoryKind, string>> = {
  chosen: 'Chosen items inventory closed',
  cyclic: 'Cyclic inventory closed',
  room: 'Room count closed',
};

interface Filed {
  document: NewDocument;
  sent: Awaited<ReturnType<typeof insertDocument>>;
}

/** The people who get the report in Documents, once each: the unit's commanders, the opener and the closer. */
async function reportRecipients(work: UnitOfWork, inventory: OpenInventory) {
  const opener = await findPerson(work.trx, inventory.opened_by_user_id);
  const commanders = await nearest(work.trx, inventory.unit_id ?? opener?.unitId ?? null, ['Commander'], '');
  const people = [...commanders, ...(opener ? [opener] : []), work.actor];
  return [...new Map(people.map(({ id, name }) => [id, { id, name }])).values()];
}

/** Tells the holders of what was not seen, and whoever gets the report that the count is closed. */
async function announceAll(
  work: UnitOfWork,
  inventory: OpenInventory,
  {
    filed,
    notSeen,
    progress,
  }: { filed: readonly Filed[]; notSeen: readonly LockedItem[]; progress: InventoryProgressDto },
): Promise<void> {
  for (const { document, sent } of filed) {
    await announce(work, sent.id, document, {
      type: progress.missing > 0 || progress.extra > 0 ? 'warning' : 'success',
      title: CLOSED_TITLES[inventory.kind] ?? 'Sensitive items inventory closed',
      message: `${work.actor.name}: ${inventoryResult(progress)}.`,
    });
  }
  // A count of any kind may have missed what is not sensitive.
  await tellNotSeen(work, notSeen, { ...inventory, path: '/property-book?only=missing' });
}

/**
 * Ends a count of sensitive items or of what a person holds.
 *
 * @throws ApiError 404 for a count out of sight, 403 for people who neither count, opened it nor lead the unit, 409 for one
 *   that is closed, for a room count, which its counter closes, and for differences that were not
 *   recounted.
 */
export async function closeInventory(
  work: UnitOfWork,
  id: string,
  notes: string | null,
  noRecountReason: string | null = null,
): Promise<void> {
  const options = { alone: true, orOpener: true, orRoles: CLOSING_ROLES };
  const inventory = await findOpenInventory(work, id, options);
  const written = notes?.trim() || null;
  await refuseClosed(work, inventory, written);
  if (inventory.kind === 'room') throw conflict(`Close the room count ${id} at its counter.`);
  const reason = await requireRecounted(work, inventory, noRecountReason?.trim() || null);
  await finishInventory(work, inventory, { notes: written, noRecountReason: reason });
}

/**
 * The reason for which a Commander closes a count with differences that nobody counted again; null where each was.
 *
 * @throws ApiError 409 for differences that were not recounted, 403 for a reason by anybody but a Commander.
 */
async function requireRecounted(
  { trx, actor }: UnitOfWork,
  { id, rules, recount_at }: OpenInventory,
  reason: string | null,
): Promise<string | null> {
  if (!rules?.recount) return null;
  const differences = await countDifferences(trx, id);
  if (differences === 0) return null;
  if (reason !== null && actor.role !== 'Commander') {
    throw forbidden('Only a Commander closes an inventory without a recount.');
  }
  if (reason !== null) return reason;
  const words = `${differencesHave(differences)} not been recounted.`;
  throw conflict(recount_at ? words : `${words} End the count first.`);
}

/** What is written at the closing of a count. */
export interface Closing {
  notes: string | null;
  /** Why nobody counted the differences again, where a Commander said so. */
  noRecountReason?: string | null;
  /** Of a room count: who took the keys, and the signature of theirs. */
  keys?: { userId: string; signatureId: string };
}

/**
 * Ends a count that the caller has locked: marks what it did not see as missing, and sends its report to the commanders of
 * its unit and to the person who opened it, even if one of them closes it.
 */
export async function finishInventory(
  work: UnitOfWork,
  inventory: OpenInventory,
  { notes, noRecountReason = null, keys }: Closing,
): Promise<void> {
  const { trx, actor, at } = work;
  const { id } = inventory;
  const notSeen = await lockNotSeen(work, id);
  const eventId = newEventId();
  await trx
    .updateTable('inventory')
    .set({
      closed_at: at,
      closed_by_user_id: actor.id,
      notes,
      no_recount_reason: noRecountReason,
      event_id: eventId,
      ...(keys && { keys_to_user_id: keys.userId, keys_signature_id: keys.signatureId }),
    })
    .where('id', '=', id)
    .execute();
  const report = await loadInventoryReport(trx, id);
  const { progress } = report.inventory;
  const formData = reportSummary(report, at);

  const filed: Filed[] = [];
  for (const recipient of await reportRecipients(work, inventory)) {
    const document: NewDocument = {
      type: INVENTORY_REPORT,
      subtype: null,
      title: `${inventory.title}: ${inventoryResult(progress)}`,
      description: formData.description,
      recipient,
      item: null,
      inventoryId: id,
      formData,
      uploadIds: [],
    };
    filed.push({ document, sent: await insertDocument(work, document) });
  }
  work.addAudience({ inventories: [id] });
  await announceAll(work, inventory, { filed, notSeen, progress });
  const closed = { notes, keys_to_user_id: keys?.userId ?? null, no_recount_reason: noRecountReason };
  await recordClosed(work, { ...inventory, ...closed }, eventId);
  await markNotSeen(work, notSeen, { inventoryId: id });
  for (const { document, sent } of filed) {
    await recordSent(work, sent, document, { inventoryId: id, ...progress });
  }
}

async function recordClosed(
  { trx, actor, at }: UnitOfWork,
  inventory: OpenInventory,
  eventId: string,
): Promise<void> {
  const contents = (await readContents(trx, [inventory.id])).get(inventory.id);
  if (!contents) throw new Error('The inventory was not stored.');
  const details = closedDetails(inventory, contents);
  await trx
    .updateTable('inventory')
    // A count that was open at the upgrade has no digest of its list yet.
    .set({ list_digest: contents.listDigest, result_digest: resultDigestOf(contents) })
    .where('id', '=', inventory.id)
    .execute();
  await appendEvent(trx, { type: 'INVENTORY CLOSED', itemId: null, actor, at, details, eventId });
}
