import { readFile, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { asOperator } from './operator';
import { recomputeEverything } from './rewrite';
import type { Victim } from './screen-attacks';

const TABLES = ['ledger_event', 'ledger_node', 'ledger_checkpoint', 'ledger_head'] as const;
const kept = (table: string) => sql.table(`kept_${table}`);

/** What the operator does to rows while the server runs; `put everything back` undoes it. */
export const ROW_ATTACKS = {
  async 'keep a copy'({ db }: Victim) {
    for (const table of TABLES)
      await sql`create table ${kept(table)} as table ${sql.table(table)}`.execute(db);
  },
  'put everything back': ({ db }: Victim) =>
    asOperator(
      db,
      ...TABLES.flatMap((table) => [
        sql`delete from ${sql.table(table)}`,
        sql`insert into ${sql.table(table)} select * from ${kept(table)}`,
      ]),
    ),
  async 'edit a row and recompute every hash'({ db }: Victim) {
    await asOperator(
      db,
      sql`update ledger_event set body = convert_to(replace(convert_from(body, 'UTF8'), 'M4A1', 'M4A9'), 'UTF8'),
          search_text = replace(search_text, 'm4a1', 'm4a9') where seq = 0`,
    );
    await recomputeEverything(db);
  },
  'delete a row': ({ db }: Victim) => asOperator(db, sql`delete from ledger_event where seq = 1`),
  async 'delete a row, renumber and recompute'({ db }: Victim) {
    await asOperator(
      db,
      sql`delete from ledger_event where seq = 1`,
      sql`update ledger_event set seq = 1 where seq = 2`,
      sql`update ledger_head set size = 2`,
    );
    await recomputeEverything(db);
  },
  'swap two rows': ({ db }: Victim) =>
    asOperator(
      db,
      sql`update ledger_event set seq = 1000 where seq = 0`,
      sql`update ledger_event set seq = 0 where seq = 2`,
      sql`update ledger_event set seq = 2 where seq = 1000`,
    ),
  /** The trigger that refuses changes is switched off, and on again. */
  async 'edit a row through a disabled trigger'({ db }: Victim) {
    await sql`alter table ledger_event disable trigger ledger_event_guard`.execute(db);
    await sql`update ledger_event set body = body || ' '::bytea where seq = 1`.execute(db);
    await sql`alter table ledger_event enable trigger ledger_event_guard`.execute(db);
  },
  /** The database as it was when the ledger had its first event alone. */
  'restore an old backup': ({ db }: Victim) =>
    asOperator(
      db,
      sql`delete from ledger_event where seq >= 1`,
      sql`delete from ledger_node`,
      sql`delete from ledger_checkpoint where size > 1`,
      sql`update ledger_head set size = 1`,
    ),
  'edit a checkpoint': ({ db }: Victim) =>
    asOperator(db, sql`update ledger_checkpoint set note = replace(note, 'hand', 'hant') where size = 2`),
  'overwrite a node': ({ db }: Victim) =>
    asOperator(db, sql`update ledger_node set hash = sha256('x') where level = 1 and idx = 0`),
} as const;

/** Another word in the journal's first line. */
async function rewriteJournal({ file }: Victim, from: string, to: string): Promise<void> {
  const journal = file('journal/000000000000000.log');
  await writeFile(journal, (await readFile(journal, 'utf8')).replace(from, to));
}

/** What is done to the copy of the events that the server keeps beside the database. */
export const JOURNAL_ATTACKS = {
  'edit the journal': (victim: Victim) => rewriteJournal(victim, 'M4A1', 'M4A9'),
  'repair the journal': (victim: Victim) => rewriteJournal(victim, 'M4A9', 'M4A1'),
} as const;
