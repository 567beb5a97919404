import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/**
 * Earlier versions made the schema in many steps, with other names for parts of the ledger. Data that went through all
 * steps gets the names and functions of 001-schema and is recorded as being at it. Other data must first be brought up
 * to date by the version before. Remove this file when no such data is left.
 */
const SCHEMA = '001-schema';
/** What the old steps made under another name. The functions come from 001-schema, by CREATED. */
const RENAMED = `
  alter table ledger_words rename to ledger_search;
  alter index ledger_words_pkey rename to ledger_search_pkey;
  alter index ledger_words_search rename to ledger_search_text;
  drop trigger ledger_intake_due on ledger_intake;
  drop trigger ledger_intake_guard on ledger_intake;
  drop function ledger_append, ledger_put, ledger_enter, ledger_take_in;
  alter table ledger_intake rename to ledger_pending;
  alter index ledger_intake_pkey rename to ledger_pending_pkey;
  alter sequence ledger_intake_id_seq rename to ledger_pending_id_seq;`;
/** What 001-schema made under another name at first. */
const RENAMED_SINCE = `
  do $$ begin
    if to_regclass('transfer_ask') is null then
      return;
    end if;
    alter sequence transfer_request_number rename to transfer_batch_number;
    alter sequence transfer_ask_number rename to transfer_request_number;
    alter table transfer_ask rename to transfer_request;
    alter table transfer_request rename column asker_user_id to requester_user_id;
    alter table transfer_request rename column asked_at to requested_at;
    alter index transfer_ask_pkey rename to transfer_request_pkey;
    alter index transfer_ask_once rename to transfer_request_once;
    alter index transfer_ask_open rename to transfer_request_open;
    alter table notice_occasion rename to reminder;
    alter index notice_occasion_pkey rename to reminder_pkey;
    alter index notice_occasion_by_age rename to reminder_by_age;
  end $$;`;
/** Statements of 001-schema that make what the old steps did not, or made under another name. */
const CREATED =
  /^create function (?:units_(?:below|above)|ledger_(?:insert_event|replay_event|append|flush_pending))\(.*?\$\$;$|^create (?:constraint )?trigger ledger_pending_.*?;$/gms;
const LAST_OLD_STEP = '032-inventory-reports';
const OLD_STEPS = [
  '001-core',
  '002-ledger',
  '003-property',
  '004-search-and-schedule',
  '005-people',
  '006-idempotency',
  '007-property-book',
  '008-unit',
  '010-ledger',
  '012-forms',
  '013-transfers',
  '020-ledger-intake',
  '021-pending-pieces',
  '022-ledger-words',
  '023-analyze-short-pieces',
  '024-token-scope',
  '025-pin-hold',
  '026-server-key',
  '027-transfers-of-item',
  '028-what-travels',
  '029-hand-receipts',
  '030-status-shown',
  LAST_OLD_STEP,
];

/** The data are of a version that this one cannot take over. The message says what to do. */
export class OlderDataError extends Error {
  override name = 'OlderDataError';
}

/**
 * @param schema text of 001-schema
 * @throws OlderDataError where the data did not go through all old steps.
 */
export async function adoptOlderSchema(db: Kysely<Database>, schema: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows: found } = await sql<{ table: string | null }>`
      select to_regclass('kysely_migration')::text as "table"`.execute(trx);
    if (!found[0]?.table) return;
    // Several servers may start at once: the second one finds the work done.
    await sql`lock table kysely_migration in access exclusive mode`.execute(trx);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      trx,
    );
    const done = rows.map(({ name }) => name);
    if (done.length === 0) return;
    const isOlder = !done.includes(SCHEMA);
    if (isOlder && done.join() !== OLD_STEPS.join()) {
      throw new OlderDataError(
        'The data were made by an older version than this one can take over. ' +
          `Start the version with migration ${LAST_OLD_STEP} on them once, then this one.`,
      );
    }
    await sql.raw(RENAMED_SINCE).execute(trx);
    if (!isOlder) return;
    await sql.raw(RENAMED).execute(trx);
    for (const [created] of schema.matchAll(CREATED)) await sql.raw(created).execute(trx);
    await sql`delete from kysely_migration`.execute(trx);
    await sql`insert into kysely_migration (name, timestamp) values (${SCHEMA}, ${new Date().toISOString()})`.execute(
      trx,
    );
  });
}
