import type {
  CorrectionEventDto,
  DashboardSummaryDto,
  MaintenanceItemDto,
  PropertyDto,
  SensitiveItemDto,
  TransferDto,
  VerificationDto,
} from '@hand-receipt/contracts';
import {
  MAINTENANCE_PRIORITIES,
  MAINTENANCE_STATUSES,
  MAINTENANCE_TYPES,
  PROPERTY_CATEGORIES,
  PROPERTY_STATUSES,
  ROLES,
  VERIFICATION_STATUSES,
} from '@hand-receipt/contracts';
import type { ReadinessReportDto } from '@hand-receipt/contracts/routes';
import { seedDemo } from '../../seed';
import { type TestApp, testApp } from '../support/app';

/** Every status but the mark of a closed count: the demo company has lost nothing. */
const IN_EVERY_STATUS = new Set(
  VERIFICATION_STATUSES.filter((status) => status !== 'missing' && status !== 'lost'),
);

const DAY_MS = 24 * 60 * 60 * 1000;

const silent = { info: () => undefined };

/** The demo company as it is at some time of day. */
async function demoAt(hour: number, minute: number) {
  const test = await testApp();
  const now = new Date();
  now.setHours(hour, minute, 0, 0);
  test.clock.set(now);
  await seedDemo({ db: test.database.db, clock: test.clock, log: silent });
  return { ...test, now };
}

let demo: TestApp & { now: Date };
let get: <T>(url: string) => Promise<T>;
beforeAll(async () => {
  demo = await demoAt(6, 12);
  const send = await demo.signIn('halloran');
  get = async (url) => (await send({ url })).json();
}, 60_000);

test('the demo company is made once', async () => {
  expect(await seedDemo({ db: demo.database.db, clock: demo.clock, log: silent })).toBe(false);
});

test('there are fourteen people in all roles and every account that is active signs in', async () => {
  const people = await demo.database.db.selectFrom('users').select(['username', 'role', 'status']).execute();
  expect(people).toHaveLength(14);
  expect(new Set(people.map(({ role }) => role))).toEqual(new Set(ROLES));
  for (const { username } of people.filter(({ status }) => status === 'Active')) await demo.signIn(username);
});

test('PROP-04 PROP-05 the commander holds 112 items and has signed 36 down, in all categories and statuses', async () => {
  expect(await get('/api/property/counts')).toEqual({
    assigned: 112,
    signedout: 36,
    unassigned: 2,
    unit: 150,
    visible: 150,
    with_me: 0,
  });
  const items = await get<PropertyDto[]>('/api/property?scope=visible');
  expect(items).toHaveLength(150);
  expect(new Set(items.map(({ category }) => category))).toEqual(new Set(PROPERTY_CATEGORIES));
  expect(new Set(items.map(({ current_status }) => current_status))).toEqual(new Set(PROPERTY_STATUSES));
  expect(items.filter(({ components }) => components.length > 0).length).toBeGreaterThan(40);
  expect(items.filter(({ attached_components }) => attached_components.length > 0)).toHaveLength(4);
  expect(Math.max(...items.map(({ chain }) => chain.length))).toBe(4);
});

test('XFER-06 XFER-07 three transfers wait for a decision of the commander, and there are transfers in every state', async () => {
  const incoming = await get<TransferDto[]>('/api/transfers?view=incoming&status=Pending');
  expect(incoming.map(({ from }) => from)).toEqual(['SPC Whitaker', 'SFC Brandt', 'SGT Navarro']);
  const history = await get<TransferDto[]>('/api/transfers');
  expect(new Set(history.map(({ status }) => status))).toEqual(
    new Set(['Pending', 'Approved', 'Rejected', 'Cancelled']),
  );
});

test('SENS-22 MAINT-15 MAINT-16 sensitive items and maintenance come in every status', async () => {
  const items = await get<SensitiveItemDto[]>('/api/sensitive-items');
  expect(new Set(items.map(({ status }) => status))).toEqual(IN_EVERY_STATUS);
  const results = items.flatMap(({ lastChecks }) => lastChecks.map(({ result }) => result));
  expect(new Set(results)).toEqual(new Set(['done', 'late', 'missed', 'open']));
  const maintenance = await get<MaintenanceItemDto[]>('/api/maintenance');
  expect(new Set(maintenance.map(({ status }) => status))).toEqual(new Set(MAINTENANCE_STATUSES));
  expect(new Set(maintenance.map(({ priority }) => priority))).toEqual(new Set(MAINTENANCE_PRIORITIES));
  expect(new Set(maintenance.map(({ maintenanceType }) => maintenanceType))).toEqual(
    new Set(MAINTENANCE_TYPES),
  );
});

