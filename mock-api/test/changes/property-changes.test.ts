import { sql } from 'kysely';
import { type Company, messageOf, testCompany } from '../custody/company';
import { LONG_AGO, poll, pollToEnd } from './poll';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const PATH = '/api/property';
const unit = '/api/property?scope=unit';
const send = (who: 'halloran' | 'stranger' | 'brandt' = 'halloran') => company.as[who];
const since = async (who: 'halloran' | 'stranger' | 'brandt' = 'halloran') => {
  const { next } = await poll(send(who), PATH, LONG_AGO);
  return pollToEnd(send(who), PATH, next);
};
/** Ids of what was changed since, of all that the commander's unit has. */
const changed = async (cursor: string) => {
  const answer = await send()({ url: `${unit}&changedSince=${encodeURIComponent(cursor)}` });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: string }[]>().map(({ id }) => id);
};
const refusal = async (cursor: string, who: 'halloran' | 'stranger' | 'brandt' = 'halloran', path = PATH) => {
  const answer = await send(who)({ url: `${path}?changedSince=${encodeURIComponent(cursor)}` });
  return [answer.statusCode, messageOf(answer)];
};

test('a program gets what is on record first, and from then on what was created or changed', async () => {
  const [first, second] = [await company.createItem(), await company.createItem()];
  const start = await poll(send(), PATH, LONG_AGO);
  expect(start.ids).toEqual(expect.arrayContaining([first.id, second.id]));
  const cursor = await pollToEnd(send(), PATH, start.next);

  const third = await company.createItem();
  await send()({ method: 'PATCH', url: `/api/property/${second.id}/status`, body: { status: 'Damaged' } });
  const next = await poll(send(), PATH, cursor);
  expect(next.ids.sort()).toEqual([second.id, third.id].sort());
  await pollToEnd(send(), PATH, next.next);
});

test('pages of changes are read with the same changedSince, and the next cursor comes with the first', async () => {
  const cursor = await since();
  const made = [];
  for (let count = 0; count < 5; count += 1) made.push((await company.createItem()).id);
  const read = await poll(send(), PATH, cursor, 2);
  expect(read.ids.sort()).toEqual(made.sort());
  const [first] = made;
  const url = `${PATH}?changedSince=${encodeURIComponent(cursor)}&limit=2`;
  const page = await send()({ url });
  await send()({ method: 'PATCH', url: `/api/property/${first}/status`, body: { status: 'Damaged' } });
  const rest = await send()({ url: `${url}&cursor=${page.headers['x-next-cursor'] as string}` });
  expect(rest.headers['x-changes-cursor']).toBeUndefined();
  expect(await changed(page.headers['x-changes-cursor'] as string)).toContain(first);
});

test('what belongs to an item changes it: custody, an offer, components, a photo, a closing', async () => {
  const { id } = await company.createItem();
  const steps: (() => Promise<unknown>)[] = [
    () => company.signDown(id, 'whitaker'),
    () =>
      send()({
        method: 'POST',
        url: `/api/property/${id}/components`,
        body: { name: 'Sling', quantity: 1 },
      }),
    () =>
      company.database.db
        .updateTable('component')
        .set({ notes: 'Worn' })
        .where('property_id', '=', id)
        .execute(),
  ];
  for (const step of steps) {
    const cursor = await since();
    await step();
    expect(await changed(cursor)).toEqual([id]);
  }
});

test('a write that is refused or changes nothing is no change', async () => {
  const { id } = await company.createItem();
  const cursor = await since();
  await send()({ method: 'PATCH', url: `/api/property/${id}`, body: { version: 1, uii: 'D1234?' } });
  await company.database.db.updateTable('users').set({ last_login_at: new Date() }).execute();
  expect(await changed(cursor)).toEqual([]);
});

