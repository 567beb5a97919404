import { addUser } from '../support/app';
import { runJobs } from '../support/jobs';
import { type PlanningCompany, planningCompany } from './fixture';

let t: PlanningCompany;
let cyclic: string;
beforeAll(async () => {
  t = await planningCompany();
  await t.setRules('inventory.rules.sensitive', {});
  const groups = { A11111: 5, B22222: 4, C33333: 3 };
  for (const [lin, items] of Object.entries(groups)) {
    for (let index = 0; index < items; index += 1) {
      await t.createItem({ name: `Item ${lin}`, lin, serial_number: `${lin}-${index}` });
    }
  }
  // Without a LIN the NSN counts, and without both the name.
  await t.createItem({ name: 'Radio', nsn: '5820-01-451-8250', serial_number: 'R-1' });
  await t.createItem({ name: 'Field desk', serial_number: 'DESK-1' });
  cyclic = await t.program();
});

beforeEach(() => t.clock.set(new Date(2026, 10, 21, 8)));

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  index < 2 ? `2026-${11 + index}` : `2027-${String(index - 1).padStart(2, '0')}`,
);

test('INVT-04 saving a program plans 12 months with kind, groups, items, team and state', async () => {
  const calendar = await t.calendar(cyclic);
  expect(calendar.map(({ month }) => month)).toEqual(MONTHS);
  expect(calendar[0]).toMatchObject({
    title: 'Cyclic 10 %, NOV2026',
    kind: 'cyclic',
    unit: 'B Co',
    state: 'planned',
    groups: [{ key: 'A11111', items: 5 }],
    items: 5,
    counted: null,
    counters: [],
    needsCounter: false,
    dueAt: new Date(2026, 10, 30, 23, 59).toISOString(),
    may: { change: true, skip: true, open: true },
  });
  expect(calendar.slice(1, 5).map(({ groups }) => groups.map(({ key }) => key))).toEqual([
    ['B22222'],
    ['C33333'],
    ['5820-01-451-8250'],
    ['Field desk'],
  ]);
});

test('INVT-03 no group is in two months, and neither reading nor the job changes the plan', async () => {
  const before = await t.calendar(cyclic);
  const keys = before.flatMap(({ groups }) => groups.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  await t.createItem({ name: 'Item D', lin: 'D44444', serial_number: 'D44444-0' });
  await runJobs(t.app, 'inventories of programs');
  expect(await t.calendar(cyclic)).toEqual(before);
});

test('a sensitive program has every sensitive item of the unit and below, and may be quarterly', async () => {
  const quarterly = await t.program({ kind: 'sensitive', title: 'Weapons', cadence: 'quarterly' });
  const calendar = await t.calendar(quarterly);
  expect(calendar.map(({ month }) => month)).toEqual(['2026-11', '2027-02', '2027-05', '2027-08']);
  const sensitive = await t.database.db
    .selectFrom('property')
    .select('id')
    .where('is_sensitive', '=', true)
    .execute();
  expect(calendar.map(({ items }) => items)).toEqual(calendar.map(() => sensitive.length));
  const opened = await t.open('brandt', calendar[0]!.id);
  expect(opened).toMatchObject({
    kind: 'sensitive',
    state: 'open',
    progress: { expected: sensitive.length },
  });
});

test('INVT-05 a due date moves to another month only with a reason, and the ledger says who, when and why', async () => {
  const { id, version, dueAt } = await t.month(cyclic, '2026-12');
  const move = (body: object) =>
    t.calls.send('brandt', 'PATCH /api/inventories/:id', {
      params: { id },
      body: { version, ...body },
    });
  const january = new Date(2027, 0, 15, 23, 59).toISOString();
  const refused = await move({ dueAt: january });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({
      message: 'Say why it moves to another month.',
      fields: { reason: 'Say why it moves to another month.' },
    }),
  ]);
  expect((await t.month(cyclic, '2026-12')).dueAt).toBe(dueAt);
  const within = new Date(2026, 11, 18, 23, 59).toISOString();
  expect((await move({ dueAt: within })).json()).toMatchObject({ dueAt: within, version: version + 1 });
  // Who read it before that is told so.
  const stale = await move({ dueAt: january, reason: 'Block leave.' });
  expect([stale.statusCode, stale.json<{ message: string }>().message]).toEqual([
    409,
    'Somebody changed this while you were typing.',
  ]);
  const moved = await move({ version: version + 1, dueAt: january, reason: 'Block leave.' });
  expect(moved.json()).toMatchObject({ month: '2026-12', dueAt: january });
  const [event] = await t.calls.ok('halloran', 'GET /api/ledger/history');
  expect(event).toMatchObject({
    eventType: 'INVENTORY',
    userName: 'SPC Brandt',
    timestamp: t.clock.now().toISOString(),
    details: { inventoryId: id, act: 'planned', dueAt: january, formerDueAt: within, reason: 'Block leave.' },
  });
  await t.verifies();
});

