import { badRequest, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { findCounted, lockCount } from './count-section';
import { tellRecorder } from './notices';
import { requireKnown, whyNotIncoming } from './open-succession';
import { mayActivate, readerOf } from './parts';
import { recordSuccession } from './succession-record';

const wrong = (words: string) => badRequest(words, { recorderId: words });

/**
 * Says who records in the count of a section: the outgoing person, or somebody they name.
 *
 * @throws ApiError 404 out of sight, and for a person who is; 403 for others; 400 for the reader and for a person without an
 *   account; 409 where the section is not counted now.
 */
export async function nameRecorder(
  work: UnitOfWork,
  id: string,
  number: number,
  recorderId: string | null,
): Promise<void> {
  const succession = await lockCount(work, id);
  if (!mayActivate(work.actor, succession)) throw forbidden('Only the outgoing person names who records.');
  const section = await findCounted(work, id, number);
  if (recorderId === readerOf(succession, section)) throw wrong('The reader does not record.');
  if (recorderId !== null) {
    await requireKnown(work, recorderId, 'The recorder is not known.');
    const why = await whyNotIncoming(work.trx, recorderId, succession.unit_id);
    if (why) throw wrong(why);
  }
  await work.trx
    .updateTable('succession_section')
    .set({ recorder_user_id: recorderId })
    .where('succession_id', '=', id)
    .where('number', '=', number)
    .execute();
  // Who recorded before may not see it any more.
  work.addAudience({ people: [section.recorder_user_id] });
  if (recorderId !== null) await tellRecorder(work, succession, recorderId, section.day);
  await recordSuccession(work, id, 'recorder named');
}
