import { type RawBuilder, sql } from 'kysely';
import { attachCopy, prepareClosing, signClosing } from '../../src/closings';
import { reinstate } from '../../src/property/gains/reinstate';
import type { Actor } from '../../src/unit-of-work';
import { ActingCompany, NAVARRO } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

const SIGNER: Actor = { id: 'U-0009', name: 'CPT Halloran', role: 'Commander', unitId: 'B' };
const PROOF = { field: 'password', isRight: true, by: null } as const;

/** Navarro prepares a turn-in of W124. */
async function prepare(): Promise<string> {
  await sql`insert into users (id, username, email, password_hash, first_name, last_name, rank, role, unit_id, status)
    values ('U-0009', 'halloran', 'h@x.test', '-', 'M', 'Halloran', 'CPT', 'Commander', 'B', 'Active')`.execute(
    ledger.db,
  );
  const paper = { kind: 'turn-in', documentNumber: 'W15GK9-6326-0012', receivingActivity: 'SSA' } as const;
  return company.do(NAVARRO, (work) => prepareClosing(work, { ...paper, itemIds: ['P-0002'] }, PROOF));
}

async function leave(): Promise<string> {
  const id = await prepare();
  await company.do(SIGNER, (work) => signClosing(work, id, PROOF));
  await company.do(NAVARRO, (work) => attachCopy(work, id, { uploadId: 'photo-1' }));
  return id;
}

/** Of what is said about closings and items: who came in by the fixture is not what these tests are about. */
const messages = async () => (await ledger.messages()).filter((message) => !message.startsWith('Account'));

test('items that left, and one that came back, agree with their events', async () => {
  await leave();
  expect(await messages()).toEqual([]);
  await company.do(NAVARRO, (work) => reinstate(work, 'P-0002', { reason: 'The SSA gave it back.' }));
  expect(await messages()).toEqual([]);
});

const item = sql`update property set`;
const CASES: [string, RawBuilder<unknown>, RegExp][] = [
  [
    'document number',
    sql`update closing set document_number = 'X'`,
    /shows document number X; ledger says W15GK9-6326-0012/,
  ],
  [
    'approver',
    sql`update signature set user_id = 'U-0005' where part = 'signed'`,
    /signature of the approver SPC Whitaker; ledger says CPT Halloran/,
  ],
  ['line', sql`update closing_line set serial_number = 'W999'`, /shows items: .*W999.*; ledger says .*W124/],
  [
    'copy',
    sql`update closing set copy_upload_id = 'photo-2'`,
    /shows signed copy with SHA-256 [0-9a-f]{16}; ledger says/,
  ],
  [
    'copy with other bytes',
    sql`update upload_content set bytes = 'x' where bytes = 'bytes of photo-1'`,
    /shows signed copy with SHA-256 [0-9a-f]{16}; ledger says/,
  ],
  [
    'copy without its bytes',
    sql`delete from upload_content where bytes in ('bytes of photo-1', 'x')`,
    /shows signed copy with SHA-256 none; ledger says/,
  ],
  [
    'item on the book again',
    sql`${item} left_at = null, closing_id = null where id = 'P-0002'`,
    /^Item W124 shows date of leaving the book none; ledger says 2/,
  ],
  [
    'item that left at another time',
    sql`${item} left_at = '2020-01-01' where id = 'P-0002'`,
    /^Item W124 shows date of leaving the book 2020/,
  ],
  [
    'item of another unit',
    sql`${item} unit_id = 'B-1' where id = 'P-0002'`,
    /^Item W124 shows unit B-1; ledger says B/,
  ],
];

test.each(CASES)(
  'LIFE-54 EVID-08 a completed closing with another %s is named',
  async (_what, change, words) => {
    await leave();
    if (_what.includes('unit')) {
      await sql`insert into units (id, parent_id, name, kind) values ('B-1', 'B', '1st Squad', 'squad')
      on conflict do nothing`.execute(ledger.db);
    }
    await ledger.attack(change);
    expect(await messages()).toContainEqual(expect.stringMatching(words));
  },
);
