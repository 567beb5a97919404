import { type RawBuilder, sql } from 'kysely';
import { closeReconciliation } from '../../src/reconciliation/close-reconciliation';
import { createReconciliation } from '../../src/reconciliation/create-reconciliation';
import { writeNote } from '../../src/reconciliation/write-note';
import type { Actor } from '../../src/unit-of-work';
import { ActingCompany } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

const NAVARRO: Actor = { id: 'U-0004', name: 'SGT Navarro', role: 'Supply Sergeant', unitId: 'B' };

/** Navarro compares a file of one item that is not in our book. @returns the comparison's id. */
async function open(): Promise<string> {
  await sql`insert into property_import (id, user_id, file_name, encoding, status, purpose, file_hash, created_at)
    values ('I-1', 'U-0004', 'GCSS_NOV2026.csv', 'UTF-8', 'previewed', 'compare', sha256('file'), now())`.execute(
    ledger.db,
  );
  await sql`insert into property_import_row (import_id, line, state, cells, item)
    values ('I-1', 2, 'ready', '[]', '{"name": "Mask", "serial_number": "JM5"}')`.execute(ledger.db);
  return company.do(NAVARRO, (work) => createReconciliation(work, { importId: 'I-1', asOf: '2026-11-20' }));
}

/** Navarro notes every row and closes the month. */
async function close(): Promise<void> {
  const id = await open();
  const rows = await ledger.db.selectFrom('reconciliation_line').select('position').execute();
  for (const { position: line } of rows) {
    await company.do(NAVARRO, (work) => writeNote(work, id, { line, note: 'Told the PBO.' }));
  }
  await company.do(NAVARRO, (work) => closeReconciliation(work, id));
}

/** Of what is said about comparisons: who came in by the fixture is not what these tests are about. */
const messages = async () => (await ledger.messages()).filter((message) => !message.startsWith('Account'));

test('EVID-33 comparisons that are open, noted and closed agree with their events, also without the file', async () => {
  await open();
  expect(await messages()).toEqual([]);
  await sql`delete from reconciliation`.execute(ledger.db);
  await sql`delete from property_import`.execute(ledger.db);
  await close();
  expect(await messages()).toEqual([]);
  await sql`delete from property_import`.execute(ledger.db);
  expect(await messages()).toEqual([]);
});

const header = sql`update reconciliation set`;
const line = sql`update reconciliation_line set`;
const CASES: [string, RawBuilder<unknown>, RegExp][] = [
  ['another file', sql`${header} file_name = 'X.csv'`, /shows file X.csv; ledger says GCSS_NOV2026.csv/],
  ['another hash', sql`${header} file_hash = sha256('x')`, /shows file with SHA-256 [0-9a-f]{16}; ledger says/],
  ['another day', sql`${header} as_of = '2026-10-20'`, /shows day of the file 2026-10-20; ledger says 2026-11-20/],
  ['another closer', sql`${header} closed_by = 'U-0005'`, /shows closed by SPC Whitaker; ledger says SGT Navarro/],
  ['another opener', sql`${header} opened_by = 'U-0005'`, /shows opened by SPC Whitaker; ledger says SGT Navarro/],
  ['another time', sql`${header} closed_at = '2026-01-01'`, /shows closed 2026-01-01.*; ledger says/],
  ['open again', sql`${header} closed_at = null, closed_by = null, event_id = null`, /shows closed by nobody; ledger says SGT Navarro/],
  ['another note', sql`${line} note = 'All is well.' where position = 0`, /shows rows with SHA-256 .*; ledger says/],
  ['another noter', sql`${line} noted_by = 'U-0005' where position = 0`, /shows rows with SHA-256 .*; ledger says/],
  ['another row', sql`${line} theirs = '{"serial_number": "JM6"}' where position = 0`, /shows rows with SHA-256 .*; ledger says/],
  ['another outcome', sql`${line} outcome = 'Entered' where position = 0`, /shows rows with SHA-256 .*; ledger says/],
  ['a row less', sql`delete from reconciliation_line where position = 0`, /shows rows: ours 2; ledger says ours 2, theirs 1/],
  ['all deleted', sql`delete from reconciliation`, /^Comparison RC-\d+ is missing; ledger has it as event #/],
  [
    'one more that is closed',
    sql`insert into reconciliation (id, unit_id, file_name, file_hash, as_of, opened_by, opened_at, closed_by, closed_at, event_id)
      select 'RC-9', unit_id, file_name, file_hash, as_of, opened_by, opened_at, closed_by, closed_at, 'evt_none' from reconciliation`,
    /^Comparison RC-9 has no event in the ledger/,
  ],
]; // prettier-ignore

test.each(CASES)('EVID-33 LIFE-48 a closed comparison with %s is named', async (_what, change, words) => {
  await close();
  await ledger.attack(change);
  expect(await messages()).toContainEqual(expect.stringMatching(words));
});
