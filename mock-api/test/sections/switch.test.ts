import type { RegisteredRemote, SectionDto, SectionsDto } from '@hand-receipt/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestApp, addUser, testApp } from '../support/app';
import { buildRelease, deploy, deployShell, releaseKey } from '../support/section-releases';
import { newestEvents } from '../people/people-fixture';

const webRoot = mkdtempSync(path.join(tmpdir(), 'hand-receipt-sections-'));
const key = releaseKey('hand-receipt-release');
let t: TestApp;

beforeAll(async () => {
  deployShell(webRoot, [key]);
  deploy(webRoot, 'mfe-range', buildRelease('mfe-range', 'one', { signer: key }));
  deploy(webRoot, 'mfe-lanes', buildRelease('mfe-lanes', 'one', { signer: key }));
  t = await testApp({ webRoot });
  await addUser(t.database, { username: 'admin', role: 'Admin' });
  await addUser(t.database, { username: 'soldier' });
});
afterAll(() => rmSync(webRoot, { recursive: true }));

type Send = TestApp['inject'];

const documentFor = async (send: Send, url = '/range') => (await send({ url })).body;

function registryIn(document: string): RegisteredRemote[] {
  const start = document.indexOf('id="remotes">') + 'id="remotes">'.length;
  return JSON.parse(document.slice(start, document.indexOf('</script>', start))) as RegisteredRemote[];
}

const rangeIn = (document: string) => registryIn(document).find(({ name }) => name === 'mfe-range');

const act = (send: Send, body: object, name = 'mfe-range') =>
  send({ method: 'PATCH', url: `/api/sections/${name}`, body });