test('a due date that is over is refused, and nothing is lost by it', async () => {
  const { id, version } = await t.month(cyclic, '2027-01');
  const body = { version, dueAt: new Date(2026, 10, 20, 12).toISOString(), reason: 'Too late.' };
  expect(await t.calls.refused('brandt', 'PATCH /api/inventories/:id', { params: { id }, body })).toEqual([
    400,
    'The due date is over. Choose today or a later day.',
  ]);
});

test('INVT-05 a due date more than 12 months away is refused on its field', async () => {
  const { id, version } = await t.month(cyclic, '2027-01');
  const move = (dueAt: Date) =>
    t.calls.send('brandt', 'PATCH /api/inventories/:id', {
      params: { id },
      body: { version, dueAt: dueAt.toISOString(), reason: 'A typing error.' },
    });
  const refused = await move(new Date(2046, 0, 15, 23, 59));
  const words = 'Choose a day of the next 12 months.';
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({ message: words, fields: { dueAt: words } }),
  ]);
  expect((await move(new Date(2027, 11, 1, 12))).statusCode).toBe(400);
});

test('only the Supply Sergeant and Commanders plan; only a Commander skips; out of sight is 404', async () => {
  const { id, version } = await t.month(cyclic, '2027-02');
  const params = { id };
  const change = { params, body: { version, counters: [{ userId: t.ids.tanaka }] } };
  await t.calls.ok('brandt', 'PATCH /api/inventories/:id', change);
  // Who is on the team sees it and changes nothing.
  expect(await t.calls.ok('tanaka', 'GET /api/inventory-calendar/:id', { params })).toMatchObject({
    counters: [{ name: 'SPC Tanaka' }],
    may: { change: false, skip: false, open: false },
  });
  const told = await t.calls.ok('tanaka', 'GET /api/notifications');
  expect(told.map(({ message }) => message)).toContain(
    'SPC Brandt plans you to count Cyclic 10 %, FEB2027, due on 28FEB2027.',
  );
  const again = { params, body: { version: version + 1, counters: [] } };
  expect(await t.calls.refused('tanaka', 'PATCH /api/inventories/:id', again)).toEqual([
    403,
    'Only the Supply Sergeant or a Commander of the unit changes what is planned.',
  ]);
  for (const who of ['whitaker', 'petrov', 'stranger'] as const) {
    expect((await t.calls.refused(who, 'GET /api/inventory-calendar/:id', { params }))[0]).toBe(404);
    expect((await t.calls.refused(who, 'PATCH /api/inventories/:id', again))[0]).toBe(404);
    expect((await t.calls.refused(who, 'POST /api/inventories/:id/open', { params }))[0]).toBe(404);
    expect(await t.calls.ok(who, 'GET /api/inventory-calendar')).toEqual([]);
    expect(await t.calls.ok(who, 'GET /api/inventory-programs')).toEqual([]);
  }
  const skip = { params, body: { reason: 'Field exercise.' } };
  expect(await t.calls.refused('brandt', 'POST /api/inventories/:id/skip', skip)).toEqual([
    403,
    'Only a Commander of the unit skips an inventory.',
  ]);
});

