import { type RawBuilder, sql } from 'kysely';
import { ledgerFindings } from '../support/ledger-findings';
import { type Changing, activate, changingCompany, countAll, signAs } from './changing';

let company: Changing;
let items: string[];

beforeAll(async () => {
  company = await changingCompany();
  items = await company.signedDownTo('petrov', 2);
  await activate(company);
  await company.send('halloran', 'POST', '/api/successions/SC-0001/notes', { kind: 'note', text: 'Keys' });
  await countAll(company);
  await signAs(company, 'halloran');
  await signAs(company, 'osei');
});

/** What the ledger check finds about the change of command and its items. */
const findings = async (): Promise<string[]> =>
  (await ledgerFindings(company)).filter((message) => /^(Change of command|Item)/.test(message));

test('SUCC-30 SUCC-28 the ledger check passes after a change of command, and after it is acknowledged', async () => {
  expect(await findings()).toEqual([]);
  const { status } = await company.send('petrov', 'POST', '/api/successions/SC-0001/acknowledge');
  expect(status).toBe(200);
  expect(await findings()).toEqual([]);
});

const CASES: [string, RawBuilder<unknown>, RegExp][] = [
  ['state', sql`update succession set due_on = '2030-01-01'`, /^Change of command SC-0001 shows due 2030/],
  ['section', sql`update succession_section set place = 'Elsewhere'`, /shows sections: .*place Elsewhere/],
  [
    'line',
    sql`update succession_line set chain_before = '{}'`,
    /shows lines with SHA-256 [0-9a-f]{16}; ledger/,
  ],
  ['result', sql`update succession_line set result = 'by-document'`, /shows results with SHA-256/],
  ['note', sql`update succession_note set text = 'No keys'`, /shows notes: .*No keys.*; ledger says .*Keys/],
  [
    'signature',
    sql`update signature set user_id = 'U-0003' where part = 'incoming'`,
    /shows signatures: .*U-0003.*; ledger says/,
  ],
];

// One after the other: each adds its finding to those before it.
test.each(CASES)('an altered %s is found', async (_what, attack, expected) => {
  await attack.execute(company.database.db);
  expect((await findings()).join('\n')).toMatch(expected);
});

test('SUCC-30 the check names the item where a chain is edited behind its back', async () => {
  const { db } = company.database;
  await db
    .updateTable('custody_link')
    .set({ user_id: company.ids.voss })
    .where('item_id', '=', items[0] ?? '')
    .where('position', '=', 1)
    .execute();
  expect(await findings()).toContainEqual(expect.stringMatching(/^Item W900001 /));
});
