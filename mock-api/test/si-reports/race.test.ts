import { LOST } from '../support/loss-facts';
import { type Battalion, DUE, battalion } from './battalion';

const TURNS = 50;

let t: Battalion;
/** The one weapon of each squad, by the squad's id. */
const weapons = new Map<string, string>();

/** Company A for two who report, company B for who reports and who loses: a squad for each turn, and one more. */
beforeAll(async () => {
  t = await battalion({ squads: TURNS + 1 });
  for (const company of ['A', 'B']) {
    for (let number = 1; number <= TURNS + 1; number += 1) {
      const id = await t.weapon(`soldier-${company}${number}`, `W${company}${1000 + number}`);
      weapons.set(`${company}-1-${number}`, id);
      await t.see(`leader-${company}${number}`, id);
    }
  }
}, 300_000);

const reportsOf = (unitId: string) =>
  t.database.db
    .selectFrom('si_report')
    .select(['id', 'event_id'])
    .where('unit_id', '=', unitId)
    .where('due_at', '=', new Date(DUE))
    .execute();

const eventsOf = (ids: readonly (string | null)[]) =>
  t.database.db
    .selectFrom('ledger_event')
    .select('event_id')
    .where('event_id', 'in', ids as string[])
    .execute();

test('SIRP-10 two leaders who send UP for one row at once leave one report and one event, 50 times', async () => {
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const unitId = `A-1-${turn}`;
    const answers = await Promise.all(
      [`leader-A${turn}`, `second-A${turn}`].map((who) => t.post(who, { unitId })),
    );
    expect([turn, answers.map(({ statusCode }) => statusCode).sort()]).toEqual([turn, [201, 409]]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json<{ message: string }>().message).toMatch(
      new RegExp(
        `^SPC (leader|second)-A${turn} reported UP for the 1800 check at 1730\\. Correct that report\\.$`,
      ),
    );
    const reports = await reportsOf(unitId);
    expect([turn, reports.length]).toEqual([turn, 1]);
    expect(await eventsOf(reports.map(({ event_id }) => event_id))).toHaveLength(1);
  }
}, 300_000);

test('SIRP-05 UP and Lost at once, 50 times: at most one report, and no row is GREEN while a lost weapon is open', async () => {
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const unitId = `B-1-${turn}`;
    const up = () => t.post(`leader-B${turn}`, { unitId });
    const lost = () =>
      t.as(`soldier-B${turn}`)({
        method: 'PATCH',
        url: `/api/property/${weapons.get(unitId)}/status`,
        payload: LOST,
      });
    // Each of them starts first in half of the turns.
    const [reported, changed] =
      turn % 2 === 0
        ? await Promise.all([up(), lost()])
        : await Promise.all([lost(), up()]).then(([one, other]) => [other, one] as const);
    expect([turn, changed.statusCode]).toEqual([turn, 200]);
    expect([201, 409]).toContain(reported.statusCode);
    const count = (await reportsOf(unitId)).length;
    expect([turn, count]).toEqual([turn, reported.statusCode === 201 ? 1 : 0]);
    const { rows, dues } = await t.board('co-BN');
    const column = dues.indexOf(DUE);
    for (const id of [unitId, 'B-1', 'B', 'BN']) {
      const row = rows.find(({ unit }) => unit.id === id);
      expect([turn, id, row?.cells[column]?.state]).toEqual([turn, id, 'RED']);
    }
  }
  // The squads that lost nothing are as they were.
  expect((await t.cell('co-BN', `B-1-${TURNS + 1}`))?.state).toBe('AMBER');
}, 300_000);

test('the check of the ledger verifies what the races left', async () => {
  expect(await t.findings()).toEqual([]);
}, 120_000);
