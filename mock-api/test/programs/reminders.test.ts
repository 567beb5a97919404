import type { NotificationDto } from '@hand-receipt/contracts';
import type { Username } from '../custody/company';
import { runJobs } from '../support/jobs';
import { type PlanningCompany, planningCompany } from './fixture';

let t: PlanningCompany;
let id: string;
beforeAll(async () => {
  t = await planningCompany();
  await t.setRules('inventory.rules.sensitive', {});
  await t.createItem({ serial_number: 'DUE-1' });
  const program = await t.program({ kind: 'sensitive', title: 'Weapons' });
  const month = await t.month(program, '2026-12');
  // The month before is done, so that it tells nobody anything.
  const before = await t.month(program, '2026-11');
  await t.open('brandt', before.id, ['voss']);
  await t.close('brandt', before.id);
  id = month.id;
  await t.calls.ok('brandt', 'PATCH /api/inventories/:id', {
    params: { id },
    body: { version: month.version, counters: [{ userId: t.ids.tanaka }, { userId: t.ids.petrov }] },
  });
});

const EVERYBODY: readonly Username[] = [
  'halloran',
  'brandt',
  'petrov',
  'whitaker',
  'tanaka',
  'voss',
  'stranger',
];
const TITLES = ['Inventory due', 'Inventory due today', 'Inventory overdue', 'Needs a counter'];

/** What each person has been told of the inventory so far, by their name. */
async function told(): Promise<Partial<Record<Username, string[]>>> {
  const all: Partial<Record<Username, string[]>> = {};
  for (const who of EVERYBODY) {
    const response = await t.calls.send(who, 'GET /api/notifications');
    // Who is deactivated reads nothing any more.
    if (response.statusCode === 401) continue;
    const messages = response
      .json<NotificationDto[]>()
      .filter(({ title }) => TITLES.includes(title))
      .map(({ message }) => message);
    if (messages.length > 0) all[who] = messages;
  }
  return all;
}

/** Five servers look at once, and again later. */
async function raiseOn(...day: [year: number, month: number, date: number]): Promise<void> {
  t.clock.set(new Date(...day, 7));
  await Promise.all(Array.from({ length: 5 }, () => runJobs(t.app, 'inventories due')));
  await runJobs(t.app, 'inventories due');
}

const SOON = 'Weapons, DEC2026 is due on 31DEC2026.';
const TODAY = 'Weapons, DEC2026 is due today.';
const LATE = 'Weapons, DEC2026 was due on 31DEC2026.';

test('opener and team are told 7 days before and on the due day, once each', async () => {
  await raiseOn(2026, 11, 23);
  expect(await told()).toEqual({});
  await raiseOn(2026, 11, 24);
  const once = { brandt: [SOON], petrov: [SOON], tanaka: [SOON] };
  expect(await told()).toEqual(once);
  await raiseOn(2026, 11, 28);
  expect(await told()).toEqual(once);
  await raiseOn(2026, 11, 31);
  const twice = [SOON, TODAY];
  expect(await told()).toEqual({ brandt: twice, petrov: twice, tanaka: twice });
});

test('INVT-06 overdue, opener, team and Commander are told once each however many servers run, and then weekly', async () => {
  await raiseOn(2027, 0, 1);
  const late = [SOON, TODAY, LATE];
  expect(await told()).toEqual({ brandt: late, petrov: late, tanaka: late, halloran: [LATE] });
  await raiseOn(2027, 0, 7);
  expect((await told()).halloran).toEqual([LATE]);
  await raiseOn(2027, 0, 8);
  expect((await told()).halloran).toEqual([LATE, LATE]);
  expect((await told()).tanaka).toEqual([...late, LATE]);
});

test('a clock that is set back over the due date tells nothing twice, and the calendar stays', async () => {
  const before = await told();
  await raiseOn(2026, 11, 30);
  await raiseOn(2026, 11, 31);
  await raiseOn(2027, 0, 2);
  expect(await told()).toEqual(before);
  await runJobs(t.app, 'inventories of programs');
  await t.verifies();
});

test('a member of the team who is deactivated leaves "Needs a counter" and one notice', async () => {
  await t.database.db
    .updateTable('users')
    .set({ status: 'Inactive' })
    .where('id', '=', t.ids.petrov)
    .execute();
  await raiseOn(2027, 0, 9);
  const messages = (await told()).brandt?.filter((message) => message.includes('deactivated'));
  expect(messages).toEqual(['SPC Petrov is deactivated and was to count Weapons, DEC2026.']);
  const shown = await t.calls.ok('halloran', 'GET /api/inventory-calendar/:id', { params: { id } });
  expect(shown.needsCounter).toBe(true);
  expect(shown.counters).toContainEqual(expect.objectContaining({ name: 'SPC Petrov', deactivated: true }));
  // With the team as it was it does not open; with another one it does.
  expect(await t.calls.refused('brandt', 'POST /api/inventories/:id/open', { params: { id } })).toEqual([
    400,
    'SPC Petrov has no active account to count with.',
  ]);
  await t.calls.ok('brandt', 'PATCH /api/inventories/:id', {
    params: { id },
    body: { version: shown.version, counters: [{ userId: t.ids.tanaka }] },
  });
  expect(
    (await t.calls.ok('halloran', 'GET /api/inventory-calendar/:id', { params: { id } })).needsCounter,
  ).toBe(false);
  await t.verifies();
});

test('what is opened is still due, and nobody is told of what is closed or skipped', async () => {
  await t.open('brandt', id, ['tanaka']);
  await raiseOn(2027, 0, 16);
  expect((await told()).halloran).toHaveLength(3);
  await t.close('brandt', id);
  await raiseOn(2027, 0, 30);
  const messages = (await told()).halloran ?? [];
  expect(messages.filter((message) => message.includes('DEC2026'))).toHaveLength(3);
});
