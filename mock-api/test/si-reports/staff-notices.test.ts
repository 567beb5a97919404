import type { InventoryProgramDto, LossCaseDto } from '@hand-receipt/contracts';
import { runJobs } from '../support/jobs';
import { LOST } from '../support/loss-facts';
import { type Battalion, battalion } from './battalion';

let t: Battalion;
beforeEach(async () => {
  t = await battalion();
});

/** Messages with a title that a person got, oldest first. */
async function told(who: string, title: string): Promise<string[]> {
  const rows = await t.database.db
    .selectFrom('notification')
    .select('message')
    .where('user_id', '=', t.ids[who] ?? '')
    .where('title', '=', title)
    .orderBy('id')
    .execute();
  return rows.map(({ message }) => message);
}

async function ok<T>(who: string, method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object) {
  const response = await t.as(who)({ method, url, ...(payload && { payload }) });
  if (response.statusCode >= 300) throw new Error(`${who} ${url}: ${response.body}`);
  return response.json<T>();
}

const lose = (who: string, itemId: string) => ok(who, 'PATCH', `/api/property/${itemId}/status`, LOST);

test('LOSS-03 the S4 gets a notice of a lost sensitive item at once, with whom to call first, and of no other item', async () => {
  await ok('co-A', 'PUT', '/api/unit-settings', {
    unitId: 'A',
    key: 'loss.callFirst',
    value: 'Battalion staff duty, 555-0142',
    version: 0,
  });
  const tent = await ok<{ id: string }>('co-A', 'POST', '/api/property', {
    name: 'Tent',
    serial_number: 'TENT-1',
    category: 'other',
  });
  await lose('co-A', tent.id);
  expect(await told('s4', 'Reported lost')).toEqual([]);

  await lose('soldier-A1', await t.weapon('soldier-A1', 'W100001'));
  const [message] = await told('s4', 'Reported lost');
  expect(message).toContain('SPC soldier-A1 reported M4A1 Carbine W100001 lost.');
  expect(message).toContain('Call first: Battalion staff duty, 555-0142');
  expect(await told('s4', 'Reported lost')).toHaveLength(1);
  // The PBO reads the case, and answers for no search.
  expect(await told('pbo', 'Reported lost')).toEqual([]);
  const [lossCase] = await ok<LossCaseDto[]>('pbo', 'GET', '/api/loss-cases?limit=1');
  expect(lossCase?.id).toMatch(/^LC-/);
});

test('LOSS-08 the S4 gets a notice of a case at its limit, once, and of no third before', async () => {
  await lose('soldier-A1', await t.weapon('soldier-A1', 'W100001'));
  const run = async (day: number) => {
    t.clock.set(new Date(2026, 10, 22 + day, 8));
    await runJobs(t.app, 'loss case reminders');
    await runJobs(t.app, 'loss case reminders');
  };
  await run(5);
  await run(10);
  expect(await told('co-A', 'Loss case waits for its papers')).toHaveLength(2);
  for (const who of ['s4', 'pbo']) {
    expect([who, await told(who, 'Loss case waits for its papers')]).toEqual([who, []]);
  }
  await run(15);
  await run(16);
  expect(await told('s4', 'Loss case at its limit')).toEqual([
    expect.stringMatching(/^LC-\d+: day 1[56] of 15\. The papers are due on /),
  ]);
});

test('INVT-06 SIRP-07 S4 and PBO get a notice of an overdue inventory the day after, once, and then weekly', async () => {
  await t.weapon('soldier-A1', 'W100001');
  await ok<InventoryProgramDto>('co-A', 'POST', '/api/inventory-programs', {
    unitId: 'A',
    kind: 'sensitive',
    title: 'Weapons',
    cadence: 'monthly',
    firstMonth: '2026-11',
  });
  const at = async (...day: [number, number, number]) => {
    t.clock.set(new Date(...day, 7));
    await Promise.all([1, 2, 3].map(() => runJobs(t.app, 'inventories due')));
  };
  const overdue = 'Weapons, NOV2026 was due on 30NOV2026.';
  await at(2026, 10, 30);
  for (const who of ['s4', 'pbo']) expect([who, await told(who, 'Inventory due today')]).toEqual([who, []]);
  await at(2026, 11, 1);
  await at(2026, 11, 7);
  for (const who of ['co-A', 's4', 'pbo']) {
    expect([who, await told(who, 'Inventory overdue')]).toEqual([who, [overdue]]);
  }
  await at(2026, 11, 8);
  for (const who of ['s4', 'pbo']) {
    expect([who, await told(who, 'Inventory overdue')]).toEqual([who, [overdue, overdue]]);
  }
  // They answer for a battalion: a company of another one tells them nothing.
  expect(await told('co-B', 'Inventory overdue')).toEqual([]);
});

test('SIRP-04 the S4 is told of a RED report and has its document', async () => {
  await t.weapon('soldier-A1', 'W100001');
  const response = await t.post('leader-A1', {
    unitId: 'A-1-1',
    status: 'RED',
    loss: {
      serialNumbers: ['W100001'],
      lostAt: new Date(2026, 10, 22, 16).toISOString(),
      details: 'Not in the rack.',
      actionTaken: 'The area is searched.',
    },
  });
  expect(response.statusCode).toBe(201);
  expect(await told('s4', 'Sensitive items report: RED')).toHaveLength(1);
  const { documents } = await ok<{ documents: { title: string }[] }>('s4', 'GET', '/api/documents?limit=5');
  expect(documents.map(({ title }) => title)).toEqual([expect.stringMatching(/^RED: 1st Squad, /)]);
});
