import type { Policy } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { ledgerEvents, lockAppends, readRow, recordIncident } from '../ledger';
import { type Disagreement, disagrees, readWitnesses } from './store';

/** Appends a witness's disagreement to the ledger as an incident, once for as long as it lasts. */
export async function recordDisagreement(
  db: Kysely<Database>,
  witness: string,
  { state, problem }: Disagreement,
  size: number,
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAppends(trx);
    const incidents = await ledgerEvents(trx)
      .selectAll()
      .where('event_type', '=', 'LEDGER INCIDENT')
      .execute();
    const details = incidents.map((row) => readRow(row)?.details);
    if (details.some((known) => known?.witness === witness && known.detail === problem)) return;
    await recordIncident(trx, { code: `witness-${state}`, message: problem, size, witness }, at);
  });
}

/** The name of the witness with this key where it still disagrees with the ledger; null where it does not. */
export async function findDisagreeing(
  db: Kysely<Database>,
  policy: Policy | null,
  key: string,
): Promise<string | null> {
  const asked = (policy?.witnesses ?? []).filter((witness) => witness.key === key);
  const [known] = await readWitnesses(db, asked);
  return known && disagrees(known.row.state) ? known.witness.name : null;
}
