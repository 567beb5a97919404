import { sql } from 'kysely';
import { type CountedCompany, countedCompany } from './missing-fixture';

const ROUNDS = 50;
const CLOSE = 'POST /api/inventories/:id/close';
const SCANS = 'POST /api/inventories/:id/scans';

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
  await t.issue('tanaka', 'W880001', 'W880002');
});

/** How many rows and events there are of an inventory. */
async function countsOf(id: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ what: string; count: number }>`
    select event_type as what, count(*)::int as count from ledger_event
      where convert_from(body, 'UTF8') like ${`%"inventoryId":"${id}"%`} group by event_type
    union all select 'verifications', count(*)::int from verification where inventory_id = ${id}
    union all select 'reports', count(*)::int from document where inventory_id = ${id}`.execute(
    t.database.db,
  );
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

test(`INVT-32 close and close at once, ${ROUNDS} times: one closes, the other is told who, and there is one result`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await t.open('brandt', 'tanaka', ['petrov', 'voss']);
    const closers = ['petrov', 'brandt', 'halloran'] as const;
    const answers = await Promise.all(
      closers.map((who) => t.calls.send(who, CLOSE, { params: { id }, body: { notes: `Note of ${who}` } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    const winner = closers[won] ?? 'petrov';
    const { closedBy, notes } = answers[won]?.json<{ closedBy: { name: string }; notes: string }>() ?? {};
    expect(notes).toBe(`Note of ${winner}`);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json<{ message: string }>().message).toBe(
        `${closedBy?.name} closed this inventory at 0800. Your note was not added.`,
      );
    }
    // Opener, closer and commander have one report each.
    const reports = new Set(['brandt', winner, 'halloran']).size;
    expect(await countsOf(id)).toMatchObject({ 'INVENTORY CLOSED': 1, 'NOT SEEN': 2, reports });
  }
  expect(await t.findings()).toEqual([]);
});

test(`INVT-21 close and read at once, ${ROUNDS} times: a read is in the result, or it is late`, async () => {
  const results = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await t.open('brandt', 'tanaka', ['petrov', 'voss']);
    const read = (who: 'petrov' | 'voss', code: string) =>
      t.calls.ok(who, SCANS, { params: { id }, body: { code } });
    const close = t.calls.ok('brandt', CLOSE, { params: { id }, body: {} });
    const [first, second, closed] = await Promise.all([
      read('petrov', 'W880001'),
      read('voss', 'W880002'),
      close,
    ]);
    const read1 = [first, second].filter(({ result }) => result === 'verified').length;
    for (const { result } of [first, second]) {
      expect(['verified', 'late']).toContain(result);
      results.add(result);
    }
    expect(closed.progress).toMatchObject({ counted: read1, missing: 2 - read1 });
    const late = await t.calls.ok('brandt', 'GET /api/inventories/:id/late-reads', {
      params: { id },
    });
    expect(late).toHaveLength(2 - read1);
    const counts = await countsOf(id);
    expect(counts.verifications).toBe(read1);
    expect(counts['NOT SEEN'] ?? 0).toBe(2 - read1);
  }
  expect(await t.findings()).toEqual([]);
});
