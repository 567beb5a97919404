import type { PropertyDetailsDto } from '@hand-receipt/contracts';
import { type Company, messageOf, testCompany } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const read = async (id: string, headers: Record<string, string> = {}) =>
  company.as.brandt({ url: `/api/property/${id}`, headers });
const etagOf = async (id: string) => (await read(id)).headers.etag as string;
const edit = (id: string, ifMatch: string, body: object = { location: 'Rack 1' }) =>
  company.as.brandt({ method: 'PATCH', url: `/api/property/${id}`, headers: { 'if-match': ifMatch }, body });

test('an item has a strong ETag with its version, and with it as If-None-Match the answer is 304 until it changes', async () => {
  const { id } = await company.createItem();
  const first = await read(id);
  const etag = first.headers.etag as string;
  expect(etag).toMatch(/^"1-[\w-]{16}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const same = await read(id, { 'if-none-match': known });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await edit(id, etag)).statusCode).toBe(200);
  const changed = await read(id, { 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag]).toEqual([200, expect.stringMatching(/^"2-/)]);
});

test('what is shown of an item without a new version of it has another ETag too', async () => {
  const { id } = await company.createItem();
  await company.signDown(id, 'whitaker');
  const etag = await etagOf(id);
  await company.database.db
    .updateTable('users')
    .set({ last_name: 'Whitaker-Ames' })
    .where('id', '=', company.ids.whitaker)
    .execute();
  const renamed = await read(id, { 'if-none-match': etag });
  expect([renamed.statusCode, renamed.headers.etag === etag]).toEqual([200, false]);
});

test('an If-Match that lost the race answers 412 with what is on record now, and nothing is written', async () => {
  const { id } = await company.createItem();
  const etag = await etagOf(id);
  expect((await edit(id, etag, { location: 'Rack 2' })).statusCode).toBe(200);
  const lost = await edit(id, etag, { location: 'Rack 3' });
  expect([lost.statusCode, lost.json<{ error: string }>().error, messageOf(lost)]).toEqual([
    412,
    'precondition-failed',
    'This item was changed since you read it: it is at version 2. Read it again before you save.',
  ]);
  expect(lost.json<{ present: object }>().present).toMatchObject({ version: 2, location: 'Rack 2' });
  expect((await read(id)).json<PropertyDetailsDto>()).toMatchObject({ version: 2, location: 'Rack 2' });
});

test('of two writers over one version exactly one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await company.createItem();
    const etag = await etagOf(id);
    const answers = await Promise.all(
      ['Rack A', 'Rack B', 'Rack C'].map((location) => edit(id, etag, { location })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412]);
  }
});

test('the version alone in quotes and * match, the version in the body goes on working, and one of them is needed', async () => {
  const { id } = await company.createItem();
  expect((await edit(id, '"1"', { location: 'Rack 4' })).statusCode).toBe(200);
  expect((await edit(id, '*', { location: 'Rack 5' })).statusCode).toBe(200);
  const send = (body: object) => company.as.brandt({ method: 'PATCH', url: `/api/property/${id}`, body });
  expect((await send({ location: 'Rack 6', version: 3 })).statusCode).toBe(200);
  expect((await send({ location: 'Rack 7', version: 3 })).statusCode).toBe(409);
  const without = await send({ location: 'Rack 7' });
  const words = 'Say which version of the item you have seen: as version, or its ETag as If-Match.';
  expect([without.statusCode, messageOf(without)]).toEqual([400, words]);
});

test.each(['"abc"', '1', '"1', '"1", "2"', 'W/"', '""'])('If-Match %s answers 400', async (sent) => {
  const { id } = await company.createItem();
  const answer = await edit(id, sent);
  expect([answer.statusCode, messageOf(answer)]).toEqual([
    400,
    'If-Match must be the ETag that the item was read with, or its version in quotes.',
  ]);
});

test('status, components and photos of an item heed If-Match as well; a call that does not refuses it', async () => {
  const { id } = await company.createItem();
  const stale = { 'if-match': '"9"' };
  const send = (method: 'PATCH' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    company.as.halloran({ method, url: `/api/property/${id}${path}`, headers: stale, body });
  const answers = [
    await send('PATCH', '/status', { status: 'Damaged' }),
    await send('PUT', '/components', { components: [] }),
    await send('POST', '/components', { name: 'Sling', quantity: 1 }),
    await send('POST', '/photos', { uploadId: 'U-1', kind: 'item' }),
    await send('DELETE', '/photos/U-1'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([412, 412, 412, 412, 412]);
  const verify = await send('POST', '/verify', { verificationType: 'visual' });
  expect([verify.statusCode, messageOf(verify)]).toEqual([
    400,
    'This call takes no If-Match. Leave the header out.',
  ]);
  const hidden = await company.as.stranger({
    method: 'PATCH',
    url: `/api/property/${id}`,
    headers: stale,
    body: { location: 'Rack 1' },
  });
  expect([hidden.statusCode, 'present' in hidden.json<object>()]).toEqual([404, false]);
});