test('a planned inventory is neither counted nor closed nor cancelled, and stands in no list of counts', async () => {
  const { id } = await t.month(cyclic, '2027-03');
  const params = { id };
  for (const key of ['POST /api/inventories/:id/close', 'POST /api/inventories/:id/end-count'] as const) {
    expect(await t.calls.refused('halloran', key, { params })).toEqual([
      409,
      `${id} is planned. Open it first.`,
    ]);
  }
  const cancel = { params, body: { reason: 'Wrong month.' } };
  expect((await t.calls.refused('halloran', 'POST /api/inventories/:id/cancel', cancel))[0]).toBe(409);
  expect((await t.scan('halloran', id, 'R-1')).statusCode).toBe(409);
  expect((await t.calls.refused('halloran', 'GET /api/inventories/:id/report', { params }))[0]).toBe(409);
  const listed = await t.calls.ok('halloran', 'GET /api/inventories');
  expect(listed.map((one) => one.id)).not.toContain(id);
  expect(await t.calls.ok('halloran', 'GET /api/inventories/:id', { params })).toMatchObject({
    state: 'planned',
    mayCount: false,
    mayClose: false,
  });
});

test('a month that is skipped gives its groups to the next, and the ledger says why', async () => {
  const { id } = await t.month(cyclic, '2027-03');
  const skip = { params: { id }, body: { reason: 'Field exercise.' } };
  expect(
    (
      await t.calls.refused('halloran', 'POST /api/inventories/:id/skip', { ...skip, body: { reason: ' ' } })
    )[0],
  ).toBe(400);
  expect(await t.calls.ok('halloran', 'POST /api/inventories/:id/skip', skip)).toMatchObject({
    state: 'cancelled',
    cancelReason: 'Field exercise.',
    groups: [],
    items: 0,
  });
  const april = await t.month(cyclic, '2027-04');
  expect(april.groups).toContainEqual({ key: 'Field desk', items: 1 });
  expect(await t.calls.refused('halloran', 'POST /api/inventories/:id/skip', skip)).toEqual([
    409,
    `${id} was skipped: Field exercise.`,
  ]);
  expect((await t.calls.refused('halloran', 'POST /api/inventories/:id/open', { params: { id } }))[0]).toBe(
    409,
  );
  await runJobs(t.app, 'inventories of programs');
  expect((await t.month(cyclic, '2027-03')).state).toBe('cancelled');
  await t.verifies();
});

test('opening draws the list from the book, in groups, with the rules of the unit, and once', async () => {
  await t.setRules('inventory.rules.cyclic', { minRank: null });
  const { id } = await t.month(cyclic, '2026-11');
  await t.createItem({ name: 'Item A', lin: 'A11111', serial_number: 'A11111-9' });
  const opened = await t.open('brandt', id, ['tanaka', 'voss']);
  expect(opened).toMatchObject({
    id,
    kind: 'cyclic',
    state: 'open',
    openedBy: { name: 'SPC Brandt' },
    progress: { expected: 6, counted: 0 },
    counters: [{ name: 'SPC Tanaka' }, { name: 'SPC Voss' }].sort((one, other) =>
      t.ids[one.name === 'SPC Tanaka' ? 'tanaka' : 'voss'] <
      t.ids[other.name === 'SPC Tanaka' ? 'tanaka' : 'voss']
        ? -1
        : 1,
    ),
  });
  const lines = await t.database.db
    .selectFrom('inventory_line')
    .select('group_key')
    .where('inventory_id', '=', id)
    .execute();
  expect(new Set(lines.map(({ group_key }) => group_key))).toEqual(new Set(['A11111']));
  expect(await t.calls.refused('brandt', 'POST /api/inventories/:id/open', { params: { id } })).toEqual([
    409,
    `${id} is open already.`,
  ]);
  // What is not sensitive is counted like the rest.
  expect((await t.scan('tanaka', id, 'A11111-0')).json()).toMatchObject({ result: 'verified' });
  const calendar = await t.month(cyclic, '2026-11');
  expect(calendar).toMatchObject({ state: 'open', items: 6, counted: 1, missing: 5 });
  expect(await t.close('brandt', id)).toMatchObject({ state: 'closed' });
  expect(await t.month(cyclic, '2026-11')).toMatchObject({ state: 'closed', counted: 1, missing: 5 });
  // The holder is led to a list that has what is missing, also where it is not sensitive.
  const notices = await t.calls.ok('halloran', 'GET /api/notifications');
  expect(notices.find(({ title }) => title === 'Missing in count')?.action).toEqual({
    label: 'View',
    path: '/property-book?only=missing',
  });
  const missing = await t.calls.ok('halloran', 'GET /api/property', { query: 'only=missing' });
  expect(missing).toHaveLength(5);
  await t.verifies();
});

