import { findings, type Report } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import type { SealerState } from '../ledger';

/** Checkpoints that the journal or a cosignature names, and the database lacks. */
export class MissingCheckpoints {
  /** Sizes that were not there when they were looked for. */
  readonly #absent = new Set<number>();

  /** Looks for checkpoints that the journal names. */
  async take(db: Kysely<Database>, sizes: readonly number[]): Promise<void> {
    if (sizes.length === 0) return;
    const stored = await storedOf(db, sizes);
    for (const size of sizes) if (!stored.has(size)) this.#absent.add(size);
  }

  /**
   * A checkpoint is named before it is stored: one that is being made now is not missing.
   *
   * @param db one snapshot, younger than `state`
   */
  async conclude(db: Kysely<Database>, { latest, stored }: SealerState, report: Report): Promise<void> {
    if (latest && latest.size <= stored) this.#absent.add(latest.size);
    for (const size of await cosignedAlone(db)) this.#absent.add(size);
    const present = await storedOf(db, [...this.#absent]);
    const newest = await db
      .selectFrom('ledger_checkpoint')
      .select((row) => row.fn.max('size').as('size'))
      .executeTakeFirstOrThrow();
    const committed = Math.max(stored, newest.size ?? 0);
    for (const size of [...this.#absent].sort((a, b) => a - b)) {
      if (present.has(size)) this.#absent.delete(size);
      else if (size <= committed) report.add(findings.checkpointMissing(size));
    }
  }
}

async function storedOf(db: Kysely<Database>, sizes: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('ledger_checkpoint')
    .select('size')
    .where(sql<boolean>`size = any(${sizes}::bigint[])`)
    .execute();
  return new Set(rows.map(({ size }) => size));
}

/** Sizes of which a witness has cosigned a checkpoint that is not there. */
async function cosignedAlone(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .selectFrom('ledger_cosignature')
    .select('size')
    .distinct()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_checkpoint')
            .select('size')
            .where('ledger_checkpoint.size', '=', sql.ref<number>('ledger_cosignature.size')),
        ),
      ),
    )
    .execute();
  return rows.map(({ size }) => size);
}
