import { canonicalBytes } from '@hand-receipt/ledger';
import { forbidden } from '../kernel';
import { ledgerEvents, readRow } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import { type SeenSuccession, lockSuccession, requireState } from './find-succession';
import { tellPublished } from './notices';
import { nounOf } from './kind-words';
import { mayPlan } from './parts';
import { recordSuccession, toSectionFact } from './succession-record';
import { readDraftSections, readSections, storeDraftSections } from './succession-sections';

/** The plan is as it was published: nobody needs to be notified of it again. */
async function isPublished({ trx }: UnitOfWork, succession: SeenSuccession): Promise<boolean> {
  const { id, published_at: publishedAt } = succession;
  if (publishedAt === null) return false;
  const rows = await ledgerEvents(trx)
    .selectAll()
    .where('event_type', '=', 'SUCCESSION')
    .where('ts', '=', publishedAt)
    .execute();
  const published = rows
    .map((row) => readRow(row)?.details)
    .find((details) => details?.successionId === id && details.act === 'published');
  const sections =
    succession.state === 'draft'
      ? (await readDraftSections(trx, succession)).map(({ items: _, ...row }) => toSectionFact(row))
      : (await readSections(trx, id)).map(toSectionFact);
  return (
    published?.sections !== undefined &&
    Buffer.compare(canonicalBytes(published.sections), canonicalBytes(sections)) === 0
  );
}

/**
 * Tells every sub-hand receipt holder on which day their section is counted. Published again after a change, it tells them
 * again; without one it changes nothing.
 *
 * @throws ApiError 404 out of sight; 403 for others; 409 where it has ended or is being signed.
 */
export async function publishPlan(work: UnitOfWork, id: string): Promise<void> {
  const succession = await lockSuccession(work, id);
  if (!mayPlan(work.actor, succession)) {
    throw forbidden(`Only who prepares this ${nounOf(succession)} plans it.`);
  }
  // The plan changes while sections are counted, too, and their holders have to know their day.
  requireState(succession, 'draft', 'active');
  if (await isPublished(work, succession)) return;
  const sections =
    succession.state === 'draft'
      ? await storeDraftSections(work, succession)
      : await readSections(work.trx, id);
  await work.trx.updateTable('succession').set({ published_at: work.at }).where('id', '=', id).execute();
  await tellPublished(work, succession, sections);
  await recordSuccession(work, id, 'published');
}
