import { sql } from 'kysely';
import { migrate } from '../../src/kernel/db/migrate';
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

/** Takes away what 002-visible-items made. */
async function forgetWhoSees(): Promise<void> {
  await sql
    .raw(
      `
    drop table visible_item, unit_ancestor cascade;
    drop function rebuild_unit_ancestors, units_changed, lock_visible_items, refresh_visible_items, items_changed,
      offer_changed, items_of_people, person_moved, unit_moved cascade;
    drop index property_figures, property_calibration_due, property_of_unit, ledger_event_of_people;
    create index property_by_unit on property (unit_id, assigned_to_user_id, category, current_status, id);
    delete from kysely_migration where name = '002-visible-items';`,
    )
    .execute(database.db);
}

/** Takes away what 016-classification made. */
async function forgetClassification(): Promise<void> {
  await sql
    .raw(
      `
    drop table unit_setting, catalog_item;
    drop index property_by_nsn;
    alter table property drop column ciic, drop column sensitive_mark, drop column unit_of_issue,
      drop column calibration_days, drop column sensitive_since;
    delete from kysely_migration where name = '016-classification';`,
    )
    .execute(database.db);
}

/** Takes away what 020-lean-figures made. */
async function forgetLeanFigures(): Promise<void> {
  await sql
    .raw(
      `
    drop function copy_item_to_link, copy_item_to_links, rewrite_visible_items cascade;
    alter table custody_link drop column category, drop column is_sensitive, drop column unit_price;
    create index property_figures on property (id) include (category, is_sensitive, unit_price);
    drop index property_sensitive_held, transfer_approved;
    create index transfer_approved on transfer (resolved_at) where status = 'Approved';
    delete from kysely_migration where name = '020-lean-figures';`,
    )
    .execute(database.db);
}

/** Takes away what 023-closings made. */
async function forgetClosings(): Promise<void> {
  await sql
    .raw(
      `
    drop function property_left cascade;
    alter table sensitive_inventory_line drop column left_at;
    drop index property_uii;
    alter table property drop column left_at, drop column closing_id, drop column gain_kind,
      drop column gain_document, drop column gain_from, drop column gain_by_user_id, drop column gain_at,
      drop column gain_signature_id;
    create unique index property_uii on property (uii);
    drop table gain_upload, closing_line, closing;
    drop sequence closing_number;
    alter table upload drop column media_type;
    delete from kysely_migration where name = '023-closings';`,
    )
    .execute(database.db);
}

/** Takes away what 021-component-counts made. */
async function forgetComponentCounts(): Promise<void> {
  await sql
    .raw(
      `
    drop table component_shortage, component_list_line, component_list cascade;
    drop sequence component_shortage_number, component_list_number;
    alter table component drop column status, drop column short;
    alter table component drop column kind, drop column list_line_id, drop column ui, drop column arc,
      drop column on_hand, drop column damaged, drop column counted_at, drop column counted_by,
      add column status text not null default 'present' check (status in ('present', 'missing', 'damaged'));
    delete from kysely_migration where name = '021-component-counts';`,
    )
    .execute(database.db);
}

/** Takes away what 022-calibration made. */
async function forgetCalibrations(): Promise<void> {
  await sql
    .raw(
      `
    drop table calibration_photo, calibration;
    drop sequence calibration_number;
    delete from kysely_migration where name = '022-calibration';`,
    )
    .execute(database.db);
}

/** Takes away what 015-amendments made. */
async function forgetAmendments(): Promise<void> {
  await sql
    .raw(
      `
    drop trigger property_guard on property;
    drop table former_identifier, amendment_photo, amendment_line, amendment, signature;
    drop sequence signature_number, amendment_number;
    drop function former_identifier_changed, property_refuse;
    alter table property drop column search_text;
    alter table property drop column former_text;
    alter table property
      add column search_text text not null generated always as (name || ' ' || serial_number) stored;
    create index property_search on property using gin (search_text gin_trgm_ops)
      with (gin_pending_list_limit = 64);
    create index property_search_short on property using gin (short_pieces(search_text))
      with (gin_pending_list_limit = 64);
    delete from kysely_migration where name = '015-amendments';`,
    )
    .execute(database.db);
}