test('an item that leaves the sight of a person is named as gone, and one that comes into it as changed', async () => {
  const { id } = await company.createItem();
  const gonePath = '/api/property-gone';
  const [gone, seen] = [await poll(send(), gonePath, LONG_AGO), await since('stranger')];
  expect(gone.ids).not.toContain(id);
  const { db } = company.database;
  await db
    .updateTable('property')
    .set({ unit_id: 'C', assigned_to_user_id: null })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('custody_link').where('item_id', '=', id).where('user_id', 'is not', null).execute();
  expect((await poll(send(), gonePath, gone.next)).ids).toEqual([id]);
  const stranger = await send('stranger')({
    url: `${unit}&changedSince=${encodeURIComponent(seen)}`,
  });
  expect(stranger.json<{ id: string }[]>().map((item) => item.id)).toContain(id);
  expect((await poll(send('stranger'), gonePath, LONG_AGO)).ids).not.toContain(id);

  await db.updateTable('property').set({ unit_id: 'B' }).where('id', '=', id).execute();
  expect((await poll(send(), gonePath, gone.next)).ids).toEqual([]);
});

test('a cursor of somebody else, of another list, of a page, or changed by a letter answers 400', async () => {
  const words = 'changedSince is neither a time nor a cursor that this list gave you.';
  const cursor = await since();
  expect(await refusal(cursor, 'brandt')).toEqual([400, words]);
  expect(await refusal(cursor, 'halloran', '/api/maintenance')).toEqual([400, words]);
  expect(await refusal(`X${cursor.slice(1)}`)).toEqual([400, words]);
  expect(await refusal('yesterday')).toEqual([400, words]);
  expect(await refusal('2026-13-45T00:00:00Z')).toEqual([400, words]);
  await company.createItem();
  await company.createItem();
  const page = await send()({ url: `${unit}&limit=1` });
  expect(await refusal(page.headers['x-next-cursor'] as string)).toEqual([400, words]);
  const asPage = await send()({ url: `${PATH}?cursor=${cursor}` });
  expect(asPage.statusCode).toBe(400);
});

test('a time in the future or on a day that no month has answers 400, and a list without changes does not know the parameter', async () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  expect(await refusal(tomorrow)).toEqual([400, 'changedSince is in the future.']);
  expect(await refusal('2026-02-30T00:00:00Z')).toEqual([
    400,
    'changedSince is neither a time nor a cursor that this list gave you.',
  ]);
  const other = await send()({ url: `/api/units?changedSince=${LONG_AGO}` });
  expect([other.statusCode, messageOf(other)]).toEqual([
    400,
    'changedSince is not a parameter of this call.',
  ]);
});

test('a cursor from before a change of the role or a restored database answers 410 and says what to do', async () => {
  const again = 'Read the whole list again, with a time long past as changedSince.';
  const { db } = company.database;
  const cursor = await since('brandt');
  await db.updateTable('users').set({ role: 'Commander' }).where('id', '=', company.ids.brandt).execute();
  expect(await refusal(cursor, 'brandt')).toEqual([
    410,
    `Your role or your unit has changed since this cursor was given. ${again}`,
  ]);
  await db
    .updateTable('users')
    .set({ role: 'Supply Sergeant' })
    .where('id', '=', company.ids.brandt)
    .execute();

  const later = await since();
  await sql`alter table ledger_event disable trigger ledger_event_guard`.execute(db);
  await sql`update ledger_event set leaf_hash = sha256(leaf_hash)
    where seq = (select max(seq) from ledger_event)`.execute(db);
  expect(await refusal(later)).toEqual([
    410,
    `The database was restored since this cursor was given. ${again}`,
  ]);
});

test('the hourly job deletes what newer changes supersede, and nothing is missed by it', async () => {
  const { id } = await company.createItem();
  const cursor = await since();
  for (const status of ['Damaged', 'Operational', 'Damaged']) {
    await send()({ method: 'PATCH', url: `/api/property/${id}/status`, body: { status } });
  }
  const noted = () =>
    company.database.db.selectFrom('record_change').select('list').where('record_id', '=', id).execute();
  expect((await noted()).length).toBeGreaterThan(2);
  await company.app.scheduler.run('delete superseded changes');
  expect((await noted()).map(({ list }) => list)).toEqual(['property']);
  expect(await changed(cursor)).toContain(id);
});