test('a month without anything to count opens nothing', async () => {
  const { id, groups } = await t.month(cyclic, '2027-09');
  expect(groups).toEqual([]);
  const empty = await t.program({ title: 'Empty', unitId: 'B-2' });
  const { id: nothing } = await t.month(empty, '2026-11');
  expect(
    await t.calls.refused('brandt', 'POST /api/inventories/:id/open', { params: { id: nothing } }),
  ).toEqual([400, 'There is nothing to count in NOV2026.']);
  expect((await t.month(empty, '2026-11')).state).toBe('planned');
  expect((await t.month(cyclic, '2027-09')).id).toBe(id);
});

test('a program is renamed with what it planned, and ends with it; what was opened stays', async () => {
  const id = await t.program({ kind: 'sensitive', title: 'Optics' });
  const { id: opened } = await t.month(id, '2026-11');
  await t.open('brandt', opened);
  const renamed = await t.calls.ok('brandt', 'PATCH /api/inventory-programs/:id', {
    params: { id },
    body: { title: 'Night vision', version: 1 },
  });
  expect(renamed).toMatchObject({ title: 'Night vision', version: 2, active: true });
  expect((await t.month(id, '2026-12')).title).toBe('Night vision, DEC2026');
  await t.verifies();
  const end = { params: { id }, body: { active: false, version: 2 } } as const;
  expect(await t.calls.refused('petrov', 'PATCH /api/inventory-programs/:id', end)).toEqual([
    404,
    'The program is not known.',
  ]);
  expect(await t.calls.ok('halloran', 'PATCH /api/inventory-programs/:id', end)).toMatchObject({
    active: false,
    mayChange: false,
  });
  const calendar = await t.calendar(id);
  expect(calendar.map(({ state }) => state)).toEqual(['open', ...Array<string>(11).fill('cancelled')]);
  expect(await t.calls.refused('halloran', 'PATCH /api/inventory-programs/:id', end)).toEqual([
    409,
    'The program has ended.',
  ]);
  t.clock.set(new Date(2027, 1, 2, 8));
  await runJobs(t.app, 'inventories of programs');
  t.clock.set(new Date(2026, 10, 21, 8));
  expect(await t.calendar(id)).toHaveLength(12);
  await t.verifies();
});

test('what cannot be planned is refused by its field', async () => {
  const send = (body: object) =>
    t.calls.send('brandt', 'POST /api/inventory-programs', {
      body: {
        kind: 'cyclic',
        title: 'Another',
        unitId: 'B',
        cadence: 'monthly',
        firstMonth: '2026-11',
        ...body,
      },
    });
  const refusal = async (body: object) => {
    const response = await send(body);
    return [response.statusCode, response.json<{ fields?: object }>().fields];
  };
  expect(await refusal({ firstMonth: '2026-10' })).toEqual([
    400,
    { firstMonth: 'Choose this month or a later one.' },
  ]);
  expect(await refusal({ firstMonth: '2028-01' })).toEqual([
    400,
    { firstMonth: 'Choose a month of the next 12.' },
  ]);
  expect(await refusal({ cadence: 'quarterly' })).toEqual([400, { cadence: 'A cyclic program is monthly.' }]);
  expect(await refusal({ title: 'cyclic 10 %' })).toEqual([
    409,
    { title: 'The unit has a program with this title.' },
  ]);
  expect((await send({ unitId: 'C' })).statusCode).toBe(404);
  expect((await send({ firstMonth: '2026-13' })).statusCode).toBe(400);
  expect((await send({ title: '' })).statusCode).toBe(400);
});