/** Takes away what 014-ledger-anchor made. */
async function forgetAnchors(): Promise<void> {
  await sql
    .raw(
      `
    drop table ledger_anchor;
    drop function ledger_anchor_settled;
    delete from kysely_migration where name = '014-ledger-anchor';`,
    )
    .execute(database.db);
}

/** Takes away what 009-item-photo made. */
async function forgetItemPhotos(): Promise<void> {
  await sql
    .raw(`drop table item_photo; delete from kysely_migration where name = '009-item-photo';`)
    .execute(database.db);
}

/** Takes away what 006-recorded-rows made. */
async function forgetRecordedRows(): Promise<void> {
  await sql
    .raw(
      `
    drop index verification_found;
    alter table verification drop column event_id;
    delete from kysely_migration where name = '006-recorded-rows';`,
    )
    .execute(database.db);
}

/** Takes away what 008-recorded-acts made. */
async function forgetRecordedActs(): Promise<void> {
  await sql
    .raw(
      `
    drop index transfer_found, document_found, sensitive_inventory_found, maintenance_item_found;
    alter table transfer drop column event_id;
    alter table document drop column event_id;
    alter table sensitive_inventory drop column event_id;
    alter table maintenance_item drop column event_id;
    delete from kysely_migration where name = '008-recorded-acts';`,
    )
    .execute(database.db);
}

/** Takes away what 005-item-record made. */
async function forgetRecord(): Promise<void> {
  await sql
    .raw(
      `
    alter table property drop column uii, drop column last_location, drop column location_until;
    delete from kysely_migration where name = '005-item-record';`,
    )
    .execute(database.db);
}

/** Takes away what 004-witnesses made. */
async function forgetWitnesses(): Promise<void> {
  await sql
    .raw(
      `
    drop table ledger_cosignature, ledger_witness;
    drop function ledger_cosignature_renewed;
    delete from kysely_migration where name = '004-witnesses';`,
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

test('data of the version before is taken over, by several servers at once, and keeps its rows', async () => {
  const { db } = database;
  await db
    .insertInto('units')
    .values({ id: 'C-1', name: 'Company', kind: 'company', parent_id: null })
    .execute();
  const item = { name: 'M4', serial_number: 'W1', category: 'weapons', unit_id: 'C-1' } as const;
  await db.insertInto('property').values(item).execute();
  const seen = () => db.selectFrom('visible_item').selectAll().execute();
  const [fresh, before] = [await describeSchema(), await seen()];
  await forgetClosings();
  await forgetCalibrations();
  await forgetComponentCounts();
  await forgetLeanFigures();
  await forgetClassification();
  await forgetAmendments();
  await forgetAnchors();
  await forgetItemPhotos();
  await forgetRecordedActs();
  await forgetRecordedRows();
  await forgetRecord();
  await forgetWhoSees();
  await forgetWitnesses();
  await giveFirstNames();
  await sql`insert into component (property_id, position, name, quantity, status)
    select id, 0, status, 7, status from property, unnest(array['present', 'missing', 'damaged']) status`.execute(
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
  expect(await recordedSteps()).toEqual([
    '001-schema',
    '002-visible-items',
    '004-witnesses',
    '005-item-record',
    '006-recorded-rows',
    '008-recorded-acts',
    '009-item-photo',
    '014-ledger-anchor',
    '015-amendments',
    '016-classification',
    '020-lean-figures',
    '021-component-counts',
    '022-calibration',
    '023-closings',
  ]);
  expect(await describeSchema()).toEqual(fresh);
  expect(before).toHaveLength(1);
  expect(await seen()).toEqual(before);
  const { rows } =
    await sql`select below.id, above.depth from units_below('C-1') below, units_above('C-1') above`.execute(
      db,
    );
  expect(rows).toEqual([{ id: 'C-1', depth: 0 }]);
});

test('data with the first names of transfer requests and reminders are taken over, by several servers at once', async () => {
  const fresh = await describeSchema();
  await forgetClosings();
  await forgetCalibrations();
  await forgetComponentCounts();
  await forgetLeanFigures();
  await forgetClassification();
  await forgetAmendments();
  await forgetAnchors();
  await forgetItemPhotos();
  await forgetRecordedActs();
  await forgetRecordedRows();
  await forgetRecord();
  await forgetWhoSees();
  await forgetWitnesses();
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