test('FED-32 switching a section off removes its code from the next document of everybody and shows the reason', async () => {
  const [admin, soldier] = [await t.signIn('admin'), await t.signIn('soldier')];
  const before = await documentFor(soldier);
  expect(before).toContain('remoteEntry.');

  const answer = await act(admin, { act: 'switch-off', reason: ' Wrong totals in the list. ' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<SectionDto>()).toMatchObject({
    state: 'off',
    reason: 'Wrong totals in the list.',
    hidden: false,
    by: { lastName: 'admin' },
  });

  for (const send of [admin, soldier, t.inject]) {
    const document = await documentFor(send);
    const range = rangeIn(document)!;
    expect(range).toMatchObject({
      off: { reason: 'Wrong totals in the list.' },
      slots: [],
      chunks: [],
      entry: '',
    });
    expect(range.nav).toHaveLength(1);
    expect(range.release).toBeUndefined();
    // Neither preloaded, nor named anywhere else.
    expect(document).not.toContain('/remotes/mfe-range/');
    expect(document).not.toContain('href="/api/transfers"');
    expect((await send({ url: '/remotes.json' })).json<RegisteredRemote[]>()).toEqual(registryIn(document));
  }
  // What is kept for use without a network has none of it either, and the other section is whole.
  const worker = (await soldier({ url: '/service-worker.js' })).body;
  expect(worker).not.toContain('/remotes/mfe-range/');
  expect(worker).toContain('/remotes/mfe-lanes/remoteEntry.');

  const { slots } = (await admin({ url: '/api/sections' })).json<SectionsDto>();
  expect(slots.find(({ slot }) => slot === 'dashboard.cards')?.filledBy).toEqual(['Lanes']);

  expect((await act(admin, { act: 'switch-off', reason: 'Again.' })).statusCode).toBe(409);
  expect((await act(admin, { act: 'switch-on' })).statusCode).toBe(200);
  expect(await documentFor(soldier)).toBe(before);
  expect((await act(admin, { act: 'switch-on' })).json()).toMatchObject({
    message: 'This section is on already.',
  });
  const events = await newestEvents(t, 'SECTION CHANGED');
  expect(events).toMatchObject([
    { act: 'switch-on', remote: 'mfe-range', section: 'Range' },
    { act: 'switch-off', reason: 'Wrong totals in the list.', hidden: false },
  ]);
});

test('FED-32 a section that is switched off hidden has no entry, and its address still says why', async () => {
  const admin = await t.signIn('admin');
  await act(admin, { act: 'switch-off', reason: 'Not yet.', hidden: true });
  const range = rangeIn(await documentFor(t.inject))!;
  expect(range.nav).toEqual([]);
  expect(range.routes.map((route) => route.path)).toEqual(['/range']);
  expect(range.off).toEqual({ reason: 'Not yet.' });
  await act(admin, { act: 'switch-on' });
});

test('FED-32 another process of the server follows at once', async () => {
  const admin = await t.signIn('admin');
  const { buildApp } = await import('../../src/app');
  const other = await buildApp({ config: t.app.config, database: t.database, clock: t.clock });
  await act(admin, { act: 'switch-off', reason: 'Not yet.' });
  expect(rangeIn((await other.inject('/range')).body)?.off).toEqual({ reason: 'Not yet.' });
  await act(admin, { act: 'switch-on' });
  expect(rangeIn((await other.inject('/range')).body)?.off).toBeUndefined();
  await other.close();
});

test('FED-32 a reason is required, and nothing changes without one', async () => {
  const admin = await t.signIn('admin');
  for (const reason of [undefined, '   ']) {
    const answer = await act(admin, { act: 'switch-off', ...(reason && { reason }) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { reason: 'Enter the reason.' } });
  }
  expect(rangeIn(await documentFor(t.inject))?.off).toBeUndefined();
});

test('FED-31 nobody but an Admin switches a section, and an API token does not either', async () => {
  const soldier = await t.signIn('soldier');
  const refused = await act(soldier, { act: 'switch-off', reason: 'Mine.' });
  expect(refused.statusCode).toBe(403);
  expect((await t.inject({ method: 'PATCH', url: '/api/sections/mfe-range', body: {} })).statusCode).toBe(
    401,
  );
  const admin = await t.signIn('admin');
  const { token } = (
    await admin({ method: 'POST', url: '/api/tokens', body: { name: 'script', scope: 'read-write' } })
  ).json<{ token: string }>();
  const byToken = await t.app.inject({
    method: 'PATCH',
    url: '/api/sections/mfe-range',
    headers: { authorization: `Bearer ${token}` },
    payload: { act: 'switch-off', reason: 'By a script.' },
  });
  expect(byToken.statusCode).toBe(403);
  expect(rangeIn(await documentFor(t.inject))?.off).toBeUndefined();
});

test('FED-32 REMOTES_OFF starts the server without a section, and only a new start brings it back', async () => {
  const off = await testApp({ webRoot, remotesOff: ['mfe-range'] });
  await addUser(off.database, { username: 'admin', role: 'Admin' });
  const admin = await off.signIn('admin');
  expect(rangeIn(await documentFor(admin))).toMatchObject({
    off: { reason: 'The server was started without it.' },
    slots: [],
  });
  const { sections } = (await admin({ url: '/api/sections' })).json<SectionsDto>();
  expect(sections.find(({ name }) => name === 'mfe-range')).toMatchObject({
    state: 'off',
    offAtStart: true,
    since: null,
  });
  const answer = await act(admin, { act: 'switch-on' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json<{ message: string }>().message).toContain('REMOTES_OFF');
});

test('FED-32 without a database the document follows the rules that were read last', async () => {
  const admin = await t.signIn('admin');
  await act(admin, { act: 'switch-off', reason: 'Not yet.' });
  await documentFor(t.inject);
  const broken = jest.spyOn(t.database.db, 'selectFrom').mockImplementation(() => {
    throw new Error('no connection');
  });
  const document = await documentFor(t.inject);
  broken.mockRestore();
  expect(rangeIn(document)?.off).toEqual({ reason: 'Not yet.' });
  await act(admin, { act: 'switch-on' });
});
