import type { LineMarkDto } from '@hand-receipt/contracts';
import { findPerson } from '../access';
import { badRequest, conflict, forbidden } from '../kernel';
import { whenDone } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import {
  type SectionRow,
  endCount,
  findCounted,
  isSeen,
  lockCount,
  lockLine,
  requireActor,
  setResult,
} from './count-section';
import type { SeenSuccession } from './find-succession';
import { findOpenLoss, isLostSince, noteLost } from './lost-line';
import { openDifference } from './open-difference';
import { requireOwnUpload } from '../uploads';
import { mayActivate, readerOf, recorderOf } from './parts';

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

interface Marking {
  work: UnitOfWork;
  succession: SeenSuccession;
  section: SectionRow;
  item: Awaited<ReturnType<typeof lockLine>>['item'];
  line: Awaited<ReturnType<typeof lockLine>>['line'];
}

/** @throws ApiError 400 where nothing was typed. */
function requireText({ text }: LineMarkDto, words: string): string {
  const typed = text?.trim();
  if (!typed) throw wrong('text', words);
  return typed;
}

/** The document of an item that was lost before, attached in the preparation, resolves its difference. */
async function resolveByNote({ work, succession, item }: Marking, differenceId: string): Promise<void> {
  const note = await work.trx
    .selectFrom('succession_note')
    .selectAll()
    .where('succession_id', '=', succession.id)
    .where('item_id', '=', item.id)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  if (!note) return;
  await work.trx
    .updateTable('succession_difference')
    .set({
      state: 'resolved',
      act: 'document',
      note: note.text,
      upload_id: note.upload_id,
      resolved_by: note.by_user_id,
      resolved_at: work.at,
    })
    .where('id', '=', differenceId)
    .execute();
}

/** The reader says, too, that an item was not found: now it is missing. */
async function confirmMissing(marking: Marking): Promise<void> {
  const { work, succession, section, item, line } = marking;
  await requireActor(work, readerOf(succession, section), 'confirms that an item was not found');
  // The reader has not read its serial number, so the refusal does not name it.
  if (line.result !== 'not-found') throw conflict('This item is not marked as not found.');
  await work.trx
    .updateTable('succession_line')
    .set({ confirmed_at: work.at })
    .where('succession_id', '=', succession.id)
    .where('item_id', '=', item.id)
    .execute();
  const id = await openDifference(work, succession, {
    section: section.number,
    itemId: item.id,
    kind: 'missing',
  });
  await resolveByNote(marking, id);
}

/** @throws ApiError 409 for an item that nobody has seen in this count. */
function requireSeen({ line }: Marking): void {
  if (!isSeen(line)) throw conflict('Read the serial number of this item first.');
}

/**
 * A reading that stands is not replaced by a mark of a list that is older. It no longer stands where another count did not
 * see the item since, or its loss was reported.
 *
 * @throws ApiError 409 saying who read it.
 */
async function requireNotRead({ work, succession, item, line }: Marking): Promise<void> {
  if (line.result !== 'verified' || item.missing_in !== null) return;
  if (await isLostSince(work.trx, succession.id, item.id)) return;
  const reader = line.counted_by && (await findPerson(work.trx, line.counted_by));
  const time = whenDone(line.counted_at ?? work.at, work.at);
  throw conflict(`${reader ? reader.name : 'Another person'} read ${item.serial_number} ${time}.`);
}

async function markCondition(marking: Marking, { status }: LineMarkDto) {
  const { work, succession, section, item } = marking;
  requireSeen(marking);
  if (!status) throw wrong('status', 'Choose the status as it is seen.');
  if (status === 'Lost') throw wrong('status', 'An item that was read is not Lost.');
  const lostBy = await findOpenLoss(work.trx, item.id);
  if (lostBy) throw conflict(`${item.serial_number} is Lost until its loss case ${lostBy} ends.`);
  if (status === item.current_status) throw wrong('status', `The book has ${status}, too.`);
  await openDifference(work, succession, {
    section: section.number,
    itemId: item.id,
    kind: 'condition',
    found: status,
  });
}

