import type { MySignaturesDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { readWrongPins } from '../people';

/** Signatures that the page shows; the export has all. */
const SHOWN = 500;

/** Every signature in a person's name, and every wrong PIN of the last 90 days; both newest first. */
export async function readMySignatures(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<MySignaturesDto> {
  const rows = await db
    .selectFrom('signature')
    .select(['id', 'subject_kind as kind', 'subject_id as subjectId', 'part', 'method', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const signatures = rows.map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    counter: null,
    device: null,
  }));
  return { signatures, wrongPins: await readWrongPins(db, userId, now) };
}
