import { type RawBuilder, sql } from 'kysely';
import { createAmendment } from '../../src/amendments/create-amendment';
import { withdrawAmendment } from '../../src/amendments/end-amendment';
import { signAmendment } from '../../src/amendments/sign-amendment';
import type { Actor } from '../../src/unit-of-work';
import { ActingCompany, NAVARRO } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

const SIGNER: Actor = { id: 'U-0009', name: 'CPT Halloran', role: 'Commander', unitId: 'B' };
const PROOF = { field: 'password', isRight: true, by: null } as const;

/** Navarro proposes another serial number for W124. */
async function propose(): Promise<string> {
  await sql`insert into users (id, username, email, password_hash, first_name, last_name, rank, role, unit_id, status)
    values ('U-0009', 'halloran', 'h@x.test', '-', 'M', 'Halloran', 'CPT', 'Commander', 'B', 'Active')`.execute(
    ledger.db,
  );
  return company.do(NAVARRO, (work) =>
    createAmendment(
      work,
      {
        reason: 'The plate was misread.',
        documentNumber: 'W15GK9-6326-0001',
        lines: [{ itemId: 'P-0002', field: 'serial_number', to: 'W142' }],
        uploadIds: ['photo-1'],
      },
      PROOF,
    ),
  );
}

async function amend(): Promise<string> {
  const id = await propose();
  await company.do(SIGNER, (work) => signAmendment(work, id, PROOF));
  return id;
}

/** Of what is said about amendments and items: who came in by the fixture is not what these tests are about. */
const messages = async () => (await ledger.messages()).filter((message) => !message.startsWith('Account'));

const expectFound = async (id: string, statements: RawBuilder<unknown>[], expected: (string | RegExp)[]) => {
  await ledger.attack(...statements);
  expect(await messages()).toEqual(
    expected.map((message) =>
      typeof message === 'string' ? message.replace('{id}', id) : expect.stringMatching(message),
    ),
  );
};

test('a signed amendment agrees with its events, and so does the item', async () => {
  const id = await amend();
  expect(await messages()).toEqual([]);
  expect(id).toMatch(/^AM-\d{4}$/);
});

test('EVID-08 a changed line of a proposal is named before anybody signs it', async () => {
  const id = await propose();
  await expectFound(
    id,
    [sql`update amendment_line set to_value = 'W999'`],
    [
      'Amendment {id} shows lines: P-0002 serial_number from W124 to W999; ledger says P-0002 serial_number from W124 to W142',
    ],
  );
});

test.each([
  [
    'line',
    sql`update amendment_line set to_value = 'W999'`,
    [
      'Amendment {id} shows lines: P-0002 serial_number from W124 to W999; ledger says P-0002 serial_number from W124 to W142',
    ],
  ],
  [
    'line taken out',
    sql`delete from amendment_line`,
    [/shows lines: none; ledger says P-0002 serial_number/],
  ],
  [
    'signer',
    sql`update signature set user_id = 'U-0005' where part = 'signed'`,
    ['Amendment {id} shows second signature SPC Whitaker; ledger says CPT Halloran'],
  ],
  [
    'signature taken out',
    sql`delete from signature where part = 'proposed'`,
    [/shows signature of the proposer .*; ledger says SGT Navarro$/, /shows signatures: /],
  ],
  [
    'signer in its row',
    sql`update amendment set ended_by = 'U-0005'`,
    ['Amendment {id} shows ended by SPC Whitaker; ledger says CPT Halloran'],
  ],
  [
    'reason',
    sql`update amendment set reason = 'Because I say so.'`,
    ['Amendment {id} shows reason Because I say so.; ledger says The plate was misread.'],
  ],
  [
    'photo',
    sql`update amendment_photo set upload_id = 'photo-2'`,
    [/shows photos with SHA-256 [0-9a-f]{16}; ledger says/],
  ],
  [
    'former number',
    sql`update former_identifier set value = 'W777'`,
    [/shows former numbers: P-0002 serial W777 until .*; ledger says P-0002 serial W124 until/],
  ],
  [
    'state',
    sql`update amendment set state = 'refused'`,
    ['Amendment {id} shows state refused; ledger says signed'],
  ],
])('EVID-08 a signed amendment with another %s is named by number', async (_what, change, words) => {
  await expectFound(await amend(), [change], words);
});

test('EVID-08 an inserted amendment and a deleted one are named', async () => {
  const id = await amend();
  await expectFound(
    id,
    [
      sql`insert into amendment (id, unit_id, kind, state, reason, created_at, proposed_by, event_id)
        select 'AM-9001', unit_id, kind, 'proposed', reason, created_at, proposed_by, 'evt_none' from amendment`,
      sql`delete from amendment where id = ${id}`,
    ],
    ['Amendment {id} is missing; ledger has it as event #9', 'Amendment AM-9001 has no event in the ledger'],
  );
});

test('LIFE-54 EVID-08 a serial number that was put back in the database alone is named', async () => {
  await amend();
  await expectFound(
    '',
    [sql`update property set serial_number = 'W124' where id = 'P-0002'`],
    ['Item W124 shows serial number W124; ledger says W142'],
  );
});

test('an amendment that was withdrawn stays as it ended', async () => {
  const id = await propose();
  await company.do(NAVARRO, (work) => withdrawAmendment(work, id));
  expect(await messages()).toEqual([]);
  await expectFound(
    id,
    [sql`update amendment set state = 'proposed', ended_by = null, ended_at = null`],
    [
      /shows state proposed; ledger says withdrawn/,
      /shows ended by .*; ledger says SGT Navarro/,
      /shows ended none/,
    ],
  );
});