/** @throws ApiError 409 while the loss case of the item is open: a document does not say where it is. */
async function markByDocument({ work, succession, item }: Marking, body: LineMarkDto): Promise<void> {
  const lostBy = await findOpenLoss(work.trx, item.id);
  if (lostBy) {
    const serial = item.serial_number;
    throw conflict(`${serial} is Lost, and its loss case ${lostBy} is open. Mark it as not found.`);
  }
  const text = requireText(body, 'Enter the number of the document.');
  const uploadId = await requireOwnUpload(work, body.uploadId, 'a photo of the document');
  await setResult(work, succession.id, item.id, { result: 'by-document', text, uploadId });
}

/** Two people mark a line as not found: the reader confirms what another one marked. @throws ApiError 403 for others. */
function requireRecorder({ work: { actor }, succession, section }: Marking): void {
  const isReader = actor.id === readerOf(succession, section);
  const records = actor.id === recorderOf(succession, section) || mayActivate(actor, succession);
  if (records && !isReader) return;
  throw forbidden('Only the recorder of this section marks its lines.');
}

/** @returns whether a difference was opened. */
async function applyMark(marking: Marking, body: LineMarkDto): Promise<boolean> {
  const { work, succession, section, item } = marking;
  const { id } = succession;
  if (body.mark === 'confirm-not-found') {
    await confirmMissing(marking);
    return true;
  }
  requireRecorder(marking);
  if (body.mark === 'condition') {
    await markCondition(marking, body);
    return true;
  }
  if (body.mark !== 'data-differs') await requireNotRead(marking);
  if (body.mark === 'not-found') {
    await setResult(work, id, item.id, { result: 'not-found', text: body.text?.trim() || null });
    return false;
  }
  if (body.mark === 'by-document') {
    await markByDocument(marking, body);
    return false;
  }
  const found = requireText(
    body,
    body.mark === 'not-readable' ? 'Say why it cannot be read.' : 'Say what differs from the book.',
  );
  if (body.mark === 'data-differs') requireSeen(marking);
  else await setResult(work, id, item.id, { result: 'not-readable', text: found });
  const foundUploadId = body.uploadId ? await requireOwnUpload(work, body.uploadId, 'the photo') : null;
  await openDifference(work, succession, {
    section: section.number,
    itemId: item.id,
    kind: body.mark,
    found,
    foundUploadId,
  });
  return true;
}

/**
 * Marks a line that cannot be read, was not found or differs from the book, as its recorder; or confirms as the reader
 * that an item was not found.
 *
 * @throws ApiError 404 out of sight, or for an item of no line; 403 for others; 400 for what the mark needs; 409 where the
 *   section is not counted now, for a line that was read, and for a document of an item whose loss case is open.
 */
export async function markLine(
  work: UnitOfWork,
  id: string,
  itemId: string,
  body: LineMarkDto,
): Promise<void> {
  const succession = await lockCount(work, id);
  const { item, line } = await lockLine(work, id, itemId);
  const section = await findCounted(work, id, line.section_number);
  const opened = await applyMark({ work, succession, section, item, line }, body);
  if (body.mark === 'not-readable') await noteLost(work, succession, { itemId, section: section.number });
  if (['by-document', 'not-readable', 'not-found', 'confirm-not-found'].includes(body.mark)) {
    const result = body.mark === 'confirm-not-found' ? 'confirmed' : body.mark;
    await work.trx
      .insertInto('succession_reading')
      .values({
        succession_id: id,
        section_number: section.number,
        code: body.text?.trim() || '-',
        result: result as 'confirmed',
        item_id: itemId,
        by_user_id: work.actor.id,
        at: work.at,
      })
      .execute();
  }
  await endCount(work, succession, section, opened ? 'opened' : null);
}