test('one month more is planned at the turn of a month, once, however many servers run', async () => {
  const id = await t.program({ kind: 'sensitive', title: 'Turn of the month' });
  t.clock.set(new Date(2026, 11, 1, 0, 5));
  await Promise.all(Array.from({ length: 5 }, () => runJobs(t.app, 'inventories of programs')));
  const calendar = await t.calendar(id);
  expect(calendar.filter(({ month }) => month === '2027-11')).toHaveLength(1);
  expect(calendar).toHaveLength(13);
  const planned = await t.database.db
    .selectFrom('inventory')
    .innerJoin('ledger_event', 'ledger_event.event_id', 'inventory.event_id')
    .select('inventory.id')
    .where('ledger_event.actor_id', '=', 'operator')
    .execute();
  const events = await t.database.db
    .selectFrom('ledger_event')
    .select('seq')
    .where('event_type', '=', 'INVENTORY')
    .where('actor_id', '=', 'operator')
    .execute();
  expect(planned.length).toBeGreaterThan(1);
  expect(events).toHaveLength(planned.length);
  await t.verifies();
});

test('INVT-09 who read a line in the last closed inventory of the program cannot count in the next', async () => {
  await t.setRules('inventory.rules.sensitive', { notTwice: true });
  const id = await t.program({ kind: 'sensitive', title: 'Twice' });
  const item = await t.createItem({ serial_number: 'TWICE-1' });
  const first = await t.month(id, '2026-11');
  await t.open('brandt', first.id, ['petrov', 'voss']);
  expect((await t.scan('petrov', first.id, 'TWICE-1')).json()).toMatchObject({ result: 'verified' });
  await t.close('brandt', first.id);
  t.clock.set(new Date(2026, 11, 3, 8));
  const next = await t.month(id, '2026-12');
  const listed = await t.calls.ok('brandt', 'GET /api/inventories/:id/candidates', {
    params: { id: next.id },
  });
  const reasonsOf = (name: string) =>
    listed.find(({ person }) => person.name === name)?.reasons.map(({ words }) => words);
  expect(reasonsOf('SPC Petrov')).toEqual(['SPC Petrov counted on 21NOV2026.']);
  // They were on the team and read nothing.
  expect(reasonsOf('SPC Voss')).toEqual([]);
  expect(
    await t.calls.refused('brandt', 'POST /api/inventories/:id/open', {
      params: { id: next.id },
      body: { counters: [{ userId: t.ids.petrov }] },
    }),
  ).toEqual([409, 'SPC Petrov may not count this inventory: SPC Petrov counted on 21NOV2026.']);
  // Another program asks nothing of them.
  const other = await t.program({ kind: 'sensitive', title: 'Another program', firstMonth: '2026-12' });
  expect(await t.open('brandt', (await t.month(other, '2026-12')).id, ['petrov'])).toMatchObject({
    state: 'open',
  });
  // A Commander may waive it, and says why.
  const reason = 'Nobody else is in the company this week.';
  const opened = await t.calls.ok('halloran', 'POST /api/inventories/:id/open', {
    params: { id: next.id },
    body: {
      counters: [{ userId: t.ids.petrov }],
      waivers: [{ userId: t.ids.petrov, rule: 'notTwice', reason }],
    },
  });
  expect(opened.waivers).toMatchObject([{ rule: 'notTwice', reason, person: { name: 'SPC Petrov' } }]);
  expect((await t.scan('petrov', next.id, item.serial_number)).json()).toMatchObject({ result: 'verified' });
  await t.verifies();
});

test('INVT-07 nobody is planned to count whom a rule excludes, in the words of the opening', async () => {
  await t.setRules('inventory.rules.sensitive', { minRank: 'SGT' });
  const id = await t.program({ kind: 'sensitive', title: 'By sergeants' });
  const month = await t.month(id, '2026-12');
  const params = { id: month.id };
  const change = { params, body: { version: month.version, counters: [{ userId: t.ids.tanaka }] } };
  expect(await t.calls.refused('halloran', 'PATCH /api/inventories/:id', change)).toEqual([
    409,
    'SPC Tanaka may not count this inventory: SPC Tanaka is below SGT.',
  ]);
  expect(await t.month(id, '2026-12')).toMatchObject({ counters: [], version: month.version });
  await t.setRules('inventory.rules.sensitive', {});
  await t.calls.ok('halloran', 'PATCH /api/inventories/:id', change);
  await t.verifies();
});

