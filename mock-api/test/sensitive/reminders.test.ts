import { raiseCalibrationReminders } from '../../src/notifications/calibration-reminders';
import { raiseCheckReminders } from '../../src/notifications/check-reminders';
import { raiseMaintenanceReminders } from '../../src/notifications/maintenance-reminders';
import { type Company, type Username, testCompany } from '../custody/company';
import { type Calls, callsOf, keepSignedIn } from '../support/call';
import { runJobs } from '../support/jobs';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  await keepSignedIn(company);
  calls = callsOf(company);
  company.clock.set(new Date(2026, 10, 21, 4));
});

/** What a person has been told by notifications of this title. */
const told = async (who: Username, title: string) =>
  (await calls.ok(who, 'GET /api/notifications'))
    .filter((notification) => notification.title === title)
    .map(({ message }) => message);

/** Raises reminders as of some time. */
const raise = (job: typeof raiseCheckReminders, now: Date) =>
  company.database.db.transaction().execute((trx) => job(trx, now));

test('a check that is due, and then overdue, is told once to its holder, and overdue to the leaders', async () => {
  const seen = await company.createItem({ serial_number: 'SEEN-1' });
  const unseen = await company.createItem({ serial_number: 'UNSEEN-1' });
  const inShop = await company.createItem({ serial_number: 'SHOP-1', current_status: 'In Repair' });
  for (const { id } of [seen, unseen, inShop]) await company.signDown(id, 'whitaker');
  company.clock.set(new Date(2026, 10, 21, 5, 30));
  await calls.ok('whitaker', 'POST /api/property/:id/verify', {
    params: { id: seen.id },
    body: { verificationType: 'Serial number' },
  });

  const due = new Date(2026, 10, 21, 6, 1);
  expect(await raise(raiseCheckReminders, due)).toBe(1);
  expect(await raise(raiseCheckReminders, due)).toBe(0);
  expect(await told('whitaker', 'Check due')).toEqual([
    '1 item (weapons) of yours to verify for the 0600 check of 21NOV2026.',
  ]);
  expect(await told('whitaker', 'Check overdue')).toEqual([]);

  const overdue = new Date(2026, 10, 21, 8, 1);
  await raise(raiseCheckReminders, overdue);
  await raise(raiseCheckReminders, overdue);
  expect(await told('whitaker', 'Check overdue')).toEqual([
    '1 item (weapons) of yours not verified at the 0600 check of 21NOV2026.',
  ]);
  const toLeaders = ['1 item (weapons) of the unit not verified at the 0600 check of 21NOV2026.'];
  expect(await told('halloran', 'Check overdue')).toEqual(toLeaders);
  expect(await told('brandt', 'Check overdue')).toEqual(toLeaders);
  expect(await told('petrov', 'Check overdue')).toEqual([]);
  expect(await told('stranger', 'Check overdue')).toEqual([]);

  // The next check raises another reminder.
  await raise(raiseCheckReminders, new Date(2026, 10, 21, 18, 1));
  expect(await told('whitaker', 'Check due')).toHaveLength(2);
});

test('a reporter who does not see the item any more gets no notice of its maintenance', async () => {
  const { id: propertyId } = await company.createItem({ name: 'M1165 HMMWV', serial_number: 'NG-9' });
  await company.signDown(propertyId, 'voss');
  const { id } = await calls.ok('voss', 'POST /api/maintenance', {
    body: {
      propertyId,
      maintenanceType: 'scheduled',
      priority: 'medium',
      description: 'Service',
      scheduledDate: '2026-11-27',
    },
  });
  const edit = async (priority: 'high' | 'critical') => {
    const { version } = await calls.ok('brandt', 'GET /api/maintenance/:id', { params: { id } });
    await calls.ok('brandt', 'PATCH /api/maintenance/:id', { params: { id }, body: { version, priority } });
  };
  await edit('high');
  expect(await told('voss', 'Maintenance')).toHaveLength(1);

  await company.decide('halloran', (await company.offer('voss', propertyId, 'halloran')).id, 'Approved');
  expect((await calls.send('voss', 'GET /api/maintenance/:id', { params: { id } })).statusCode).toBe(404);
  await edit('critical');
  await raise(raiseMaintenanceReminders, new Date(2026, 10, 21, 23, 59));
  expect(await told('voss', 'Maintenance')).toHaveLength(1);
  expect(await told('voss', 'Upcoming maintenance')).toEqual([]);
  expect(await told('halloran', 'Upcoming maintenance')).toHaveLength(1);
});