test('transfers have ended in every way, recalls too, and a correction and a report back are there', async () => {
  const { db } = demo.database;
  const recalls = await db.selectFrom('transfer').select('status').where('is_recall', '=', true).execute();
  expect(recalls.map(({ status }) => status).sort()).toEqual(['Approved', 'Cancelled', 'Pending']);
  const corrections = await get<CorrectionEventDto[]>('/api/corrections');
  expect(corrections).toMatchObject([{ originalEventType: 'STATUS CHANGE' }]);
  const reports = await db.selectFrom('corrective_action').select('outcome').execute();
  expect(reports.map(({ outcome }) => outcome).sort()).toEqual(['deferred', 'parts-ordered']);
  const forwarded = await db
    .selectFrom('document')
    .select('id')
    .where('forwarded_from', 'is not', null)
    .execute();
  expect(forwarded).toHaveLength(1);
  const calibrated = await get<PropertyDto[]>('/api/property?scope=visible');
  expect(calibrated.filter(({ calibration_info }) => calibration_info !== null)).toHaveLength(4);
});

test('LIFE-08 one serial number was amended by two signatures, and one amendment waits for the commander', async () => {
  expect(await get('/api/property?scope=visible&q=PLS27')).toMatchObject([
    { serial_number: 'PLS72', former_serials: ['PLS27'] },
  ]);
  expect(await get('/api/amendments')).toMatchObject([
    { state: 'proposed', photos: [{}], may: { sign: true } },
    { state: 'signed', photos: [{}], signatures: [{ part: 'proposed' }, { part: 'signed' }] },
  ]);
  expect(await get('/api/amendments/counts')).toEqual({ waiting: 1 });
});

test('its ledger verifies', async () => {
  expect(await get<VerificationDto>('/api/verification/database')).toMatchObject({
    is_verified: true,
    findings: [],
  });
});

/** The sensitive items on any tab of a person, or of their unit. What they are only offered is on none. The list that the tile leads to has exactly these. */
async function sensitiveOf(send: Awaited<ReturnType<typeof demo.signIn>>): Promise<SensitiveItemDto[]> {
  const rows = async <T>(url: string) => (await send({ url })).json<T[]>();
  const counted = await rows<SensitiveItemDto>('/api/sensitive-items?scope=counted&limit=500');
  const lists = ['assigned', 'signedout', 'unassigned', 'unit', 'with-me'].map((scope) =>
    rows<{ id: string }>(`/api/property?scope=${scope}&limit=500`),
  );
  const listed = new Set((await Promise.all(lists)).flat().map(({ id }) => id));
  const visible = await rows<SensitiveItemDto>('/api/sensitive-items?scope=visible&limit=500');
  const items = visible.filter(({ id }) => listed.has(id));
  expect(counted).toEqual(items);
  return items;
}

test.each(['halloran', 'brandt', 'petrov', 'navarro', 'whitaker', 'admin'])(
  'check 40 the figures of %s on the dashboard and the tabs equal the lists that they lead to',
  async (username) => {
    const send = await demo.signIn(username);
    const total = async (url: string) => Number((await send({ url })).headers['x-total-count']);
    const inScope = (scope: string) => total(`/api/property?scope=${scope}&limit=1`);
    const summary = (await send({ url: '/api/dashboard/summary' })).json<DashboardSummaryDto>();
    const lists = {
      assigned: await inScope('assigned'),
      signedout: await inScope('signedout'),
      unassigned: await inScope('unassigned'),
      unit: await inScope('unit'),
      visible: await inScope('visible'),
      with_me: await inScope('with-me'),
    };
    expect((await send({ url: '/api/property/counts' })).json()).toEqual(lists);
    expect(summary).toMatchObject({
      totalInventory: lists.unit,
      signedDown: lists.signedout,
      unassigned: lists.unassigned,
      pendingTransfers: await total('/api/transfers?status=Pending&limit=1'),
      needMyDecision: await total('/api/transfers?status=Pending&view=incoming&waiting=true&limit=1'),
      sensitive: { total: (await sensitiveOf(send)).length },
    });
  },
);