test('INVT-10 with no one eligible a planned inventory opens not, with a reason for each, and no rule was changed', async () => {
  await t.setRules('inventory.rules.sensitive', { minRank: 'CSM' });
  const settings = () => t.calls.ok('halloran', 'GET /api/unit-settings', { query: 'unitId=B' });
  const before = await settings();
  const id = await t.program({ kind: 'sensitive', title: 'Nobody' });
  const { id: inventoryId } = await t.month(id, '2026-12');
  const params = { id: inventoryId };
  const [status, words] = await t.calls.refused('halloran', 'POST /api/inventories/:id/open', { params });
  expect(status).toBe(409);
  expect(words).toContain('No one in B Co may count this inventory under its rules.');
  const candidates = await t.calls.ok('halloran', 'GET /api/inventories/:id/candidates', { params });
  expect(candidates.length).toBeGreaterThan(4);
  for (const { person, reasons } of candidates) {
    expect(reasons.map((reason) => reason.words)).toEqual([`${person.name} is below CSM.`]);
    expect(words).toContain(`${person.name} is below CSM.`);
  }
  expect(await t.month(id, '2026-12')).toMatchObject({ state: 'planned', counters: [] });
  expect(await settings()).toEqual(before);
  await t.setRules('inventory.rules.sensitive', {});
});

test('a squad leader opens what is planned for their unit', async () => {
  const id = await t.program({ kind: 'sensitive', title: 'First Squad', unitId: 'B-1' });
  const carbine = await t.createItem({ serial_number: 'SQUAD-1' });
  await t.signDown(carbine.id, 'whitaker');
  const { id: inventoryId, may } = await t.month(id, '2026-11');
  expect(may.open).toBe(true);
  expect(await t.calls.ok('petrov', 'GET /api/inventory-programs')).toMatchObject([
    { title: 'First Squad', mayChange: false },
  ]);
  const opened = await t.open('petrov', inventoryId, ['petrov', 'tanaka']);
  expect(opened.progress.expected).toBe(1);
  await t.verifies();
});

test('two who open the same planned inventory at once open it once', async () => {
  const id = await t.program({ kind: 'sensitive', title: 'At once' });
  const { id: inventoryId } = await t.month(id, '2026-11');
  const answers = await Promise.all(
    (['brandt', 'halloran', 'brandt', 'halloran'] as const).map((who) =>
      t.calls.send(who, 'POST /api/inventories/:id/open', { params: { id: inventoryId } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  await t.verifies();
});

test('a cancelled inventory is not opened again, and nothing is missing by it', async () => {
  const program = await t.program({ kind: 'sensitive', title: 'Cancelled' });
  const { id } = await t.month(program, '2026-11');
  const params = { id };
  await t.calls.ok('halloran', 'POST /api/inventories/:id/open', { params });
  const body = { reason: 'Field exercise.' };
  await t.calls.ok('halloran', 'POST /api/inventories/:id/cancel', { params, body });
  const words = `${id} was cancelled.`;
  expect(await t.calls.refused('halloran', 'POST /api/inventories/:id/open', { params })).toEqual([
    409,
    words,
  ]);
  const { version, missing } = await t.month(program, '2026-11');
  expect(missing).toBe(0);
  const change = { params, body: { version, counters: [] } };
  expect(await t.calls.refused('halloran', 'PATCH /api/inventories/:id', change)).toEqual([409, words]);
});

test('a unit with planned inventories is not removed, and says why', async () => {
  const { db } = t.database;
  await db
    .insertInto('units')
    .values({ id: 'B-3', parent_id: 'B', name: '3rd Squad', kind: 'squad' })
    .execute();
  await addUser(t.database, { username: 'admin', role: 'Admin', unit_id: 'B' });
  await t.program({ title: 'Third', unitId: 'B-3' });
  const send = await t.signIn('admin');
  const response = await send({ method: 'DELETE', url: '/api/units/B-3' });
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    409,
    '3rd Squad has inventories on record, so it stays.',
  ]);
});
