import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalBytes, readEvent, signCheckpoint, toHex } from '@hand-receipt/ledger';
import { type nodeSigner, nodeHasher } from '@hand-receipt/ledger/node';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/kernel/db/schema';
import { columnsOf } from '../../src/ledger/event-columns';
import { databaseNodes } from '../../src/ledger/node-store';
import { Journal } from '../../src/ledger/seal/journal';
import { nameCheckpoint } from '../../src/ledger/seal/journal-line';
import { readRoot } from '@hand-receipt/ledger';
import { asOperator } from './operator';

/** Computes every leaf hash and node again, as the events stand. */
export async function recomputeEverything(db: Kysely<Database>): Promise<void> {
  await asOperator(
    db,
    sql`update ledger_event set leaf_hash = sha256('\\x00'::bytea || body)`,
    sql`delete from ledger_node`,
  );
  for (let level = 1; level <= 10; level += 1) {
    const below =
      level === 1
        ? sql`select seq as idx, leaf_hash as hash from ledger_event`
        : sql`select idx, hash from ledger_node where level = ${sql.lit(level - 1)}`;
    await asOperator(
      db,
      sql`with below as (${below})
        insert into ledger_node select ${sql.lit(level)}, l.idx / 2, sha256('\\x01'::bytea || l.hash || r.hash)
        from below l join below r on r.idx = l.idx + 1 where l.idx % 2 = 0`,
    );
  }
}

/** The bytes of an event with a change in it, as the operator would write them. */
export async function forged(db: Kysely<Database>, seq: number, change: object): Promise<Uint8Array> {
  const { body } = await db
    .selectFrom('ledger_event')
    .select('body')
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  return canonicalBytes({ ...readEvent(body), ...change });
}

/**
 * What an operator with the signing key can do: an event edited with everything that follows from it,
 * columns, hashes, nodes, and every checkpoint signed again.
 */
export async function rewriteHistory(
  db: Kysely<Database>,
  seq: number,
  change: object,
  signer: ReturnType<typeof nodeSigner>,
): Promise<void> {
  const body = await forged(db, seq, change);
  const { actor_id, search_text, ts } = columnsOf(readEvent(body));
  await asOperator(
    db,
    sql`update ledger_event set body = ${body}, actor_id = ${actor_id}, search_text = ${search_text},
        ts = ${ts} where seq = ${seq}`,
  );
  await recomputeEverything(db);
  const checkpoints = await db.selectFrom('ledger_checkpoint').select('size').execute();
  for (const { size } of checkpoints) {
    const root = await readRoot(databaseNodes(db), BigInt(size), nodeHasher);
    const note = signCheckpoint({ origin: signer.name, size: BigInt(size), root }, signer);
    await asOperator(
      db,
      sql`update ledger_checkpoint set note = ${note}, root = decode(${toHex(root)}, 'hex') where size = ${size}`,
    );
  }
}

/** Writes the journal and the newest checkpoint in the ledger's folder as if the server had written what there is now. */
export async function rewriteJournal(db: Kysely<Database>, folder: string): Promise<void> {
  await rm(path.join(folder, 'journal'), { recursive: true, force: true });
  const journal = await Journal.open(path.join(folder, 'journal'));
  const events = db.selectFrom('ledger_event').select(['seq', 'body', 'leaf_hash as leafHash']);
  await journal.append(await events.orderBy('seq').execute());
  const checkpoints = await db
    .selectFrom('ledger_checkpoint')
    .select(['size', 'note'])
    .orderBy('size')
    .execute();
  await journal.name(checkpoints.map(nameCheckpoint));
  await writeFile(path.join(folder, 'checkpoint'), checkpoints.at(-1)?.note ?? '');
}
