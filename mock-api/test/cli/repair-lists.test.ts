import { sql } from 'kysely';
import { openDatabase } from '../../src/kernel/db/open';
import { smallCompany } from '../ledger/support';
import { run, workplace } from './workplace';

test('it names the items whose copy was wrong, and says so where none was', async () => {
  const { env, config } = await workplace();
  const { db, close } = await openDatabase(config);
  await smallCompany(db);
  await sql`update visible_item set name_key = 'other' where item_id = 'P-0001'`.execute(db);
  await close();

  const repaired = await run('repair-lists', [], { env });
  expect(repaired).toMatchObject({ code: 0, output: expect.stringContaining('1 item was wrong: W123.') });
  const again = await run('repair-lists', [], { env });
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('0 items were wrong.') });
}, 120_000);
