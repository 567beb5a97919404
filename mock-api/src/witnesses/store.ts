import type { PolicyWitness } from '@hand-receipt/ledger';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../kernel';
import type { Observer, Outcome } from './observer';

export type WitnessRow = Selectable<Database['ledger_witness']>;

/** So that a witness that is back has cosigned within a minute. */
const LONGEST_WAIT_S = 55;

/** In so many seconds by the clock of the database, which all processes share. */
const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds}::double precision)`;

/** Enters the witnesses of a policy that are not known yet. */
export async function enterWitnesses(
  db: Kysely<Database>,
  witnesses: readonly Pick<Observer, 'key'>[],
  now: Date,
): Promise<void> {
  if (witnesses.length === 0) return;
  await db
    .insertInto('ledger_witness')
    .values(witnesses.map(({ key }) => ({ witness_key: key, since: now })))
    .onConflict((known) => known.doNothing())
    .execute();
}

/** It has cosigned before, and has not answered since the server started. */
const UNCONFIRMED = 'unconfirmed';

/** Whether a witness has answered since the server started, or has never cosigned anything. */
export const isConfirmed = ({ state }: Pick<WitnessRow, 'state'>): boolean => state !== UNCONFIRMED;

/**
 * Makes witnesses due at once, and what they said before nothing that they say now: the database may have been put back
 * to an earlier time while the server was stopped. A disagreement stays.
 */
export async function askAgain(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const ofThese = sql<boolean>`witness_key = any(${keys})`;
  await db
    .updateTable('ledger_witness')
    .set({ due_at: sql<Date>`least(due_at, now())` })
    .where(ofThese)
    .execute();
  await db
    .updateTable('ledger_witness')
    .set({ state: UNCONFIRMED, problem: 'It has not answered since the server started.' })
    .where(ofThese)
    .where('state', 'in', ['current', 'waiting'])
    .where('cosigned_at', 'is not', null)
    .execute();
}

/**
 * Takes a witness for this process, if it is due, or is eager and has not seen `newest` yet, and nobody else is asking
 * it.
 *
 * @returns the size that it cosigned last, or how long to wait before trying again.
 */
export async function claimWitness(
  db: Kysely<Database>,
  { key, pace }: Pick<Observer, 'key' | 'pace'>,
  newest: number,
  now: Date,
): Promise<{ size: number } | { waitMs: number }> {
  const claimed = await db
    .updateTable('ledger_witness')
    .set({ claimed_until: inSeconds(pace.claimS), asked_at: now })
    .where('witness_key', '=', key)
    .where('claimed_until', '<=', sql<Date>`now()`)
    .where((row) =>
      row.or([
        row('due_at', '<=', sql<Date>`now()`),
        ...(pace.isEager ? [row.and([row('state', '=', 'current'), row('size', '<', newest)])] : []),
      ]),
    )
    .returning('size')
    .executeTakeFirst();
  if (claimed) return claimed;
  const row = await db
    .selectFrom('ledger_witness')
    .select(
      sql<number>`extract(epoch from greatest(claimed_until, due_at) - now())::double precision`.as('wait'),
    )
    .where('witness_key', '=', key)
    .executeTakeFirst();
  return { waitMs: (row?.wait ?? 0) * 1000 };
}

/** A witness refused a checkpoint, or has seen more events than there are, in the words of the finding. */
export interface Disagreement {
  state: 'refused' | 'ahead';
  problem: string;
}

/** Whether a witness in this state disagrees with the ledger. */
export const disagrees = (state: string): state is Disagreement['state'] =>
  state === 'refused' || state === 'ahead';

/** Records how asking a witness ended, and lets it go. @returns when it is due again, in milliseconds. */
export async function recordOutcome(
  db: Kysely<Database>,
  { key, pace: { againS } }: Pick<Observer, 'key' | 'pace'>,
  outcome: Outcome,
  now: Date,
): Promise<number> {
  if (outcome.state === 'current') {
    const { checkpoint, line, at } = outcome;
    await db.transaction().execute(async (trx) => {
      if (line !== null)
        await keepCosignature(trx, { size: checkpoint.size, key, note: checkpoint.note, line, at });
      await update(trx, key, {
        state: 'current',
        problem: null,
        size: checkpoint.size,
        answered_at: now,
        cosigned_at: at,
        failures: 0,
        due_at: inSeconds(againS),
      });
    });
    return againS * 1000;
  }
  const known = await db
    .selectFrom('ledger_witness')
    .select(['failures', 'state', 'problem'])
    .where('witness_key', '=', key)
    .executeTakeFirstOrThrow();
  const { failures } = known;
  const wait = Math.min(LONGEST_WAIT_S, 2 ** failures);
  // One that disagreed and is silent now still disagrees; one that goes on disagreeing keeps its first words.
  const goesOn = disagrees(known.state) && (outcome.state === 'waiting' || disagrees(outcome.state));
  const isSilent = outcome.state === 'waiting' && outcome.hasAnswered !== true;
  const { state, problem } = goesOn || (isSilent && !isConfirmed(known)) ? known : outcome;
  const answered = isSilent ? {} : { answered_at: now };
  await update(db, key, { state, problem, ...answered, failures: failures + 1, due_at: inSeconds(wait) });
  return wait * 1000;
}

const update = (
  db: Kysely<Database>,
  key: string,
  change: Omit<Partial<WitnessRow>, 'due_at'> & { due_at: ReturnType<typeof inSeconds> },
) =>
  db
    .updateTable('ledger_witness')
    .set({ ...change, claimed_until: sql`now()` })
    .where('witness_key', '=', key)
    .execute();

/** The first line of a witness over a checkpoint stays; the newest is replaced by later ones. */
async function keepCosignature(
  db: Kysely<Database>,
  { size, key, note, line, at }: { size: number; key: string; note: string; line: string; at: Date },
): Promise<void> {
  await db
    .insertInto('ledger_cosignature')
    .values({
      size,
      witness_key: key,
      note,
      first_line: line,
      first_at: at,
      newest_line: line,
      newest_at: at,
    })
    .onConflict((known) =>
      known
        .columns(['size', 'witness_key'])
        .doUpdateSet({ newest_line: line, newest_at: at })
        .whereRef('ledger_cosignature.note', '=', 'excluded.note')
        .whereRef('ledger_cosignature.newest_at', '<', 'excluded.newest_at'),
    )
    .execute();
}

/** The row of one observer; null where it was never entered. */
export async function readWitness(db: Kysely<Database>, key: string): Promise<WitnessRow | null> {
  const row = await db
    .selectFrom('ledger_witness')
    .selectAll()
    .where('witness_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** The rows of these witnesses, in their order. A witness that was never entered has none. */
export async function readWitnesses(
  db: Kysely<Database>,
  witnesses: readonly PolicyWitness[],
): Promise<{ witness: PolicyWitness; row: WitnessRow }[]> {
  const keys = witnesses.map(({ key }) => key);
  const rows = await db
    .selectFrom('ledger_witness')
    .selectAll()
    .where('witness_key', '=', sql<string>`any(${keys})`)
    .execute();
  return witnesses.flatMap((witness) => {
    const row = rows.find(({ witness_key }) => witness_key === witness.key);
    return row ? [{ witness, row }] : [];
  });
}
