import { type RawBuilder, sql } from 'kysely';
import { companyUnits } from '../access';
import { conflict } from '../kernel';
import { leaveCounters } from '../possession';
import { withdrawRequestsOf } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { cancelOpenTransfers } from './cancel-open-transfers';
import { countLiabilities, whyNotClear } from './why-not-clear';

/** Whether a unit, as a column, is of a company that has nothing to do with this unit; a battalion has it below itself. */
const isElsewhere = (column: string, unitId: string): RawBuilder<boolean> =>
  sql`${unitId} not in ${companyUnits(sql.ref(column))}`;

/**
 * Ends what a person cannot go on with who goes to another company: transfers with people who are out of reach now,
 * the requests for items that they made, and what they may do at counters. What they are signed for stays with its company, and so do they until they are clear
 * of it: only a closing moves property to another book.
 *
 * @param person with the unit that they are of now.
 * @returns a function that writes the ledger's events of the transfers, which come last in the transaction.
 * @throws ApiError 409 for a person who is signed for something of a company that they leave.
 */
export async function leaveCompany(
  work: UnitOfWork,
  person: { id: string; name: string; unitId: string },
): Promise<() => Promise<void>> {
  const moved = `${person.name} moved to another company`;
  const recordCancelled = await cancelOpenTransfers(work, {
    person,
    because: moved,
    reason: moved,
    goesOn: true,
  });
  // After the transfers: one that a cancelled offer answered is open again.
  await withdrawRequestsOf(work, person.id, moved);
  // After their open transfers were locked: one that they were just approving has moved its item by now.
  const liabilities = await countLiabilities(work.trx, person.id, isElsewhere('item.unit_id', person.unitId));
  const refusal = whyNotClear(person.name, liabilities, 'Clear them before they go to another company.');
  if (refusal !== null) throw conflict(refusal, { unitId: refusal });
  const counters = isElsewhere('counter.unit_id', person.unitId);
  await leaveCounters(work, { person, because: moved, goesOn: true, counters });
  return recordCancelled;
}
