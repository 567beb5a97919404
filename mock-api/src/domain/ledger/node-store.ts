import type { Hash, NodeId, NodeStore } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

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

function present(hash: Hash | undefined, { level, index }: NodeId): Hash {
  if (!hash) throw new Error(`The ledger has no node ${index} on level ${level}.`);
  return hash;
}
