import type { Hash, NodeId, NodeStore } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { ApiError, type Database } from '../kernel';

/** The tree's nodes in the database. One query answers a whole proof. */
export function databaseNodes(db: Kysely<Database>): NodeStore {
  return {
    async read(ids) {
      if (ids.length === 0) return [];
      const wanted = sql.join(ids.map(({ level, index }) => sql`(${level}::int, ${String(index)}::bigint)`));
      const { rows } = await sql<{ level: number; idx: number; hash: Uint8Array }>`
        with wanted (level, idx) as (values ${wanted})
        select level, idx, hash from wanted join ledger_node using (level, idx)
        union all
        select level, idx, leaf_hash from wanted join ledger_event on level = 0 and seq = idx`.execute(db);
      const found = new Map(rows.map(({ level, idx, hash }) => [`${level}/${idx}`, hash]));
      return ids.map((id) => present(found.get(`${id.level}/${id.index}`), id));
    },
  };
}

/** Says why there is no proof. A ledger with a missing event can prove little. */
function present(hash: Hash | undefined, { level, index }: NodeId): Hash {
  if (hash) return hash;
  const width = 2n ** BigInt(level);
  const first = index * width;
  const what =
    level === 0 ? `event #${first}` : `the tree node over events #${first} to #${first + width - 1n}`;
  throw new ApiError(500, 'ledger-damaged', `The ledger cannot prove this: ${what} is missing from it.`);
}
