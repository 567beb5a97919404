import { COUNTER_REFUSALS } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { findPerson } from '../access';
import type { Database } from '../kernel';
import { militaryTime } from '../live';
import type { HandOverRow } from './load-handovers';

/** Why a hand-over that nobody signed waits no more: somebody ended it, or it waited too long. */
export async function whyNotSigned(
  db: Kysely<Database>,
  { id, recipient_id, waits_until, withdrawn_by }: HandOverRow,
): Promise<string> {
  if (withdrawn_by === null || waits_until === null) return COUNTER_REFUSALS.waitedTooLong;
  const name = await findPerson(db, withdrawn_by).then((person) => person?.name);
  const when = militaryTime(waits_until);
  const words =
    withdrawn_by === recipient_id
      ? `${name} said on ${when} that ${id} is not right.`
      : `${name} took ${id} back on ${when}.`;
  return `${words} Ask the counter to send it again.`;
}
