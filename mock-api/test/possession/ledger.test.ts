import { sql, type RawBuilder } from 'kysely';
import { type CounterCompany, counterCompany } from './counter-fixture';
import { ledgerFindings } from './ledger-findings';

let t: CounterCompany;
let drawn: string;
let stored: string;

beforeAll(async () => {
  t = await counterCompany();
  [drawn, stored] = [await t.stocked(), await t.stocked()];
  const receipt = await t.handOver({ items: [drawn] });
  await t.ok('whitaker', 'POST /api/counter/handovers/:id/dispute', {
    params: { id: receipt.id },
    body: { reason: 'I did not take it.' },
  });
});

test('the ledger check passes after a draw and a dispute', async () => {
  expect(await ledgerFindings(t)).toEqual([]);
});

/** Edits rows behind the server's back, reads the findings, and undoes it. */
async function found(attack: RawBuilder<unknown>, undo: RawBuilder<unknown>): Promise<string[]> {
  const { db } = t.database;
  await attack.execute(db);
  const findings = await ledgerFindings(t);
  await undo.execute(db);
  return findings;
}

test('CNTR-33 a possession row that was changed is named with item, person and truth', async () => {
  const [{ serial_number: one }, { serial_number: other }] = [
    await t.readItem(drawn),
    await t.readItem(stored),
  ];
  const { whitaker, tanaka } = t.ids;
  const open = sql`to_at is null and item_id = ${drawn}`;
  expect(
    await found(
      sql`update possession set user_id = ${tanaka} where ${open}`,
      sql`update possession set user_id = ${whitaker} where ${open}`,
    ),
  ).toEqual([`Item ${one} shows it is with SPC Tanaka; ledger says SPC Whitaker.`]);
  expect(
    await found(
      sql`update possession set kind = 'person', basis = 'draw', counter_id = null, user_id = ${whitaker}
        where to_at is null and item_id = ${stored}`,
      sql`update possession set kind = 'counter', basis = 'stored', counter_id = ${t.counterId}, user_id = null
        where to_at is null and item_id = ${stored}`,
    ),
  ).toEqual([`Item ${other} shows it is with SPC Whitaker; ledger says Arms Room B Co.`]);
  expect(
    await found(
      sql`update possession set to_at = from_at where ${open}`,
      sql`update possession set to_at = null where item_id = ${drawn} and kind = 'person'`,
    ),
  ).toEqual([`Item ${one} shows it is with SPC Halloran; ledger says SPC Whitaker.`]);
});

test.each<[string, RawBuilder<unknown>, RegExp]>([
  ['time', sql`update handover set act_at = act_at + interval '1 day'`, /^Receipt HO-0001 shows time/],
  [
    'reason',
    sql`update handover set dispute_reason = 'Nothing'`,
    /shows reason of the dispute Nothing; ledger says I did/,
  ],
])('an altered %s of a receipt is found', async (_what, attack, expected) => {
  await attack.execute(t.database.db);
  expect((await ledgerFindings(t)).join('\n')).toMatch(expected);
});
