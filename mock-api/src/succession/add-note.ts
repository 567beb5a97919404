import type { SuccessionNoteDto } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type SeenSuccession, lockSuccession } from './find-succession';
import { nounOf } from './kind-words';
import { loadSectionItems } from './load-sections';
import { tellExtended } from './notices';
import { requireOwnUpload } from '../uploads';
import { isOpen, mayNote } from './parts';
import { dayAfter } from './propose-plan';
import { recordSuccession } from './succession-record';

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

/** What an extension says. @throws ApiError 400 without days or who granted them. */
function readExtension({ kind, days, grantedBy }: SuccessionNoteDto) {
  if (kind !== 'extension') return { days: null, granted_by: null };
  if (!days) throw wrong('days', 'Say by how many days.');
  const by = grantedBy?.trim();
  if (!by) throw wrong('grantedBy', 'Say who granted it.');
  return { days, granted_by: by };
}

/** What is stored of a note, checked by its kind. */
async function readNote(work: UnitOfWork, succession: SeenSuccession, typed: SuccessionNoteDto) {
  const { kind } = typed;
  const text = typed.text.trim();
  if (!text) throw wrong('text', 'Enter the text.');
  const extension = readExtension(typed);
  const itemId = kind === 'lost-document' ? (typed.itemId ?? null) : null;
  if (kind === 'lost-document') await requireInSet(work, succession, itemId);
  const hasUpload = kind === 'extension' || kind === 'lost-document' || Boolean(typed.uploadId);
  const uploadId = hasUpload ? await requireOwnUpload(work, typed.uploadId, 'the document') : null;
  return { kind, text, ...extension, item_id: itemId, upload_id: uploadId };
}

/** @throws ApiError 404 for an item that is not in the set. */
async function requireInSet(work: UnitOfWork, succession: SeenSuccession, itemId: string | null) {
  const sections = await loadSectionItems(work.trx, succession);
  if (sections.some(({ items }) => items.some(({ id }) => id === itemId))) return;
  throw notFound('The item is not in this change of command.');
}

/**
 * Writes a remark, more time, a paper on hand, or the document of a lost item. It is never changed.
 *
 * @throws ApiError 404 out of sight; 403 for others; 400 for what its kind needs; 409 where it has ended.
 */
export async function addNote(work: UnitOfWork, id: string, typed: SuccessionNoteDto): Promise<void> {
  const { trx, actor, at } = work;
  const succession = await lockSuccession(work, id);
  if (!mayNote(actor, succession))
    throw forbidden(`Only the parties of this ${nounOf(succession)} write to it.`);
  if (!isOpen(succession)) throw conflict(`${id} has ended.`);
  const note = await readNote(work, succession, typed);
  await trx
    .insertInto('succession_note')
    .values({ succession_id: id, ...note, by_user_id: actor.id, at })
    .execute();
  if (note.days !== null) {
    const dueOn = dayAfter(succession.due_on, note.days);
    await trx.updateTable('succession').set({ due_on: dueOn }).where('id', '=', id).execute();
    await tellExtended(work, { ...succession, due_on: dueOn }, note.text);
  }
  await recordSuccession(work, id, note.days === null ? 'noted' : 'extended');
}
