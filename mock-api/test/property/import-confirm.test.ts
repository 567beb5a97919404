import type { PropertyDto, PropertyImportDto } from '@hand-receipt/contracts';
import { type Company, eventTypes, testCompany } from '../custody/company';
import { runJobs } from '../support/jobs';
import { type Imports, importsOf, messagesOf } from './imports';

let company: Company;
let imports: Imports;
beforeAll(async () => {
  company = await testCompany();
  imports = importsOf(company);
});

describe('a confirmed import', () => {
  test('enters the good rows by the same act as any creation, the wrong ones not, and says how far it is', async () => {
    const { id } = await imports.preview('brandt', [
      'Name,Serial Number,LIN',
      'M4A1 Carbine,GO1,c06935',
      ',GO2',
      'M249,GO3',
    ]);
    const response = await imports.confirm('brandt', id);
    expect([response.statusCode, response.json<PropertyImportDto>().status]).toEqual([200, 'running']);
    expect(await imports.entered('brandt', id)).toMatchObject({
      status: 'finished',
      rows: 3,
      wrong: 1,
      written: 2,
      refused: 0,
      finished_at: expect.any(String),
    });
    const rows = await imports.rowsOf('brandt', id);
    expect(rows.map((row) => row.state)).toEqual(['written', 'wrong', 'written']);
    const item = await company.as.brandt({ url: `/api/property/${rows[0]?.item_id}` });
    expect(item.json<PropertyDto>()).toMatchObject({
      name: 'M4A1 Carbine',
      serial_number: 'GO1',
      lin: 'C06935',
      category: 'weapons',
      is_sensitive: true,
      assigned_to: null,
      chain: [{ user: null }],
    });
    expect(await eventTypes(company, rows[0]?.item_id ?? '')).toEqual(['ITEM CREATED']);
  });

  test('enters nothing twice, however often and from how many sides it is confirmed', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `M4,TWICE${index}`);
    const { id } = await imports.preview('brandt', ['Name,Serial Number', ...lines]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => imports.confirm('brandt', id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await imports.entered('brandt', id)).toMatchObject({ written: 30, refused: 0 });
    const before = await imports.countItems();
    expect((await imports.confirm('brandt', id)).json()).toMatchObject({ status: 'finished', written: 30 });
    expect(await imports.countItems()).toBe(before);
  });

  test('a serial number that was entered after the preview is refused with the reason, the rest is entered', async () => {
    const { id } = await imports.preview('brandt', ['Name,Serial Number', 'M4,LATE1', 'M4,LATE2']);
    await company.createItem({ serial_number: 'LATE1' });
    await imports.confirm('brandt', id);
    expect(await imports.entered('brandt', id)).toMatchObject({ written: 1, refused: 1 });
    const [refused] = await imports.rowsOf('brandt', id, 'only=problems');
    expect(messagesOf(refused)).toEqual([[null, expect.stringContaining('LATE1 is a duplicate')]]);
  });

  test('one whose process died goes on elsewhere once its lease is over', async () => {
    const { id } = await imports.preview('brandt', ['Name,Serial Number', 'M4,DIED1', 'M4,DIED2']);
    const { db } = company.database;
    await db
      .updateTable('property_import')
      .set({ status: 'running', running_until: new Date(Date.now() - 60_000) })
      .where('id', '=', id)
      .execute();
    await runJobs(company.app, 'go on with imports');
    expect(await imports.entered('brandt', id)).toMatchObject({ status: 'finished', written: 2 });
  });

  test('stops where its owner may not enter items any more, and goes on once they may', async () => {
    const { id } = await imports.preview('brandt', ['Name,Serial Number', 'M4,STOP1']);
    const { db } = company.database;
    const setRole = (role: 'Soldier' | 'Supply Sergeant') =>
      db.updateTable('users').set({ role }).where('id', '=', company.ids.brandt).execute();
    await db
      .updateTable('property_import')
      .set({ status: 'running', running_until: new Date(Date.now() - 60_000) })
      .where('id', '=', id)
      .execute();
    await setRole('Soldier');
    await runJobs(company.app, 'go on with imports');
    expect(await imports.entered('brandt', id)).toMatchObject({ status: 'stopped', written: 0 });
    expect((await imports.confirm('brandt', id)).statusCode).toBe(403);
    await setRole('Supply Sergeant');
    await imports.confirm('brandt', id);
    expect(await imports.entered('brandt', id)).toMatchObject({ status: 'finished', written: 1 });
  });
});

test('an import that was not confirmed is deleted on request, or after a week; a confirmed one not', async () => {
  const first = await imports.preview('brandt', ['Name,Serial Number', 'M4,GONE1']);
  const remove = (id: string) => company.as.brandt({ method: 'DELETE', url: `/api/imports/${id}` });
  expect((await remove(first.id)).statusCode).toBe(200);
  expect((await remove(first.id)).statusCode).toBe(404);

  const second = await imports.preview('brandt', ['Name,Serial Number', 'M4,GONE2']);
  await imports.confirm('brandt', second.id);
  await imports.entered('brandt', second.id);
  expect((await remove(second.id)).statusCode).toBe(409);

  const third = await imports.preview('brandt', ['Name,Serial Number', 'M4,GONE3']);
  company.clock.set(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  await runJobs(company.app, 'delete old imports');
  company.clock.set(new Date());
  const listed = (await company.as.brandt({ url: '/api/imports' })).json<PropertyImportDto[]>();
  expect(listed.map(({ id }) => id)).not.toContain(third.id);
});