test.each(['halloran', 'brandt', 'petrov', 'navarro', 'whitaker', 'admin'])(
  'check 40 the work, readiness, categories and badges of %s equal the lists too',
  async (username) => {
    const send = await demo.signIn(username);
    const get = async <T>(url: string) => (await send({ url })).json<T>();
    const total = async (url: string) => Number((await send({ url })).headers['x-total-count']);
    const summary = await get<DashboardSummaryDto>('/api/dashboard/summary');
    const { scheduled, inProgress } = summary.maintenance;
    expect(scheduled).toBe(await total('/api/maintenance?status=scheduled&limit=1'));
    expect(scheduled + inProgress).toBe(await total('/api/maintenance?status=open&limit=1'));

    const isRecorded = (status: string, category?: string) =>
      total(
        `/api/property?scope=unit&limit=1&status=${encodeURIComponent(status)}${category ? `&category=${category}` : ''}`,
      );
    expect(summary.readiness.ready).toBe(await isRecorded('Operational'));
    for (const { category, ...line } of summary.byCategory) {
      expect(line.total).toBe(await total(`/api/property?scope=unit&limit=1&category=${category}`));
      expect(line.ready).toBe(await isRecorded('Operational', category));
    }
    const sumOf = (part: 'total' | 'ready' | 'maintenance' | 'nonOperational' | 'other') =>
      summary.byCategory.reduce((sum, line) => sum + line[part], 0);
    const { readiness } = summary;
    for (const part of ['total', 'ready', 'maintenance', 'nonOperational', 'other'] as const)
      expect(sumOf(part)).toBe(readiness[part]);
    expect(readiness.total).toBe(summary.totalInventory);
    const { history } = await get<ReadinessReportDto>('/api/dashboard/readiness');
    expect(history.at(-1)).toMatchObject(readiness);

    const items = await sensitiveOf(send);
    const isOf = (status: SensitiveItemDto['status']) =>
      items.filter((item) => item.status === status).length;
    const today = demo.clock.now().toDateString();
    expect(summary.sensitive).toMatchObject({
      verifiedToday: items.filter(
        ({ lastVerified }) => lastVerified && new Date(lastVerified).toDateString() === today,
      ).length,
      verified: isOf('verified'),
      pending: isOf('pending'),
      overdue: isOf('overdue'),
      notVerified: isOf('not-verified'),
      maintenance: isOf('maintenance'),
    });

    const unread = await get<{ unread_count: number }>('/api/documents?box=inbox&status=unread');
    expect(unread.unread_count).toBe(await total('/api/documents?box=inbox&status=unread&limit=1'));
  },
);

test('DASH-02 dashboard and inbox of the commander have something to show', async () => {
  const summary = await get<DashboardSummaryDto>('/api/dashboard/summary');
  expect(summary).toMatchObject({
    totalInventory: 150,
    signedDown: 36,
    unassigned: 2,
    needMyDecision: 3,
    sensitive: { total: 64 },
  });
  expect(summary.sensitive.verifiedToday).toBeGreaterThan(40);
  expect(await get('/api/documents?box=inbox&status=unread')).toMatchObject({ unread_count: 3 });
});

test('the ledger has fourteen days of events, in the order in which they happened, none in the future', async () => {
  const events = await demo.database.db.selectFrom('ledger_event').select('ts').orderBy('seq').execute();
  const times = events.map(({ ts }) => ts.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]).toBeLessThan(demo.now.getTime() - 13 * DAY_MS);
  expect(times.at(-1)).toBeLessThanOrEqual(demo.now.getTime());
  expect(new Set(times.map((time) => new Date(time).toDateString())).size).toBeGreaterThanOrEqual(14);
});

/** What the company has that does not depend on the time of day. */
const itemsOf = ({ database }: TestApp) =>
  database.db
    .selectFrom('property')
    .select(['serial_number', 'name', 'unit_price', 'calibration_info'])
    .orderBy('serial_number')
    .execute();

test.each([[0, 1], [18, 1]])('first started at %i:%i, the same seed gives the same items, and sensitive ones are in every status', async (hour, minute) => {
  const another = await demoAt(hour, minute);
  expect(await itemsOf(another)).toEqual(await itemsOf(demo));
  const { signIn } = another;
  const response = await (await signIn('halloran'))({ url: '/api/sensitive-items' });
  const statuses = response.json<SensitiveItemDto[]>().map(({ status }) => status);
  expect(new Set(statuses)).toEqual(IN_EVERY_STATUS);
}, 60_000); // prettier-ignore