test('maintenance is told of from a day after to seven days before its date, one warning for each date', async () => {
  const { id: propertyId } = await company.createItem({ name: 'M1165 HMMWV', serial_number: 'NG-1' });
  await company.signDown(propertyId, 'whitaker');
  const plan = (scheduledDate: string) =>
    calls.ok('brandt', 'POST /api/maintenance', {
      body: {
        propertyId,
        maintenanceType: 'scheduled',
        priority: 'medium',
        description: 'Service',
        scheduledDate,
      },
    });
  const due = await plan('2026-11-28');
  await plan('2026-11-29');
  // Days that have passed were planned before.
  const before = company.clock.now();
  company.clock.set(new Date(2026, 10, 19, 4));
  await plan('2026-11-19');
  const yesterday = await plan('2026-11-20');
  await calls.ok('brandt', 'PATCH /api/maintenance/:id/status', {
    params: { id: yesterday.id },
    body: { status: 'cancelled' },
  });
  company.clock.set(before);
  const now = new Date(2026, 10, 21, 23, 59);
  await raise(raiseMaintenanceReminders, now);
  await raise(raiseMaintenanceReminders, now);
  const words = ['Maintenance of M1165 HMMWV NG-1 is scheduled for 28NOV2026.'];
  expect(await told('whitaker', 'Upcoming maintenance')).toEqual(words);
  expect(await told('brandt', 'Upcoming maintenance')).toEqual(words);
  expect(await told('petrov', 'Upcoming maintenance')).toEqual([]);

  await calls.ok('brandt', 'PATCH /api/maintenance/:id', {
    params: { id: due.id },
    body: { version: due.version, scheduledDate: '2026-11-25' },
  });
  await raise(raiseMaintenanceReminders, now);
  expect(await told('whitaker', 'Upcoming maintenance')).toEqual([
    ...words,
    'Maintenance of M1165 HMMWV NG-1 is scheduled for 25NOV2026.',
  ]);
});

test('calibration that is due within thirty days is told to the holder once; what is no date is passed over', async () => {
  const calibrated = async (serial_number: string, nextCalibrationDueDate: string) => {
    const { id } = await company.createItem({ name: 'AN/PSM-45 Multimeter', serial_number });
    const info = {
      lastCalibrationDate: null,
      nextCalibrationDueDate,
      calibrationIntervalDays: 180,
      status: 'current',
      notes: null,
      history: [],
    };
    await company.database.db
      .updateTable('property')
      .set({ requires_calibration: true, calibration_info: JSON.stringify(info) })
      .where('id', '=', id)
      .execute();
  };
  await calibrated('CAL-1', '2026-12-21');
  await calibrated('CAL-2', '2026-12-22');
  await calibrated('CAL-3', '2026-11-20');
  await calibrated('CAL-4', 'next year');
  const now = new Date(2026, 10, 21, 9);
  await raise(raiseCalibrationReminders, now);
  await raise(raiseCalibrationReminders, now);
  expect(await told('halloran', 'Calibration due')).toEqual([
    'Calibration of AN/PSM-45 Multimeter CAL-1 is due on 21DEC2026.',
  ]);
  expect(await told('halloran', 'Calibration overdue')).toEqual([
    'Calibration of AN/PSM-45 Multimeter CAL-3 was due on 20NOV2026.',
  ]);
});

test('the server raises them by itself, each as often as its job runs', async () => {
  company.clock.set(new Date(2026, 10, 22, 6, 1));
  const before = await told('halloran', 'Check due');
  const jobs = [
    'sensitive items due and overdue',
    'maintenance due',
    'calibration due',
    'delete old reminders',
  ];
  expect(company.app.scheduler.names).toEqual(expect.arrayContaining(jobs));
  await company.createItem({ serial_number: 'JOB-1' });
  company.clock.set(new Date(2026, 10, 22, 18, 1));
  await runJobs(company.app, ...jobs);
  await runJobs(company.app, ...jobs);
  expect(await told('halloran', 'Check due')).toHaveLength(before.length + 1);
});

test('reminders go after 62 days, but for those that would be raised again', async () => {
  const kinds = [
    'si-report-due',
    'si-report-late',
    'clearance-reopened',
    'check-due',
    'calibration-due',
  ] as const;
  const raised = (day: number) =>
    kinds.map((kind) => ({
      user_id: company.ids.petrov,
      kind,
      key: `raised on day ${day}`,
      raised_at: new Date(2026, 10, day),
    }));
  await company.database.db
    .insertInto('reminder')
    .values([...raised(1), ...raised(3)])
    .execute();
  company.clock.set(new Date(2027, 0, 3, 12));
  await company.app.scheduler.run('delete old reminders');
  const rows = await company.database.db
    .selectFrom('reminder')
    .select('kind')
    .where('key', '=', 'raised on day 1')
    .execute();
  expect(rows).toEqual([{ kind: 'calibration-due' }]);
  const newer = await company.database.db
    .selectFrom('reminder')
    .select('kind')
    .where('key', '=', 'raised on day 3')
    .execute();
  expect(newer).toHaveLength(kinds.length);
});
