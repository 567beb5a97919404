import { paperWitnesses } from '@hand-receipt/ledger';
import { nodeVerifier } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import { type Config, type Database, inArray } from '../../kernel';
import { type Sealer, ledgerEvents } from '../../ledger';
import { readLastCheck } from '../../ledger-check';
import { readWitnessed } from '../../witnesses';
import type { LedgerStamp } from './stamp';

/** Events that change how people and units are printed. */
const NAMES = ['USER', 'UNIT'];

/** Whether a form of these items says something that was recorded in place `size` or later. */
async function saysLater(db: Kysely<Database>, itemIds: readonly string[], size: number): Promise<boolean> {
  const later = await ledgerEvents(db)
    .select('seq')
    .where('seq', '>=', size)
    .where((row) => row.or([row('item_id', '=', inArray(itemIds)), row('event_type', 'in', NAMES)]))
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/**
 * The state of the ledger for a form of these items: what a quorum of witnesses has cosigned, if that covers the form,
 * else what is sealed. Load what is printed first, so that the seal covers it.
 *
 * No check is made for it: it says what the last one found.
 *
 * @returns null while the ledger has no event.
 */
export async function readStamp(
  { sealer, config }: { sealer: Sealer; config: Pick<Config, 'witnessPolicy'> },
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<LedgerStamp | null> {
  const { witnessPolicy } = config;
  const sealed = await sealer.sealNow().catch(() => sealer.latest);
  const check = await readLastCheck(db);
  const failedAt = check && !check.verified ? check.at : null;
  const witnessed = await readWitnessed(db, witnessPolicy);
  if (witnessPolicy && witnessed && !(await saysLater(db, itemIds, witnessed.size))) {
    const witnesses = paperWitnesses(witnessed.note, witnessPolicy, nodeVerifier);
    return { size: witnessed.size, root: witnessed.root, witnesses, failedAt };
  }
  return sealed && { size: sealed.size, root: sealed.root, witnesses: null, failedAt };
}
