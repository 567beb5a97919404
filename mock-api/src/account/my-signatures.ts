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
    .leftJoin('handover', (join) =>
      join.onRef('handover.id', '=', 'signature.subject_id').on('signature.subject_kind', '=', 'handover'),
    )
    .leftJoin('counter', 'counter.id', 'handover.counter_id')
    .leftJoin('counter_session as session', 'session.id', 'handover.session_id')
    .select(['signature.id', 'signature.subject_kind as kind', 'signature.subject_id as subjectId'])
    .select(['signature.part', 'signature.method', 'signature.at'])
    .select(['counter.name as counter', 'session.device_name as device'])
    .where('signature.user_id', '=', userId)
    .orderBy('signature.at', 'desc')
    .orderBy('signature.id', 'desc')
    .limit(SHOWN)
    .execute();
  const signatures = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { signatures, wrongPins: await readWrongPins(db, userId, now) };
}
