import type { PrepareRowDto } from '@hand-receipt/contracts';
import { conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type SeenSuccession, lockSuccession, requireState } from './find-succession';
import { insertLines, lockSet } from './fix-lines';
import { giversIn, storeGivers } from './givers';
import { nounOf } from './kind-words';
import { tellActivated } from './notices';
import { mayActivate } from './parts';
import { includedIds, readPrepareRows } from './prepare-rows';
import { recordSuccession } from './succession-record';
import { type Section, storeDraftSections } from './succession-sections';

/** Entries that a refusal names. */
const NAMED = 3;

const NOUNS: Record<PrepareRowDto['key'], string> = {
  transfers: 'Open transfers and recalls',
  inventories: 'Open inventories',
  'incoming-active': 'The incoming person',
  lost: 'Lost items without a document',
  unsigned: 'Sections to include or leave out',
  printed: 'Hand receipts to print',
  'maintenance-forms': 'Maintenance forms to answer',
  orders: 'Papers to attach',
};

/** @throws ApiError 409 naming what holds the activation up. */
async function requirePrepared(
  { trx, actor, at }: UnitOfWork,
  succession: SeenSuccession,
  sections: readonly Section[],
): Promise<void> {
  const rows = await readPrepareRows({ db: trx, viewer: actor, at, succession, sections });
  const first = rows.find(({ blocking, clear }) => blocking !== 'no' && !clear);
  if (!first) return;
  if (first.key === 'incoming-active') throw conflict(first.entries[0]?.label ?? '');
  const more = first.count > NAMED ? ` and ${first.count - NAMED} more` : '';
  const named = first.entries.slice(0, NAMED).map(({ label }) => label);
  throw conflict(`${NOUNS[first.key]}: ${named.join('; ')}${more}.`);
}

const giversOf = (sections: readonly Section[], { from_user_id: from }: SeenSuccession): string[] =>
  giversIn(
    sections.flatMap(({ items }) => items.map(({ chain }) => chain)),
    from,
  );

/**
 * Fixes the lines of a change of command and freezes custody of its set. Custody acts on an item follow each other by its
 * lock, so that an approval moves the item before its line is fixed, or is refused.
 *
 * @throws ApiError 404 out of sight; 403 for others; 409 while a blocking row of the preparation is not clear.
 */
export async function activateSuccession(work: UnitOfWork, id: string): Promise<void> {
  const { trx, actor, at } = work;
  const succession = await lockSuccession(work, id);
  if (!mayActivate(actor, succession)) {
    throw forbidden(
      `Only the outgoing person, or who signs in their place, activates a ${nounOf(succession)}.`,
    );
  }
  requireState(succession, 'draft');
  const sections = await lockSet(work, succession, async () => {
    const found = await storeDraftSections(work, succession);
    return { ids: includedIds(found), found };
  });
  const included = sections.filter((section) => section.included);
  if (included.length === 0) throw conflict('No section is included. There is nothing to hand over.');
  await requirePrepared(work, succession, sections);
  await insertLines(
    work,
    succession,
    included.flatMap(({ number, items }) => items.map((item) => ({ itemId: item.id, section: number }))),
  );
  const givers = succession.kind === 'sub' ? giversOf(included, succession) : [];
  await storeGivers(work, id, givers);
  await trx
    .updateTable('succession_section')
    .set({ state: 'left-out' })
    .where('succession_id', '=', id)
    .where('included', '=', false)
    .execute();
  await trx
    .updateTable('succession')
    .set({ state: 'active', activated_at: at })
    .where('id', '=', id)
    .execute();
  await tellActivated(work, { ...succession, givers }, sections);
  await recordSuccession(work, id, 'activated');
}
