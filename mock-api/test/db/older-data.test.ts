import { type Kysely, Migrator, sql } from 'kysely';
import { migrate, migrationFiles } from '../../src/kernel/db/migrate';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { testDatabase } from '../support/database';

/** The steps of the version before the one migration, in order. */
const OLD_STEPS =
  `001-core 002-ledger 003-property 004-search-and-schedule 005-people 006-idempotency 007-property-book
  008-unit 010-ledger 012-forms 013-transfers 020-ledger-intake 021-pending-pieces 022-ledger-words
  023-analyze-short-pieces 024-token-scope 025-pin-hold 026-server-key 027-transfers-of-item 028-what-travels
  029-hand-receipts 030-status-shown 032-inventory-reports`.split(/\s+/);

let database: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
});

/** Columns, indexes, functions and triggers of the schema, as the database describes them. */
async function describeSchema(): Promise<unknown[]> {
  const { rows } = await sql`
    select 'column' as kind, table_name || '.' || column_name as name,
      concat_ws(' ', data_type, is_nullable, column_default, identity_generation) as definition
      from information_schema.columns where table_schema = 'public'
    union all
    select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select 'function', proname, pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
    order by 1, 2, 3`.execute(database.db);
  return rows;
}

/** Makes the database one that has gone through 001-schema alone. */
async function goBackToFirstSchema(): Promise<void> {
  const { db } = database;
  const [first] = await migrationFiles();
  const up = async (trx: Kysely<unknown>) => void (await sql.raw(first!.text).execute(trx));
  await sql.raw('drop schema public cascade; create schema public').execute(db);
  const provider = { getMigrations: () => Promise.resolve({ [first!.name]: { up } }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** Gives transfer requests and reminders the names that 001-schema had for them at first. */
async function giveFirstNames(): Promise<void> {
  await sql
    .raw(
      `
    alter sequence transfer_request_number rename to transfer_ask_number;
    alter sequence transfer_batch_number rename to transfer_request_number;
    alter table transfer_request rename column requester_user_id to asker_user_id;
    alter table transfer_request rename column requested_at to asked_at;
    alter table transfer_request rename to transfer_ask;
    alter index transfer_request_pkey rename to transfer_ask_pkey;
    alter index transfer_request_once rename to transfer_ask_once;
    alter index transfer_request_open rename to transfer_ask_open;
    alter table reminder rename to notice_occasion;
    alter index reminder_pkey rename to notice_occasion_pkey;
    alter index reminder_by_age rename to notice_occasion_by_age;`,
    )
    .execute(database.db);
}

/** Gives the ledger the names of the version before, and takes away the functions that it did not have. */
async function makeOlder(): Promise<void> {
  await sql
    .raw(
      `
    drop function units_below, units_above;
    drop trigger ledger_pending_due on ledger_pending;
    drop trigger ledger_pending_guard on ledger_pending;
    alter function ledger_flush_pending rename to ledger_take_in;
    alter function ledger_insert_event rename to ledger_enter;
    alter function ledger_replay_event rename to ledger_put;
    alter table ledger_pending rename to ledger_intake;
    alter index ledger_pending_pkey rename to ledger_intake_pkey;
    alter sequence ledger_pending_id_seq rename to ledger_intake_id_seq;
    create constraint trigger ledger_intake_due after insert on ledger_intake
      deferrable initially deferred for each row execute function ledger_take_in();
    create trigger ledger_intake_guard before update or truncate on ledger_intake
      for each statement execute function ledger_refuse();
    alter table ledger_search rename to ledger_words;
    alter index ledger_search_pkey rename to ledger_words_pkey;
    alter index ledger_search_text rename to ledger_words_search;`,
    )
    .execute(database.db);
}

/** Makes the database look as if the version before had gone through these steps. */
async function recordSteps(steps: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(database.db);
  await sql`insert into kysely_migration (name, timestamp)
    select name, '2026-01-01T00:00:00.000Z' from unnest(${steps}::text[]) name`.execute(database.db);
}

async function recordedSteps(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database.db);
  return rows.map(({ name }) => name);
}

/** A company with one item. */
async function insertItem(): Promise<void> {
  const { db } = database;
  await db
    .insertInto('units')
    .values({ id: 'C-1', name: 'Company', kind: 'company', parent_id: null })
    .execute();
  const item = { id: 'P-1', name: 'M4', serial_number: 'W1', category: 'weapons', unit_id: 'C-1' } as const;
  const created_at = new Date('2026-01-01T00:00:00Z');
  await db
    .insertInto('property')
    .values({ ...item, created_at })
    .execute();
}

test('data of the version before is taken over, by several servers at once, and keeps its rows', async () => {
  const { db } = database;
  await insertItem();
  const seen = () => db.selectFrom('visible_item').selectAll().execute();
  const [fresh, seenInNew, steps] = [await describeSchema(), await seen(), await recordedSteps()];
  await goBackToFirstSchema();
  await giveFirstNames();
  await insertItem();
  await sql`insert into component (property_id, position, name, quantity, status)
    select 'P-1', 0, status, 7, status from unnest(array['present', 'missing', 'damaged']) status`.execute(
    db,
  );
  await makeOlder();
  await recordSteps(OLD_STEPS);
  await Promise.all([migrate(db), migrate(db)]);
  expect(
    (
      await sql`select name, on_hand, damaged, short from component where status = name order by name`.execute(
        db,
      )
    ).rows,
  ).toEqual([
    { name: 'damaged', on_hand: 7, damaged: 7, short: 0 },
    { name: 'missing', on_hand: 0, damaged: 0, short: 7 },
    { name: 'present', on_hand: 7, damaged: 0, short: 0 },
  ]);
  expect(await recordedSteps()).toEqual(steps);
  expect(await describeSchema()).toEqual(fresh);
  expect(seenInNew).toHaveLength(1);
  expect(await seen()).toEqual(seenInNew);
  const { rows } =
    await sql`select below.id, above.depth from units_below('C-1') below, units_above('C-1') above`.execute(
      db,
    );
  expect(rows).toEqual([{ id: 'C-1', depth: 0 }]);
});

test('data with the first names of transfer requests and reminders are taken over, by several servers at once', async () => {
  const fresh = await describeSchema();
  await goBackToFirstSchema();
  await giveFirstNames();
  await Promise.all([migrate(database.db), migrate(database.db)]);
  expect(await describeSchema()).toEqual(fresh);
});

test.each([
  ['an older version', OLD_STEPS.slice(0, -1)],
  ['an unknown version', [...OLD_STEPS, '999-unknown']],
])('data of %s is left alone, with a sentence that says what to do', async (_, steps) => {
  await recordSteps(steps);
  await expect(migrate(database.db)).rejects.toThrow(
    'The data were made by an older version than this one can take over. ' +
      'Start the version with migration 032-inventory-reports on them once, then this one.',
  );
  expect(await recordedSteps()).toEqual(steps);
});
