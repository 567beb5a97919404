import { sql } from 'kysely';
import { BATCH, readAhead } from '../../src/ledger-check/read-ahead';
import { testDatabase } from '../support/database';
import { asOperator } from './operator';
import type { OpenDatabase } from '../../src/kernel/db/open-database';

let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
}, 60_000);

/** Rows in these places, whatever is in them, and a checkpoint in front of every hundredth. */
async function layIn(...stretches: [first: number, last: number][]): Promise<void> {
  await asOperator(database.db, sql`truncate ledger_event, ledger_checkpoint cascade`);
  for (const [first, last] of stretches) {
    await asOperator(
      database.db,
      sql`insert into ledger_event (seq, event_id, event_type, actor_id, ts, search_text, body, leaf_hash)
        select n, 'evt_' || n, 'USER', 'U-0001', now(), '', ''::bytea, sha256(''::bytea)
        from generate_series(${first}::bigint, ${last}::bigint) n`,
      sql`insert into ledger_checkpoint (size, root, note, sealed_at)
        select n, sha256(''::bytea), '', now() from generate_series(${first}::bigint, ${last}::bigint) n
        where n % 100 = 0 and n > 0`,
    );
  }
}

async function walked(from = 0): Promise<{ places: number[]; checkpoints: number[] }> {
  const [places, checkpoints]: [number[], number[]] = [[], []];
  for await (const fetched of readAhead(database.db, from)) {
    places.push(...[...fetched.batch.rows()].map(({ seq }) => seq));
    checkpoints.push(...fetched.checkpoints.map(({ size }) => size).sort((a, b) => a - b));
  }
  return { places, checkpoints };
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
const hundreds = (...numbers: number[][]) => numbers.flat().filter((n) => n % 100 === 0 && n > 0);

test('every event comes once, in order, with the checkpoints that end among them', async () => {
  const last = 2 * BATCH + 30;
  await layIn([0, last]);
  expect(await walked()).toEqual({ places: range(0, last), checkpoints: hundreds(range(0, last)) });
  expect(await walked(BATCH + 7)).toEqual({
    places: range(BATCH + 7, last),
    checkpoints: hundreds(range(BATCH + 8, last)),
  });
});

test('as many events as fill whole batches are all of them', async () => {
  await layIn([0, 2 * BATCH - 1]);
  expect((await walked()).places).toEqual(range(0, 2 * BATCH - 1));
});

test('empty places are passed over, a batch wide and wider, and nothing comes twice', async () => {
  const [gap, far] = [BATCH + 500, 9_000_000_000];
  await layIn([0, 500], [900, gap], [4 * BATCH, 5 * BATCH], [far, far + 20]);
  const { places } = await walked();
  expect(places).toEqual([
    ...range(0, 500),
    ...range(900, gap),
    ...range(4 * BATCH, 5 * BATCH),
    ...range(far, far + 20),
  ]);
});

test('an empty ledger has nothing to come', async () => {
  await layIn();
  expect(await walked()).toEqual({ places: [], checkpoints: [] });
});
