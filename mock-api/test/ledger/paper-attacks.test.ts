import { type RawBuilder, sql } from 'kysely';
import { type Pair, pairKey, readLines } from '../../src/papers/pairs';
import { registerPapers } from '../../src/papers/register-papers';
import { ActingCompany, NAVARRO, WHITAKER } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

const PAIR: Pair = { giverId: NAVARRO.id, unitId: null, holderId: WHITAKER.id };

/** Navarro prints what Whitaker has from them. */
const print = () =>
  company.do(NAVARRO, async (work) => {
    const lines = (await readLines(work.trx, [PAIR])).get(pairKey(PAIR)) ?? [];
    const order = {
      pair: PAIR,
      lines,
      lineCount: 1,
      requestId: null,
      ledger: { size: 1, root: 'ab'.repeat(32) },
    };
    return registerPapers(work, [order], { requestKey: null });
  });

/** Of what is said about papers: who came in by the fixture is not what these tests are about. */
const messages = async () => (await ledger.messages()).filter((message) => !message.startsWith('Account'));

test('EVID-33 hand receipts and their papers agree with their events, however often they are printed', async () => {
  await print();
  expect(await messages()).toEqual([]);
  await print();
  expect(await messages()).toEqual([]);
});

const receipt = sql`update hand_receipt set`;
const paper = sql`update printed_paper set`;
const CASES: [string, RawBuilder<unknown>, RegExp][] = [
  ['another giver', sql`${receipt} giver_user_id = null, unit_id = 'B'`, /Hand receipt HR-\d+ shows giver .*; ledger says SGT Navarro/],
  ['another holder', sql`${receipt} holder_user_id = 'U-0003'`, /Hand receipt HR-\d+ shows holder .*; ledger says SPC Whitaker/],
  ['another day', sql`${receipt} opened_at = '2026-01-01'`, /Hand receipt HR-\d+ shows opened 2026-01-01.*; ledger says/],
  ['another edition', sql`${paper} edition = 9`, /shows edition 9; ledger says 1/],
  ['another kind', sql`${paper} kind = 'extract'`, /shows kind extract; ledger says receipt/],
  ['another printer', sql`${paper} printed_by = 'U-0005'`, /shows printed by SPC Whitaker; ledger says SGT Navarro/],
  ['another time', sql`${paper} printed_at = '2026-01-01'`, /shows printed 2026-01-01.*; ledger says/],
  ['another ledger', sql`${paper} ledger_size = 7`, /shows ledger of 7; ledger says 1/],
  ['another hash', sql`${paper} lines_hash = sha256('x')`, /shows lines with SHA-256 [0-9a-f]{16}; ledger says/],
  ['another count', sql`${paper} line_count = 9`, /shows lines 9; ledger says 1/],
  ['another line', sql`${paper} lines = jsonb_set(lines, '{0,serialNumber}', '"X"')`, /shows lines as listed with SHA-256 [0-9a-f]{16}; ledger says/],
  ['all papers deleted', sql`delete from printed_paper`, /^Paper [0-9A-Z]{8} is missing; ledger has it as event #/],
  [
    'one more paper',
    sql`insert into printed_paper select 'AAAAAAAA', kind, hand_receipt_id, 2, subject_id, lines, lines_hash, line_count, secret,
      ledger_size, root, printed_by, printed_at, request_key, 'evt_none' from printed_paper`,
    /^Paper AAAAAAAA has no event in the ledger/,
  ],
  [
    'one more hand receipt',
    sql`insert into hand_receipt (id, giver_user_id, holder_user_id, opened_at, event_id)
      select 'HR-9', 'U-0005', 'U-0004', opened_at, 'evt_none' from hand_receipt`,
    /^Hand receipt HR-9 has no event in the ledger/,
  ],
]; // prettier-ignore

test.each(CASES)('EVID-33 a register of papers with %s is named', async (_what, change, words) => {
  await print();
  await ledger.attack(change);
  expect(await messages()).toContainEqual(expect.stringMatching(words));
});

test('LIM-20 the end of a hand receipt and of a paper are changed, and nobody notices', async () => {
  await print();
  await ledger.attack(sql`${receipt} closed_at = opened_at`, sql`${paper} voided_at = printed_at`);
  expect(await messages()).toEqual([]);
});
