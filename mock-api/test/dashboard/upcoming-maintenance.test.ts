import type { MaintenanceDetailsDto, NotificationDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { type Listener, listenTo } from '../events/listener';
import { call, cookieFor } from '../people/people-fixture';
import { runJobs } from '../support/jobs';

const TODAY = new Date(2026, 10, 21, 9);
const TITLE = 'Upcoming maintenance';

let t: Company;
let base: string;
let itemId: string;
const open: Listener[] = [];

beforeAll(async () => {
  t = await testCompany();
  base = await t.app.listen({ host: '127.0.0.1', port: 0 });
  const item = await t.createItem({ name: 'M1165 HMMWV', serial_number: 'NG-1' });
  await t.signDown(item.id, 'whitaker');
  itemId = item.id;
  t.clock.set(TODAY);
});
afterAll(() => open.forEach((listener) => listener.stop()));

/** Plans maintenance while its day is still ahead. */
async function plan(scheduledDate: string, status?: 'completed' | 'cancelled' | 'in-progress') {
  t.clock.set(new Date(2026, 10, 19, 9));
  const { json: work } = await call<MaintenanceDetailsDto>(t.as.brandt, 'POST', '/api/maintenance', {
    propertyId: itemId,
    maintenanceType: 'scheduled',
    priority: 'medium',
    description: 'Service',
    scheduledDate,
  });
  const steps = status === 'completed' ? ['in-progress', 'completed'] : status ? [status] : [];
  for (const step of steps) {
    const moved = await call(t.as.brandt, 'PATCH', `/api/maintenance/${work.id}/status`, { status: step });
    expect(moved.status).toBe(200);
  }
  t.clock.set(TODAY);
  return work.id;
}

/** A page of SPC Whitaker loads: its stream tells what they have not been told. */
async function load(since = '0'): Promise<NotificationDto[]> {
  const cookie = await cookieFor(t, 'whitaker');
  const listener = await listenTo(`${base}/api/events?since=${since}`, { cookie });
  open.push(listener);
  const marker = `loaded ${open.length}`;
  await t.database.db.transaction().execute((trx) =>
    t.app.events.publishUpdate(trx, {
      userIds: [t.ids.whitaker],
      scopes: [],
      notification: { type: 'info', title: marker, message: 'The page is loaded.', action: null },
    }),
  );
  const heard = () => listener.of<NotificationDto>('notification').map(({ data }) => data);
  await listener.until(() => heard().some(({ title }) => title === marker));
  return heard();
}
const maintenance = (notifications: NotificationDto[]) =>
  notifications.filter(({ title }) => title === TITLE);

test('DASH-28 DASH-29 DASH-30 DASH-31 on load, open maintenance from yesterday through 7 days ahead yields one warning each, which leads to it; loading again adds none', async () => {
  const ids = [await plan('2026-11-20'), await plan('2026-11-28'), await plan('2026-11-24', 'in-progress')];
  await plan('2026-11-19');
  await plan('2026-11-29');
  await plan('2026-11-22', 'completed');
  await plan('2026-11-22', 'cancelled');

  const first = await load();
  expect(maintenance(first).map(({ type }) => type)).toEqual(['warning', 'warning', 'warning']);
  expect(
    maintenance(first)
      .map(({ action }) => action?.path)
      .sort(),
  ).toEqual(ids.map((id) => `/maintenance/${id}`).sort());
  expect(maintenance(first).map(({ message }) => message)).toContain(
    'Maintenance of M1165 HMMWV NG-1 is scheduled for 28NOV2026.',
  );

  expect(maintenance(await load(first.at(-1)?.id))).toEqual([]);
  await runJobs(t.app, 'maintenance due');
  expect(maintenance(await load())).toHaveLength(3);
});

test('ERR-34 maintenance whose date cannot be read is logged and skipped; the rest is told of all the same', async () => {
  const unreadable = await plan('2026-11-23');
  await t.database.db
    .updateTable('maintenance_item')
    .set({ scheduled_date: 'infinity' })
    .where('id', '=', unreadable)
    .execute();
  const readable = await plan('2026-11-25');
  const warn = jest.spyOn(t.app.log, 'warn');
  await runJobs(t.app, 'maintenance due');
  expect(warn).toHaveBeenCalledWith(
    { work: { id: unreadable, day: 'infinity' } },
    'maintenance is scheduled for what is no day',
  );
  const paths = maintenance(await load()).map(({ action }) => action?.path);
  expect(paths).toContain(`/maintenance/${readable}`);
  expect(paths).not.toContain(`/maintenance/${unreadable}`);
});
