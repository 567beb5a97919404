import type { DocumentType, InventoryProgressDto } from '@hand-receipt/contracts';
import type { UnitOfWork } from '../unit-of-work';
import { type NewDocument, announce, insertDocument, recordSent } from '../documents';
import { findPerson } from '../access';
import { conflict } from '../kernel';
import type { LockedItem } from '../property';
import { appendEvent, newEventId } from '../ledger';
import { findCommanders } from './commanders';
import { type OpenInventory, findOpenInventory } from './find-open';
import { closedDetails, readContents, resultDigestOf } from './inventory-record';
import { inventoryResult, reportSummary } from './inventory-report';
import { loadInventoryReport } from './load-report';
import { lockNotSeen, markNotSeen, tellNotSeen } from './mark-not-seen';

/** What a document that reports a count calls itself. */
export const INVENTORY_REPORT = 'Inventory Report' satisfies DocumentType;

interface Filed {
  document: NewDocument;
  sent: Awaited<ReturnType<typeof insertDocument>>;
}

/** The people who get the report in Documents, once each: the unit's commanders and the person who opened the count. */
async function reportRecipients(work: UnitOfWork, inventory: OpenInventory) {
  const opener = await findPerson(work.trx, inventory.opened_by_user_id);
  const commanders = await findCommanders(work, inventory.unit_id ?? opener?.unitId ?? null);
  const people = [...commanders, ...(opener ? [opener] : [])];
  return [...new Map(people.map(({ id, name }) => [id, { id, name }])).values()];
}

const two = (number: number): string => String(number).padStart(2, '0');

/** @throws ApiError 409 for a count that somebody closed: who, when, and that the note of this closing is not added. */
async function refuseClosed({ trx }: UnitOfWork, inventory: OpenInventory, notes: string | null) {
  const { closed_at: at, closed_by_user_id: byId } = inventory;
  if (!at) return;
  const by = byId === null ? undefined : await findPerson(trx, byId);
  const closed = `${by?.name ?? 'Somebody'} closed this inventory at ${two(at.getHours())}${two(at.getMinutes())}.`;
  throw conflict(notes ? `${closed} Your note was not added.` : closed);
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
      title: 'Sensitive items inventory closed',
      message: `${work.actor.name}: ${inventoryResult(progress)}.`,
    });
  }
  await tellNotSeen(work, notSeen, { ...inventory, path: '/sensitive-items' });
}

/**
 * Ends a count, marks what it did not see as missing, and sends its report to the commanders of its unit and to the
 * person who opened it, even if one of them closes it.
 *
 * @throws ApiError 404 for a count out of sight, 403 for people who neither count nor opened it, 409 for one that is
 *   closed.
 */
export async function closeInventory(work: UnitOfWork, id: string, notes: string | null): Promise<void> {
  const { trx, actor, at } = work;
  const inventory = await findOpenInventory(work, id, { alone: true, orOpener: true });
  const written = notes?.trim() || null;
  await refuseClosed(work, inventory, written);
  const notSeen = await lockNotSeen(work, id);
  const eventId = newEventId();
  await trx
    .updateTable('inventory')
    .set({ closed_at: at, closed_by_user_id: actor.id, notes: written, event_id: eventId })
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
  await recordClosed(work, { ...inventory, notes: written }, eventId);
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
