import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import type { Database } from '../../src/kernel/db/schema';
import { appendEventNow } from '../../src/ledger/append';
import type { Sealer } from '../../src/ledger/seal/sealer';
import { LedgerVerification } from '../../src/ledger-check/verification';
import { testDatabase } from '../support/database';
import { recordQueries } from '../support/recorded-queries';
import { CLOCK, NAVARRO, asOperator, clear, dataFolder, openSealer, smallCompany } from './support';

let database: OpenDatabase;
let sealer: Sealer;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
beforeEach(async () => {
  const { db } = database;
  await clear(db);
  sealer = (await openSealer(db, await dataFolder())).sealer;
  await smallCompany(db);
  await sealer.sealNow();
});

/** P-0002 goes from Navarro to Whitaker, and the ledger says so. */
const handOver = (db: Kysely<Database>) =>
  db.transaction().execute(async (trx) => {
    await trx
      .updateTable('property')
      .set({ assigned_to_user_id: 'U-0005' })
      .where('id', '=', 'P-0002')
      .execute();
    await trx
      .insertInto('custody_link')
      .values({ item_id: 'P-0002', position: 2, user_id: 'U-0005', since: CLOCK() })
      .execute();
    const details = { fromUserId: NAVARRO.id, toUserId: 'U-0005' };
    await appendEventNow(trx, {
      type: 'TRANSFER APPROVED',
      itemId: 'P-0002',
      actor: NAVARRO,
      details,
      at: CLOCK(),
    });
  });

/** The database, with something that happens once, as soon as somebody has read serial numbers. */
function afterTheFirstRead(db: Kysely<Database>, happening: () => Promise<unknown>): Kysely<Database> {
  let happened = false;
  const watcher: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!happened && result.rows.some((row) => 'serialNumber' in row)) {
        happened = true;
        await happening();
      }
      return result;
    },
  };
  return db.withPlugin(watcher);
}

test('an item handed over while a check looks at the property table is no finding, and no event is passed by', async () => {
  const db = afterTheFirstRead(database.db, () => handOver(database.db));
  const result = await new LedgerVerification({ db, sealer, clock: CLOCK }).check({ full: true });
  expect(result).toMatchObject({ is_verified: true, findings: [], size: 8 });
});

test('a holder changed by hand is found although another item is handed over meanwhile', async () => {
  await asOperator(database.db, sql`update property set assigned_to_user_id = 'U-0004' where id = 'P-0001'`);
  const db = afterTheFirstRead(database.db, () => handOver(database.db));
  const result = await new LedgerVerification({ db, sealer, clock: CLOCK }).check({ full: true });
  expect(result.findings.map(({ message }) => message)).toEqual([
    'Item W123 shows holder SGT Navarro; ledger says SPC Whitaker',
  ]);
});

test('the closing transaction of a check reads no item that agreed before it', async () => {
  const recorded = recordQueries(database);
  const verification = new LedgerVerification({ db: recorded.database.db, sealer, clock: CLOCK });
  const queries = await recorded.statementsOf(() => verification.check({ full: true }));
  const statements = queries.map(({ sql: text }) => text);
  const closing = statements.findIndex((text) => text.includes('set transaction isolation level'));
  const readsItems = (text: string) => text.includes('from "property"');
  expect(statements.slice(0, closing).filter(readsItems)).not.toEqual([]);
  expect(statements.slice(closing).filter(readsItems)).toEqual([]);
});
